import {
  analyzeWithModel,
  createModelClient,
  ModelError,
  ModelSettingError,
  type ModelSettings,
  readModelSettings,
  type SentRecord,
  servesBuiltIn,
} from '@evenhand/llm'
import { analyze } from '@evenhand/analyze'
import type { Translator } from '@evenhand/locales'
import { MAX_CALLS_PER_RESUME, type ResumeText } from '@evenhand/model'
import type { Against, LocalEngine } from './open-engine.ts'
import { UsageError } from './usage-error.ts'

/** The model that the settings LLM_* name, asked and checked. Throws UsageError. */
export function openModel(against: Against, language: string): LocalEngine {
  const settings = loadSettings()
  const client = createModelClient(settings)
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
