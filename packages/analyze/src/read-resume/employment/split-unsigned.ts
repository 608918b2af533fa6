import type { TermMatch } from '../../knowledge/match-terms.ts'
import type { Doc } from '../text/document.ts'
import { isCapital } from '../text/letter-case.ts'
import type { Word } from '../text/phrase-set.ts'
import { endsWithLegalForm } from './employer-shape.ts'
import { partOf } from './part-of.ts'
import type { Segment } from './split-head.ts'
import { KNOWN_TITLE, LEAST_TITLE, titleScore } from './title-shape.ts'

/** "Lom Hrabůvka s.r.o. mistr směny": behind a legal form no name goes on; what follows is the title. */
export function splitBehindForm(doc: Doc, segment: Segment, titles: TermMatch[]): Segment[] {
  const { words } = segment
  for (let at = 2; at < words.length; at++) {
    const { key, start, end } = words[at - 1]!
    // "Co-operative" is one word.
    if (doc.fold[end] === '-') continue
    // "Merrow Group Accountant", "worked as": forms that are common words end nothing.
    if (doc.fold[end] !== '.' && (key.length > 2 || doc.text[start] === doc.fold[start])) continue
    const rest = words.slice(at)
    if (!endsWithLegalForm(words.slice(0, at)) || titleScore(rest, titles) < KNOWN_TITLE) continue
    return [partOf(doc, segment, words.slice(0, at)), { ...partOf(doc, segment, rest), sign: 'tab' }]
  }
  return [segment]
}

/** "MERCHANDISING ANALYST - SHOES Merrow Apparel": a title in capitals, and behind it a name that is not. */
export function splitBehindCapitals(doc: Doc, segments: Segment[], titles: TermMatch[]): Segment[] {
  let isOpen = false
  return segments.flatMap((segment, at) => {
    const { words } = segment
    const turn = words.findIndex((word) => !isShout(doc, word))
    const [title, name] = turn < 0 ? [words, []] : [words.slice(0, turn), words.slice(turn)]
    const letters = title.reduce((sum, { start, end }) => sum + end - start, 0)
    isOpen = at === 0 || isOpen ? letters >= FEWEST_CAPITALS : false
    const isTitle = at === 0 ? titleScore(title, titles) >= KNOWN_TITLE : isOpen
    isOpen &&= isTitle
    if (!isOpen || name.length === 0) return [segment]
    isOpen = false
    const [first] = name
    if (first!.end - first!.start < 2 || !isCapital(doc, first!.start) || titleScore(name, titles) >= LEAST_TITLE)
      return [segment]
    return [partOf(doc, segment, title), { ...partOf(doc, segment, name), sign: 'look' }]
  })
}

/** Fewer capitals are a short name: "IBM", "HR". */
const FEWEST_CAPITALS = 5

function isShout(doc: Doc, { start, end }: Word): boolean {
  const written = doc.text.slice(start, end)
  return written === written.toUpperCase()
}
