import { availableParallelism } from 'node:os'
import type { Engine as EngineName, FailureCode, JobProfile, ReceiptResume } from '@evenhand/model'
import type { Cost, ModelQuestions } from '@evenhand/llm/judging'
import type { Sheet } from '@evenhand/locales'
import type { AnalyzeResult, AnalyzeTask, EstimateTask, ModelTask } from './engine-work.ts'
import { openPool } from './open-pool.ts'
import type { ReceiptSlice, ReceiptTask } from './receipt-work.ts'
import type { ReceivedResumes } from './receive-work.ts'
import type { CsvSlice, ExportSlice, StoredResume } from './words-work.ts'

/** Time one resume may take; then its thread is ended. */
export const ANALYZE_TIMEOUT = 20_000
/** Bytes the thread of one resume may take: 10 MB of nothing but single letters take 1.4 GB. */
const ANALYZE_MEMORY = 1_600_000_000
/** Time one job description, or one request of texts, may take to read. */
const READ_TIMEOUT = 20_000

/** The engine on threads of its own, so that no text can hold up the server. */
export type Engine = {
  name: EngineName
  analyze(task: AnalyzeTask): Promise<AnalyzeResult>
  /** What a language model is asked about a resume. */
  compose(task: ModelTask): Promise<ModelQuestions | Failed>
  /** A language model's answers (ModelAnswer, as JSON), checked against the resume. */
  judge(task: ModelTask & { answers: string; engine: EngineName }): Promise<AnalyzeResult>
  /** What a language model would cost. Throws when that cannot be told in time. */
  estimate(task: EstimateTask): Promise<Cost>
  /** Throws when the text cannot be read in time. */
  readJob(text: string): Promise<JobProfile>
  receiveResumes(body: Uint8Array<ArrayBuffer>): Promise<ReceivedResumes>
  /** Rows of a table, in words. */
  exportSlice(slice: CsvSlice): Promise<string>
  /** Files with everything known of them, each as JSON. */
  exportDetails(slice: ExportSlice): Promise<string[]>
  /** Rows of a list without identities, each as JSON. */
  hideRows(slice: Omit<ExportSlice, 'blind'>): Promise<string[]>
  /** Rows of a spreadsheet, in words; `job` is JSON. */
  exportSheets(slice: ExportSlice & { job?: string }): Promise<Sheet[]>
  writeWorkbook(sheets: Sheet[]): Promise<Uint8Array>
  /** What a receipt says of some resumes. */
  receiptSlice(files: ReceiptSlice): Promise<ReceiptResume[]>
  /** A signed receipt's file. */
  writeReceipt(task: ReceiptTask): Promise<string>
  /** The specification's record of a stored analysis, as JSON. */
  toRecord(stored: StoredResume & { language: string }): Promise<string>
  close(): Promise<void>
}

type Failed = { error: FailureCode }

// What neither reads nor judges loads no engine.
const RECEIVING = new URL('receive-thread.ts', import.meta.url).href
const WORDS = new URL('words-thread.ts', import.meta.url).href

export type EngineOptions = {
  threads?: number
  timeout?: number
  /** Bytes a thread that analyses may take. */
  memory?: number
  filename?: string
  /** Where it is known already, no thread is started only to ask for it. */
  name?: EngineName
  onError?: (error: unknown) => void
}

/** Starts the threads and asks the engine for its name and version. */
export async function openEngine(options: EngineOptions = {}): Promise<Engine> {
  const { timeout = ANALYZE_TIMEOUT, memory = ANALYZE_MEMORY, onError } = options
  const { filename = new URL('engine-thread.ts', import.meta.url).href } = options
  const threads = options.threads ?? Math.min(8, Math.max(1, availableParallelism()))
  const analyzing = openPool(filename, threads, memory)
  const reading = openPool(filename, 1)
  const receiving = openPool(RECEIVING, 1)
  const words = openPool(WORDS, 1)

  /** Work on one resume: whatever it does to its thread is that resume's failure. */
  const runOne = async <Result>(name: string, task: AnalyzeTask): Promise<Result | Failed> => {
    try {
      return await analyzing.run<Result>(name, task, timeout)
    } catch (error) {
      onError?.(error)
      return { error: isAbort(error) ? 'timed-out' : 'analysis-failed' }
    }
  }
  const engine: Engine = {
    name: { id: '', version: '' },
    analyze: (task) => runOne<AnalyzeResult>('analyzeResume', task),
    compose: (task) => runOne<ModelQuestions>('composeTask', task),
    judge: (task) => runOne<AnalyzeResult>('judgeTask', task),
    estimate: (task) => reading.run<Cost>('estimateTask', task, READ_TIMEOUT),
    readJob: (text) => reading.run<JobProfile>('readJobText', text, READ_TIMEOUT),
    receiveResumes: (body) => receiving.run<ReceivedResumes>('receiveResumes', body, READ_TIMEOUT),
    exportSlice: (slice) => words.run<string>('exportSlice', slice, READ_TIMEOUT),
    exportDetails: (slice) => words.run<string[]>('exportDetails', slice, READ_TIMEOUT),
    hideRows: (slice) => words.run<string[]>('hideRows', slice, READ_TIMEOUT),
    exportSheets: (slice) => words.run<Sheet[]>('exportSheets', slice, READ_TIMEOUT),
    writeWorkbook: (sheets) => words.run<Uint8Array>('writeWorkbook', sheets, READ_TIMEOUT),
    receiptSlice: (files) => words.run<ReceiptResume[]>('receiptSlice', files, READ_TIMEOUT),
    writeReceipt: (task) => words.run<string>('writeReceipt', task, READ_TIMEOUT),
    toRecord: (stored) => words.run<string>('toRecord', stored, READ_TIMEOUT),
    async close() {
      await Promise.all([analyzing, reading, receiving, words].map((pool) => pool.close()))
    },
  }
  engine.name = options.name ?? (await analyzing.run<EngineName>('tellName', undefined, READ_TIMEOUT))
  return engine
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError'
}
