import { type DeedTold, ownSentences } from './deed-told.ts'
import { nearWords } from './near-words.ts'
import type { Evidence } from './prepare-evidence.ts'
import { stemWeight, weightOf } from './stem-weight.ts'

/** What a word that stands for another counts, and the part of all words that one sentence must say at least, and that says it all. */
const NEAR = { worth: 0.8, least: 0.35, whole: 0.7 }
/** Lines that say most of it are read sentence by sentence. */
const LINES = 4

/** Where a sentence tells of a duty in its words or in words that stand for them, two or more. */
export function nearlyTold(words: readonly string[], evidence: Evidence): DeedTold | undefined {
  if (words.length < 2) return undefined
  const total = weightOf([...words])
  const sums = new Map<number, number>()
  for (const word of words) {
    const lines = new Map<number, number>()
    for (const line of evidence.stems.linesWith(word)) lines.set(line, 1)
    for (const near of nearWords(word))
      for (const line of evidence.stems.linesWith(near)) if (!lines.has(line)) lines.set(line, NEAR.worth)
    for (const [line, worth] of lines) sums.set(line, (sums.get(line) ?? 0) + worth * stemWeight(word))
  }
  const likely = [...sums]
    .filter(([, sum]) => sum >= NEAR.least * total)
    .toSorted(([a, x], [b, y]) => y - x || a - b)
    .slice(0, LINES)
  let best: DeedTold | undefined
  for (const [number] of likely) {
    for (const { stems, span, strength } of ownSentences(evidence.lines[number]!, evidence)) {
      const share = saidOf(words, stems) / total
      const told = strength * Math.min(1, share / NEAR.whole)
      if (share >= NEAR.least && told > (best?.strength ?? 0)) best = { strength: told, span }
    }
  }
  return best
}

/** How much of some words a sentence says, each by a word of its own; nothing where only one is. */
function saidOf(words: readonly string[], stems: readonly string[]): number {
  const left = new Set(stems)
  let [said, sum] = [0, 0]
  for (const word of words) {
    if (left.delete(word)) {
      said++
      sum += stemWeight(word)
    }
  }
  for (const word of words) {
    if (stems.includes(word)) continue
    const near = nearWords(word)
    const by = [...left].find((stem) => near.has(stem))
    if (by === undefined) continue
    left.delete(by)
    said++
    sum += NEAR.worth * stemWeight(word)
  }
  return said > 1 ? sum : 0
}
