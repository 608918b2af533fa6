import type { Field } from '@evenhand/model'
import { AWAY_WORDS, HOME_LABELS, LIVES_IN, WISH_WORDS } from '../../../knowledge/reading/home-words.ts'
import { ORIGIN_WORDS } from '../../../knowledge/reading/phone-places.ts'
import type { Doc, Row } from '../../text/document.ts'
import { SPACE } from '../../text/fold-text.ts'
import { isCapital } from '../../text/letter-case.ts'
import { matchesOf } from '../../text/matches-of.ts'
import { compilePhrases, holdsUnspaced, mayOpen, phraseAt, type Word } from '../../text/phrase-set.ts'
import { townUntil } from '../name/network-page.ts'
import { isLabels } from '../name/no-name.ts'

/** How much a label says that a place is where somebody lives; 0 of another label, none where there is no label. */
export const LABEL_SCORES = { present: 9, lives: 8.5, plain: 8, permanent: 2, other: 0 } as const

/**
 * A stretch of a row of contacts, between signs, numbers and addresses of the net. `label`: how much the label before it says;
 * `prose`: it goes on as a sentence; `last`: nothing stands behind it in its row; `gap`: a
 * tab or a wide blank stands before it.
 */
export type HomePiece = {
  start: number
  end: number
  label: number | undefined
  prose: boolean
  last: boolean
  gap: boolean
}

const LABELS = [
  [LABEL_SCORES.permanent, compilePhrases(HOME_LABELS.permanent)],
  [LABEL_SCORES.present, compilePhrases(HOME_LABELS.present)],
  [LABEL_SCORES.plain, compilePhrases(HOME_LABELS.plain)],
] as const
const SIGNED = compilePhrases(HOME_LABELS.signed)
const LIVES = compilePhrases(LIVES_IN)
const ANY_LABEL = compilePhrases(...Object.values(HOME_LABELS), LIVES_IN)
const AWAY = compilePhrases(AWAY_WORDS, WISH_WORDS, ORIGIN_WORDS)

/** How much of a row is looked at. */
const LONGEST_ROW = 260
const MOST_WORDS = 60
/** Between the pieces of a row of contacts: signs, wide gaps, and what says that a number or an address follows. */
const DIVIDER =
  /[|•·⋄∙\t\u2190-\u21ff\u2300-\u27bf\u{1f300}-\u{1faff}]|\s{3,}|\/\/|::|\s\/\s(?=[+\d])|(?<![\p{L}\d])(?:tel|mob|mobile|cell|cellphone|phone|ph|fax|e-?mail|mail|whatsapp|telephone|contact no)(?![\p{L}\d])[.:]?/giu
/** The sign behind a label: "Address:", "Wohnort -", "Adresse (privat) :". */
const LABEL_SIGN = /^\s*(?:[:：=\t]|\s[-–]\s|\([^()]{1,20}\)\s?[:：])[\s:：]*/u
/** "Adresa(e)": the ending of another form behind a label. */
const FORMS = /^\s?\([^()]{1,8}\)\s*$/u
/** What a label of other things looks like: few words and a colon; "Sok. No: 3" is none. */
const OTHER_LABEL = /^[^:：,،、\d–]{2,40}(?<!\.\s?no\.?)[:：](?!\/\/)/iu
/** Labels of scripts without blanks, the longest first: "现居苏州". */
const UNSPACED = [...LABELS[1][1].unspaced].toSorted((a, b) => b.length - a.length)

/** Whether a label may stand among the words of a row, or what says that somebody lives somewhere. */
export function mayBeLabelled(words: Word[]): boolean {
  return words.slice(0, MOST_WORDS).some((word) => word.unspaced || mayOpen(word, ANY_LABEL))
}

/** The pieces of a row without what tells of other places; `fields`: the name, and how to reach the candidate. */
export function homePieces(doc: Doc, row: Row, fields: Field[]): HomePiece[] {
  const end = Math.min(row.end, row.start + LONGEST_ROW)
  const all = row.words.slice(0, MOST_WORDS)
  const pieces: HomePiece[] = []
  const until = townUntil(doc, row)
  if (
    until !== undefined &&
    !fields.some(({ spans }) => spans.some((span) => span.start < end && span.end > row.start))
  )
    return [{ start: row.start, end: until, label: LABEL_SCORES.plain, prose: false, last: false, gap: false }]
  /** What the label says whose value stands in the next cell. */
  let open: number | undefined
  for (const stretch of stretches(doc, { ...row, end }, fields)) {
    const words = all.filter((word) => word.start >= stretch.start && word.end <= stretch.end)
    if (words.length === 0) continue
    const last = stretch.end >= row.end - 1
    const label = labelOf(doc, words, stretch.end)
    const isOpen = open !== undefined && label === undefined && stretch.gap
    const piece = isOpen ? { ...stretch, label: open, prose: false } : pieceOf(doc, words, stretch)
    open = undefined
    if (piece.end - piece.start < 2 && !last && label !== undefined) open = label.label
    else if (piece.label === LABEL_SCORES.other && !isOpen && isLabels(words)) open = LABEL_SCORES.other
    const ends = untilAway(
      words.filter((word) => word.start >= piece.start),
      piece.end,
    )
    if (open === undefined && (ends > piece.start || piece.label !== undefined))
      pieces.push({ ...piece, end: ends, gap: stretch.gap, last: last && ends === piece.end })
  }
  return pieces
}

