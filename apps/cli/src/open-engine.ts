import { analyze } from '@evenhand/analyze'
import type { Translator } from '@evenhand/locales'
import type { Analysis, FailureCode, JobProfile, ResumeText, YearMonth } from '@evenhand/model'
import { UsageError } from './usage-error.ts'

export type Against = { job?: JobProfile; today: YearMonth }

/** What judges resumes here. */
export type LocalEngine = {
  /** Resumes that may be in work at once; undefined where that is up to the processors. */
  atOnce: number | undefined
  judge(resume: ResumeText): Promise<Analysis | { error: FailureCode }>
  /** What was sent and what it cost, a line each; nothing where nothing left this machine. */
  report(translator: Translator): string[]
}

/** `--engine built-in` (the default) or `model`. Throws UsageError. */
export async function openEngine(name: string, against: Against, language: string): Promise<LocalEngine> {
  if (name === 'built-in') {
    return { atOnce: undefined, judge: async (resume) => analyze(resume, against), report: () => [] }
  }
  if (name !== 'model') throw new UsageError(`no such engine: ${name} (one of built-in, model)`)
  const { openModel } = await import('./open-model.ts')
  return openModel(against, language)
}
