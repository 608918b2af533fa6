import type { Field, Phone } from '@evenhand/model'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { OPENING_WITH_ZERO } from '../../../knowledge/reading/phone-places.ts'
import { PHONE_LABELS } from '../../../knowledge/reading/phone-words.ts'
import { type Doc, type Row, valueOf } from '../../text/document.ts'
import type { Part } from '../../sections/find-sections.ts'
import { DIGIT } from '../../text/fold-text.ts'
import { homeCountries } from './home-country.ts'
import { isCalledPhone, isNoPhone } from './no-phone.ts'
import { isOthersNumber } from './others-number.ts'
import { type Evidence, hasCountryCode, isOfPlan, readAbroad, readAtHome } from './read-number.ts'
import { remember } from './remember.ts'
import { repeatsHead } from '../repeats-head.ts'

const SIGNS = '\t\n ().-/+\u00a0\u2010\u2011\u2012\u2013[]'
const MOST_PHONES = 4
/** Rows with digits that are looked into, and numbers of one row. */
const MOST_TRIES = 300
const MOST_IN_ROW = 12
/** A row of so few words below a number may hold another. */
const SHORT = 5
const LEAST_DIGITS = 7
/** Letters of a label before a name: "Contact: ". */
const LONGEST_LABEL = 12
const [PLUS, ZERO, NINE] = [43, 48, 57]

/**
 * The candidate's telephone numbers: not a referee's, not dates or other numbers. One that a country's plan or a word for a
 * telephone shows to be one comes before a run of digits. `name`: its words tell no country.
 */
export function findPhones(doc: Doc, parts: Part[], name: Field | undefined): Phone[] {
  const evidence = remember(homeCountries(doc, parts, name))
  const isSure = ({ e164, spans }: Phone) => e164 !== undefined || isCalledPhone(doc.fold, spans[0]!.start)
  const isOwn = (row: Row) => repeatsHead(doc, row) || (name !== undefined && opensWith(row, name))
  const found = phonesIn(doc, parts, { evidence, isOwn })
  return [...found.filter(isSure), ...found.filter((phone) => !isSure(phone))]
}

/** Whether a row opens with the candidate's name: below the referees, too, its number is theirs. */
function opensWith({ start, end }: Row, name: Field): boolean {
  return name.spans.some((span) => span.start >= start && span.end < end && span.start - start <= LONGEST_LABEL)
}

/** `isOwn`: whether a row below the referees tells of the candidate. */
type Search = { evidence: Iterable<Evidence>; isOwn: (row: Row) => boolean }

function phonesIn(doc: Doc, parts: Part[], { evidence, isOwn }: Search): Phone[] {
  const found: Phone[] = []
  const seen = new Set<string>()
  let tries = MOST_TRIES
  // The line of the number found last: another may stand below it.
  let last = -Infinity
  let until = 0
  for (const part of parts) {
    const referees = part.kind === 'references'
    const posts = part.kind === 'employment' || part.kind === 'publications'
    const rows = part.heading === undefined ? part.rows : [part.heading, ...part.rows]
    for (const row of rows) {
      if (found.length >= MOST_PHONES || tries <= 0) return found
      if (!mayHoldNumber(doc, row)) continue
      // Of a list of posts only a row with an e-mail address, as in a footer, may hold the candidate's number.
      if (posts && !doc.fold.slice(row.start, Math.min(row.end, row.start + 300)).includes('@')) continue
      if (referees && !isOwn(row)) continue
      // Beyond the head of the resume a number needs a label to be a telephone's.
      const text = doc.fold.slice(row.start, Math.min(row.end, row.start + 200))
      const labelled = () => PHONE_LABEL.test(text)
      const reach = part.kind === 'contact' || part.kind === 'personal' || text.includes('@')
      const near = row.index - last <= 1 && row.words.length <= SHORT
      if (!reach && !near && found.length > 0 && !labelled()) continue
      tries--
      const phones = phonesOfRow(doc, row, { evidence, labelled, reach })
      if (phones.length > 0) last = row.index
      for (const phone of phones) {
        // The rest of a number that began in the row above.
        if (phone.spans[0]!.start < until) continue
        until = phone.spans[0]!.end
        const key = phone.e164 ?? phone.value.replaceAll(/\D/g, '')
        if (!seen.has(key)) found.push(phone)
        seen.add(key)
      }
    }
  }
  return found
}

