import { analyze, readJob } from '@evenhand/analyze'
import type { Analysis } from '@evenhand/model'
import { analyzeWithModel } from '../analyze-with-model.ts'
import type { Clock } from '../client/clock.ts'
import { createModelClient, type ModelClient } from '../client/create-model-client.ts'
import { ModelError } from '../client/model-error.ts'
import type { SentRecord } from '../client/sent-record.ts'
import { readModelSettings } from '../model-settings.ts'
import { makeResume, NURSE_JOB } from './make-resume.ts'
import { scaledClock } from './scaled-clock.ts'
import type { TestProvider } from './start-test-provider.ts'

export const TODAY = { year: 2026, month: 1 }
export const JOB = readJob(NURSE_JOB)
/** How much faster than real a client's time runs in tests. */
export const SPEED = 30

/** The first resume loads the built-in engine's knowledge; that is not the provider's time. */
export function warmUp(): void {
  analyze(makeResume(0).resume, { job: JOB, today: TODAY })
}

/** A client of a test provider whose time runs fast; a call has eight seconds in earnest, for busy machines. */
export function connect(
  provider: TestProvider,
  more: Record<string, string> = {},
  clock: Clock = scaledClock(SPEED),
): ModelClient {
  const isGoogle = more['LLM_PROVIDER'] === 'google'
  const settings = readModelSettings({
    LLM_PROVIDER: 'openai-compatible',
    LLM_MODEL: 'test-model',
    LLM_BASE_URL: isGoogle ? provider.gemini : provider.openAi,
    LLM_API_KEYS: 'key-one,key-two,key-three',
    LLM_ALLOW_PRIVATE: '1',
    LLM_PRICE_IN: '1',
    LLM_PRICE_OUT: '4',
    LLM_TIMEOUT_MS: '250000',
    ...more,
  })
  return createModelClient(settings!, { clock, secret: '0'.repeat(64) })
}

export type Ended = { analysis?: Analysis; error?: ModelError; records: SentRecord[] }

/** Screens so many invented people at once; every end is kept, unexpected errors are thrown. */
export async function screenMany(client: ModelClient, count: number, extra = ''): Promise<Ended[]> {
  return await Promise.all(
    Array.from({ length: count }, async (_, at): Promise<Ended> => {
      const records: SentRecord[] = []
      const onSent = (record: SentRecord) => void records.push(record)
      const { resume } = makeResume(at, extra)
      try {
        const options = { job: JOB, today: TODAY, language: 'en', client, onSent }
        return { analysis: await analyzeWithModel(resume, options), records }
      } catch (error) {
        if (!(error instanceof ModelError)) throw error
        return { error, records }
      }
    }),
  )
}
