import { type Plan, PLANS } from '@evenhand/model'
import type { Texts } from '../../texts/texts.tsx'

/** A price in dollars as the language writes it, kept together and in its own direction in every sentence. */
export function tellDollars(format: Texts['format'], price: number): string {
  const written = format.number(price, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
  // From right to left the sign would leave the letters it belongs to: 49 US$.
  return `\u2068${written.replace(/(?<=\p{L})\$/u, '$&\u200e')}\u2069`
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
