import { cutLeaders, followLeaders } from './follow-leaders.ts'
import { mendLigatures } from './mend-ligatures.ts'
import type { Row, Segment } from './piece.ts'

const BULLET = /^[\u2022\u25CF\u25CB\u25AA\u25A0\u25E6\u2023\u27A2\u2713\u2714\u00B7\u2013*-]$/u
const NUMBER = /^\(?(?:\p{Nd}{1,2}|\p{L})[.)]$/u

/** A row's text, letter-spaced words put together and dots that lead to a value left out; `letterSpaced` tells that some were. */
export function rowText(row: Row): { text: string; letterSpaced: boolean } {
  let letterSpaced = false
  const parts = row.segments.map((segment) => {
    if (!isLetterSpaced(segment)) return segment.text
    letterSpaced = true
    return closeLetters(segment)
  })
  return { text: mendLigatures(followLeaders(joinParts(cutLeaders(parts)))), letterSpaced }
}

/** A tab between parts of a row, but for the sign or number that opens an item of a list. */
function joinParts([first = '', ...others]: string[]): string {
  const isMark = BULLET.test(first) || (others.length < 3 && NUMBER.test(first))
  return [isMark && others.length > 0 ? `${first} ${others[0]}` : first, ...others.slice(isMark ? 1 : 0)].join('\t')
}

/** At least four letters, all apart: `S K I L L S`. */
function isLetterSpaced({ text, pieces }: Segment): boolean {
  if (pieces.length < 4 || !text.includes(' ')) return false
  const single = pieces.filter((piece) => piece.text.length === 1).length
  const blanks = text.split(' ').length - 1
  return single >= 0.8 * pieces.length && blanks >= 0.6 * (pieces.length - 1)
}

function closeLetters({ pieces }: Segment): string {
  const gaps = pieces.slice(1).map((piece, at) => piece.x0 - (pieces[at]?.x1 ?? 0))
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length * 0.4)] ?? 0
  let text = pieces[0]?.text ?? ''
  for (const [at, gap] of gaps.entries()) {
    const size = pieces[at]?.size ?? 1
    text += (gap > usual + 0.18 * size && gap > 1.5 * usual ? ' ' : '') + (pieces[at + 1]?.text ?? '')
  }
  return text
}
