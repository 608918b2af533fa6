import { ApiError } from '../../api/api-client.ts'
import type { ToolNotice } from './screening-store.ts'
import type { SelectionResult } from './selection.ts'

/** What went wrong, for the red box. `unknown` stands for what nobody expected. */
export function noticeOf(error: unknown, unknown: 'upload' | 'analysis' = 'upload'): ToolNotice {
  if (error instanceof ApiError) return { kind: 'error', code: error.code, args: error.args }
  return { kind: 'error', code: unknown, args: {} }
}

/** What was left out of a selection, if anything. */
export function noticeOfSelection({ repeated, unreadable, tooMany }: SelectionResult): ToolNotice | undefined {
  if (tooMany) return { kind: 'error', code: 'too-many-files', args: {} }
  return repeated > 0 || unreadable.length > 0 ? { kind: 'left-out', repeated, unreadable } : undefined
}
