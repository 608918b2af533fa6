import { readFileSync } from 'node:fs'
import { analyze, readJob } from '@evenhand/analyze'
import { extract } from '@evenhand/extract'
import { analyzeWithModel, createModelClient, type ModelClient, readModelSettings } from '@evenhand/llm'
import { answerFor } from '@evenhand/llm/testing/answer-for'
import { startTestProvider } from '@evenhand/llm/testing/start-test-provider'
import type { Analysis, JobProfile, ResumeText } from '@evenhand/model'
import { type Carrier, carry } from './attack-carriers.ts'
import { type Attack, type AttackFile, attackOf, type Payload } from './attack-texts.ts'
import { popularSkills } from './popular-skills.ts'
import { readJsonl } from './read-jsonl.ts'
import { sample } from './sample.ts'
import { mean, round, toTable } from './statistics.ts'

const JOBS = 3
const OTHERS = 4
/** Resumes a job that are attacked in PDF and DOCX too. */
const CARRIED = 1
const TODAY = { year: 2026, month: 1 }
/** Where a score changes its colour. */
const LINES = [60, 80]
/** Shortest part of a line of an attack by which a prompt is seen to hold it. */
const TELLING = 12

type ResumeItem = { category: string; text: string }
type JobItem = { category: string; title: string; description: string }
type Field = { job: JobProfile; item: JobItem; texts: string[]; popular: string[] }
/** told: the attack's words came before the model; misled: it obeyed, and was caught. */
type Outcome = { lift: number; crossed: boolean; flagged: boolean; told: boolean; misled: boolean }
type Screen = (resume: ResumeText, job: JobProfile) => Promise<Analysis>

/** Attacks resumes that a language model judges which obeys whatever resume tells it something; it is honest otherwise. */
export async function measureModels(files: string[]) {
  const resumes = readJsonl<ResumeItem>(files[0] ?? '')
  const jobs = readJsonl<JobItem>(files[1] ?? '')
  const { payloads } = JSON.parse(readFileSync(files[2] ?? '', 'utf8')) as AttackFile
  const model = await startObeyingModel()
  try {
    const fields = sample(jobs, JOBS).map((item) => toField(item, { resumes, popular: popularSkills(jobs) }))
    const rows: ReturnType<typeof rowOf>[] = []
    for (const payload of payloads) {
      const outcomes: Outcome[] = []
      for (const field of fields) outcomes.push(...(await attackField(model, payload, field)))
      rows.push(rowOf(payload.id, outcomes))
    }
    const head = [
      'attack',
      'files',
      'mean lift',
      'largest',
      'crossed 60 or 80',
      'with a finding',
      'model told',
      'obeying seen',
      'told, no finding',
    ]
    return {
      figures: Object.fromEntries(rows.map(({ id, ...row }) => [id, row])),
      table: toTable([head, ...rows.map((row) => Object.values(row))]),
    }
  } finally {
    await model.close()
  }
}

type Model = {
  screen: Screen
  obey: (words: string[]) => void
  /** Whether a prompt held any of the words since they were given. */
  wasTold: () => boolean
  /** What the honest model says of a resume without an attack, by the resume's file and job. */
  known: Map<string, Promise<Analysis>>
  close: () => Promise<void>
}

async function startObeyingModel(): Promise<Model> {
  let orders: string[] = []
  let wasTold = false
  const provider = await startTestProvider({
    answer: (prompt) => {
      const isTold = orders.some((words) => prompt.includes(JSON.stringify(words).slice(1, -1)))
      wasTold ||= isTold
      return answerFor(prompt, { fault: isTold ? 'obeys' : undefined, chance: () => 0.5 })
    },
  })
  const settings = readModelSettings({
    LLM_PROVIDER: 'openai-compatible',
    LLM_MODEL: 'test-model',
    LLM_BASE_URL: provider.openAi,
    LLM_ALLOW_PRIVATE: '1',
    LLM_KEY_GAP_MS: '0',
  })
  const client: ModelClient = createModelClient(settings!)
  return {
    screen: (resume, job) => analyzeWithModel(resume, { job, today: TODAY, language: 'en', client }),
    obey: (words) => {
      orders = words
      wasTold = false
    },
    wasTold: () => wasTold,
    known: new Map(),
    close: provider.close,
  }
}

function toField(item: JobItem, { resumes, popular }: { resumes: ResumeItem[]; popular: string[] }): Field {
  const others = resumes.filter((resume) => resume.category !== item.category)
  return {
    job: readJob(`${item.title}\n\n${item.description}`),
    item,
    texts: sample(others, OTHERS).map(({ text }) => text),
    popular,
  }
}

async function attackField(model: Model, payload: Payload, { job, item, texts, popular }: Field): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const [at, text] of texts.entries()) {
    const target = { resume: text, jobTitle: item.title, jobText: item.description, popularSkills: popular }
    const attack = attackOf(payload, target)
    const carriers: Carrier[] = at < CARRIED ? ['text', 'pdf', 'docx'] : ['text']
    // Plain text has no metadata to put anything into.
    const able = carriers.filter((carrier) => carrier !== 'text' || attack.hiding !== 'metadata')
    for (const carrier of able) outcomes.push(await attackOne(model, { job, text, attack, carrier }))
  }
  return outcomes
}

type Target = { job: JobProfile; text: string; attack: Attack; carrier: Carrier }

async function attackOne(model: Model, { job, text, attack, carrier }: Target): Promise<Outcome> {
  const read = async (added: Attack) => {
    const { bytes, fileName } = carry(carrier, text, added)
    return await extract(bytes, fileName)
  }
  const words = [attack.before, attack.after].flatMap((part) => part?.split('\n') ?? [])
  model.obey(words.map((line) => line.trim().slice(0, 60)).filter((line) => line.length >= TELLING))
  const attacked = await model.screen(await read(attack), job)
  const told = model.wasTold()
  model.obey([])
  const clean = await read({ hiding: 'metadata' })
  // Measured by the engine that judged the row: where the model was caught obeying, that is the built-in one.
  const isBuiltIn = attacked.engine.id === 'built-in'
  const base = isBuiltIn ? analyze(clean, { job, today: TODAY }) : await screenClean(model, { clean, job, carrier })
  const [before, after] = [base.score.value, attacked.score.value]
  return {
    lift: after - before,
    crossed: LINES.some((line) => before < line && after >= line),
    flagged: attacked.integrity.length > 0,
    told,
    misled: isBuiltIn,
  }
}

type Clean = { clean: ResumeText; job: JobProfile; carrier: Carrier }

function screenClean(model: Model, { clean, job, carrier }: Clean): Promise<Analysis> {
  const key = JSON.stringify([carrier, clean.text, job.text])
  const known = model.known.get(key) ?? model.screen(clean, job)
  model.known.set(key, known)
  return known
}

function rowOf(id: string, outcomes: Outcome[]) {
  const share = (pick: (outcome: Outcome) => boolean) => round(outcomes.filter(pick).length / outcomes.length)
  const lifts = outcomes.map(({ lift }) => lift)
  return {
    id,
    files: outcomes.length,
    meanLift: round(mean(lifts), 2),
    maxLift: Math.max(...lifts),
    crossed: share(({ crossed }) => crossed),
    flagged: share(({ flagged }) => flagged),
    told: share(({ told }) => told),
    misled: share(({ misled }) => misled),
    unseen: share(({ told, flagged }) => told && !flagged),
  }
}
