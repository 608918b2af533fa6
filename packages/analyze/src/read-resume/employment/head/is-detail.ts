import { IRREGULAR_PASTS } from '../../../knowledge/reading/told-words.ts'
import { DUTY_VERBS } from '../../../knowledge/reading/entry-labels.ts'
import { PAST_FORMS } from '../../../knowledge/reading/list-noise.ts'
import { closesRow, opensRow } from '../../dates/date-in-row.ts'
import { isPlace, isStateCode } from '../../contact/home/find-place.ts'
import type { DateRange } from '../../dates/find-ranges.ts'
import type { Doc, Row } from '../../text/document.ts'
import { COLON, DASH, holdsSign } from '../../text/holds-sign.ts'
import { isCapital, isSmall } from '../../text/letter-case.ts'
import { compilePhrases, isPhrase, type Word } from '../../text/phrase-set.ts'
import { isLengthOfPost } from '../words/before-contract.ts'
import { employerScore, endsWithLegalForm, KNOWN_EMPLOYER } from '../words/employer-shape.ts'
import { isRowOfNames } from '../words/long-name.ts'
import { isStoppedName } from '../words/stopped-name.ts'
import { mostLeftOut } from './split-head.ts'
import { tellsPresent } from './tells-present.ts'
import { KNOWN_TITLE, LEAST_TITLE, titleScore } from '../words/title-shape.ts'

const VERBS = compilePhrases(DUTY_VERBS)
const PAST_NAMES = compilePhrases(PAST_FORMS)
/** Words that nothing ends with. */
const LINKS = new Set('of|the|and|for|in|with|to|a|an|by|from|on|or|that|which'.split('|'))
/** A row of more words is no head of a post. */
export const LONGEST_HEAD = 16
/** The same where dashes part it. */
const LONGEST_PARTED = 24
/** Longer rows are no single name, and none of several. */
const LONGEST_NAMES = 13
/** Letters of legal forms that are written small: "s.r.o.", "gmbh". */
const LONGEST_SMALL_FORM = 4
/** Short forms that end with a full stop. */
const ABBREVIATED =
  /\b(?:inc|ltd|co|corp|llc|pvt|s\.a|gmbh|e\.v|jr|sr|mgr|asst|dept|univ|st|d\.c|u\.s|u\.k|tech|engr?)\.$/

/** Whether a row says what was done: no head of a post. `words`: how many count; `dated`: a date stands in it. */
export function isDetail(doc: Doc, row: Row, { words, dated }: { words: number; dated: boolean }): boolean {
  if (words > mostOf(doc, row)) return true
  const first = row.words[0]
  if (first === undefined) return true
  if (
    words <= 10 &&
    ((endsWithLegalForm(row.words) && !endsSmall(doc, row)) || isFirm(doc, row)) &&
    !tellsDeed(doc, row)
  )
    return false
  const lower = isSmall(doc.text[first.start]!)
  if (dated) return words > 12 && lower
  const stops = doc.fold[row.end - 1] === '.' && (words > 1 || first.key.length > 4) && !endsShort(doc, row)
  if (stops && !isStoppedName(doc, row)) return true
  if ((row.bullet && words > 7) || (lower && words > 5)) return true
  return (
    words >= 3 &&
    ((((isPhrase(first, VERBS) && !isHouse(row)) || isPastForm(doc, row) || tellsPast(doc, row)) &&
      !isTitled(doc, row)) ||
      tellsPresent(doc, row) ||
      (breaksOff(doc, row) && !opensWithTitle(doc, row)))
  )
}

/** "Served as the main adviser on ...": what was done, by its first word. */
export function opensWithVerb({ words }: Row): boolean {
  return isPhrase(words[0], VERBS)
}

/** "Wrote interfaces for 30 partners": a word that is no legal form, but what it is otherwise. */
function endsSmall(doc: Doc, { words }: Row): boolean {
  const { start, end } = words.at(-1)!
  return end - start > LONGEST_SMALL_FORM && isSmall(doc.text[start]!)
}

/** "Practice Concentration: securities and commodities": what something was, behind a word for it. */
export function isExplained(doc: Doc, { start, end, words }: Row): boolean {
  const until = Math.min(end, start + LONGEST_TERM)
  const colon = holdsSign(doc, { start, end: until }, COLON) ? doc.fold.slice(start, until).indexOf(': ') : -1
  if (colon < 0 || isSmall(doc.text[start]!) || !isSmall(doc.text[start + colon + 2]!)) return false
  const term = words.filter((word) => word.end <= start + colon)
  const told = words.slice(term.length)
  if (told.length < FEWEST_EXPLAINED || endsWithLegalForm(term) || employerScore(doc, term) >= KNOWN_EMPLOYER)
    return false
  // "Merrow: chargée de mission": languages that write titles small.
  return titleScore(told.slice(0, LONGEST_TITLE), []) < LEAST_TITLE && titleScore(told.slice(0, 3), []) < LEAST_TITLE
}

