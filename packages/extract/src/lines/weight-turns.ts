import { cleanLine } from './clean-line.ts'

/** A stretch of a line in one weight. */
export type WeightRun = { text: string; bold: boolean }

/** A line of more stretches is a sentence with key words in bold. */
const MOST_TURNS = 6

/**
 * Where the letters of a cleaned line turn bold, or no longer are: offsets into its text of the letters that begin
 * another stretch. Empty where all are alike, or where the stretches are not the line's text.
 */
export function weightTurns(text: string, runs: WeightRun[]): number[] {
  const stretches = lettersOf(runs)
  if (stretches.length < 2 || stretches.length > MOST_TURNS + 1) return []
  const before = stretches.slice(0, -1)
  if (!withoutBlanks(text).startsWith(before.join(''))) return []
  const turns: number[] = []
  let letters = 0
  let at = 0
  for (const { length } of before) {
    for (letters += length; letters > 0; at++) if (!isBlank(text[at]!)) letters--
    while (isBlank(text[at]!)) at++
    turns.push(at)
  }
  return turns
}

/** The letters of each stretch as the cleaned line has them; signs between two of one weight are no stretch. */
function lettersOf(runs: WeightRun[]): string[] {
  const stretches: { letters: string; bold: boolean }[] = []
  for (const { text, bold } of runs) {
    const letters = withoutBlanks(cleanLine(text).text)
    const last = stretches.at(-1)
    if (last !== undefined && (last.bold === bold || !/[\p{L}\p{Nd}]/u.test(letters))) last.letters += letters
    else if (letters !== '') stretches.push({ letters, bold })
  }
  return stretches.map(({ letters }) => letters)
}

function withoutBlanks(text: string): string {
  return text.replaceAll(/[ \t]/g, '')
}

function isBlank(char: string): boolean {
  return char === ' ' || char === '\t'
}
