import type { ErrorCode, FailureCode, JobProfile, ResumeDetail } from '@evenhand/model'
import { type JobEdits, NO_EDITS } from './edit-job.ts'
import type { LimitCode } from './limit-code.ts'
import type { SelectedFile } from './selection.ts'
import type { RunView } from './run-view.ts'

/** Something to tell above the action: a refusal, or what was left out. */
export type ToolNotice =
  | {
      kind: 'error'
      code: ErrorCode | 'network' | 'upload' | 'analysis' | 'exportFailed' | 'session-ended'
      args: Record<string, string | number>
    }
  | { kind: 'over-limit'; code: LimitCode; remaining: number }
  | { kind: 'unpacking' }
  | { kind: 'left-out'; repeated: number; unreadable: string[]; same?: string[] }
  | { kind: 'not-replaced'; name: string; reason: FailureCode }

export type ScreeningState = {
  jobText: string
  /** What was last read from the job text; the text may have gone on since. */
  understood?: JobProfile
  jobEdits: JobEdits
  files: readonly SelectedFile[]
  notice?: ToolNotice
  /** The account of this browser has just been deleted, and nobody has been told. */
  isAccountGone?: boolean
  run?: RunView
  /** Files are read and scored in this browser, and nothing is uploaded. */
  onDevice: boolean
  /** Details of people analysed on this device, by row id; filled while a run goes on, gone with it. */
  details: ReadonlyMap<string, ResumeDetail>
  /** The files of the run by their position, for as long as the page is open: their pages can be looked at. */
  originals: ReadonlyMap<number, File>
}

/** What is to be told: that the session has ended says more than what failed because of it. */
export function noticeToTell({ run, notice }: ScreeningState, next: ToolNotice): ToolNotice {
  return (run?.isOwnerAway && notice) || next
}

export type ScreeningStore = {
  get: () => ScreeningState
  /** What everybody starts with, as a prerendered page shows it. */
  first: () => ScreeningState
  set: (change: Partial<ScreeningState> | ((state: ScreeningState) => Partial<ScreeningState>)) => void
  subscribe: (listener: () => void) => () => void
}

const EMPTY: ScreeningState = {
  jobText: '',
  jobEdits: NO_EDITS,
  files: [],
  onDevice: false,
  details: new Map(),
  originals: new Map(),
}

/**
 * Holds what a reader has typed, chosen and started. It lives outside the components, so that neither
 * another language nor a broken part of the page loses any of it.
 */
export function createScreeningStore(onDevice = false): ScreeningStore {
  // The very same as in a prerendered page, or React would draw all of it again.
  let state = onDevice ? { ...EMPTY, onDevice } : EMPTY
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    first: () => EMPTY,
    set(change) {
      state = { ...state, ...(typeof change === 'function' ? change(state) : change) }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