const LONGEST_TERM = 40
const FEWEST_EXPLAINED = 4
const LONGEST_TITLE = 9

/** Words of the longest head of a post; Vietnamese writes each syllable as one. */
function mostOf(doc: Doc, row: Row): number {
  return isParted(doc, row) || isRowOfNames(doc, row) || doc.resume.language === 'vi' ? LONGEST_PARTED : LONGEST_HEAD
}

/** "Ahmed Trading LLC, Dubai": a legal form ends what stands before the comma. */
function isFirm(doc: Doc, row: Row): boolean {
  const words = beforeComma(doc, row)
  return words.length > 1 && endsWithLegalForm(words)
}

/** The words up to the first comma; none where there is no comma. */
function beforeComma(doc: Doc, { words }: Row): Word[] {
  return words.slice(0, words.findIndex((word) => doc.fold[word.end] === ',') + 1)
}

/** "Senior Technician – Radiology – Merrow Hospital – Tarn, Quarnia": a row of three parts and more between dashes. */
function isParted(doc: Doc, { start, end, words, bullet }: Row): boolean {
  if (bullet || words.length > LONGEST_PARTED || doc.fold[end - 1] === '.') return false
  if (!holdsSign(doc, { start, end }, DASH)) return false
  const first = doc.fold.slice(start, end).indexOf(' - ')
  return first >= 0 && doc.fold.slice(start + first + DASHED, end).includes(' - ')
}

/** Letters of a dash between blanks. */
const DASHED = 3

/** "Building 262, Wright Field": where one worked, not what one did. */
function isHouse({ words }: Row): boolean {
  return words[0]!.key === 'building' && /^\d/.test(words[1]?.key ?? '')
}

/** "Lead Systems Engineer | Merrow Mills": a title in capitals up to the first sign, though its first word is a verb, too. */
function isTitled(doc: Doc, { words, bullet }: Row): boolean {
  if (bullet) return false
  const at = words.findIndex(
    ({ end }, index) => index < LONGEST_TITLE && !(doc.fold[end] === ' ' && words[index + 1]?.start === end + 1),
  )
  const title = words.slice(0, at + 1)
  return title.length > 1 && title.every(({ start }) => isCapital(doc, start)) && titleScore(title, []) >= KNOWN_TITLE
}

/** Whether a row is a detail however it is divided: most rows of a post are, and need not be divided to be told. */
export function isLongDetail(doc: Doc, row: Row): boolean {
  if (row.words.length <= LONGEST_NAMES) return false
  return isDetail(doc, row, { words: row.words.length - mostLeftOut(row.words), dated: false })
}

/** English verbs in the past tense that open no title, whose ending does not tell them. */
const PASTS = new Set(IRREGULAR_PASTS.split('|'))
const SHORTEST_TOLD = 4
/** Words of the shortest sentence that an adjective might open. */
const LEAST_SENTENCE = 4

/** A sentence with a date in it, after a bullet or opened by a verb: it says when something was done in the post. */
export function isTold(doc: Doc, row: Row, spans: DateRange[]): boolean {
  if (spans.length === 0) return false
  const sentence =
    (row.bullet &&
      doc.fold[row.end - 1] === '.' &&
      (row.words.length > LONGEST_HEAD / 2 || isInTwo(doc, row)) &&
      !isListedHead(doc, row, spans)) ||
    (PASTS.has(row.words[0]?.key ?? '') && row.words.length > SHORTEST_TOLD) ||
    isToldOnce(doc, row, spans) ||
    goesOnWith(doc, row)
  return sentence && !spans.some((range) => opensRow(row, range))
}

/** "- Lecturer, Department of Owls, Merrow University, 2016 - 2020.": a post in a list whose entries a full stop ends. */
function isListedHead(doc: Doc, row: Row, spans: DateRange[]): boolean {
  const isSpan = spans.length === 1 && !spans[0]!.single && closesRow(row, spans[0]!)
  return isSpan && row.words.length <= LONGEST_HEAD && !isInTwo(doc, row) && opensWithTitle(doc, row)
}

