import { SIGN_FORMS, PRACTICE_LETTERS } from '../../../knowledge/reading/employer-words.ts'
import { DITTO_WORDS } from '../../../knowledge/reading/entry-labels.ts'
import { isPlace, isStateCode } from '../../contact/home/find-place.ts'
import type { Doc } from '../../text/document.ts'
import { opensSmall } from '../../text/letter-case.ts'
import { compilePhrases, hasPhrase, type Word, wordsIn } from '../../text/phrase-set.ts'
import {
  employerScore,
  endsWithLegalForm,
  isCorporation,
  isLegalForm,
  KNOWN_EMPLOYER,
} from '../words/employer-shape.ts'
import { isTroopOf } from '../words/is-troop.ts'
import { partOf } from '../words/part-of.ts'
import { joinPartners } from '../words/partners.ts'
import type { Segment } from '../words/segment.ts'
import { isKnownTown } from '../words/town-shape.ts'
import { townAt } from './split-at-town.ts'
import { KNOWN_TITLE, titleScore } from '../words/title-shape.ts'

const DITTOS = compilePhrases(DITTO_WORDS)
/** "(주)", "(株)" before or behind a company's name. */
const ASIAN_FORMS = new Set(SIGN_FORMS.split('|'))
/** Forms that Chinese and Japanese firms end with. */
const GLUED_FORM = /^(?:股份|股分)?(?:有限)?(?:责任|責任)?(?:公司|会社|會社)/
/** Words behind a name's bracket, with the legal form that ends them. */
const LONGEST_CLOSE = 3
/** "... จำกัด (มหาชน)": a Thai public company. */
const THAI_PUBLIC = 'มหาชน'

/** A legal form in a bracket, which opens a firm's name. */
export function opensFirm({ key }: Word): boolean {
  return ASIAN_FORMS.has(key)
}

/** Joins the parts of a row of which legal forms, and what else belongs to a firm's name, are one with that name. */
export function mergeLegalForms(doc: Doc, parts: Segment[]): Segment[] {
  if (parts.length < 2) return parts
  const segments = joinPartners(doc, parts)
  const merged: Segment[] = []
  const isOpen = segments.some((part) => opensWithStop(doc, part))
  for (const segment of isOpen ? segments.flatMap((part) => partOpeningForm(doc, part)) : segments) {
    const previous = merged.at(-1)
    if (previous !== undefined && previous.words.length === 1 && ASIAN_FORMS.has(previous.words[0]!.key)) {
      previous.start = doc.fold[previous.start - 1] === '(' ? previous.start - 1 : previous.start
    } else if (previous === undefined || !goesWith(doc, merged, segment)) {
      merged.push(segment)
      continue
    }
    previous.end = segment.sign === 'bracket' && doc.fold[segment.end] === ')' ? segment.end + 1 : segment.end
    previous.words = [...previous.words, ...segment.words]
  }
  return merged
}

/** "Inc. Senior Clerk": whether the first of several words behind a comma ends with a full stop. */
function opensWithStop({ codes }: Doc, { sign, words }: Segment): boolean {
  return sign === 'comma' && words.length > 1 && codes[words[0]!.end] === STOP
}

/** "Merrow House, Inc. Senior Clerk": a post behind the legal form that belongs to the name before the comma. */
function partOpeningForm(doc: Doc, segment: Segment): Segment[] {
  const form = segment.words[0]!
  if (!opensWithStop(doc, segment) || !isLegalForm([form])) return [segment]
  const rest = segment.words.slice(1)
  if (titleScore(rest, []) < KNOWN_TITLE) return [segment]
  return [partOf(doc, segment, [form]), { ...partOf(doc, segment, rest), sign: 'tab' }]
}

/** Whether a part belongs to the name before it. */
function goesWith(doc: Doc, before: Segment[], segment: Segment): boolean {
  const previous = before.at(-1)!
  if (segment.sign === 'comma')
    return (
      (isLegalForm(segment.words) && !isColorado(doc, before, segment)) ||
      isLetters(doc, segment) ||
      doc.fold[segment.start] === '&' ||
      isPartners(doc, previous, segment) ||
      isListed(doc, previous, segment) ||
      isKindOfFirm(doc, previous, segment) ||
      isTroopOf(previous.words, segment.words)
    )
  if (segment.sign === 'tab' && segment.start - previous.end === 1 && isCorporation(previous.words[0]!))
    return employerScore(doc, segment.words) >= KNOWN_EMPLOYER
  return closesForm(doc, previous, segment) || (isSize(doc, segment) && endsWithLegalForm(previous.words))
}

/** "Denver, CO", "Cook, Merrow Grill, Tarnfell, NV": a state, and no company. */
function isColorado(doc: Doc, before: Segment[], { words }: Segment): boolean {
  if (!isStateCode(doc, words) || doc.codes[words[0]!.end] === STOP) return false
  const [town, name, first] = [before.at(-1)!, before.at(-2), before.at(-3)]
  if (townAt(doc, town) > 0 || isKnownTown(doc, town.words)) return true
  if (town.sign !== 'comma' || name === undefined || isLegalForm(town.words)) return false
  return (name.sign === 'comma' && first !== undefined) || employerScore(doc, name.words) >= KNOWN_EMPLOYER
}

