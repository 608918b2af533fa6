import { type Allowance, type PlanId, PLANS } from '@evenhand/model'

/** What a plan's button says; the key of its words below `pricing.` or `upgrade.`. */
export type PlanButton = 'processing' | 'currentPlan' | 'startFree' | 'choosePlan' | 'upgradeNow'

/** The plan in force; none for guests, and none once a subscription has ended. */
export function currentPlan(allowance: Pick<Allowance, 'plan' | 'status'> | null | undefined): PlanId | undefined {
  if (!allowance || allowance.plan === 'guest' || allowance.status !== 'active') return undefined
  return allowance.plan
}

/** The button of a plan where plans are chosen. */
export function planButton(plan: PlanId, current: PlanId | undefined, processing: PlanId | undefined): PlanButton {
  if (plan === processing) return 'processing'
  if (plan === current) return 'currentPlan'
  return PLANS[plan].price.monthly === 0 ? 'startFree' : 'choosePlan'
}

/** Whether somebody would pay less for it than for the plan they have. */
export function isStepDown(plan: PlanId, current: PlanId | undefined): boolean {
  return current !== undefined && PLANS[plan].price.monthly < PLANS[current].price.monthly
}

/** The button of a plan on the landing page: those who are signed in move up from what they have, or step down. */
export function pricingButton(
  plan: PlanId,
  { current, processing, isSignedIn }: { current?: PlanId; processing?: PlanId; isSignedIn: boolean },
): PlanButton {
  const button = planButton(plan, current, processing)
  return isSignedIn && button === 'choosePlan' && !isStepDown(plan, current) ? 'upgradeNow' : button
}

/** The way to a larger plan, or back to one that has ended; none before the plan is known, and none above the largest. */
export function planOffer(
  allowance: Pick<Allowance, 'plan' | 'status'> | null | undefined,
): 'renew' | 'now' | undefined {
  if (!allowance) return undefined
  if (allowance.status !== 'active') return 'renew'
  return allowance.plan === 'pro' ? undefined : 'now'
}
