import { analyze as judge } from '@evenhand/analyze'
import { ResumeText } from '@evenhand/model'
import { analyzeResume as analyze, toResult, type AnalyzeResult, type AnalyzeTask } from '../engine-work.ts'
import { onThread, type ThreadTask } from '../on-thread.ts'

export { composeTask, estimateTask, judgeTask, readJobText, tellName } from '../engine-thread.ts'

/**
 * For tests: the real engine, save for texts that ask for trouble. Only what hangs has its time counted from its
 * beginning: how long the others take says how busy the machine is.
 */
export function analyzeResume(message: ThreadTask<AnalyzeTask>): AnalyzeResult {
  const { task } = message
  if (task.resume.includes('PLEASE HANG')) return hang(message)
  if (task.resume.includes('PLEASE SWELL')) swell()
  if (task.resume.includes('PLEASE CRASH')) process.exit(1)
  if (task.resume.includes('PLEASE FAIL')) throw new Error('as asked')
  if (task.resume.includes('PLEASE LIE')) return lie(task)
  return analyze(task)
}

const hang = onThread((): never => {
  for (;;);
})

/** Takes 1.2 GB and holds it for a while, unless it is stopped. */
function swell(): void {
  const held: Float64Array[] = Array.from({ length: 150 }, () => new Float64Array(1_000_000).fill(1))
  for (const end = Date.now() + 10_000; Date.now() < end;) held.reverse()
}

/** A result whose quotes stand nowhere in the text. */
function lie(task: AnalyzeTask): AnalyzeResult {
  const resume = ResumeText.parse(JSON.parse(task.resume))
  return toResult(task, judge(resume, { today: task.today }), { ...resume, text: '' })
}
