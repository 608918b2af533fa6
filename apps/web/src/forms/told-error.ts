import { ApiError } from '../api/api-client.ts'
import type { Texts } from '../texts/texts.tsx'

/** What the server refused, in the reader's language. Undefined for what nobody expected. */
export function tellRefusal(error: unknown, { t, texts }: Pick<Texts, 't' | 'texts'>): string | undefined {
  if (!(error instanceof ApiError) || !(error.code in texts.errors)) return undefined
  if (error.code === 'quota') return t('errors.quota', { count: Number(error.args['count'] ?? 0) })
  return t(`errors.${error.code}` as 'errors.internal', error.args)
}
