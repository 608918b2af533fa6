import { sentBytes } from '../../api/sent-bytes.ts'
import type { FailureCode, JobProfile, Progress, ResumeRow, RunDetail, RunEvent, RunState } from '@evenhand/model'

/** How far the reading of one file is, in percent: begun, read, sent. */
export type ReadingStage = 25 | 75 | 100

/** A screening as the page shows it. Rows are in the order of the files. */
export type RunView = {
  /** The server's id; absent until it has answered, and for runs on this device. */
  id?: string
  kind: 'server' | 'sample' | 'device'
  /** Of this device: whether the server counts its resumes. */
  isCounted?: boolean
  state: 'starting' | RunState
  job?: JobProfile
  /** Cancelled before its job text was read: nobody knows of a job. */
  isUnread?: boolean
  /** In which a language model writes, where one judges; absent for runs on this device. */
  language?: string
  /** Milliseconds since 1970. */
  startedAt: number
  /** When this view was made; what is left is reckoned from it. */
  drawnAt: number
  rows: readonly ResumeRow[]
  stages: ReadonlyMap<number, ReadingStage>
  progress: Progress
  connectionLost: boolean
  /** The server has ended the session of whoever screens: what is on the page stays, and goes on when they are back. */
  isOwnerAway?: boolean
  /** Bytes this page had sent when the run began; what it has sent since is the run's. */
  sentBefore: number
}

export type RunUpdate =
  | RunEvent
  | { type: 'created'; id: string; state: RunState; job?: JobProfile; language?: string }
  | { type: 'stage'; position: number; stage: ReadingStage }
  | { type: 'unread'; position: number; error: FailureCode }
  | { type: 'connection'; lost: boolean }
  | { type: 'state'; state: RunState }

/** A screening that has just begun: every file waits. */
export function beginRun(kind: RunView['kind'], fileNames: readonly string[], startedAt: number): RunView {
  return {
    kind,
    state: 'starting',
    startedAt,
    drawnAt: startedAt,
    rows: fileNames.map((fileName, position) => ({ id: '', position, fileName, state: 'waiting' })),
    stages: new Map(),
    progress: { total: fileNames.length, processed: 0, succeeded: 0, failed: 0, percent: 0 },
    connectionLost: false,
    sentBefore: sentBytes(),
  }
}

/** A screening as the server remembers it. */
export function restoreRun({ run, resumes }: RunDetail): RunView {
  return {
    id: run.id,
    kind: 'server',
    state: run.state,
    job: run.job,
    language: run.language,
    startedAt: Date.parse(run.createdAt),
    drawnAt: Date.parse(run.createdAt),
    rows: [...resumes].sort((a, b) => a.position - b.position),
    stages: new Map(),
    progress: run.progress,
    connectionLost: false,
    sentBefore: sentBytes(),
  }
}

/** Applies what happened since; one new view for many updates. */
export function updateRun(view: RunView, updates: readonly RunUpdate[]): RunView {
  const next = { ...view }
  let rows: ResumeRow[] | undefined
  let stages: Map<number, ReadingStage> | undefined
  const setRow = (row: ResumeRow) => {
    rows ??= [...view.rows]
    rows[row.position] = row
  }
  for (const update of updates) {
    switch (update.type) {
      case 'created':
        next.id = update.id
        next.state = update.state
        next.job = update.job
        next.isUnread = false
        next.language = update.language
        break
      case 'progress':
        next.state = update.state
        next.progress = update.progress
        break
      case 'resume':
        setRow(update.row)
        break
      case 'unread': {
        const row = (rows ?? view.rows)[update.position]
        if (row) setRow({ ...row, state: 'failed', error: update.error })
        break
      }
      case 'stage':
        stages ??= new Map(view.stages)
        stages.set(update.position, update.stage)
        break
      case 'connection':
        next.connectionLost = update.lost
        break
      case 'state':
        next.state = update.state
        if (view.state === 'starting') next.isUnread = true
        // Nobody is silently dropped: what was not analysed stays in the list, as the server will tell it.
        if (update.state === 'cancelled') rows = (rows ?? view.rows).map(giveUp)
    }
  }
  return { ...next, rows: rows ?? view.rows, stages: stages ?? view.stages }
}

const isFinal = ({ state }: ResumeRow) => state === 'done' || state === 'failed'
const giveUp = (row: ResumeRow): ResumeRow => (isFinal(row) ? row : { ...row, state: 'cancelled' })

/** A cancelled screening that goes on: what was given up waits again. */
export function resumeView(view: RunView): RunView {
  const rows = view.rows.map((row) => (row.state === 'cancelled' ? { ...row, state: 'waiting' as const } : row))
  return { ...view, state: 'running', rows, stages: new Map() }
}

export function isFinished(view: RunView): boolean {
  return view.state === 'done' || view.state === 'cancelled'
}

export type FileState = 'done' | 'failed' | 'reading' | 'waiting'

/** What one brick shows. */
export function fileState(view: RunView, row: ResumeRow): FileState {
  if (row.state === 'done' || row.state === 'failed') return row.state
  if (row.state === 'cancelled' || isFinished(view)) return 'waiting'
  const stage = row.state === 'waiting' ? view.stages.get(row.position) : undefined
  return row.state === 'running' || stage === 25 || stage === 75 ? 'reading' : 'waiting'
}

/** How many files are done with, in which way, and what share of all that is, in whole percents and never rounded up. */
export function countDone({ rows, progress }: RunView): Progress {
  const of = (state: ResumeRow['state']) => rows.filter((row) => row.state === state).length
  const [succeeded, failed] = [of('done'), of('failed')]
  const processed = succeeded + failed
  const percent = progress.total === 0 ? 0 : Math.floor((100 * processed) / progress.total)
  return { total: progress.total, processed, succeeded, failed, percent }
}

/** Seconds left at the pace so far; absent while there is too little to tell. */
export function secondsLeft(view: RunView): number | undefined {
  const { processed, total } = view.progress
  const elapsed = (view.drawnAt - view.startedAt) / 1000
  if (processed < 5 || elapsed < 3) return undefined
  return Math.ceil(((total - processed) * elapsed) / processed)
}
