import type { Span } from '@evenhand/model'
import { NOT_FINISHED } from '../knowledge/judging/degrees-told.ts'
import { denies, tellsOfOthers } from '../knowledge/judging/negations.ts'
import { type DeedAsked, isTold, type Way } from './deeds-asked.ts'
import type { EvidenceLine } from './evidence-lines.ts'
import { lineAt } from './line-at.ts'
import { lowerSameLength } from './lower-same-length.ts'
import { meaningsBetween } from './meanings-of.ts'
import type { Evidence } from './prepare-evidence.ts'
import { sentencesIn } from './sentences.ts'

/** Where somebody's own sentence tells of a deed, and how much that counts, 0 to 1. */
export type DeedTold = { strength: number; span: Span }

/** The best place that tells of a deed, in whatever words. */
export function deedTold({ ways, skills }: DeedAsked, evidence: Evidence): DeedTold | undefined {
  let best = skills.size === 0 ? undefined : deedNamed(skills, evidence)
  for (const way of ways) {
    for (const number of linesOfAll(way, evidence)) {
      const line = evidence.lines[number]!
      const strength = worthOf(line)
      if (strength <= (best?.strength ?? 0)) continue
      const span = sentenceOf(way, line, evidence)
      if (span !== undefined) best = { strength, span }
    }
  }
  return best
}

/** The best place in a sentence that names one of a deed's skills: "Monatsabschlüsse" is all that is said of closing a month. */
function deedNamed(skills: ReadonlySet<string>, evidence: Evidence): DeedTold | undefined {
  let best: DeedTold | undefined
  for (const { id, mentions } of evidence.profile.skills) {
    if (id === undefined || !skills.has(id)) continue
    for (const { span } of mentions) {
      const line = evidence.lines[lineAt(evidence.lines, span.start)]
      if (line === undefined || worthOf(line) <= (best?.strength ?? 0) || span.start < line.own) continue
      const said = ownSentences(line, evidence).find(
        ({ span: { start, end } }) => start <= span.start && span.end <= end,
      )
      if (said !== undefined) best = { strength: said.strength, span: said.span }
    }
  }
  return best
}

function worthOf({ employment, isTold: isWork, isEcho, worth, own, end, section }: EvidenceLine): number {
  if (own >= end || isEcho === true || section === 'skills' || section === 'education') return 0
  return employment >= 0 || isWork === true ? 1 : worth
}

/** Numbers of the lines that hold a word of each group, ascending. */
function linesOfAll(way: Way, { stems }: Evidence): number[] {
  let found: Set<number> | undefined
  for (const group of way) {
    const lines = new Set<number>()
    for (const word of group) for (const line of stems.linesWith(word)) if (found?.has(line) !== false) lines.add(line)
    if (lines.size === 0) return []
    found = lines
  }
  return [...(found ?? [])].toSorted((a, b) => a - b)
}

/** Parts of a sentence that may be denied by themselves. */
const CLAUSE_END = /[,;:()–—，；：、]/gu
/** What is only begun or wished for. */
const WISHED = new RegExp(`(?<![\\p{L}\\p{M}])(?:${NOT_FINISHED})`, 'u')
/** Items and words to an item of what only lists. */
const LIST = { items: 4, words: 2.5 }

/** A sentence with its stems, and how much it counts, 0 to 1. */
type Sentence = { span: Span; stems: string[]; strength: number }

/** By line: each is asked about by many requirements, and of all jobs. */
const known = new WeakMap<EvidenceLine, Sentence[]>()

/** The sentences of a line's own words with their stems, without clauses that deny something or tell what others do. */
export function ownSentences(line: EvidenceLine, evidence: Evidence): Sentence[] {
  const before = known.get(line)
  if (before !== undefined) return before
  const sentences = sentencesOf(line, evidence)
  known.set(line, sentences)
  return sentences
}

function sentencesOf(line: EvidenceLine, evidence: Evidence): Sentence[] {
  const strength = worthOf(line)
  if (strength === 0) return []
  const said = { start: Math.max(line.start, line.own), end: line.end }
  return sentencesIn(evidence.text, said).flatMap((sentence) => {
    const text = evidence.text.slice(sentence.start, sentence.end)
    if (isList(text)) return []
    return [{ span: trimmed(sentence, text), stems: ownStems(sentence, evidence), strength }]
  })
}

function sentenceOf(way: Way, line: EvidenceLine, evidence: Evidence): Span | undefined {
  return ownSentences(line, evidence).find(({ stems }) => isTold(way, stems))?.span
}

function ownStems(sentence: Span, evidence: Evidence): string[] {
  const folded = lowerSameLength(evidence.text.slice(sentence.start, sentence.end))
  if (!isDisowned(folded, evidence.language)) return meaningsBetween(evidence, sentence)
  const cuts = [...folded.matchAll(CLAUSE_END)].map(({ index }) => index + 1)
  const bounds = [0, ...cuts, folded.length]
  return bounds.slice(0, -1).flatMap((from, at) => {
    const to = bounds[at + 1]!
    if (isDisowned(folded.slice(from, to), evidence.language)) return []
    return meaningsBetween(evidence, { start: sentence.start + from, end: sentence.start + to })
  })
}

function isDisowned(folded: string, language: string): boolean {
  return denies(folded, language) || tellsOfOthers(folded) || WISHED.test(folded)
}

function isList(said: string): boolean {
  const items = said.split(/[,;|•·/]/u).length
  return items > LIST.items && said.split(/\s+/u).length < LIST.words * items
}

function trimmed({ start }: Span, said: string): Span {
  const from = start + said.length - said.trimStart().length
  return { start: from, end: from + said.trim().length }
}
