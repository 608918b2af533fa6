import { ENTRY_LABELS } from '../../../knowledge/reading/entry-labels.ts'
import { PRESENT_WORDS } from '../../../knowledge/reading/present-words.ts'
import { COLUMN_WORDS, RECORD_LABELS, STILL_HELD, STUDY_COLUMNS } from '../../../knowledge/reading/record-labels.ts'
import { BETWEEN_HEADS } from '../../../knowledge/reading/small-words.ts'
import type { Cell } from '../../text/flattened-tables.ts'
import {
  bitOf,
  compilePhrases,
  hasPhrase,
  keyOf,
  phraseAt,
  phraseKey,
  phraseKeys,
  type Word,
} from '../../text/phrase-set.ts'

/** What a label or a column's head introduces. `client`: an employer where nothing else names one. */
export type Slot =
  | 'title'
  | 'employer'
  | 'client'
  | 'dates'
  | 'from'
  | 'to'
  | 'place'
  | 'unit'
  | 'serial'
  | 'duty'
  | 'aside'
  | 'school'
  | 'study'

const CLIENTS =
  'client|client name|end client|customer|kunde|cliente|client final|заказчик|клиент|klient|müşteri|العميل|客户|顧客|고객사'

const slots = new Map<string, Slot>()
const columns = new Map<string, Slot>()

function learn(into: Map<string, Slot>, slot: Slot, list: string): void {
  for (const phrase of list.split('|')) {
    const key = phraseKey(phrase)
    // The first meaning counts.
    if (key !== '' && !into.has(key)) into.set(key, slot)
  }
}

learn(slots, 'client', CLIENTS)
learn(slots, 'from', RECORD_LABELS.from)
learn(slots, 'to', RECORD_LABELS.to)
learn(slots, 'title', ENTRY_LABELS.title)
learn(slots, 'employer', ENTRY_LABELS.employer)
learn(slots, 'dates', ENTRY_LABELS.dates)
for (const slot of ['title', 'employer', 'dates', 'place', 'unit', 'serial', 'duty', 'aside'] as const)
  learn(slots, slot, RECORD_LABELS[slot])
learn(slots, 'place', ENTRY_LABELS.place)
learn(slots, 'school', ENTRY_LABELS.school)
learn(slots, 'study', ENTRY_LABELS.degree)
learn(slots, 'study', ENTRY_LABELS.field)
learn(slots, 'study', STUDY_COLUMNS)
learn(columns, 'title', COLUMN_WORDS.title)
learn(columns, 'employer', COLUMN_WORDS.employer)

/** More words than a label has. */
const LONGEST = 9

const LABELS = bitOf(slots.keys())
const HEADS = bitOf([...slots.keys(), ...columns.keys()])

const ofPosts = new Set([...slots].filter(([, slot]) => slot !== 'study' && slot !== 'school').map(([label]) => label))
/** Labels of posts, and the words with which they end. */
export const LABEL_WORDS = {
  all: bitOf(ofPosts),
  last: new Set([...ofPosts].map((label) => label.slice(label.lastIndexOf(' ') + 1))),
}

/** Whether a label stands among the words. */
export function holdsLabel(words: Word[]): boolean {
  for (let at = 0; at < words.length; at++) if (phraseAt(words, at, LABELS) > 0) return true
  return false
}

/** How many words a label has that the words open with. */
export function lengthOfLabel(words: Word[]): number {
  return phraseAt(words, 0, LABELS)
}

/** At how many of the words the head of a column may begin: no more columns of a row have a known head. */
export function mostHeads(words: Word[]): number {
  let heads = 0
  for (let at = 0; at < words.length; at++) if (phraseAt(words, at, HEADS) > 0) heads++
  return heads
}

/** Whether words are nothing but heads of columns, of which posts have the employer, the title and the time. */
export function areHeadsOfPosts(words: Word[]): boolean {
  if (words.length < FEWEST_HEADS || words.length > LONGEST) return false
  const told = new Set<Slot>()
  for (let at = 0; at < words.length;) {
    const length = phraseAt(words, at, LABELS)
    const slot = length === 0 ? undefined : slots.get(keyOf(words.slice(at, at + length)))
    if (slot === undefined) return false
    told.add(slot)
    at += length
  }
  return told.has('employer') && told.has('title') && (told.has('dates') || told.has('from') || told.has('to'))
}

const FEWEST_HEADS = 3

/** The slot of words that are a label as a whole. */
export function slotOf(words: Word[]): Slot | undefined {
  if (words.length > LONGEST || words.length === 0 || phraseAt(words, 0, LABELS) !== words.length) return undefined
  return slots.get(keyOf(words))
}

/** The slot of a column's head: a label, several of them ("Position and duties"), or a word such as "at". */
export function columnSlot(words: Word[]): Slot | undefined {
  const whole = slotOf(words)
  if (whole !== undefined || words.length > LONGEST) return whole
  const single = columns.get(keyOf(words))
  if (single !== undefined) return single
  return joinedSlot(words) ?? labelAt(words, 'start') ?? labelAt(words, 'end')
}

/** "Position and main duties", "Position / main duties": the heads of one column; what names something counts. */
function joinedSlot(words: Word[]): Slot | undefined {
  for (let at = 1; at < words.length; at++) {
    const first = slotOf(words.slice(0, at))
    const joined = BETWEEN.has(words[at]!.key)
    if (first === undefined || (joined && at === words.length - 1)) continue
    if (joined && NAMING.has(first)) return first
    const second = slotOf(words.slice(joined ? at + 1 : at))
    if (second !== undefined) return NAMING.has(second) && !NAMING.has(first) ? second : first
  }
  return undefined
}

const NAMING = new Set<Slot>(['title', 'employer', 'client', 'school', 'study'])
const BETWEEN = new Set(phraseKeys(BETWEEN_HEADS))

/** The label that stands at one end of the words and makes at least half of them. */
export function labelAt(words: Word[], side: 'start' | 'end'): Slot | undefined {
  for (let length = words.length - 1; length * 2 >= words.length && length > 0; length--) {
    const slot = slotOf(side === 'start' ? words.slice(0, length) : words.slice(-length))
    if (slot !== undefined) return slot
  }
  return undefined
}

/** What the words of a line may be in a table that has each cell on a line of its own. */
export const TABLE_CELLS = {
  heads: LABELS,
  isHead: (cell: Cell) => slotOfCell(cell) !== undefined,
  isDated: (cell: Cell) => DATED.has(slotOfCell(cell) ?? 'duty'),
  isCount: (cell: Cell) => slotOfCell(cell) === 'serial',
  isPresent: ({ words }: Cell) => hasPhrase(words(), PRESENT),
}

const PRESENT = compilePhrases(PRESENT_WORDS, STILL_HELD)

const DATED = new Set<Slot>(['dates', 'from', 'to'])

function slotOfCell({ text, words }: Cell): Slot | undefined {
  if (text.length === 0 || text.length > LONGEST_TEXT || text.endsWith(':')) return undefined
  return slotOf(words())
}

/** Letters of the longest head of a column. */
const LONGEST_TEXT = 40
