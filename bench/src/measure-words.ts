import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { integrity, judge, readJob, readResume, score, words } from '@evenhand/analyze'
import { extract } from '@evenhand/extract'
import { createTranslator, loadDictionary } from '@evenhand/locales'
import type { Finding, JobProfile, Profile, ResumeText, Verdict } from '@evenhand/model'
import { readJsonl } from './read-jsonl.ts'
import { mean, round, toTable } from './statistics.ts'

type ResumeItem = { id: string; text: string }
type JobItem = { id: string; title: string; description: string }
type Read = { resume: ResumeText; profile: Profile }
type Judged = { read: Read; verdicts: Verdict[]; points: number }
type Told = { summary: Finding[]; text: string }

const TODAY = { year: 2026, month: 1 }
const PEOPLE = 50
const OCCUPATIONS = 10
const GRAM = 5
/** Most a frame may have of a set of summaries, and most that two summaries may share. */
const BARS = { frame: 0.2, jaccard: 0.25 }

/**
 * Fifty summaries in English for one job, for ten occupations of the set and every job text of the folder: once of people
 * spread over the whole set, once of the fifty best. How alike two are (5-gram Jaccard, mean over all pairs), and which
 * sentence frame (by its code) stands in how many of them.
 */
export async function measureWords(files: string[]) {
  const [resumesFile = '', jobsFile = '', folder = ''] = files
  const people: Read[] = []
  for (const { id, text } of readJsonl<ResumeItem>(resumesFile)) {
    const resume = await extract(new TextEncoder().encode(text), `${id}.txt`)
    people.push({ resume, profile: readResume(resume, TODAY) })
  }
  const { describeFinding } = createTranslator(await loadDictionary('en'), 'en')
  const tell = ({ read, verdicts }: Judged, job: JobProfile): Told => {
    const notices = integrity(read.profile, read.resume, job)
    const { summary } = words({ ...read, job, verdicts, integrity: notices })
    return { summary, text: summary.map(describeFinding).join(' ') }
  }
  const sets = jobsOf(readJsonl<JobItem>(jobsFile), folder).flatMap(({ name, job }) => {
    const scored = people.map((read): Judged => {
      const verdicts = judge(read.profile, read.resume, job)
      return { read, verdicts, points: score(verdicts, job.requirements).value ?? 0 }
    })
    const best = scored.toSorted((a, b) => b.points - a.points).slice(0, PEOPLE)
    const step = scored.length / PEOPLE
    const spread = Array.from({ length: PEOPLE }, (_, at) => scored[Math.floor(at * step)]!)
    return [
      measureSet(
        `${name}, spread`,
        spread.map((each) => tell(each, job)),
      ),
      measureSet(
        `${name}, best`,
        best.map((each) => tell(each, job)),
      ),
    ]
  })
  const figures = {
    sets: sets.length,
    largestJaccard: Math.max(...sets.map(({ jaccard }) => jaccard)),
    smallestJaccard: Math.min(...sets.map(({ jaccard }) => jaccard)),
    largestFrame: Math.max(...sets.map(({ share }) => share)),
    setsOverFrameBar: sets.filter(({ share }) => share > BARS.frame).length,
    setsOverJaccardBar: sets.filter(({ jaccard }) => jaccard > BARS.jaccard).length,
    sentencesWithoutWords: sets.reduce((sum, { bare }) => sum + bare, 0),
    fewestSentences: Math.min(...sets.map(({ fewest }) => fewest)),
    mostSentences: Math.max(...sets.map(({ most }) => most)),
  }
  const rows = sets.map(({ set, jaccard, frame, share }) => [set, round(jaccard, 4), frame, round(share, 2)])
  const table = [
    toTable([['set', 'Jaccard', 'commonest frame', 'share'], ...rows]),
    toTable([['', 'value'], ...Object.entries(figures)]),
  ]
  return { figures, table: table.join('\n\n') }
}

function jobsOf(items: JobItem[], folder: string): { name: string; job: JobProfile }[] {
  const step = items.length / OCCUPATIONS
  const occupations = Array.from({ length: OCCUPATIONS }, (_, at) => items[Math.floor(at * step)]!)
  const texts =
    folder === ''
      ? []
      : readdirSync(folder)
          .filter((name) => name.endsWith('.txt'))
          .sort()
  return [
    ...occupations.map(({ title, description }) => ({ name: title, job: readJob(`${title}\n\n${description}`) })),
    ...texts.map((name) => ({
      name: name.replace('.txt', ''),
      job: readJob(readFileSync(join(folder, name), 'utf8')),
    })),
  ]
}

function measureSet(set: string, told: Told[]) {
  const frames = new Map<string, number>()
  for (const { summary } of told)
    for (const code of new Set(summary.map((finding) => finding.code))) frames.set(code, (frames.get(code) ?? 0) + 1)
  const [frame, count] = [...frames].reduce((best, each) => (each[1] > best[1] ? each : best))
  const grams = told.map(({ text }) => gramsOf(text))
  const pairs = grams.flatMap((a, at) => grams.slice(at + 1).map((b) => jaccardOf(a, b)))
  const lengths = told.map(({ summary }) => summary.length)
  return {
    set,
    jaccard: mean(pairs),
    frame,
    share: count / told.length,
    bare: told.flatMap(({ summary }) => summary).filter(({ evidence }) => evidence.length === 0).length,
    fewest: Math.min(...lengths),
    most: Math.max(...lengths),
  }
}

function gramsOf(text: string): Set<string> {
  const said = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(said.slice(0, Math.max(0, said.length - GRAM + 1)).map((_, at) => said.slice(at, at + GRAM).join(' ')))
}

function jaccardOf(a: Set<string>, b: Set<string>): number {
  const both = [...a].filter((gram) => b.has(gram)).length
  return both === 0 ? 0 : both / (a.size + b.size - both)
}
