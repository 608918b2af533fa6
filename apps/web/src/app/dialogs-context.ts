import type { BillingPeriod } from '@evenhand/model'
import { createContext, use } from 'react'
import type { LimitCode } from '../features/screening/limit-code.ts'

/** What stood in the way of a screening; the key of its message below `errors.`. `onFirst` analyses as many as the allowance has. */
export type SignInReason = { code: LimitCode | 'sign-in-required'; count: number; onFirst?: () => void }

/** What may be asked of the reader over the page. `after` is called once they have signed in. */
export type DialogRequest =
  | { kind: 'sign-in'; why?: SignInReason; mode?: 'login' | 'register' | 'forgot'; after?: () => void }
  /** `files`: as many were chosen, more than the allowance has. */
  | { kind: 'plans'; files?: number; period?: BillingPeriod; after?: () => void }
  | { kind: 'upgrade' }

export const DialogsContext = createContext<((request: DialogRequest) => void) | undefined>(undefined)

/** Opens a dialog; guests who ask for plans see the sign-in form first. */
export function useDialogs(): (request: DialogRequest) => void {
  const open = use(DialogsContext)
  if (!open) throw new Error('no dialogs above this component')
  return open
}
