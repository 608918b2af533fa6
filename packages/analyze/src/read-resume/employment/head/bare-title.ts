import { DUTY_VERBS } from '../../../knowledge/reading/entry-labels.ts'
import { OWN_WORK_TITLES } from '../../../knowledge/reading/own-work-words.ts'
import { BEFORE_TITLES, TITLE_ARTICLES } from '../../../knowledge/reading/small-words.ts'
import { LEARNER_WORDS } from '../../../knowledge/reading/title-words.ts'
import type { TermMatch } from '../../../knowledge/match-terms.ts'
import type { Doc } from '../../text/document.ts'
import { isCapital } from '../../text/letter-case.ts'
import { compilePhrases, hasPhrase, isPhrase, phraseKeys } from '../../text/phrase-set.ts'
import { employerScore, KNOWN_EMPLOYER } from '../words/employer-shape.ts'
import { partOf } from '../words/part-of.ts'
import type { Segment } from '../words/segment.ts'
import { timeAt } from '../words/time-before-title.ts'
import { KNOWN_TITLE, titleScore, WHOLE_TITLE } from '../words/title-shape.ts'

const AS = compilePhrases(BEFORE_TITLES)
const LEARNERS = compilePhrases(LEARNER_WORDS)
const VERBS = compilePhrases(DUTY_VERBS)
const ARTICLES = compilePhrases(TITLE_ARTICLES)
const AS_BEHIND = new Set(phraseKeys(OWN_WORK_TITLES.asBehind))
/** "Have also worked there as a": so many words stand before the title at most. */
const LONGEST_LEAD = 6

/** "Worked as a Support Engineer", "A founding member": the title without the words that lead up to it. */
export function bareTitle(doc: Doc, told: Segment, titles: TermMatch[]): Segment {
  const segment = withoutAsBehind(doc, withoutTime(doc, told, titles))
  const { words } = segment
  const as = words.findIndex((word, at) => at < LONGEST_LEAD && isPhrase(word, AS) && isSmall(doc, word.start, at))
  // "Lehre als Koch": what one learns belongs to the title.
  if (as > 0 && hasPhrase(words.slice(0, as), LEARNERS)) return segment
  const article = words[as + 1]
  // "A/C Mechanic": a letter before a stroke is no article.
  const isArticle = article !== undefined && isPhrase(article, ARTICLES) && doc.fold[article.end] !== '/'
  const from = as + 1 + (isArticle ? 1 : 0)
  const first = words[from]
  // "Clerk, The Merrow Courier": an article within a row belongs to a name.
  if (as < 0 && segment.sign !== '') return segment
  // "The Merrow Courier" as a whole row: a title that the knowledge does not have is a newspaper's name.
  if (as < 0 && words[0]?.key === 'the' && titleScore(words.slice(from), titles) < WHOLE_TITLE) return segment
  if (from === 0 || first === undefined || titleScore(words.slice(from), titles) < KNOWN_TITLE) return segment
  return { ...segment, start: first.start, words: words.slice(from) }
}

/** "kasiyer olarak çalıştım": what Turkish has behind a title. */
function withoutAsBehind(doc: Doc, segment: Segment): Segment {
  if (doc.resume.language !== 'tr') return segment
  const as = segment.words.findIndex(({ key }) => AS_BEHIND.has(key))
  return as < 1 ? segment : partOf(doc, segment, segment.words.slice(0, as))
}

/**
 * "Previously Shift Leader", "Before that Machine Operator": the title at the start of its row without when it was held; several words
 * for that stand before a firm, too.
 */
function withoutTime(doc: Doc, segment: Segment, titles: TermMatch[]): Segment {
  const { words, sign } = segment
  if (sign !== '' && sign !== 'date') return segment
  const length = timeAt(words, 0)
  const name = words.slice(length)
  const [first] = name
  if (length === 0 || first === undefined) return segment
  const isName = length > 1 && isCapital(doc, first.start)
  return isName || titleScore(name, titles) >= KNOWN_TITLE ? { ...segment, start: first.start, words: name } : segment
}

/** "Merrow Foods as Sales Clerk": the organisation before the word behind which its title stands, and this. */
export function splitAtAs(doc: Doc, segment: Segment, titles: TermMatch[]): Segment[] {
  const { words } = segment
  const as = words.findIndex(
    (word, at) => at > 0 && at <= LONGEST_LEAD && word.key === 'as' && isSmall(doc, word.start, at),
  )
  if (as < 1 || !isCapital(doc, words[0]!.start)) return [segment]
  const [name, title] = [words.slice(0, as), words.slice(as + 1)]
  if (titleScore(title, titles) < KNOWN_TITLE) return [segment]
  if (employerScore(doc, name) < KNOWN_EMPLOYER || isPhrase(name[0], VERBS)) return [segment]
  return [partOf(doc, segment, name), { ...partOf(doc, segment, title), sign: 'at' }]
}

/** "AS Roma" is a name: beyond the row's first word, "as" is written small. */
function isSmall(doc: Doc, start: number, at: number): boolean {
  return at === 0 || doc.text[start] === doc.fold[start]
}