const STOP = 46

/** "Merrow Associates, PC", "Dr. Merrow, DMD": letters behind a comma that no state goes by. */
function isLetters(doc: Doc, { start, end }: Segment): boolean {
  return LETTERS.has(doc.text.slice(start, end))
}

const LETTERS = new Set(PRACTICE_LETTERS.split('|'))

/** Two names that "&" joins, and what kind of firm theirs is. */
const PARTNERS = /^\p{Lu}[\p{L}'\u2019-]{1,30} & \p{Lu}[\p{L}'\u2019 -]{1,60}$/u
const LONGEST_PARTNERS = 6

/** "Merrow, Quarn & Tolle LLP": a name before the comma that is neither a town nor a post. */
function isPartners(doc: Doc, { start, end, words }: Segment, segment: Segment): boolean {
  if (words.length !== 1 || segment.words.length > LONGEST_PARTNERS) return false
  if (!/^\p{Lu}[\p{L}'\u2019-]*$/u.test(doc.text.slice(start, end))) return false
  if (!PARTNERS.test(doc.text.slice(segment.start, segment.end))) return false
  return !isPlace(doc, words) && titleScore(words, []) === 0 && titleScore(segment.words, []) === 0
}

/** "Department of Mines, Water and Roads": what a department is of, behind the comma. */
function isListed(doc: Doc, { words: [unit, link] }: Segment, { words }: Segment): boolean {
  if (link?.key !== 'of' || !OF_STATE.has(unit!.key)) return false
  const at = words.findIndex(({ key, start, end }) => key === 'and' || doc.fold.slice(start, end) === '&')
  return (
    at > 0 &&
    at < words.length - 1 &&
    words.length <= LONGEST_LISTED &&
    !opensSmall(doc, words) &&
    titleScore(words, []) < KNOWN_TITLE
  )
}

/** What is of several things. */
const OF_STATE = new Set(['department', 'ministry', 'office', 'bureau', 'dept', 'secretariat', 'faculty'])
const LONGEST_LISTED = 6

const LONGEST_KIND = 5

/** "Merrow & partneři, advokátní kancelář s.r.o.": in small letters, and ended by the firm's legal form. */
function isKindOfFirm(doc: Doc, previous: Segment, { words }: Segment): boolean {
  if (words.length < 2 || words.length > LONGEST_KIND || !opensSmall(doc, words)) return false
  return endsWithLegalForm(words) && !hasPhrase(words, DITTOS) && titleScore(previous.words, []) === 0
}

/** "(Pvt.) Limited", "(India) Ltd.", "B. Merrow (Plumbers) Wye Ltd": the bracket within a name, and what ends it with a legal form. */
function closesForm(doc: Doc, previous: Segment, segment: Segment): boolean {
  const { sign, start, words } = segment
  if (sign !== 'bracket' || start - previous.end > 4 || words.length > 4) return false
  if (doc.fold.slice(previous.end - 1, start).includes(')')) return closesName(doc, words)
  if (isFormBehind(doc, previous, segment)) return true
  // The name's bracket: taken in for the form behind it.
  const close = doc.fold.indexOf(')', words.at(-1)!.end)
  if (close < 0 || close - words.at(-1)!.end > 1) return false
  if (GLUED_FORM.test(doc.fold.slice(close + 1, close + 9))) return true
  const line = doc.fold.indexOf('\n', close)
  const behind = wordsIn(doc, close + 1, Math.min(line < 0 ? doc.fold.length : line, close + 40))
  if (behind.length === 0 || doc.fold.slice(close + 1, behind[0]!.start) !== ' ') return false
  return isLegalForm(behind.slice(0, 1)) || namesFirm(doc, behind)
}

function closesName(doc: Doc, words: Word[]): boolean {
  return isLegalForm(words) || GLUED_FORM.test(words[0]!.key) || namesFirm(doc, words)
}

/** "Wye Ltd": a few words with capitals, the last of them a legal form. */
function namesFirm(doc: Doc, words: Word[]): boolean {
  const at = words.findIndex((word) => isLegalForm([word]))
  return (
    at > 0 && at < LONGEST_CLOSE && words.slice(0, at + 1).every(({ start }) => doc.text[start] !== doc.fold[start])
  )
}

/** "한빛정밀(주)", "山田製作所(株)": the form in a bracket right behind the name. */
function isFormBehind(doc: Doc, previous: Segment, { start, end, words }: Segment): boolean {
  if (start - previous.end > 2 || doc.fold[end] !== ')' || words.length !== 1) return false
  return words[0]!.key === THAI_PUBLIC || (start - previous.end === 1 && ASIAN_FORMS.has(words[0]!.key))
}

/** "Padaria Merrow Ltda - ME": what Brazilian law calls a firm by its size. */
function isSize(doc: Doc, { sign, start, end, words }: Segment): boolean {
  return sign === 'dash' && words.length === 1 && /^(?:ME|EPP|MEI|EIRELI)$/.test(doc.text.slice(start, end))
}
