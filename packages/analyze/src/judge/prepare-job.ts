import type { JobProfile, Requirement } from '@evenhand/model'
import { alsoKnownAs, titleTerms } from '../read-job/read-title.ts'
import { splitJobText } from '../read-job/split-job-text.ts'
import { byChance, type ByChance } from './by-chance.ts'
import { type LineOfWork, lineOfWork } from './line-of-work.ts'
import { stemWeight } from './stem-weight.ts'
import { wordsOf } from './words-of.ts'

/** A job made ready for judging many resumes. */
export type PreparedJob = {
  /** Distinct stems of each requirement's own text, by id. */
  stems: Map<string, string[]>
  /** The names the job goes by, each as its distinct stems. */
  names: string[][]
  /** Known titles among the names. */
  titleTerms: string[]
  line: LineOfWork
  /** Stems of names and requirements with their weight in the job. */
  bag: Map<string, number>
  /** Euclidean length of the weighted bag. */
  length: number
  chance: ByChance
}

const NAME_WEIGHT = 3
const prepared = new WeakMap<JobProfile, PreparedJob>()

/** What judging needs of a job, computed once per profile. Edited labels win over the text they came from. */
export function prepareJob(job: JobProfile): PreparedJob {
  const before = prepared.get(job)
  if (before !== undefined) return before
  const stems = new Map(job.requirements.map((item): [string, string[]] => [item.id, distinct(textOf(job, item))]))
  const titles = job.requirements.filter((item) => item.type === 'title')
  const names = [...titles.map((item) => item.label), ...(titles.length > 0 ? alsoKnownAs(splitJobText(job.text)) : [])]
  const bag = bagOf(job, names, stems)
  const line = lineOfWork(bag)
  const length = Math.sqrt([...bag].reduce((sum, [word, weight]) => sum + (weight * stemWeight(word)) ** 2, 0))
  const made: PreparedJob = {
    stems,
    names: uniqueNames(names),
    titleTerms: [...new Set([...titles.flatMap((item) => item.terms ?? []), ...names.flatMap(titleTerms)])],
    line,
    bag,
    length,
    chance: byChance(bag, length, line),
  }
  prepared.set(job, made)
  return made
}

/** A requirement's whole sentence where its label is that sentence shortened; otherwise the label. */
export function textOf(job: JobProfile, requirement: Requirement): string {
  if (requirement.span === undefined) return requirement.label
  const whole = job.text.slice(requirement.span.start, requirement.span.end).replaceAll(/\s+/g, ' ')
  return whole.startsWith(requirement.label.replace(/…$/u, '')) ? whole : requirement.label
}

function bagOf(job: JobProfile, names: string[], stems: Map<string, string[]>): Map<string, number> {
  const counts = new Map<string, number>()
  const add = (word: string, weight: number) => counts.set(word, (counts.get(word) ?? 0) + weight)
  for (const name of names) for (const word of wordsOf(name).stems) add(word, NAME_WEIGHT / Math.sqrt(names.length))
  for (const item of job.requirements) {
    if (item.type === 'title' || item.type === 'place' || item.type === 'availability') continue
    for (const word of stems.get(item.id) ?? []) add(word, 1)
  }
  return new Map([...counts].map(([word, count]) => [word, 1 + Math.log(Math.max(1, count))]))
}

function uniqueNames(names: string[]): string[][] {
  const seen = new Set<string>()
  return names
    .map(distinct)
    .filter((words) => words.length > 0 && !seen.has(words.join(' ')) && seen.add(words.join(' ')))
}

function distinct(text: string): string[] {
  return [...new Set(wordsOf(text).stems)]
}
