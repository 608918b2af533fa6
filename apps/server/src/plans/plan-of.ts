import { MAX_FILES_PER_RUN, RESET_WINDOW, type UserInfo } from '@evenhand/model'
import type { Db } from '../db/schema.ts'
import type { Env } from '../env.ts'
import { findAllowance, type AllowanceRule } from './allowance-store.ts'
import { findStanding, type Standing } from './find-standing.ts'

/** The free plan's window. */
const DAY_SECONDS = RESET_WINDOW / 1000

/** The plan as the profile of an account shows it. */
export type ProfilePlan = Pick<
  UserInfo,
  | 'subscription_tier'
  | 'subscription_status'
  | 'uploads_remaining'
  | 'uploads_reset_at'
  | 'auto_renew'
  | 'payment_due_at'
>

/** An account's plan and what is left of its allowance, now. Where plans are off everybody has everything. */
export async function planOf(db: Db, userId: string, plans: Env['PLANS'] = 'on'): Promise<ProfilePlan> {
  if (plans === 'off') return toProfile({ plan: 'pro', status: 'active', autoRenew: false }, MAX_FILES_PER_RUN)
  const standing = await findStanding(db, userId)
  // Nothing is coming back to somebody whose subscription has ended.
  if (standing.status !== 'active') return toProfile(standing, 0)
  const { remaining, resetsAt } = await findAllowance(db, ruleOf(`user:${userId}`, standing))
  return toProfile(standing, remaining, resetsAt)
}

/**
 * What a user's resumes are counted on. The free day and the paid month are counted apart, so that
 * neither an upgrade nor a way back opens a used day again.
 */
export function ruleOf(ownerId: string, standing: Standing): AllowanceRule {
  const { plan, limit, window } = standing
  if (!window) return { id: ownerId, limit, windowSeconds: DAY_SECONDS }
  const windowSeconds = Math.round((window.end.getTime() - window.start.getTime()) / 1000)
  return { id: plan === 'free' ? ownerId : `${ownerId}#paid`, limit, windowSeconds, windowStart: window.start }
}

function toProfile(
  { plan, status, autoRenew, paymentDue }: Pick<Standing, 'plan' | 'status' | 'autoRenew' | 'paymentDue'>,
  remaining: number,
  resetsAt?: string,
): ProfilePlan {
  return {
    subscription_tier: plan,
    subscription_status: status,
    uploads_remaining: remaining,
    uploads_reset_at: resetsAt ?? null,
    auto_renew: autoRenew,
    payment_due_at: paymentDue?.toISOString() ?? null,
  }
}
