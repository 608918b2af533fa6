import { analyzeResume as analyze, type AnalyzeResult, type AnalyzeTask } from '../engine-work.ts'
import { onThread } from '../on-thread.ts'

export { composeTask, estimateTask, judgeTask, readJobText, receiveResumes, tellName } from '../engine-thread.ts'

/** For tests: the real engine, save for texts that ask for trouble. */
export const analyzeResume = onThread((task: AnalyzeTask): AnalyzeResult => {
  if (task.resume.includes('PLEASE HANG')) for (;;);
  if (task.resume.includes('PLEASE CRASH')) process.exit(1)
  if (task.resume.includes('PLEASE FAIL')) throw new Error('as asked')
  return analyze(task)
})
