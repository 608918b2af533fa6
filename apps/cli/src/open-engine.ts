import { analyze } from '@evenhand/analyze'
import {
  analyzeWithModel,
  createModelClient,
  type ModelClient,
  ModelError,
  ModelSettingError,
  type ModelSettings,
  readModelSettings,
  type SentRecord,
  servesBuiltIn,
} from '@evenhand/llm'
import type { Translator } from '@evenhand/locales'
import {
  type Analysis,
  type FailureCode,
  type JobProfile,
  MAX_CALLS_PER_RESUME,
  type ResumeText,
  type YearMonth,
} from '@evenhand/model'
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

/** `--engine built-in` (the default) or `model`, the one that the settings LLM_* name. */
export function openEngine(name: string, against: Against, language: string): LocalEngine {
  if (name === 'built-in') {
    return { atOnce: undefined, judge: async (resume) => analyze(resume, against), report: () => [] }
  }
  if (name !== 'model') throw new UsageError(`no such engine: ${name} (one of built-in, model)`)
  const settings = loadSettings()
  return openModel(createModelClient(settings), against, language)
}

function loadSettings(): ModelSettings {
  try {
    const settings = readModelSettings(process.env)
    if (settings !== undefined) return settings
  } catch (error) {
    if (error instanceof ModelSettingError) throw new UsageError(`setting ${error.message}`)
    throw error
  }
  throw new UsageError('--engine model needs the settings of a language model: LLM_PROVIDER, LLM_MODEL and more')
}

function openModel(client: ModelClient, against: Against, language: string): LocalEngine {
  const { settings } = client
  const sent: SentRecord[] = []
  const onSent = (record: SentRecord): void => void sent.push(record)
  let builtIn = 0
  const ask = (resume: ResumeText, calls: number) =>
    analyzeWithModel(resume, { ...against, language, client, onSent, calls })
  return {
    atOnce: settings.concurrency,
    async judge(resume) {
      const most = MAX_CALLS_PER_RESUME * settings.passes
      try {
        return await ask(resume, most).catch((error: unknown) => {
          // A failure is tried once more, with the calls that are left.
          if (error instanceof ModelError && error.code === 'invalid-analysis' && error.calls < most)
            return ask(resume, most - error.calls)
          throw error
        })
      } catch (error) {
        if (!(error instanceof ModelError)) throw error
        if (!servesBuiltIn(error)) return { error: error.code }
        builtIn++
        return analyze(resume, against)
      }
    },
    report: (translator) => [
      ...(sent.length === 0 ? [] : [tellSent(sent, settings, translator)]),
      ...(builtIn === 0 ? [] : [translator.translate('cli.builtInInstead', { count: builtIn })]),
    ],
  }
}

function tellSent(sent: SentRecord[], settings: ModelSettings, translator: Translator): string {
  const sum = (pick: (record: SentRecord) => number): number => sent.reduce((total, one) => total + pick(one), 0)
  const write = (value: number, options: Intl.NumberFormatOptions): string =>
    new Intl.NumberFormat(translator.languageCode, options).format(value)
  return translator.translate('cli.sent', {
    host: new URL(settings.address).host,
    model: settings.model,
    calls: sent.length,
    size: write(sum(({ bytes }) => bytes) / 1024, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 }),
    tokens: sum(({ tokensIn, tokensOut }) => tokensIn + tokensOut),
    cost: write(
      sum(({ usd }) => usd),
      { style: 'currency', currency: 'USD', maximumFractionDigits: 4 },
    ),
  })
}
