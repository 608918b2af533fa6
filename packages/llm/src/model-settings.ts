import { isIP } from 'node:net'
import { KEY_GAP } from '@evenhand/model'
import { z } from 'zod'
import { isPrivateAddress } from './client/is-private-address.ts'

const HOME = {
  google: 'https://generativelanguage.googleapis.com/v1beta',
  anthropic: 'https://api.anthropic.com/v1',
}

const MONEY = 'must be a number of US dollars, as 0.15'
const Money = z.coerce.number(MONEY).min(0, MONEY).max(1_000_000, MONEY)
const Count = (least: number, most: number) => {
  const error = `must be a whole number from ${least} to ${most}`
  return z.coerce.number(error).int(error).min(least, error).max(most, error)
}
const Word = <const Words extends [string, ...string[]]>(...words: Words) =>
  z.enum(words, `must be ${words.join(' or ')}`)
const Keys = z
  .string()
  .max(10_000)
  .default('')
  .transform((text) => [
    ...new Set(
      text
        .split(',')
        .map((key) => key.trim())
        .filter((key) => key !== ''),
    ),
  ])

const Variables = z
  .object({
    LLM_PROVIDER: z.enum(
      ['openai-compatible', 'google', 'anthropic'],
      'must be openai-compatible or google or anthropic, or off',
    ),
    LLM_MODEL: z
      .string('is needed: the name of the model')
      .trim()
      .min(1, 'is needed: the name of the model')
      .max(200, 'must be no longer than 200 characters'),
    /** Required for openai-compatible; otherwise the provider's own. */
    LLM_BASE_URL: z.url({ protocol: /^https?$/, error: 'must begin with https:// or http://' }).optional(),
    /** Several keys, separated by commas, are used in turn. */
    LLM_API_KEYS: Keys,
    /** USD per million tokens. */
    LLM_PRICE_IN: Money.optional(),
    LLM_PRICE_OUT: Money.optional(),
    LLM_DAILY_USD_CAP: Money.optional(),
    /** 1: the address may be private (a model on this machine or network), and plain http. */
    LLM_ALLOW_PRIVATE: Word('0', '1').default('0'),
    LLM_KEY_GAP_MS: Count(0, 600_000).default(KEY_GAP),
    LLM_TIMEOUT_MS: Count(100, 300_000).default(90_000),
    LLM_CONCURRENCY: Count(1, 100).default(8),
    LLM_MAX_OUTPUT_TOKENS: Count(200, 32_000).default(4_000),
    /** off: for servers that know no JSON schemas. */
    LLM_STRUCTURED_OUTPUTS: Word('on', 'off').default('on'),
    /** on: for models that think before they answer; they take no temperature and a limit of another name. */
    LLM_REASONING: Word('on', 'off').default('off'),
    /** Only for recording and replaying: the same marks and orders each time. Secret, and long. */
    LLM_FENCE_SECRET: z
      .string()
      .min(16, 'must have 16 characters or more')
      .max(200, 'must be no longer than 200 characters')
      .optional(),
    LLM_PASSES: Count(1, 9).default(1),
  })
  .transform((values) => ({
    provider: values.LLM_PROVIDER,
    model: values.LLM_MODEL,
    address: values.LLM_BASE_URL ?? (values.LLM_PROVIDER === 'openai-compatible' ? '' : HOME[values.LLM_PROVIDER]),
    keys: values.LLM_API_KEYS,
    /** USD per million tokens. */
    prices: { in: values.LLM_PRICE_IN, out: values.LLM_PRICE_OUT },
    dailyCap: values.LLM_DAILY_USD_CAP,
    allowPrivate: values.LLM_ALLOW_PRIVATE === '1',
    /** Milliseconds between two uses of one key. */
    keyGap: values.LLM_KEY_GAP_MS,
    /** Milliseconds one call may take. */
    timeout: values.LLM_TIMEOUT_MS,
    /** Calls under way at once. */
    concurrency: values.LLM_CONCURRENCY,
    maxOutputTokens: values.LLM_MAX_OUTPUT_TOKENS,
    structuredOutputs: values.LLM_STRUCTURED_OUTPUTS === 'on',
    reasoning: values.LLM_REASONING === 'on',
    fenceSecret: values.LLM_FENCE_SECRET,
    passes: values.LLM_PASSES,
  }))
  .superRefine((settings, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    const address = URL.parse(settings.address)
    if (address === null) return refuse('LLM_BASE_URL', 'is needed for an OpenAI-compatible provider')
    if (address.username !== '' || address.password !== '' || address.search !== '' || address.hash !== '')
      refuse('LLM_BASE_URL', 'must hold no password, query or fragment')
    if (!settings.allowPrivate && address.protocol !== 'https:')
      refuse('LLM_BASE_URL', 'must begin with https:// unless LLM_ALLOW_PRIVATE=1')
    const host = address.hostname.replace(/^\[|\]$/g, '')
    if (!settings.allowPrivate && (isLocalName(host) || (isIP(host) !== 0 && isPrivateAddress(host))))
      refuse('LLM_BASE_URL', 'is a private address; set LLM_ALLOW_PRIVATE=1 if that is meant')
    if (settings.keys.length === 0 && !settings.allowPrivate) refuse('LLM_API_KEYS', 'is needed')
    // The row of each resume says which engine judged it; a model of this name would be taken for another.
    if (settings.model === 'built-in') refuse('LLM_MODEL', 'is the name of the built-in engine')
    const priced = settings.prices.in !== undefined && settings.prices.out !== undefined
    if (settings.dailyCap !== undefined && !priced) refuse('LLM_DAILY_USD_CAP', 'needs LLM_PRICE_IN and LLM_PRICE_OUT')
    return undefined
  })

function isLocalName(host: string): boolean {
  return host === 'localhost' || /\.(?:localhost|local|internal|home\.arpa)\.?$/iu.test(host) || !/[.:]/u.test(host)
}

/** Everything that is known of the model in use. Holds keys: never sent to a browser, never logged. */
export type ModelSettings = z.infer<typeof Variables>

/** A setting the model cannot be used with; its message is one line that names it, never its value. */
export class ModelSettingError extends Error {
  override readonly name = 'ModelSettingError'
}

/** The model's settings; undefined without LLM_PROVIDER (or `off`): the built-in engine serves. */
export function readModelSettings(env: Record<string, string | undefined>): ModelSettings | undefined {
  const given = Object.fromEntries(
    Object.entries(env).filter(([name, value]) => name.startsWith('LLM_') && value !== undefined && value !== ''),
  )
  if (given['LLM_PROVIDER'] === undefined || given['LLM_PROVIDER'] === 'off') return undefined
  const read = Variables.safeParse(given)
  if (read.success) return read.data
  const { path, message } = read.error.issues[0]!
  throw new ModelSettingError(`${path.join('.')}: ${message}`)
}
