import type { Span } from '@evenhand/model'
import { CHILDREN, COUNTS, FOR_YEARS } from '../knowledge/judging/years-told.ts'

const WORDS = new Map(
  Object.entries(COUNTS).flatMap(([count, words]) => words.split('|').map((word) => [word, Number(count)])),
)
/** Longer ones first: "dix-huit" is no "dix". */
const NUMBER = `(\\d{1,2}\\+?|${[...WORDS.keys()].sort((a, b) => b.length - a.length).join('|')})`
const patternOf = (form: string, isSpaced: boolean) =>
  new RegExp((isSpaced ? '(?<![\\p{L}\\p{M}\\p{N}])' : '(?<![\\p{N}])') + form.replace('#', NUMBER), 'gu')
const PATTERNS = [
  ...FOR_YEARS.spaced.flatMap((forms) => formsOf(forms).map((form) => patternOf(form, true))),
  ...FOR_YEARS.unspaced.flatMap((forms) => formsOf(forms).map((form) => patternOf(form, false))),
]
const OF_CHILDREN = new RegExp(`(?<!\\p{L})${CHILDREN}`, 'u')
/** Letters before such words in which children are named. */
const BEFORE = 30
/** More years than this are an age, or a firm's. */
const MOST_YEARS = 50

/** Forms divided by '|' outside brackets: each has one number. */
function formsOf(forms: string): string[] {
  let depth = 0
  let last = 0
  const found: string[] = []
  for (const [at, sign] of [...forms].entries()) {
    if (sign === '(') depth++
    else if (sign === ')') depth--
    else if (sign === '|' && depth === 0) {
      found.push(forms.slice(last, at))
      last = at + 1
    }
  }
  return [...found, forms.slice(last)]
}

/** Years that a folded text tells somebody has worked, in figures or in words: "voilà dix-huit ans que", "od szesnastu lat". */
export function yearsTold(folded: string): { years: number; span: Span }[] {
  return PATTERNS.flatMap((pattern) =>
    [...folded.matchAll(pattern)].flatMap(({ 0: said, 1: count, index }) => {
      const years = WORDS.get(count!) ?? Number.parseInt(count!, 10)
      const isAge = OF_CHILDREN.test(folded.slice(Math.max(0, index - BEFORE), index))
      return years <= MOST_YEARS && !isAge ? [{ years, span: { start: index, end: index + said.length } }] : []
    }),
  )
}
