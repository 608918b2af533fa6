import { PHRASAL_VERBS } from '../knowledge/judging/phrasal-verbs.ts'
import type { Tokens } from '../knowledge/tokenize.ts'
import { knownWords } from '../knowledge/vocabulary.ts'

/** Words that may stand between a verb and its small word. */
const BETWEEN = 3
/** Letters between two words of one phrase: a blank. */
const GAP = 1

/** By the number of a verb's form: for the number of a small word behind it what both say. */
const byVerb: (Map<number, string> | undefined)[] = []
const smallWords = new Set<string>()
for (const line of PHRASAL_VERBS.trim().split('\n')) {
  const [forms, meanings] = line.split(': ')
  const said = new Map(
    meanings!.split(' | ').map((each): [number, string] => {
      const [small, meaning] = each.split(' = ')
      smallWords.add(small!)
      return [knownWords.learn(small!), meaning!]
    }),
  )
  for (const form of forms!.split(' ')) {
    const number = knownWords.learn(form)
    // Kept without holes, which would make reading it slow.
    while (byVerb.length <= number) byVerb.push(undefined)
    byVerb[number] = said
  }
}

/** Whether a word is one that verbs have behind them: where none is, nothing need be looked for. */
export function isSmallWord(key: string): boolean {
  return smallWords.has(key)
}

/** The English word for what a verb says with the small word behind it, and which that is: "looked after" is to care. */
export function phrasalVerb(
  { numbers, starts, ends }: Tokens,
  at: number,
): { meaning: string; small: number } | undefined {
  const said = byVerb[numbers[at]!]
  if (said === undefined) return undefined
  for (let next = at + 1; next <= at + 1 + BETWEEN && next < numbers.length; next++) {
    if (starts[next]! - ends[next - 1]! > GAP) return undefined
    const meaning = said.get(numbers[next]!)
    if (meaning !== undefined) return { meaning, small: next }
    // "Checked the oil and looked in": of two verbs the second has the small word.
    if (byVerb[numbers[next]!] !== undefined) return undefined
  }
  return undefined
}
