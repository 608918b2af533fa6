import { analyze, readJob } from '@evenhand/analyze'
import {
  type Asking,
  composeQuestions,
  type Cost,
  estimateCost,
  type EstimateSettings,
  judgeAnswers,
  ModelAnswer,
  type ModelQuestions,
} from '@evenhand/llm/judging'
import {
  Analysis,
  JobProfile,
  ResumeText,
  spansOutside,
  toResumeRow,
  type Engine,
  type FailureCode,
  type ResumeRow,
  type YearMonth,
} from '@evenhand/model'

const SMALL: ResumeText = {
  fileName: 'small.txt',
  mediaType: 'text/plain',
  text: 'Ada Calder',
  lines: [{ start: 0, end: 10, page: 1, level: 'title', bold: false }],
  pages: 1,
  warnings: [],
  hidden: [],
}

/** The engine builds its tables at its first resume: here, while a thread loads, so that no resume's time pays for it. */
const { engine: name } = analyze(SMALL, { today: { year: 2000, month: 1 } })

export function tellName(): Engine {
  return name
}

/** Texts travel as JSON, so that the server's thread neither parses nor copies them object by object. */
export type AnalyzeTask = {
  base: Pick<ResumeRow, 'id' | 'position' | 'fileName'>
  resume: string
  job?: string
  today: YearMonth
}
export type AnalyzeResult =
  /** engine: whose analysis it is; not the run's where the built-in engine stood in for a language model. */
  | { row: string; analysis: string; contentHash: string; engine: Engine }
  /** isFinal: a second try could not go better. */
  | { error: FailureCode; isFinal?: boolean }

/** One analysis from text to the JSON that is stored. Throws what the engine throws. */
export function analyzeResume(task: AnalyzeTask): AnalyzeResult {
  const { resume, job } = readTask(task)
  return toResult(task, analyze(resume, { job, today: task.today }), resume)
}

/** A resume on its way to a language model and back: what is asked and how its answers are checked needs no network. */
export type ModelTask = AnalyzeTask & Pick<Asking, 'language' | 'passes' | 'secret'>

export function composeTask(task: ModelTask): ModelQuestions {
  return composeQuestions(readTask(task).resume, toAsking(task))
}

/** The model's answers, checked against the resume, as what is stored. */
export function judgeTask(task: ModelTask & { answers: string; engine: Engine }): AnalyzeResult {
  const { resume } = readTask(task)
  const answers = ModelAnswer.array().parse(JSON.parse(task.answers))
  return toResult(task, judgeAnswers(resume, { ...toAsking(task), answers, engine: task.engine }), resume)
}

/** What so many texts of a size would cost. */
export type EstimateTask = {
  texts: number
  characters: number
  job?: JobProfile
  today: YearMonth
  settings: EstimateSettings
}

export function estimateTask({ texts, characters, job, today, settings }: EstimateTask): Cost {
  const sizes = Array.from({ length: texts }, () => ({ characters: characters / texts }))
  return estimateCost(sizes, { job, today }, settings)
}

function toAsking(task: ModelTask): Asking {
  const { today, language, passes, secret } = task
  return { job: readTask(task).job, today, language, passes, secret }
}

function readTask(task: AnalyzeTask): { resume: ResumeText; job: JobProfile | undefined } {
  return {
    resume: ResumeText.parse(JSON.parse(task.resume)),
    job: task.job === undefined ? undefined : JobProfile.parse(JSON.parse(task.job)),
  }
}

/** What is stored of an analysis, or that it is none: every quote must stand in the text. */
export function toResult({ base }: Pick<AnalyzeTask, 'base'>, analysis: Analysis, resume: ResumeText): AnalyzeResult {
  const parsed = Analysis.safeParse(analysis)
  if (!parsed.success || spansOutside(analysis, resume.text.length).length > 0) return { error: 'invalid-analysis' }
  return {
    row: JSON.stringify(toResumeRow(base, analysis)),
    analysis: JSON.stringify(analysis),
    contentHash: analysis.contentHash,
    engine: analysis.engine,
  }
}

export function readJobText(text: string): JobProfile {
  return readJob(text)
}
