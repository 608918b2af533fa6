import { SKILL_JOINERS } from '../../knowledge/reading/small-words.ts'
import { DUTY_VERBS } from '../../knowledge/reading/entry-labels.ts'
import { LIST_NOISE } from '../../knowledge/reading/list-noise.ts'
import type { TermMatch } from '../../knowledge/match-terms.ts'
import { languageOf } from '../lists/language-of.ts'
import type { Doc, Row } from '../text/document.ts'
import { overlapping } from '../text/overlapping.ts'
import { hasLetters } from '../text/has-letters.ts'
import { compilePhrases, hasPhrase, isPhrase } from '../text/phrase-set.ts'
import { bareWords } from './bare-span.ts'
import { isPlace, isStateCode } from '../contact/home/find-place.ts'
import { afterLabel, type Item, listItems } from './list-items.ts'
import { labelsNoSkills } from './list-label.ts'
import { isNoSkill } from './no-skill.ts'
import { flatMap } from '../text/flat-map.ts'

const VERBS = compilePhrases(DUTY_VERBS)
const NOISE = compilePhrases(LIST_NOISE)
const SMALL = new Set(
  'a an the of in for with on at by from to as is are was i my we our its and or than that which who this these those'.split(
    ' ',
  ),
)
/** Longer entries of words not known are mostly sentences or names. */
const LONGEST_ITEM = 2
const LONGEST_KNOWN = 4
/** The share of entries that look like a skill in a long row that is a list. */
const LIST_SHARE = 0.6

/** Entries of a row of a skills section that look like a skill, known or not; those that are unknown only in a list. */
export function listedSkills(doc: Doc, row: Row, known: TermMatch[]): Item[] {
  const items = listItems(doc, row)
  if (isAddress(doc, items, known)) return []
  const slashed = flatMap(items, (item) => splitAtSlashes(doc, item, known))
  const parts = flatMap(slashed, (item) => splitAtAnd(doc, item, known))
  const found = parts.filter((item) => isSkillLike(doc, item, { alone: items.length === 1, known, row }))
  // A sentence is no list: long, with few stops, and little between them that could be an entry.
  if (row.words.length > 9 && row.words.length > items.length * 4 && found.length < parts.length * LIST_SHARE) return []
  const isList = found.length * 2 >= parts.length && !labelsNoSkills(doc, row, afterLabel(doc, row))
  return isList ? found : found.filter((item) => overlapping(known, item.start, item.end).length > 0)
}

const CONTACT = /@\w|www\.|:\/\/|\d(?:[\s().-]?\d){7}/

/** "Springfield, Illinois", or a row of contact data: entries that end in a place are parts of an address. */
function isAddress(doc: Doc, items: Item[], known: TermMatch[]): boolean {
  const [first, last] = [items[0], items.at(-1)]
  if (first === undefined || last === undefined) return false
  if (CONTACT.test(doc.fold.slice(first.start, last.end))) return true
  return items.length > 1 && overlapping(known, first.start, last.end).length === 0 && isPlaceEnd(doc, last)
}

function isPlaceEnd(doc: Doc, { words }: Item): boolean {
  return isPlace(doc, words) || isStateCode(doc, words)
}

/** "HTML/CSS/Sass" is three where each is known by itself; "PL/SQL" is one. */
function splitAtSlashes(doc: Doc, item: Item, known: TermMatch[]): Item[] {
  const inside = overlapping(known, item.start, item.end)
  if (inside.length === 0) return [item]
  const parts: Item[] = []
  let from = 0
  for (let at = 1; at <= item.words.length; at++) {
    const [last, next] = [item.words[at - 1]!, item.words[at]]
    if (next !== undefined && doc.fold.slice(last.end, next.start).trim() !== '/') continue
    const words = item.words.slice(from, at)
    parts.push({ start: words[0]!.start, end: next === undefined ? item.end : last.end, words })
    from = at
  }
  if (inside.some((match) => parts.filter((part) => match.start < part.end && match.end > part.start).length > 1))
    return [item]
  const covered = parts.filter((part) => inside.some((match) => match.start <= part.start && match.end >= part.end))
  const long = parts.every((part) => part.end - part.start > 2 && part.words.length <= 2)
  return parts.length > 1 && (covered.length === parts.length || (covered.length > 0 && long)) ? parts : [item]
}

const AND = new Set(SKILL_JOINERS.split('|'))

/** "Photogrammetry and Digital Imagery" is two, "research and development" one that is known as a whole. */
function splitAtAnd(doc: Doc, item: Item, known: TermMatch[]): Item[] {
  const { words, start, end } = item
  const at = words.findIndex((word) => AND.has(word.key))
  if (at < 1 || at > 3 || at === words.length - 1 || words.length - at > 4) return [item]
  if (overlapping(known, start, end).some((match) => match.start < words[at]!.start && match.end > words[at]!.end))
    return [item]
  const capital = ({ start: letter }: Item['words'][number]) => doc.text[letter] !== doc.fold[letter]
  if (!capital(words[0]!) || !capital(words[at + 1]!)) return [item]
  return [
    { start, end: words[at - 1]!.end, words: words.slice(0, at) },
    { start: words[at + 1]!.start, end, words: words.slice(at + 1) },
  ]
}

function isSkillLike(
  doc: Doc,
  item: Item,
  { alone, known, row }: { alone: boolean; known: TermMatch[]; row: Row },
): boolean {
  const { words, start, end } = item
  const inside = overlapping(known, start, end)
  if (inside.length > 1 || bareWords(words).length > (inside.length === 1 ? LONGEST_KNOWN : LONGEST_ITEM)) return false
  if (inside[0] !== undefined && (inside[0].start < start || inside[0].end > end)) return false
  if (end - start < 2 || end - start > 50 || !hasLetters(words)) return false
  const first = words[0]!
  const last = words.at(-1)!
  if (SMALL.has(first.key) || SMALL.has(last.key) || isPhrase(first, VERBS)) return false
  if (words.length > 2 && words.some((word) => SMALL.has(word.key) && word.key !== 'of' && word.key !== 'and'))
    return false
  const text = doc.fold.slice(start, end)
  if (/@|\/\/|www\.|\b(?:19|20)\d\d\b|[!?%]/.test(text) || hasPhrase(words, NOISE)) return false
  if (words.length === 1 && languageOf(first.key) !== undefined) return false
  if (inside.length === 0 && isNoSkill(doc, row, words)) return false
  const lower =
    doc.text[first.start] === doc.fold[first.start] && doc.text[first.start] !== doc.text[first.start]!.toUpperCase()
  return !(lower && alone && inside.length === 0)
}
