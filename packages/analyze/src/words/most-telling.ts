import type { Finding } from '@evenhand/model'
import { LEAN, leanOf } from './lean-of.ts'

/** Sentences of one kind stand in for each other: a summary holds one of each at most. */
const KINDS: [kind: string, codes: RegExp][] = [
  [
    'task',
    /^(?:substance-(?:duty|tasks|several|every|quote)|strength-(?:shown|partly)|open-(?:shown|partly|weakest|met-some|met-one))/u,
  ],
  ['figure', /^(?:substance-(?:figure|claim)|strength-result)/u],
  ['ended', /^open(?:ing-(?:moved-on|returning|for|until|just-ended)|-ended)/u],
  [
    'skill',
    /^(?:substance-(?:skill|known-for|latest-skills|longest-skill|lists|elsewhere)|skill-|open-named|strength-skill)/u,
  ],
  ['study', /^(?:beside-degree|degree-|open-studied)/u],
  ['certificate', /^(?:beside|substance)-certificate/u],
  ['time', /^(?:years-|open-years|beside-many-posts|beside-long-stay|beside-employers|strength-stayed)/u],
]

function kindOf(code: string): string {
  return KINDS.find(([, codes]) => codes.test(code))?.[0] ?? code
}

/** A sentence that could be said, and how far it tells this person apart: 0.5 is what half of all people could say. */
export type Candidate = { finding: Finding; weight: number }

/**
 * The sentence that tells most; where several tell about as much, the figures of the person's working life decide. Nothing
 * is told twice: not the same words, not the same length of time, not a fact of the same kind.
 */
export function mostTelling(candidates: Candidate[], figures: number, told: Finding[] = []): Finding | undefined {
  const used = new Set(told.flatMap(({ evidence }) => evidence.map(({ start }) => start)))
  const quotes = new Set(told.map(({ args }) => args['quote']).filter((quote) => quote !== undefined))
  const kinds = new Set(told.map(({ code }) => kindOf(code)))
  const times = told.map(timeOf).filter((time) => time !== undefined)
  let best: Finding | undefined
  let most = -Infinity
  for (const { finding, weight } of candidates) {
    const { code, evidence } = finding
    const again = evidence.filter(({ start }) => used.has(start)).length
    if (quotes.has(finding.args['quote']!)) continue
    if (kinds.has(kindOf(code)) || again * 2 > evidence.length || times.includes(timeOf(finding) ?? -1)) continue
    const leaning = weight + LEAN * leanOf(code, figures)
    if (leaning > most) [best, most] = [finding, leaning]
  }
  return best
}

function timeOf({ args: { years, months } }: Finding): number | undefined {
  return typeof years === 'number' && typeof months === 'number' ? years * 12 + months : undefined
}

/** How far a figure stands out, 0 to 1; the usual figure gives 0.5. */
export function standsOut(value: number, usual: number): number {
  return value <= 0 ? 0 : value / (value + usual)
}