/** What a stretch tells, behind the label or the words that open its place. */
function pieceOf(doc: Doc, words: Word[], { start, end }: Stretch): Omit<HomePiece, 'gap' | 'last'> {
  const own = labelOf(doc, words, end)
  if (own !== undefined) return { start: own.from, end, label: own.label, prose: false }
  const lives = livesIn(doc, words)
  if (lives !== undefined)
    return { start: lives, end: proseEnd(doc, words, { start: lives, end }), label: LABEL_SCORES.lives, prose: true }
  const later = laterLabel(doc, words, end)
  if (later !== undefined) return { start: later.from, end, label: later.label, prose: false }
  return { start, end, label: isOthersLabel(doc, words, { start, end }) ? LABEL_SCORES.other : undefined, prose: false }
}

/** "Born 1988 in Merrow. Now live: ...": a label behind a sign, with its own sign. */
function laterLabel(doc: Doc, words: Word[], end: number): Label | undefined {
  for (let at = 1; at < words.length; at++) {
    const { end: last } = words[at - 1]!
    // Most words are divided by one blank.
    if (words[at]!.start === last + 1 && doc.kinds[last] === SPACE) continue
    if (!/[.;,]/.test(doc.text.slice(last, words[at]!.start))) continue
    const found = labelOf(doc, words.slice(at), end)
    if (found !== undefined && /[:：]/.test(doc.text.slice(words[at]!.start, found.from))) return found
  }
  return undefined
}

/** `gap`: a tab or a wide blank stands before it. */
type Stretch = { start: number; end: number; gap: boolean }

function stretches(doc: Doc, { start, end }: { start: number; end: number }, fields: Field[]): Stretch[] {
  const text = doc.text.slice(start, end)
  const cuts = matchesOf(text, DIVIDER).map(({ index, 0: sign }) => ({
    start: start + index,
    end: start + index + sign.length,
  }))
  for (const { spans } of fields) for (const span of spans) if (span.start < end && span.end > start) cuts.push(span)
  const found: Stretch[] = []
  let from = start
  let gap = false
  for (const cut of cuts.toSorted((a, b) => a.start - b.start)) {
    if (cut.start > from) found.push({ start: from, end: cut.start, gap })
    if (cut.end > from) gap = /^\s+$/.test(doc.text.slice(cut.start, cut.end))
    from = Math.max(from, cut.end)
  }
  if (from < end) found.push({ start: from, end, gap })
  return found
}

/** What a label says, and where its value begins. */
type Label = { label: number; from: number }

/** The label that opens words. */
function labelOf(doc: Doc, words: Word[], end: number): Label | undefined {
  for (const [label, set] of LABELS) {
    const count = phraseAt(words, 0, set)
    if (count === 0) continue
    const last = words[count - 1]!.end
    const sign = LABEL_SIGN.exec(doc.text.slice(last, end))
    if (sign !== null) return { label, from: last + sign[0].length }
    if (last >= end - 1 || FORMS.test(doc.text.slice(last, end))) return { label, from: end }
  }
  const signed = phraseAt(words, 0, SIGNED)
  const colon = signed > 0 ? /^\s?[:：]\s*/u.exec(doc.text.slice(words[signed - 1]!.end, end)) : null
  if (colon !== null) return { label: LABEL_SCORES.present, from: words[signed - 1]!.end + colon[0].length }
  const [first] = words
  const glued = first!.unspaced
    ? UNSPACED.find((label) => first!.key.length > label.length && first!.key.startsWith(label))
    : undefined
  return glued === undefined ? undefined : { label: LABEL_SCORES.present, from: first!.start + glued.length }
}

/** "Place of birth: Merrow", "Visa status: ...", "Nationality": a stretch that tells of something else. */
function isOthersLabel(doc: Doc, words: Word[], { start, end }: { start: number; end: number }): boolean {
  if (phraseAt(words, 0, AWAY) > 0 || isLabels(words)) return true
  return OTHER_LABEL.test(doc.text.slice(start, end))
}

/** Where what tells of other places begins: "Leeds, willing to relocate to Dubai". */
function untilAway(words: Word[], end: number): number {
  const at = words.findIndex((word, index) => phraseAt(words, index, AWAY) > 0 || holdsUnspaced(word, AWAY))
  return at < 0 ? end : Math.min(end, words[at]!.start)
}

/** Where the place begins in which somebody says to live, at the start of a stretch or a part of a sentence. */
function livesIn(doc: Doc, words: Word[]): number | undefined {
  for (let at = 0; at < words.length - 1; at++) {
    const count = phraseAt(words, at, LIVES)
    if (count === 0 || at + count >= words.length) continue
    const opens =
      at === 0 || /[,.;:!–-]/.test(doc.text.slice(words[at - 1]!.end, words[at]!.start)) || OWN.has(words[at - 1]!.key)
    if (opens) return words[at + count]!.start
  }
  return undefined
}

/** Where a place in a sentence ends: "Vivo en Getafe | con mi hija". */
function proseEnd(doc: Doc, words: Word[], { start, end }: { start: number; end: number }): number {
  const own = words.filter((word) => word.start >= start)
  const isGoingOn = (word: Word, at: number) =>
    isCapital(doc, word.start) ||
    (at > 0 && word.end - word.start <= LONGEST_JOINER && isCapital(doc, own[at + 1]?.start ?? word.start))
  const at = own.findIndex((word, index) => (/\d/.test(word.key) ? false : !isGoingOn(word, index)))
  const stop = /[.!?;]\s/.exec(doc.text.slice(start + LONGEST_JOINER, end))
  const sentence = stop === null ? end : start + LONGEST_JOINER + stop.index
  return at <= 0 ? sentence : Math.min(sentence, own[at - 1]!.end)
}

/** "Getafe de la Sierra". */
const LONGEST_JOINER = 3

/** Words of one's own before it: "I am based in". */
const OWN = new Set([
  'i',
  'am',
  'm',
  'now',
  'presently',
  'currently',
  'jetzt',
  'ahora',
  'ora',
  'and',
  'ich',
  'und',
  'et',
  'y',
  'e',
  'en',
])
