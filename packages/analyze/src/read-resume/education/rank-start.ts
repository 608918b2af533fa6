import type { Segment } from '../employment/split-head.ts'
import type { DegreeMatch } from './degree-shape.ts'

const LONGEST_NAME = 9

const RANKS = new Set(
  'level|honours|honors|hons|joint|double|executive|post|postgraduate|graduate|associate|advanced|professional|higher|national|first|second|international|global|integrated|bilingual|scottish|full|part'.split(
    '|',
  ),
)

const POSTPOSED = /[\u0900-\u0dff]/u

/** "Level 3 Diploma", "Honours Bachelor": words before the degree's own that say which of its kind it is. */
export function rankStart({ words }: Segment, degree: DegreeMatch): number {
  let first = degree.first
  while (first > 0 && (RANKS.has(words[first - 1]!.key) || (first > 1 && /^\d$/.test(words[first - 1]!.key)))) first--
  // "होटल प्रबंधन में स्नातक": languages that put the field first.
  const last = first + degree.count === words.length && words.length <= LONGEST_NAME
  if (last && POSTPOSED.test(words[0]!.key)) first = 0
  return words[first]?.start ?? degree.start
}
