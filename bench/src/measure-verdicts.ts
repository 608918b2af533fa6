import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { analyze, readJob } from '@evenhand/analyze'
import type { Analysis, JobProfile, Requirement, ResumeText, VerdictValue } from '@evenhand/model'
import { readResumes } from './read-resumes.ts'
import { round, toTable } from './statistics.ts'

type Asked = { id: string; text: string; kind: string; must: boolean }
type Given = { verdict: string; arguable?: boolean }
type Judged = { file: string; rank: number; verdicts: Record<string, Given> }
/** `closeRanks`: ranks that another careful recruiter could order otherwise; their pairs are not counted. */
type SheetJob = { job: string; requirements: Asked[]; resumes: Judged[]; closeRanks?: number[] }
type Sheet = { asOf: string; jobs: SheetJob[] }
type Place = { start: number; end: number }
type Counts = Record<string, Record<string, number>>

const VALUES: VerdictValue[] = ['met', 'partly', 'unknown', 'not-met']
/** What a recruiter asked and the engine did not see. */
const NOT_ASKED = 'not asked'
/** Share of the recruiter's letters that a requirement has to hold to be the same one. */
const SAME = 0.5
/** A requirement of which less than this is the recruiter's asks for what nobody asked. */
const FOREIGN = 0.3

/** Job texts with a recruiter's requirements and verdicts: what of them the engine finds, and where it says otherwise. */
export async function measureVerdicts([folder = '']: string[]) {
  const sheet = JSON.parse(readFileSync(join(folder, 'verdicts.json'), 'utf8')) as Sheet
  const [year = 0, month = 0] = sheet.asOf.split('-').map(Number)
  const resumes = await resumesOf(folder, sheet)
  const counts = { asked: 0, found: 0, ours: 0, foreign: 0, verdicts: 0, agreed: 0, pairs: 0, ordered: 0 }
  const table: Counts = Object.fromEntries(VALUES.map((value) => [value, {}]))
  for (const { job: file, requirements, resumes: judged, closeRanks = [] } of sheet.jobs) {
    const job = readJob(readFileSync(join(folder, file), 'utf8'))
    const match = matchRequirements(job, requirements)
    counts.asked += requirements.length
    counts.found += match.size
    counts.ours += job.requirements.length
    counts.foreign += countForeign(job, requirements)
    const analyses = judged.map((resume) => analyze(resumes.get(resume.file)!, { job, today: { year, month } }))
    for (const [index, { verdicts }] of judged.entries()) {
      for (const [id, { verdict, arguable }] of Object.entries(verdicts)) {
        const said = verdict.replace('_', '-')
        const ours = verdictOn(analyses[index]!, match.get(id)) ?? NOT_ASKED
        table[said]![ours] = (table[said]![ours] ?? 0) + 1
        if (ours === NOT_ASKED || arguable === true) continue
        counts.verdicts += 1
        if (ours === said) counts.agreed += 1
      }
    }
    const ranked = judged.map(({ rank }, index) => ({ rank, score: analyses[index]!.score.value }))
    const order = countOrder(ranked, closeRanks)
    counts.pairs += order.pairs
    counts.ordered += order.ordered
  }
  return report(counts, table)
}

/** By the name the sheet gives them. */
async function resumesOf(folder: string, { jobs }: Sheet): Promise<Map<string, ResumeText>> {
  const files = [...new Set(jobs.flatMap(({ resumes }) => resumes.map(({ file }) => file)))]
  const read = await readResumes(files.map((file) => join(folder, '../..', file)))
  return new Map(files.map((file, at) => [file, read[at]!]))
}

/** For each thing the recruiter took from the job text, our requirement that rests on the same words. */
function matchRequirements(job: JobProfile, asked: Asked[]): Map<string, Requirement> {
  const match = new Map<string, Requirement>()
  for (const { id, text, kind } of asked) {
    const place = find(job.text, text)
    const title = kind === 'title' ? job.requirements.find(({ type }) => type === 'title') : undefined
    const best = title ?? largest(job.requirements, (ours) => likeness(placeOf(job, ours), place, job.text))
    if (best === undefined) continue
    if (title !== undefined || shared(placeOf(job, best), place, job.text) >= SAME * letters(place, job.text)) {
      match.set(id, best)
    }
  }
  return match
}

