import { onThread } from './on-thread.ts'
import * as work from './words-work.ts'

export const exportSlice = onThread(work.exportSlice)
export const toRecord = onThread(work.toRecord)
