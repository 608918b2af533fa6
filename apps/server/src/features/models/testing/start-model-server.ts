import { makeResume } from '@evenhand/llm/testing/make-resume'
import { scaledClock } from '@evenhand/llm/testing/scaled-clock'
import {
  startTestProvider,
  type TestProvider,
  type TestProviderOptions,
} from '@evenhand/llm/testing/start-test-provider'
import type { RunDetail } from '@evenhand/model'
import type { DatabaseKind } from '../../../db/testing/open-test-database.ts'
import { startTestServer, type TestServer, type Visitor } from '../../../testing/start-test-server.ts'

/** How much faster than real the model client's time runs. */
export const SPEED = 30
/** Real milliseconds between two uses of one key. */
export const REAL_GAP = 20

export type ModelServer = TestServer & { provider: TestProvider }

export type ModelServerOptions = {
  kind?: DatabaseKind
  provider?: TestProviderOptions
  /** OpenAI's without it. */
  protocol?: 'gemini'
  settings?: Record<string, string>
}

/** The settings of a model at a test provider. */
export function modelSettings(provider: TestProvider): Record<string, string> {
  return {
    MODEL_FOR_GUESTS: 'on',
    LLM_PROVIDER: 'openai-compatible',
    LLM_MODEL: 'test-model',
    LLM_BASE_URL: provider.openAi,
    LLM_API_KEYS: 'key-one,key-two,key-three',
    LLM_ALLOW_PRIVATE: '1',
    LLM_PRICE_IN: '1',
    LLM_PRICE_OUT: '4',
    LLM_KEY_GAP_MS: String(REAL_GAP * SPEED),
    LLM_TIMEOUT_MS: '60000',
  }
}

/** The real server with a model at a test provider; the model client's time runs fast. */
export async function startModelServer(options: ModelServerOptions = {}): Promise<ModelServer> {
  const { kind = 'PGlite', protocol, settings = {} } = options
  const provider = await startTestProvider(options.provider)
  const google = { LLM_PROVIDER: 'google', LLM_BASE_URL: provider.gemini }
  const server = await startTestServer({
    kind,
    settings: { ...modelSettings(provider), ...(protocol === 'gemini' ? google : {}), ...settings },
    modelClock: scaledClock(SPEED),
  })
  return {
    ...server,
    provider,
    async close() {
      await server.close()
      await provider.close()
    },
  }
}

/** Screens so many invented people and waits for the end; `extra` is put at the end of each text. */
export async function screenPeople(
  visitor: Visitor,
  { count, job, extra }: { count: number; job: string; extra?: string },
): Promise<RunDetail> {
  const run = await visitor.createRun(count, job)
  for (let start = 0; start < count; start += 10) {
    const places = Array.from({ length: Math.min(10, count - start) }, (_, n) => start + n)
    await visitor.sendTexts(
      run.id,
      Object.fromEntries(places.map((place) => [place, makeResume(place, extra).resume.text])),
    )
  }
  return visitor.finish(run.id)
}