function countForeign(job: JobProfile, asked: Asked[]): number {
  const places = asked.map(({ text }) => find(job.text, text))
  return job.requirements.filter((ours) => {
    const place = placeOf(job, ours)
    const theirs = places.reduce((sum, other) => sum + shared(place, other, job.text), 0)
    return ours.type !== 'title' && theirs < FOREIGN * letters(place, job.text)
  }).length
}

const verdictOn = ({ verdicts }: Analysis, asked: Requirement | undefined) =>
  verdicts.find(({ requirementId }) => requirementId === asked?.id)?.value

/** Of all pairs of one job's resumes, those our scores put in the recruiter's order; a tie counts half. */
function countOrder(rows: { rank: number; score: number }[], close: number[]) {
  const pairs = rows
    .flatMap((first) => rows.filter((second) => first.rank < second.rank).map((second) => [first, second]))
    .filter((pair) => !pair.every(({ rank }) => close.includes(rank)))
  const ordered = pairs.reduce((sum, [first, second]) => sum + (Math.sign(first!.score - second!.score) + 1) / 2, 0)
  return { pairs: pairs.length, ordered }
}

function report(counts: Record<string, number>, table: Counts) {
  const of = (part: string, whole: string) => round(counts[part]! / counts[whole]!)
  const figures = {
    ...counts,
    requirementsFound: of('found', 'asked'),
    askedByNobody: of('foreign', 'ours'),
    verdictsAgreed: of('agreed', 'verdicts'),
    pairsInOrder: of('ordered', 'pairs'),
    verdicts: table,
  }
  const columns = [...VALUES, NOT_ASKED]
  const rows = VALUES.map((said) => [`recruiter: ${said}`, ...columns.map((ours) => table[said]![ours] ?? 0)])
  const shares = ['requirementsFound', 'askedByNobody', 'verdictsAgreed', 'pairsInOrder'] as const
  const lines = shares.map((name) => [name, figures[name]])
  return { figures, table: `${toTable([['engine:', ...columns], ...rows])}\n\n${toTable([['', 'share'], ...lines])}` }
}

/** Where words stand in a text, whatever white space is between them; nowhere where they do not. */
function find(text: string, words: string): Place {
  const pattern = words.trim().split(/\s+/u).map(escaped).join('\\s+')
  const found = new RegExp(pattern, 'u').exec(text)
  return found === null ? { start: 0, end: 0 } : { start: found.index, end: found.index + found[0].length }
}

/** A requirement's own words within its sentence, where they stand there as they are. */
function placeOf({ text }: JobProfile, { span, label }: Requirement): Place {
  if (span === undefined) return { start: 0, end: 0 }
  const own = find(text.slice(span.start, span.end), label.replace(/…$/u, ''))
  return own.end === 0 ? span : { start: span.start + own.start, end: span.start + own.end }
}

const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)

const letters = ({ start, end }: Place, text: string) => text.slice(start, end).match(/[\p{L}\p{N}]/gu)?.length ?? 0

function shared(a: Place, b: Place, text: string): number {
  const both = { start: Math.max(a.start, b.start), end: Math.min(a.end, b.end) }
  return both.end > both.start ? letters(both, text) : 0
}

/** Dice's coefficient of two places: 1 where they are the same letters. */
const likeness = (a: Place, b: Place, text: string) =>
  (2 * shared(a, b, text)) / (letters(a, text) + letters(b, text) || 1)

function largest<T>(items: T[], measure: (item: T) => number): T | undefined {
  return items.reduce<{ item?: T; value: number }>(
    (best, item) => (measure(item) > best.value ? { item, value: measure(item) } : best),
    { value: 0 },
  ).item
}
