import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogle } from '@ai-sdk/google'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from 'ai'
import type { ModelSettings } from '../model-settings.ts'

/** The configured model, once for each key; once without a key where none is needed. */
export function openModels(settings: ModelSettings, fetch: typeof globalThis.fetch): LanguageModel[] {
  const keys: (string | undefined)[] = settings.keys.length > 0 ? settings.keys : [undefined]
  return keys.map((key) => openModel(settings, fetch, key))
}

function openModel(settings: ModelSettings, fetch: typeof globalThis.fetch, key: string | undefined): LanguageModel {
  const { address: baseURL, model } = settings
  // An empty key keeps the library from looking for one in the environment.
  if (settings.provider === 'google') return createGoogle({ baseURL, apiKey: key ?? '', fetch })(model)
  if (settings.provider === 'anthropic') return createAnthropic({ baseURL, apiKey: key ?? '', fetch })(model)
  return createOpenAICompatible({
    name: 'model',
    baseURL,
    apiKey: key,
    fetch,
    supportsStructuredOutputs: settings.structuredOutputs,
    transformRequestBody: settings.reasoning ? renameLimit : undefined,
  })(model)
}

/** Reasoning models know the limit of tokens by its newer name only. */
function renameLimit({ max_tokens: limit, ...body }: Record<string, unknown>): Record<string, unknown> {
  return { ...body, max_completion_tokens: limit }
}
