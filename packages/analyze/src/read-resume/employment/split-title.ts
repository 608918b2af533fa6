import type { Doc } from '../text/document.ts'
import { trimRange } from '../text/field-of.ts'
import type { Segment } from './split-head.ts'
import { titleScore } from './title-shape.ts'

const LEAST = 0.75

/** "Supervisor / Mechanical Designer": each role by itself, where each is a job title. */
export function splitTitle(doc: Doc, title: Segment): Segment[] {
  const { words } = title
  for (let at = 1; at < words.length; at++) {
    const between = doc.fold.slice(words[at - 1]!.end, words[at]!.start)
    const slash = /^\s?[/&]\s?$/.test(between)
    if (!slash) continue
    const left = words.slice(0, at)
    const right = words.slice(at)
    if (right.length === 0 || titleScore(left, []) < LEAST || titleScore(right, []) < LEAST) continue
    return [segmentOf(doc, left, title), ...splitTitle(doc, segmentOf(doc, right, title))]
  }
  return [title]
}

function segmentOf(doc: Doc, words: Segment['words'], whole: Segment): Segment {
  const last = words.at(-1)!
  const end = last === whole.words.at(-1) ? whole.end : last.end
  const [from, until] = trimRange(doc, words[0]!.start, end)
  return { start: from, end: until, words, sign: whole.sign }
}