const PHONE_LABEL = new RegExp(PHONE_LABELS, 'u')

/** Whether a row holds as many digits as a telephone number, or the code of a country, whose number may stand below. */
function mayHoldNumber({ codes }: Doc, { start, end }: Row): boolean {
  let digits = 0
  for (let at = start; at < end; at++) {
    const code = codes[at]!
    // Letters are told first: most are.
    if (code <= NINE && (code >= ZERO ? ++digits === LEAST_DIGITS : code === PLUS)) return true
  }
  return false
}

/**
 * `evidence` and `labelled` are asked for when a row holds something like a number. `reach`: the row tells how to reach the
 * candidate, so that numbers of no known country count.
 */
type RowHints = { evidence: Iterable<Evidence>; labelled: () => boolean; reach: boolean }

function phonesOfRow(doc: Doc, row: Row, hints: RowHints): Phone[] {
  const phones: Phone[] = []
  let at = row.start
  let tries = MOST_IN_ROW
  while (at < row.end && tries > 0) {
    const code = doc.codes[at]!
    const opens = code === PLUS || code === 40 || (code >= 48 && code <= 57)
    if (!opens) {
      at++
      continue
    }
    if (isInsideWord(doc, at) && !opensWithArea(doc, at)) {
      do at++
      while (at < row.end && (doc.kinds[at]! >= DIGIT || '-._/'.includes(doc.fold[at]!)))
      continue
    }
    const end = numberEnd(doc.fold, at, limitOf(doc, row, at))
    if (end - at >= LEAST_DIGITS) tries--
    const whole = end - at < LEAST_DIGITS ? undefined : phoneFrom(doc, [at, end], hints)
    const phone = whole?.e164 === undefined ? (behindArea(doc, [at, end], hints) ?? whole) : whole
    if (phone !== undefined && !isOthersNumber(doc, row, at)) phones.push(phone)
    // A postal code before the number, with a blank alone between them.
    const behind = phone === undefined && hints.reach ? at + doc.fold.slice(at, end).indexOf(' ') + 1 : at
    at = Math.max(behind > at && behind < end ? behind : end, at + 1)
  }
  return phones
}

/** "(+39)" or "(+351) 910" at the end of a row: the number goes on in the next. */
function limitOf(doc: Doc, { end }: Row, at: number): number {
  if (end - at > LONGEST_BEGUN || !/^\(?\+\d{1,3}\)?(?:[ ().-]{0,2}\d){0,5}$/.test(doc.fold.slice(at, end))) return end
  const next = doc.rows.find(({ start }) => start > end)
  return next !== undefined && (end - at <= LONGEST_CODE || doc.kinds[next.start] === DIGIT) ? next.end : end
}

function isInsideWord({ codes }: Doc, at: number): boolean {
  const before = at > 0 ? codes[at - 1]! : 0
  return (before >= 97 && before <= 122) || before === 47 || before === 64 || before === 95 || before === 61
}

/** "ada@merrow.edu(802) 555-0136": a number that a copy has glued to what stands before it. */
function opensWithArea({ fold }: Doc, at: number): boolean {
  return fold[at] === '(' && AREA_FIRST.test(fold.slice(at, at + LONGEST_NUMBER))
}

const LONGEST_NUMBER = 30
/** A country's code in brackets. */
const LONGEST_CODE = 6
/** The same with the first digits of its number. */
const LONGEST_BEGUN = 14

