import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { matchTerms, readResume } from '@evenhand/analyze'
import { extract } from '@evenhand/extract'
import type { Profile } from '@evenhand/model'
import { halfOf } from './half-of.ts'
import { addCounts, type Counts, f1, foldValue, relaxedCounts, strictCounts } from './list-f1.ts'
import { readJsonl } from './read-jsonl.ts'
import { percentile, round, toTable } from './statistics.ts'

const LISTS = ['titles', 'companies', 'degrees', 'schools', 'skills'] as const
type ListName = (typeof LISTS)[number]
type Gold = { name?: string; email?: string[]; phone?: string } & Partial<Record<ListName, string[]>>
type Item = { id: string; text?: string; file?: string; gold: Gold }

type Outcome = {
  id: string
  failed: boolean
  name: boolean
  emails: [found: number, wanted: number]
  phones: [found: number, wanted: number]
  lists: Record<ListName, { strict: Counts; relaxed: Counts }>
  unassigned: [lines: number, all: number]
  /** Labels of a kind that the knowledge holds as a whole. */
  held: { skills: [held: number, all: number]; titles: [held: number, all: number] }
  labelled: boolean
  ms: number
}

const TODAY = { year: 2026, month: 1 }
/** Readings of one resume, of which the fastest is the time it takes. */
const ROUNDS = 5

/** Reads every resume of the set and holds its fields against the labels. */
export async function measureFields(files: string[]) {
  const path = files[0] ?? ''
  const outcomes: Outcome[] = []
  const items = readJsonl<Item>(path)
  // A process that has run for a second: until then the engine that runs us compiles what it is given.
  for (const item of items) await readItem(item, path).catch(() => undefined)
  for (const item of items) outcomes.push(await measure(item, path))
  const halves = { tuning: [] as Outcome[], reported: [] as Outcome[] }
  for (const outcome of outcomes) halves[halfOf(outcome.id)].push(outcome)
  const figures = {
    ...summarise(outcomes),
    tuning: summarise(halves.tuning),
    reported: summarise(halves.reported),
  }
  return { figures, table: tableOf({ all: figures, tuning: figures.tuning, reported: figures.reported }) }
}

async function readItem(item: Item, path: string) {
  const bytes =
    item.file === undefined ? new TextEncoder().encode(item.text) : readFileSync(join(dirname(path), item.file))
  const resume = await extract(new Uint8Array(bytes), item.file ?? `${item.id}.txt`)
  let ms = Infinity
  let profile = readResume(resume, TODAY)
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now()
    profile = readResume(resume, TODAY)
    ms = Math.min(ms, performance.now() - started)
  }
  return { profile, lines: resume.lines.length, ms }
}

async function measure(item: Item, path: string): Promise<Outcome> {
  try {
    const { profile, lines, ms } = await readItem(item, path)
    return compare(item, profile, { lines, ms })
  } catch {
    // A file that fails counts as one in which nothing was found; how many is in the table.
    return { ...compare(item, undefined, { lines: 0, ms: 0 }), failed: true }
  }
}

function compare(item: Item, profile: Profile | undefined, { lines, ms }: { lines: number; ms: number }): Outcome {
  const predicted = listsOf(profile)
  const digits = (text: string) => text.replaceAll(/\D/g, '')
  const emails = new Set(profile?.emails.map((email) => email.value.toLowerCase()))
  const phones = profile?.phones.map((phone) => digits(phone.value)) ?? []
  const wantedEmails = item.gold.email ?? []
  const lists = Object.fromEntries(
    LISTS.map((list) => {
      const gold = item.gold[list] ?? []
      return [list, { strict: strictCounts(predicted[list], gold), relaxed: relaxedCounts(predicted[list], gold) }]
    }),
  ) as Outcome['lists']
  const phone = item.gold.phone
  return {
    id: item.id,
    failed: false,
    name: foldValue(profile?.name?.value ?? '') === foldValue(item.gold.name ?? ''),
    emails: [wantedEmails.filter((email) => emails.has(email.toLowerCase())).length, wantedEmails.length],
    phones: phone === undefined ? [0, 0] : [phones.some((found) => found.endsWith(digits(phone))) ? 1 : 0, 1],
    lists,
    unassigned: [profile?.unassigned.length ?? 0, lines],
    held: { skills: heldBy('skill', item.gold.skills), titles: heldBy('title', item.gold.titles) },
    labelled: foldValue(item.gold.name ?? '') !== '',
    ms,
  }
}

