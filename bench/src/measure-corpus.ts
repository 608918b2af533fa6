import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { judge, readJob, readResume, score } from '@evenhand/analyze'
import { createExtractPool } from '@evenhand/extract'
import type { Profile, ResumeText, YearMonth } from '@evenhand/model'
import { foldValue } from './list-f1.ts'
import { round, toTable } from './statistics.ts'

/** Left out, or empty: the resume does not tell it. */
type ExpectedJob = { title?: string; employer?: string; start?: string; end?: string }
type Expected = {
  file: string
  person: string
  language: string
  name: string
  emails: string[]
  phones: string[]
  jobs: ExpectedJob[]
  degrees: string[]
  schools: string[]
  hidden?: string[]
  phrases: string[]
}
type Declared = { id: string; best: string[]; worst: string[] }
type Read = { expected: Expected; resume: ResumeText; profile: Profile }
type Count = { right: number; all: number; wrong: string[] }

const TODAY = { year: 2026, month: 11 }

/** A folder of resumes with `expected.json`: how much of each field is exact, and where declared people rank. */
export async function measureCorpus(files: string[]) {
  const folder = files[0] ?? ''
  const expected = JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8')) as Expected[]
  const pool = createExtractPool({ size: 2 })
  const failed: string[] = []
  const read: Read[] = []
  for (const item of expected) {
    try {
      const resume = await pool.extract(new Uint8Array(readFileSync(join(folder, 'resumes', item.file))), item.file)
      read.push({ expected: item, resume, profile: readResume(resume, TODAY) })
    } catch (error) {
      failed.push(`${item.file}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  pool.close()
  const counts = countFields(read)
  const ranks = rankDeclared(folder, read)
  const told = ['name', 'e-mail', 'phone', 'title', 'employer', 'start', 'end', 'still held'].flatMap(
    (field) => counts[field] ?? [],
  )
  counts['contacts, titles, employers and dates'] = {
    right: told.reduce((total, count) => total + count.right, 0),
    all: told.reduce((total, count) => total + count.all, 0),
    wrong: [],
  }
  const shares = Object.fromEntries(
    Object.entries(counts).map(([field, { right, all }]) => [field, round(right / (all || 1))]),
  )
  const figures = { files: expected.length, failed, fields: shares, ranks }
  return { figures, table: tableOf(counts, ranks, failed) }
}

function countFields(read: Read[]): Record<string, Count> {
  const counts: Record<string, Count> = {}
  const mark = (field: string, isRight: boolean, detail: string) => {
    const count = (counts[field] ??= { right: 0, all: 0, wrong: [] })
    count.all++
    if (isRight) count.right++
    else count.wrong.push(detail)
  }
  for (const { expected, resume, profile } of read) {
    const text = foldValue(resume.text)
    const wrong = (wanted: string, got: string | undefined) => `${expected.file}: ${wanted} <> ${got ?? '-'}`
    for (const phrase of expected.phrases) mark('phrases', text.includes(foldValue(phrase)), wrong(phrase, undefined))
    for (const words of expected.hidden ?? [])
      mark('hidden kept out', !text.includes(foldValue(words)), wrong(words, undefined))
    mark('name', sameText(profile.name?.value, expected.name), wrong(expected.name, profile.name?.value))
    const email = profile.emails.map((field) => field.value).join(' ')
    for (const wanted of expected.emails)
      mark('e-mail', email.toLowerCase().includes(wanted.toLowerCase()), wrong(wanted, email))
    const phones = profile.phones.map((field) => field.value.replaceAll(/\D/g, ''))
    for (const wanted of expected.phones)
      mark('phone', phones.includes(wanted.replaceAll(/\D/g, '')), wrong(wanted, phones.join(' ')))
    for (const job of expected.jobs) markJob({ job, expected, profile }, mark)
    for (const wanted of expected.degrees)
      mark(
        'degree',
        profile.education.some((entry) => sameText(entry.degree?.value, wanted)),
        wrong(wanted, profile.education.map((entry) => entry.degree?.value).join(' / ')),
      )
    for (const wanted of expected.schools)
      mark(
        'school',
        profile.education.some((entry) => sameText(entry.school?.value, wanted)),
        wrong(wanted, profile.education.map((entry) => entry.school?.value).join(' / ')),
      )
  }
  return counts
}

function markJob(
  { job, expected, profile }: { job: ExpectedJob; expected: Expected; profile: Profile },
  mark: (field: string, isRight: boolean, detail: string) => void,
): void {
  const { title = '', employer = '' } = job
  const titled = profile.employment.filter((entry) => title !== '' && sameText(entry.title?.value, title))
  const employed = profile.employment.filter((entry) => employer !== '' && sameText(entry.employer?.value, employer))
  const both = titled.filter((entry) => employed.includes(entry))
  const heads = profile.employment.filter(
    (other) => sameHead(other.title?.value, title) && sameHead(other.employer?.value, employer),
  )
  const entry = both[0] ?? titled[0] ?? employed[0]
  const seen = (pick: 'title' | 'employer') => profile.employment.map((other) => other[pick]?.value ?? '-').join(' / ')
  // A field that the resume does not tell is no miss.
  if (title !== '') mark('title', titled.length > 0, `${expected.file}: ${title} <> ${seen('title')}`)
  if (employer !== '') mark('employer', employed.length > 0, `${expected.file}: ${employer} <> ${seen('employer')}`)
  if (title !== '' && employer !== '') {
    mark('title with its employer', both.length > 0, `${expected.file}: ${title} at ${employer}`)
    mark('the same, what trails aside', heads.length > 0, `${expected.file}: ${title} at ${employer}`)
  }
  if (job.start !== undefined)
    mark(
      'start',
      entry !== undefined && isSameMonth(entry.start, job.start),
      `${expected.file}: ${title}: ${job.start} <> ${JSON.stringify(entry?.start)}`,
    )
  if (job.end === 'present') mark('still held', entry?.current === true, `${expected.file}: ${title}`)
  else if (job.end !== undefined)
    mark(
      'end',
      entry !== undefined && isSameMonth(entry.end, job.end),
      `${expected.file}: ${title}: ${job.end} <> ${JSON.stringify(entry?.end)}`,
    )
}

function sameText(found: string | undefined, wanted: string): boolean {
  return found !== undefined && foldValue(found) === foldValue(wanted)
}

/**
 * Whether two names agree up to their first comma, bracket or spaced dash: authors of the truth differ on whether a
 * unit behind an employer, or terms of a contract behind a title, belong to it.
 */
function sameHead(found: string | undefined, wanted: string): boolean {
  const headOf = (text: string) => text.split(/ ?[,;(（、，:]| [-–—|/] /)[0]!
  return found !== undefined && foldValue(headOf(found)) === foldValue(headOf(wanted))
}

/** `2016-07`, or `2016` where only the year is printed. */
function isSameMonth(found: YearMonth | undefined, wanted: string): boolean {
  const [year, month] = wanted.split('-').map(Number)
  return found?.year === year && (month === undefined || found?.month === undefined || found.month === month)
}

/** Places of the people declared best and worst for each job, by each person's best-read file. */
function rankDeclared(folder: string, read: Read[]) {
  const path = join(folder, 'jobs.json')
  if (!existsSync(path)) return []
  return (JSON.parse(readFileSync(path, 'utf8')) as Declared[]).map(({ id, best, worst }) => {
    const job = readJob(readFileSync(join(folder, 'jobs', `${id}.txt`), 'utf8'))
    const scores = new Map<string, number>()
    for (const { expected, resume, profile } of read) {
      const { lines } = score(judge(profile, resume, job), job.requirements)
      const sum = lines.reduce((total, line) => total + line.points, 0)
      scores.set(expected.person, Math.max(scores.get(expected.person) ?? 0, sum))
    }
    // Ties share the middle of their places: nobody is ranked by the order of files.
    const placeOf = (person: string) => {
      const own = scores.get(person)
      if (own === undefined) return scores.size
      const others = [...scores.values()]
      const above = others.filter((value) => value > own).length
      return above + (others.filter((value) => value === own).length + 1) / 2
    }
    // Whoever ties with the person in the middle is not above the middle.
    const middle = [...scores.values()].toSorted((a, b) => a - b)[Math.floor((scores.size - 1) / 2)] ?? 0
    const bestPlaces = best.map(placeOf)
    const worstPlaces = worst.map(placeOf)
    return {
      id,
      people: scores.size,
      bestPlaces,
      bestScores: best.map((person) => round(scores.get(person) ?? 0, 1)),
      bestInTopFive: bestPlaces.every((place) => place <= 5),
      worstInLowerHalf: worst.every((person) => (scores.get(person) ?? 0) <= middle),
      worstHighest: Math.min(...worstPlaces),
    }
  })
}

function tableOf(counts: Record<string, Count>, ranks: ReturnType<typeof rankDeclared>, failed: string[]): string {
  const fields = Object.entries(counts).map(([field, { right, all }]) => [
    field,
    right,
    all,
    (right / (all || 1)).toFixed(3),
  ])
  const jobs = ranks.map((rank) => [
    rank.id,
    rank.bestPlaces.join(', '),
    rank.bestScores.join(', '),
    rank.bestInTopFive ? 'yes' : 'NO',
    rank.worstHighest,
    rank.worstInLowerHalf ? 'yes' : 'NO',
  ])
  return [
    toTable([['field', 'exact', 'of', 'share'], ...fields]),
    '',
    toTable([
      ['job', 'places of the best', 'their scores', 'in top five', 'best place of the worst', 'all in lower half'],
      ...jobs,
    ]),
    '',
    ...failed.map((line) => `failed: ${line}`),
    ...Object.entries(counts).flatMap(([field, { wrong }]) => wrong.map((line) => `${field}: ${line}`)),
  ].join('\n')
}
