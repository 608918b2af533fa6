import type { AllowanceHistory, BillingPeriod, PlanId } from '@evenhand/model'
import { fetchJson } from './api-client.ts'

export type CheckoutState = { state: 'confirming' | 'active' | 'failed'; planId?: PlanId }

/** The address of the payment page for a plan. */
export function startCheckout(planId: PlanId, billingPeriod: BillingPeriod, language: string) {
  const body = { planId, billingPeriod, language }
  return fetchJson<{ url?: string }>('/api/billing/checkout', { method: 'POST', body })
}

/** The address of the payment provider's page for cards, invoices and cancelling. */
export function openPortal(language: string) {
  return fetchJson<{ url?: string }>('/api/billing/portal', { method: 'POST', body: { language } })
}

export function loadCheckout(sessionId: string, signal?: AbortSignal): Promise<CheckoutState> {
  return fetchJson(`/api/billing/checkout/${encodeURIComponent(sessionId)}`, { signal })
}

export function loadHistory(signal?: AbortSignal): Promise<AllowanceHistory> {
  return fetchJson('/api/allowance/history', { signal })
}
