import { z } from 'zod'
import { GUEST_UPLOADS } from './limits.ts'

export const PlanId = z.enum(['free', 'basic', 'pro'])
export type PlanId = z.infer<typeof PlanId>
export const BillingPeriod = z.enum(['monthly', 'yearly'])
export type BillingPeriod = z.infer<typeof BillingPeriod>
export const SubscriptionStatus = z.enum(['active', 'expired', 'cancelled'])
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>

export type PlanFeature =
  | 'basic-analysis'
  | 'advanced-analysis'
  | 'csv-export'
  | 'job-fit-analysis'
  | 'bulk-analysis'
  | 'priority-support'

/** A plan as sold: prices in US dollars, resumes per day (free) or per month. */
export type Plan = {
  id: PlanId
  price: Record<BillingPeriod, number>
  uploads: number
  uploadsPer: 'day' | 'month'
  features: PlanFeature[]
  isPopular: boolean
}

export const PLANS: Record<PlanId, Plan> = {
  free: {
    id: 'free',
    price: { monthly: 0, yearly: 0 },
    uploads: GUEST_UPLOADS,
    uploadsPer: 'day',
    features: ['basic-analysis', 'csv-export', 'job-fit-analysis'],
    isPopular: false,
  },
  basic: {
    id: 'basic',
    price: { monthly: 14, yearly: 134 },
    uploads: 300,
    uploadsPer: 'month',
    features: ['advanced-analysis', 'csv-export', 'job-fit-analysis', 'bulk-analysis'],
    isPopular: true,
  },
  pro: {
    id: 'pro',
    price: { monthly: 49, yearly: 470 },
    uploads: 10_000,
    uploadsPer: 'month',
    features: ['advanced-analysis', 'csv-export', 'job-fit-analysis', 'bulk-analysis', 'priority-support'],
    isPopular: false,
  },
}

/** Whether a plan includes the advanced analysis: matrix, comparison, questions, what-if weights, XLSX and PDF. */
export function isAdvancedPlan(plan: PlanId): boolean {
  return PLANS[plan].features.includes('advanced-analysis')
}
