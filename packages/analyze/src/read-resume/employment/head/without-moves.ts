import type { Doc } from '../../text/document.ts'
import { createWord } from '../../text/phrase-set.ts'
import { FIRST_SPACELESS } from '../words/script-blanks.ts'
import type { Segment } from '../words/segment.ts'

/** Japanese and Chinese resumes say of each date that one joined or left, entered or graduated. */
const MOVES = [
  '入社',
  '退社',
  '入職',
  '退職',
  '入学',
  '卒業',
  '修了',
  '中退',
  '入所',
  '現在に至る',
  '毕业',
  '畢業',
  '卒業見込み',
  ' 졸업',
  ' 재학',
  ' 입사',
  ' 퇴사',
  ' 수료',
]

/** A part of a row without such a word at its end; undefined where it holds nothing else. */
export function withoutMoves(doc: Doc, segment: Segment): Segment | undefined {
  const { codes } = doc
  if (codes[segment.start]! < FIRST_SPACELESS && codes[segment.end - 1]! < FIRST_SPACELESS) return segment
  const written = doc.fold.slice(segment.start, segment.end)
  const move = MOVES.find((word) => written.endsWith(word))
  if (move === undefined) return segment
  const end = segment.end - move.length
  if (end <= segment.start) return undefined
  const words = segment.words
    .filter((word) => word.start < end)
    .map((word) => (word.end <= end ? word : createWord(doc.fold.slice(word.start, end), word.start, end)))
  return { ...segment, end, words }
}
