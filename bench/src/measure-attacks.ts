import { readFileSync } from 'node:fs'
import { readJob } from '@evenhand/analyze'
import type { JobProfile } from '@evenhand/model'
import { type Carrier, carry } from './attack-carriers.ts'
import { type AttackFile, attackOf, type Payload } from './attack-texts.ts'
import { popularSkills } from './popular-skills.ts'
import { readJsonl } from './read-jsonl.ts'
import { sample } from './sample.ts'
import { screenFile, screenText } from './screen-text.ts'
import { mean, percentile, round, toTable } from './statistics.ts'

const JOBS = 12
const OTHERS = 30
/** Resumes a job that are attacked in PDF and DOCX too. */
const CARRIED = 4
/** An attack that multiplies the text is a resource test: fewer of it. */
const HEAVY = new Set(['S08'])

type ResumeItem = { category: string; text: string }
type JobItem = { category: string; title: string; description: string }
type Base = { text: string; score: number; flagged: boolean; same: boolean }
type Field = { job: JobProfile; item: JobItem; line: number; bases: Base[] }
type Outcome = { crossed: boolean; flagged: boolean; delta: number; same: boolean }

/** Attacks resumes of other fields and reports how many then pass, and how many are pointed out. */
export async function measureAttacks(files: string[]) {
  const resumes = readJsonl<ResumeItem>(files[0] ?? '')
  const jobs = readJsonl<JobItem>(files[1] ?? '')
  const { payloads } = JSON.parse(readFileSync(files[2] ?? '', 'utf8')) as AttackFile
  const fields: Field[] = []
  for (const item of sample(jobs, JOBS)) fields.push(await prepare(item, resumes))
  const rows: ReturnType<typeof rowOf>[] = []
  for (const payload of payloads) {
    const outcomes: Outcome[] = []
    for (const field of fields) outcomes.push(...(await attackField(payload, field, popularSkills(jobs))))
    rows.push(rowOf(payload.id, outcomes))
  }
  const clean = fields.flatMap((field) => field.bases)
  const falseAlarms = round(clean.filter((base) => base.flagged).length / clean.length, 4)
  const figures = { ...Object.fromEntries(rows.map(({ id, ...row }) => [id, row])), falseAlarms }
  return { figures, table: tableOf(rows, { falseAlarms, clean: clean.length }) }
}

async function prepare(item: JobItem, resumes: ResumeItem[]): Promise<Field> {
  const job = readJob(`${item.title}\n\n${item.description}`)
  const others = sample(
    resumes.filter((resume) => resume.category !== item.category),
    OTHERS,
  )
  const same = sample(
    resumes.filter((resume) => resume.category === item.category),
    1,
  )
  const bases: Base[] = []
  for (const { text, category } of [...others, ...same]) {
    const { score, findings } = await screenText(text, job)
    bases.push({ text, score, flagged: findings.length > 0, same: category === item.category })
  }
  return {
    job,
    item,
    line: percentile(
      bases.filter((base) => !base.same).map((base) => base.score),
      0.8,
    ),
    bases,
  }
}

async function attackField(payload: Payload, field: Field, popular: string[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const bases = HEAVY.has(payload.id) ? field.bases.slice(0, 2) : field.bases
  for (const [i, base] of bases.entries()) {
    const target = {
      resume: base.text,
      jobTitle: field.item.title,
      jobText: field.item.description,
      popularSkills: popular,
    }
    const attack = attackOf(payload, target)
    const carriers: Carrier[] = i < CARRIED && !HEAVY.has(payload.id) ? ['text', 'pdf', 'docx'] : ['text']
    for (const carrier of carriers) {
      const { bytes, fileName } = carry(carrier, base.text, attack)
      const before = carrier === 'text' ? base : await cleanCopy(carrier, base, field.job)
      const { score, findings } = await screenFile(bytes, fileName, field.job)
      const crossed = !base.same && before.score <= field.line && score > field.line
      outcomes.push({ crossed, flagged: findings.length > 0, delta: score - before.score, same: base.same })
    }
  }
  return outcomes
}

/** The same resume in the same carrier without the attack, so that only the attack is measured. */
async function cleanCopy(carrier: Carrier, base: Base, job: JobProfile): Promise<{ score: number }> {
  const { bytes, fileName } = carry(carrier, base.text, { hiding: 'metadata' })
  return await screenFile(bytes, fileName, job)
}

function rowOf(id: string, outcomes: Outcome[]) {
  const attacked = outcomes.filter((outcome) => !outcome.same)
  const share = (pick: (outcome: Outcome) => boolean) => round(attacked.filter(pick).length / (attacked.length || 1))
  const deltas = attacked.map((outcome) => outcome.delta)
  return {
    id,
    files: attacked.length,
    crossed: share((outcome) => outcome.crossed),
    crossedUnflagged: share((outcome) => outcome.crossed && !outcome.flagged),
    flagged: share((outcome) => outcome.flagged),
    meanDelta: round(mean(deltas), 2),
    maxDelta: round(Math.max(0, ...deltas), 1),
    sameFieldDelta: round(mean(outcomes.filter((outcome) => outcome.same).map((outcome) => outcome.delta)), 2),
  }
}

function tableOf(
  rows: ReturnType<typeof rowOf>[],
  { falseAlarms, clean }: { falseAlarms: number; clean: number },
): string {
  const head = ['attack', 'files', 'crossed', 'crossed, not flagged', 'flagged', 'mean change', 'largest', 'same field']
  return [
    toTable([head, ...rows.map((row) => Object.values(row))]),
    '',
    `false alarms: ${falseAlarms} of ${clean} clean resumes`,
  ].join('\n')
}
