import type { Allowance, ErrorCode } from '@evenhand/model'
import { AppError } from '../../http/app-error.ts'

/** What is said where nothing remains. Basic has a larger plan to go to; Pro can only wait. */
const NOTHING_LEFT: Record<Allowance['plan'], ErrorCode> = {
  guest: 'allowance-used-up',
  free: 'daily-limit',
  basic: 'upload-limit',
  pro: 'paid-limit',
}

/** The refusal of a run that is larger than what remains of its owner's allowance. */
export function refuseUpload(requested: number, allowance: Allowance): AppError {
  const { plan, status, remaining, resetsAt } = allowance
  if (status !== 'active') return new AppError(`subscription-${status}`, 402, { requested, remaining })
  const args = { requested, remaining, ...(resetsAt && plan !== 'guest' && { resetsAt }) }
  if (remaining === 0) return new AppError(NOTHING_LEFT[plan], 402, args)
  return new AppError(plan === 'guest' ? 'guest-limit' : 'quota', 402, { ...args, count: remaining })
}
