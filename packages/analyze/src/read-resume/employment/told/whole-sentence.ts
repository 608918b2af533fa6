import type { Span } from '@evenhand/model'
import { matchTerms } from '../../../knowledge/match-terms.ts'
import { SENTENCE_LINKS } from '../../../knowledge/reading/told-words.ts'
import { isPlace } from '../../contact/home/find-place.ts'
import { closesRow } from '../../dates/date-in-row.ts'
import type { DateRange } from '../../dates/find-ranges.ts'
import type { Doc, Row } from '../../text/document.ts'
import { isCapital, isSmall } from '../../text/letter-case.ts'
import { isLegalForm } from '../words/employer-shape.ts'
import type { Word } from '../../text/phrase-set.ts'
import { KNOWN_TITLE, titleScore } from '../words/title-shape.ts'
import { praiseBefore } from './praised-firm.ts'

const ARTICLES = new Set(SENTENCE_LINKS.articles.split('|'))
const HOUSES = new Set(SENTENCE_LINKS.houses.split('|'))
const SUBJECTS = new Set(SENTENCE_LINKS.subjects.split('|'))
const UNTIL = new Set(SENTENCE_LINKS.until.split('|'))
const LONGEST_TITLE = 7
const LONGEST_NAME = 8
/** With what may be said of the firm. */
const LONGEST_TOLD = 20

/**
 * Title and employer of a sentence that tells nothing but a post and its time, whatever their words are: "Working as Web
 * Designing in Merrow Labs from May 2014 to June 2016", "Worked with Merrow Labs as QA ...". `from`: where the verb that opens it ends.
 */
export function wholeSentence(
  doc: Doc,
  row: Row,
  { from, range }: { from: number; range: DateRange },
): { title: Span; employer: Span } | undefined {
  if (range.single || !closesRow(row, range)) return undefined
  const told = row.words.filter(({ start, end }) => start >= from && end <= range.start)
  while (UNTIL.has(told.at(-1)?.key ?? '')) told.pop()
  const link = told[0]?.key
  if (link === undefined || told.length > LONGEST_TOLD) return undefined
  if (link !== 'as') {
    const at = told.findIndex(({ key }) => key === 'as')
    return at < 2 ? undefined : named(doc, { title: told.slice(at + 1), employer: told.slice(1, at) })
  }
  const at = divideAt(told)
  if (at < 0) return undefined
  const employer = told.slice(at + 1)
  const isSubject = SUBJECTS.has(told[at]!.key) && isTerm(doc, employer)
  return isSubject ? undefined : named(doc, { title: told.slice(1, at), employer })
}

/** Where the employer begins: behind "at" or "with"; behind "in" or "for" that follows a title, or the last of them. */
function divideAt(told: Word[]): number {
  const sure = told.findIndex(({ key }, at) => at > 1 && HOUSES.has(key))
  if (sure > 0) return sure
  const isLink = ({ key }: Word, at: number) => at > 1 && SUBJECTS.has(key)
  const titled = told.findIndex((word, at) => isLink(word, at) && titleScore(told.slice(1, at), []) >= KNOWN_TITLE)
  return titled > 0 ? titled : told.findLastIndex(isLink)
}

function named(doc: Doc, post: { title: Word[]; employer: Word[] }): { title: Span; employer: Span } | undefined {
  const title = withoutArticle(doc, post.title)
  const name = post.employer.slice(praiseBefore(doc, post.employer, 0))
  const employer = untilSign(doc, withoutArticle(doc, name))
  if (title.length === 0 || title.length > LONGEST_TITLE || employer.length === 0) return undefined
  if (employer.length > LONGEST_NAME || untilSign(doc, title).length < title.length) return undefined
  if (!isCapital(doc, title[0]!.start) || !isCapital(doc, employer[0]!.start) || isPlace(doc, employer))
    return undefined
  return { title: spanOf(title), employer: spanOf(employer) }
}

/** "The Merrow Courier": a capital makes it a part of the name. */
function withoutArticle(doc: Doc, words: Word[]): Word[] {
  const [first] = words
  return first !== undefined && ARTICLES.has(first.key) && isSmall(doc.text[first.start]!) ? words.slice(1) : words
}

/** The words up to a comma or bracket; "(P)" before a legal form is one of the name. */
function untilSign(doc: Doc, words: Word[]): Word[] {
  const stop = words.findIndex(({ end }, at) => {
    const next = words[at + 1]
    if (next === undefined) return false
    const sign = doc.fold.slice(end, next.start)
    if (sign === ' (' || sign === ') ') return !words.slice(at + 1).some((word) => isLegalForm([word]))
    const isShort = words[at]!.end - words[at]!.start <= LONGEST_SHORT
    return (/[,;:()]/.test(sign) || (/\.\s/.test(sign) && !isShort)) && !isLegalForm([next])
  })
  return stop < 0 ? words : words.slice(0, stop + 1)
}

/** Letters of "St." and "Pvt.", which a full stop does not end. */
const LONGEST_SHORT = 3

/** "Developer in SAP ABAP": what somebody works with. */
function isTerm(doc: Doc, words: Word[]): boolean {
  const { start, end } = spanOf(words)
  return matchTerms(doc.text.slice(start, end)).some((match) => match.start === 0 && match.end >= end - start)
}

function spanOf(words: Word[]): Span {
  return { start: words[0]!.start, end: words.at(-1)!.end }
}