function listsOf(profile: Profile | undefined): Record<ListName, string[]> {
  const values = (fields: ({ value: string } | undefined)[]) =>
    fields.flatMap((field) => (field === undefined ? [] : [field.value]))
  const schools = values(profile?.education.map((entry) => entry.school) ?? [])
  const learntAt = new Set(schools.map(foldValue))
  return {
    titles: titlesOf(profile),
    // Who works where they studied: the labels have a school only.
    companies: values(profile?.employment.map((entry) => entry.employer) ?? []).filter(
      (employer) => !learntAt.has(foldValue(employer)),
    ),
    degrees: values(profile?.education.map((entry) => entry.degree) ?? []),
    schools,
    // The labels have spoken languages among the skills.
    skills: [...(profile?.skills ?? []), ...(profile?.languages ?? [])].map((skill) => skill.label),
  }
}

/** How many of the labels the knowledge files hold, as they stand. */
function heldBy(kind: 'skill' | 'title', labels: string[] = []): [held: number, all: number] {
  const whole = labels.filter((label) =>
    matchTerms(label).some((match) => match.kind === kind && match.start === 0 && match.end >= label.length),
  )
  return [whole.length, labels.length]
}

/**
 * Titles of posts as the labels mark them: each designation by itself. The headline only where no post has a title,
 * for it often names a wish.
 */
function titlesOf(profile: Profile | undefined): string[] {
  const held = profile?.employment.flatMap((entry) => entry.title?.value ?? []) ?? []
  const all = held.length > 0 || profile?.headline === undefined ? held : [profile.headline.value]
  return all.flatMap(designationsOf)
}

/** "Cook / Driver" and "Founder and Director" are labelled as two designations, "Director of Sales and Marketing" as one. */
function designationsOf(title: string): string[] {
  return title.split(/ ?\/ ?/).flatMap((designation) => {
    const parts = designation.split(/ and | ?& ?/i)
    return parts.length > 1 && parts.every(endsInTitle) ? parts : [designation]
  })
}

function endsInTitle(part: string): boolean {
  return matchTerms(part).some((match) => match.kind === 'title' && match.end >= part.trimEnd().length)
}

function summarise(outcomes: Outcome[]) {
  const sum = (pick: (outcome: Outcome) => number) => outcomes.reduce((total, outcome) => total + pick(outcome), 0)
  const share = (pick: (outcome: Outcome) => [number, number]) =>
    round(sum((o) => pick(o)[0]) / (sum((o) => pick(o)[1]) || 1))
  const list = (name: ListName) => {
    const total = (kind: 'strict' | 'relaxed') =>
      round(
        f1(outcomes.map((outcome) => outcome.lists[name][kind]).reduce(addCounts, { hits: 0, predicted: 0, gold: 0 })),
      )
    return { strict: total('strict'), relaxed: total('relaxed') }
  }
  const times = outcomes.map((outcome) => outcome.ms)
  return {
    files: outcomes.length,
    failed: sum((outcome) => Number(outcome.failed)),
    name: round(sum((outcome) => Number(outcome.name)) / (outcomes.length || 1)),
    nameOfLabelled: share((outcome) => [Number(outcome.labelled && outcome.name), Number(outcome.labelled)]),
    emailRecall: share((outcome) => outcome.emails),
    phoneRecall: share((outcome) => outcome.phones),
    titles: list('titles'),
    companies: list('companies'),
    degrees: list('degrees'),
    schools: list('schools'),
    skills: list('skills'),
    unassignedLines: share((outcome) => outcome.unassigned),
    heldSkills: share((outcome) => outcome.held.skills),
    heldTitles: share((outcome) => outcome.held.titles),
    msMedian: round(percentile(times, 0.5), 2),
    msP95: round(percentile(times, 0.95), 2),
  }
}

function tableOf(columns: Record<string, ReturnType<typeof summarise>>): string {
  const all = Object.values(columns)
  const row = (label: string, pick: (summary: ReturnType<typeof summarise>) => number) => [label, ...all.map(pick)]
  return toTable([
    ['', ...Object.keys(columns)],
    row('files', (s) => s.files),
    row('failed', (s) => s.failed),
    row('name exact', (s) => s.name),
    row('name, of files that label one', (s) => s.nameOfLabelled),
    row('e-mail recall', (s) => s.emailRecall),
    row('phone recall', (s) => s.phoneRecall),
    ...LISTS.flatMap((list) => [
      row(`${list} F1 strict`, (s) => s[list].strict),
      row(`${list} F1 relaxed`, (s) => s[list].relaxed),
    ]),
    row('unassigned lines', (s) => s.unassignedLines),
    row('labelled skills the knowledge holds', (s) => s.heldSkills),
    row('labelled titles the knowledge holds', (s) => s.heldTitles),
    row('ms median', (s) => s.msMedian),
    row('ms p95', (s) => s.msP95),
  ])
}
