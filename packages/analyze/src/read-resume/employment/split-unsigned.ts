import type { TermMatch } from '../../knowledge/match-terms.ts'
import type { Doc } from '../text/document.ts'
import type { Word } from '../text/phrase-set.ts'
import { endsWithLegalForm } from './employer-shape.ts'
import type { Segment } from './split-head.ts'
import { KNOWN_TITLE, titleScore } from './title-shape.ts'

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

function partOf(doc: Doc, segment: Segment, words: Word[]): Segment {
  const last = words.at(-1)!
  const end = last === segment.words.at(-1) ? segment.end : last.end + (doc.fold[last.end] === '.' ? 1 : 0)
  return { ...segment, start: words[0]!.start, end, words }
}
