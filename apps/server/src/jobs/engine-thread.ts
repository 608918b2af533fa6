import * as work from './engine-work.ts'
import { onThread } from './on-thread.ts'

export const analyzeResume = onThread(work.analyzeResume)
export const tellName = onThread(work.tellName)
export const readJobText = onThread(work.readJobText)
export const composeTask = onThread(work.composeTask)
export const judgeTask = onThread(work.judgeTask)
export const estimateTask = onThread(work.estimateTask)
