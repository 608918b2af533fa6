import type { Allowance } from '@evenhand/model'

/** Why so many files cannot be screened now; the key of its message below `errors.`. */
export type LimitCode =
  | 'guest-limit'
  | 'allowance-used-up'
  | 'quota'
  | 'daily-limit'
  | 'upload-limit'
  | 'paid-limit'
  | 'subscription-expired'
  | 'subscription-cancelled'

const USED_UP = { guest: 'allowance-used-up', free: 'daily-limit', basic: 'upload-limit', pro: 'paid-limit' } as const

/** What stands against screening so many files; undefined where nothing does. The server decides all the same. */
export function limitCode({ plan, status, remaining }: Allowance, files: number): LimitCode | undefined {
  if (status === 'expired') return 'subscription-expired'
  if (status === 'cancelled') return 'subscription-cancelled'
  if (files <= remaining) return undefined
  if (remaining === 0) return USED_UP[plan]
  return plan === 'guest' ? 'guest-limit' : 'quota'
}
