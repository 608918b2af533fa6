import { STUDY_VERBS } from '../../knowledge/reading/course-words.ts'
import { MONTH_NAMES } from '../../knowledge/reading/month-names.ts'
import { INSIDE_STUDIES, ONLY_BEFORE_SCHOOLS, SCHOOL_ARTICLES } from '../../knowledge/reading/small-words.ts'
import {
  AT_SCHOOL,
  BEFORE_KINDS,
  FIELD_VERBS,
  KIND_LAST_LANGUAGES,
  SCHOOL_ADJECTIVES,
  SLAVIC_ADJECTIVES,
  SLAVIC_LANGUAGES,
} from '../../knowledge/reading/told-study-words.ts'
import { isPlace } from '../contact/home/find-place.ts'
import type { Segment } from '../employment/words/segment.ts'
import type { Doc } from '../text/document.ts'
import { foldText } from '../text/fold-text.ts'
import { compilePhrases, isPhrase, isUnspaced, type Word } from '../text/phrase-set.ts'
import { isFaculty, isSchool, isSchoolWord, schoolPhraseAt } from './school-shape.ts'

const VERBS = compilePhrases(STUDY_VERBS)
/** Small words within the name of a school or a field. */
export const INNER = new Set(INSIDE_STUDIES.split('|'))
const BEFORE = new Set(BEFORE_KINDS.split('|'))
const LONGEST_SCHOOL = 9
const ENDINGS = new Set(FIELD_VERBS.split('|'))

/** Names of schools in a sentence: a kind of school with the capitals around it. */
export function schoolsIn(doc: Doc, words: Word[]): Segment[] {
  const found: Segment[] = []
  for (let at = 0; at < words.length; at++) {
    if (isUnspaced(words[at]!.key)) return []
    const kind = schoolPhraseAt(words, at) || (isSchoolWord([words[at]!]) ? 1 : 0)
    if (kind === 0) continue
    const from = expand(doc, words, { at, step: -1 })
    const until = expand(doc, words, { at: at + kind - 1, step: 1 })
    const own = withoutVerb(endsWithKind(doc, words.slice(from, until + 1)))
    if (own.length > kind && own.length <= LONGEST_SCHOOL && isSchool(doc, own))
      found.push({ start: own[0]!.start, end: own.at(-1)!.end, words: own, sign: 'at' })
    at = Math.max(at, until)
  }
  return found
}

/** "Okonchila Merrowskij institut": a verb in capitals opens the sentence, and no name. */
function withoutVerb(words: Word[]): Word[] {
  return words.length > 2 && isPhrase(words[0], VERBS) ? words.slice(1) : words
}

/** "Merrow Meslek Yüksekokulu Muhasebe bölümü": where the kind ends a name, what stands behind it is studied there. */
function endsWithKind({ resume }: Doc, words: Word[]): Word[] {
  if (!KIND_LAST.has(resume.language ?? '')) return words
  const last = words.findLastIndex((word) => isSchoolWord([word]) || isFaculty([word]))
  return last < 1 ? words : words.slice(0, last + 1)
}

const KIND_LAST = new Set(KIND_LAST_LANGUAGES.split('|'))

/** The last word, in a direction, of a run of capitals with small words inside and no sign between. */
function expand(doc: Doc, words: Word[], { at, step }: { at: number; step: 1 | -1 }): number {
  let last = at
  for (let i = at + step; i >= 0 && i < words.length; i += step) {
    const gap = step > 0 ? gapBefore(doc, words, i) : gapBefore(doc, words, i + 1)
    // "St. Mary's School"
    const before = words[step > 0 ? i - 1 : i]!
    const sign = before.key === 'st' ? gap.replace('.', '') : gap
    if (/[,;:()!?\n]|\.\s/.test(sign.replace('\n', ' ')) || /^\d/.test(words[i]!.key)) break
    if (isLarge(doc, words[i]!)) last = i
    else if (
      !(step > 0 ? INNER : BEFORE).has(words[i]!.key) &&
      !(step < 0 ? isAdjective(doc, words[i]!) : OF_KIND.test(words[i]!.key))
    )
      break
  }
  return step > 0 && last > at + 1 && ENDINGS.has(words[last + 1]?.key ?? '') ? last - 1 : last
}

/** "Merrow'skij gosudarstvennyj universitet": between the name and its kind stand adjectives written small. */
function isAdjective({ resume }: Doc, { key }: Word): boolean {
  return SLAVIC.has(resume.language ?? '') && ADJECTIVE.test(key)
}

const SLAVIC = new Set(SLAVIC_LANGUAGES.split('|'))
const OF_KIND = new RegExp(`^(?:${SCHOOL_ADJECTIVES})$`)
const ADJECTIVE = new RegExp(`(?:${SLAVIC_ADJECTIVES})$`)

export function gapBefore(doc: Doc, words: Word[], at: number): string {
  return at === 0 ? '' : doc.fold.slice(words[at - 1]!.end, words[at]!.start)
}

export function isLarge(doc: Doc, { start }: Word): boolean {
  const letter = doc.text[start]!
  return letter !== letter.toLowerCase()
}

/** "... technician at Fellac", "... no Senac": right behind the degree a name behind the small word for where, and no town. */
export function schoolBehind(doc: Doc, words: Word[], end: number): Segment | undefined {
  const at = words.findIndex(({ start }) => start >= end)
  if (at < 1 || !AT.has(words[at]!.key) || isLarge(doc, words[at]!)) return undefined
  const from = ARTICLES.has(words[at + 1]?.key ?? '') && !isLarge(doc, words[at + 1]!) ? at + 2 : at + 1
  const first = words[from]
  if (first === undefined || !isLarge(doc, first) || /[,.;:()]/.test(gapBefore(doc, words, from))) return undefined
  const own = words.slice(from, expand(doc, words, { at: from, step: 1 }) + 1)
  if (own.length > LONGEST_NAME || isPlace(doc, own) || own.some(isMonth)) return undefined
  return { start: first.start, end: own.at(-1)!.end, words: own, sign: 'at' }
}

const AT = new Set(`${ONLY_BEFORE_SCHOOLS}|${AT_SCHOOL}`.split('|'))
const ARTICLES = new Set(SCHOOL_ARTICLES.split('|'))
const LONGEST_NAME = 4
const MONTHS = new Set(foldText(Object.values(MONTH_NAMES).join(' ')).split(/[ /]/))

function isMonth({ key }: Word): boolean {
  return MONTHS.has(key)
}
