import type { Requirement } from '@evenhand/model'
import { MUST_CUES, NICE_CUES } from '../knowledge/judging/job-cues.ts'
import { BROUGHT_SIGNS, BROUGHT_WORDS } from '../knowledge/judging/talk-words.ts'
import { MUST_FRAMES, NICE_FRAMES } from '../knowledge/judging/wish-words.ts'
import type { TermMatch } from '../knowledge/match-terms.ts'
import type { JobUnit } from './split-job-text.ts'
import { withoutBinding } from './without-binding.ts'

/** A requirement before it has its id and final weight; `strength` multiplies its type's weight. */
export type Draft = Omit<Requirement, 'id' | 'weight'> & { strength: number }

/** One sentence or bullet with what is known of it before its requirements are read. */
export type Reading = {
  unit: JobUnit
  folded: string
  terms: TermMatch[]
  base: Pick<Draft, 'must' | 'span' | 'strength'>
}

const LABEL_LONGEST = 140
/** A sentence up to this long is told whole; letters that stand for syllables and words say as much in fewer. */
export const ONE_CLAUSE = { usual: 60, dense: 24 }
/** How strong a wish is beside a requirement. */
export const NICE = 0.4

/** The job text's own words, on one line, cut at a word. */
export function labelOf(text: string): string {
  const line = withoutBinding(plainLine(text))
  if (line.length <= LABEL_LONGEST) return line
  const cut = line.lastIndexOf(' ', LABEL_LONGEST)
  return `${line.slice(0, cut > LABEL_LONGEST / 2 ? cut : LABEL_LONGEST)}…`
}

function plainLine(text: string): string {
  return (
    text
      .replaceAll(/\s+/g, ' ')
      .replace(/[.;,:|\s]{1,4}$/u, '')
      .replace(/^[\s\-–—:,.;|/]{1,9}/u, '')
      .replace(/^\(([^()]{1,140})\)$/u, '$1')
      // A bracket that the rest of the sentence closes.
      .replace(/(?<=.)[(（][^()（）]*$/u, '')
      .trim()
  )
}

/** Letters of languages that put no blanks between words. */
export const UNSPACED = /[\u0e00-\u0e7f\u2e80-\u9fff\uac00-\ud7af]/u

/** Phrases of more letters may be the beginning of a word. */
const WHOLE_MOST = 7

/** Whether a folded text holds a phrase as whole words; long phrases may be the beginning of a word. */
export function holds(folded: string, phrase: string): boolean {
  const isWhole = !UNSPACED.test(phrase)
  for (let at = folded.indexOf(phrase); at !== -1; at = folded.indexOf(phrase, at + 1)) {
    if (!isWhole) return true
    const after = folded[at + phrase.length] ?? ' '
    if (!/[\p{L}\p{N}]/u.test(folded[at - 1] ?? ' ') && (phrase.length > WHOLE_MOST || !/[a-z0-9]/u.test(after)))
      return true
  }
  return false
}

const BROUGHT = new RegExp(`(?<!\\p{L})(?:${BROUGHT_WORDS})|${BROUGHT_SIGNS}`, 'u')

/** Whether a folded text has words for what a person brings along: experience, knowledge, a degree. */
export function namesBrought(folded: string): boolean {
  return BROUGHT.test(folded)
}

/** How binding a folded clause says that it is; undefined where it does not say. */
export function bindsBy(clause: string): 'must' | 'nice' | undefined {
  if (wishes(clause)) return 'nice'
  return binds(clause) ? 'must' : undefined
}

/** Whether a folded text has words that make a wish of it. */
export function wishes(folded: string): boolean {
  return NICE_CUES.some((cue) => holds(folded, cue)) || NICE_FRAMES.test(folded)
}

/** Whether a folded text has words that make it binding. */
export function binds(folded: string): boolean {
  return MUST_CUES.some((cue) => holds(folded, cue)) || MUST_FRAMES.test(folded)
}

/** A pattern for what `holds` asks of each of many phrases. */
export function cuePattern(phrases: string[]): RegExp {
  const spaced = phrases.filter((phrase) => !UNSPACED.test(phrase))
  const unspaced = phrases.filter((phrase) => UNSPACED.test(phrase))
  const endings = spaced.map((phrase) => (phrase.length > WHOLE_MOST ? phrase : `${phrase}(?![a-z0-9])`))
  return new RegExp([`(?<![\\p{L}\\p{N}])(?:${endings.join('|')})`, ...unspaced].join('|'), 'u')
}

/** Commas, stops and words that join two clauses. */
const CLAUSE_SIGNS =
  /[()（）]|(?<!-)[,;:，、；。।،]\s?|(?<!-) (?:and|und|sowie|et|ainsi que|y|e|ed|oraz|i|ve|и|och|og|और|तथा) | en (?=(?:je|jij|minimaal|minstens|ten|ervaring|een|kennis|goede?|bent|hebt)\s)| و(?=\p{L}{3})|하며 |이며 |이고 |고 /gu
/** A clause of fewer letters is told with its sentence. */
const CLAUSE_LEAST = 10

/**
 * The clause of a sentence in which an offset lies, as offsets into it; the whole sentence where it holds only that. What
 * stands in brackets is part of the clause around them.
 */
export function clauseAround(folded: string, offset: number): { start: number; end: number } {
  let start = 0
  let end = folded.length
  let bracket: { at: number; start: number } | undefined
  for (const { 0: sign, index } of folded.matchAll(CLAUSE_SIGNS)) {
    const after = index + sign.length
    if (sign === '(' || sign === '（') bracket = { at: index, start }
    else if (sign === ')' || sign === '）') {
      if (bracket !== undefined && after <= offset) start = bracket.start
      bracket = undefined
    } else if (after <= offset) start = after
    else if (index > offset && (bracket === undefined || bracket.at < offset)) {
      end = index
      break
    }
  }
  return end - start < CLAUSE_LEAST ? { start: 0, end: folded.length } : { start, end }
}