/** A second number behind a blank. */
const ANOTHER = /^ \(?0(?:[ ()./-]{0,2}\d){8}/u

/** A number of North America that opens with its area in brackets. */
const AREA_FIRST = /^\([2-9]\d{2}\) ?\d{3}[-. ]\d{4}(?!\d)/u

/** End of a run of digits and telephone signs; two numbers side by side are told apart by a wide gap or slash. */
function numberEnd(fold: string, start: number, limit: number): number {
  let at = start
  let last = start
  let digits = 0
  while (at < limit && at - start < LONGEST_NUMBER) {
    const code = fold.charCodeAt(at)
    if (code >= 48 && code <= 57) {
      digits++
      last = at + 1
    } else if (!SIGNS.includes(fold[at]!)) break
    else if (
      digits >= 7 &&
      (fold[at] === '/' || fold[at] === '+' || fold.startsWith('  ', at) || fold.startsWith(' - ', at))
    )
      break
    // The code of a country, and the number at the next stop.
    else if (fold[at] === '\t' && (digits === 0 || digits > 3 || !'(+'.includes(fold[start]!))) break
    // A whole number, and another that opens with its own nought.
    else if (
      digits >= 9 &&
      fold[at] === ' ' &&
      fold[start] === '0' &&
      ANOTHER.test(fold.slice(at, at + LONGEST_NUMBER))
    )
      break
    // A postal code, and then a number that opens with its area in brackets.
    else if (digits >= 4 && fold.startsWith(' (', at)) break
    // The same where a converter has left no blank: "12180(802) 555-0136".
    else if (digits === 5 && fold[at] === '(' && AREA_FIRST.test(fold.slice(at, at + LONGEST_NUMBER))) break
    at++
  }
  return last
}

/** "(59) 06 39 98 52 03": the number behind that of a department or a postal code. */
function behindArea(doc: Doc, [start, end]: [number, number], hints: RowHints): Phone | undefined {
  const before = BEFORE_NUMBER.exec(doc.fold.slice(start, end))?.[0].length
  return before === undefined ? undefined : phoneFrom(doc, [start + before, end], hints)
}

/** A number that opens with a nought, whole by itself, behind one that does not. */
const BEFORE_NUMBER = /^(?:\([1-9]\d{1,4}\)|[1-9]\d{1,4})\s(?=\(?0(?:[ ()./-]{0,2}\d){9,10}$)/u

function phoneFrom(doc: Doc, [start, end]: [number, number], hints: RowHints): Phone | undefined {
  const { evidence, labelled, reach } = hints
  // A number may go on in the next row.
  const written = doc.fold.slice(start, end).replaceAll(/\s+/g, ' ')
  const digits = written.replaceAll(/\D/g, '').length
  if (digits < LEAST_DIGITS || digits > 15 || isNoPhone(doc, start, end)) return undefined
  const value = valueOf(doc, start, end)
  const abroad = hasCountryCode(written)
  const parsed = abroad ? readAbroad(written) : readAtHome(written, evidence, doc.resume.language === 'en')
  const span = { start, end }
  if (parsed !== undefined && isOfPlan(parsed)) return { value, spans: [span], confidence: 0.95, e164: parsed.number }
  const shaped =
    labelled() ||
    (reach && (isGrouped(value) || /^0\d{9,10}$/.test(value))) ||
    abroad ||
    /^\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}$/.test(value)
  if (!shaped) return elsewhere(doc, [start, end])
  if (parsed?.isPossible()) return { value, spans: [span], confidence: 0.8, e164: parsed.number }
  return { value, spans: [span], confidence: 0.6 }
}

/** "300 555 0171": groups of digits as telephone numbers are written, and no years, codes or accounts. */
function isGrouped(value: string): boolean {
  const groups = value.split(/[ ()./-]{1,4}/).filter((group) => group !== '')
  const digits = groups.join('').length
  if (digits < 8 || digits > 13 || groups.length < 2 || groups.length > 6) return false
  return groups.every((group) => group.length <= 8) && !/(?:^|\D)(?:19|20)\d{2}\s?[-/.]/.test(value)
}

/** A number with a leading zero, grouped as telephone numbers are, that is valid in a country: without E.164. */
function elsewhere(doc: Doc, [start, end]: [number, number]): Phone | undefined {
  const written = doc.fold.slice(start, end)
  if (!/^\(?0\d/.test(written) || !/\d[ .)-]+\d/.test(written)) return undefined
  const valid = OPENING_WITH_ZERO.some((country) => parsePhoneNumberFromString(written, country)?.isValid())
  return valid ? { value: valueOf(doc, start, end), spans: [{ start, end }], confidence: 0.7 } : undefined
}