/** "and Development; chair for the subcommittee on studies 2010-2012;": a sentence that began in a row above. */
function goesOnWith(doc: Doc, row: Row): boolean {
  return !row.bullet && LINKS.has(row.words[0]?.key ?? '') && isSmall(doc.text[row.start]!) && isInTwo(doc, row)
}

/** "All garages, all shifts; relief controller from 2013." */
function isInTwo({ fold }: Doc, { start, end }: Row): boolean {
  return fold.slice(start, end).includes('; ')
}

/** "28 bed ward turned into a fever ward in March 2020": when something happened. */
function isToldOnce(doc: Doc, row: Row, [date, ...others]: DateRange[]): boolean {
  if (date === undefined || others.length > 0 || !date.single || row.words.length <= LEAST_HAPPENED) return false
  if (!closesRow(row, date) || !HAPPENED.test(doc.fold.slice(Math.max(row.start, date.start - 8), date.start)))
    return false
  // "Summer Intern at Merrow Systems in 2014"
  const until = row.words.findIndex(({ key, end }) => key === 'at' || key === 'with' || doc.fold[end] === ',')
  const opening = row.words.slice(0, until < 0 ? undefined : until + (row.words[until]!.key === 'at' ? 0 : 1))
  return titleScore(opening, []) < LEAST_TITLE
}

const LEAST_HAPPENED = 5
const HAPPENED = /\s(?:in|by|during|on|around|before|after)\s$/

/** "Inc.", "Robbers V.O.F.", "Робков А. С.", "Mich.", "3 г. 1 мес.": a short form or a letter, behind which a full stop ends no sentence. */
function endsShort(doc: Doc, { start, end, words }: Row): boolean {
  if (isStateCode(doc, words.slice(-1)) || isLengthOfPost(words)) return true
  const tail = doc.fold.slice(Math.max(start, end - 8), end)
  return ABBREVIATED.test(tail) || /[\s.]\p{L}\.$/u.test(tail)
}

/** "Managed accounts for Merrow Group": a verb and small letters open a sentence, though a firm's name ends it. */
function tellsDeed(doc: Doc, row: Row): boolean {
  const { words } = row
  if (words.length < LEAST_SENTENCE || !isSmall(doc.text[words[1]!.start]!) || LINKS.has(words[1]!.key)) return false
  return isPastForm(doc, row)
}

/** "Sponsored the creative writing club": an English verb in the past tense opens a sentence. */
function isPastForm(doc: Doc, { words }: Row): boolean {
  const { key, start, end } = words[0]!
  // "Medvěd Logistik": letters with marks are no English.
  if ((doc.resume.language ?? 'en') !== 'en' || !/^[a-z]{3,14}ed$/.test(key)) return false
  if (!/^[A-Za-z]+$/.test(doc.text.slice(start, end)) || isPlacedName(doc, words)) return false
  if (!PAST_NAMES.keys.has(key)) return true
  // "Automated regression tests with Selenium", but "Registered nurse in a surgery"
  const isSentence = words.length >= LEAST_SENTENCE && isSmall(doc.text[words[1]!.start]!)
  return isSentence && titleScore(words, []) < 0.5
}

/** "Halsted Fresh Market, Tarn, IL": a name, and where it is. */
function isPlacedName(doc: Doc, words: Word[]): boolean {
  const comma = words.findIndex(({ end }) => doc.fold[end] === ',')
  if (comma < 1 || words.length - comma > LONGEST_PLACE + 1) return false
  return words.slice(0, comma + 1).every(({ start }) => isCapital(doc, start)) && isPlace(doc, words.slice(comma + 1))
}

const LONGEST_PLACE = 4

/** "Housekeeper and cook, live in": whatever ends it. */
function opensWithTitle(doc: Doc, row: Row): boolean {
  const words = beforeComma(doc, row)
  return words.length > 0 && titleScore(words, []) >= KNOWN_TITLE
}

/** "Ran 70 trials of resins", "Sat on the safety group": the same of verbs whose ending does not tell it; a name goes on with a capital. */
function tellsPast(doc: Doc, { words }: Row): boolean {
  if ((doc.resume.language ?? 'en') !== 'en' || !PASTS.has(words[0]!.key)) return false
  return !isCapital(doc, words[1]!.start) && titleScore(words, []) < LEAST_TITLE
}

/** A row that ends with a preposition or article is text that goes on in the next. */
function breaksOff(doc: Doc, row: Row): boolean {
  const last = row.words.at(-1)!
  return LINKS.has(last.key) && last.end === row.end && doc.text.slice(last.start, last.end) === last.key
}
