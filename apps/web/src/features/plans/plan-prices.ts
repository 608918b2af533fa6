import { isolateMoney } from '@evenhand/locales'
import { type Plan, PLANS } from '@evenhand/model'
import type { Texts } from '../../texts/texts.tsx'

/** A price in dollars as the language writes it. */
export function tellDollars(format: Texts['format'], price: number): string {
  return isolateMoney(format.number(price, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }))
}

/** What twelve single months cost, in dollars. */
export function twelveMonths(plan: Plan): number {
  return 12 * plan.price.monthly
}

/** The share every paid plan saves by the year, in whole percents and never rounded up, as a fraction. */
export function yearlySaving(plans: readonly Plan[] = Object.values(PLANS)): number {
  const shares = plans
    .filter((plan) => plan.price.monthly > 0)
    .map((plan) => 1 - plan.price.yearly / twelveMonths(plan))
  return shares.length === 0 ? 0 : Math.floor(100 * Math.min(...shares)) / 100
}
