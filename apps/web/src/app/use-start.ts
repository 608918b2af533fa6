import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useSession } from '../features/account/session-context.ts'
import { planOffer } from '../features/plans/plan-button.ts'
import { allowanceQuery } from '../features/screening/allowance-query.ts'
import { limitCode } from '../features/screening/limit-code.ts'
import { useScreening } from '../features/screening/use-screening.ts'
import { useTexts } from '../texts/texts.tsx'
import { type SignInReason, useDialogs } from './dialogs-context.ts'
import { instanceQuery } from './instance-query.ts'
import { useHasPlans } from './use-has-plans.ts'

/** Milliseconds that somebody waits for what the server may do; it looks itself at what it is sent, too. */
const LONGEST = 4000

/** An answer, or nothing where it fails or takes too long. */
function inTime<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), LONGEST))
  return Promise.race([asked.catch(() => undefined), late])
}

/**
 * Starting a screening. A guest with more files than the allowance has is asked to sign in, and goes on where they
 * were; somebody signed in without any allowance left is shown the plans.
 */
export function useStart() {
  const { language } = useTexts()
  const { user, session } = useSession()
  const { state, screening } = useScreening()
  const queries = useQueryClient()
  const open = useDialogs()
  const allowance = useQuery(allowanceQuery)
  const known = allowance.isError ? null : allowance.data
  const hasPlans = useHasPlans()

  const goOn = async () => {
    const fresh = await queries.fetchQuery({ ...allowanceQuery, staleTime: 0 }).catch(() => undefined)
    screening.start(language, { allowance: fresh, isCounted: hasPlans })
  }
  const isAsking = useRef(false)
  /** Pressed before the answers of the server are there, it waits for them a while: else what is refused would begin. */
  const start = async (first?: number) => {
    if (isAsking.current) return
    isAsking.current = true
    const [rules, left] = await Promise.all([
      inTime(queries.ensureQueryData(instanceQuery)),
      inTime(queries.ensureQueryData(allowanceQuery)),
    ])
    isAsking.current = false
    const isGuest = !session.get().user
    const isCounted = rules ? rules.plans !== 'off' : hasPlans
    const mustSignIn = isGuest && rules?.guests === 'off' && !state.onDevice
    if (!mustSignIn && screening.start(language, { allowance: left, isCounted, first })) return
    const code: SignInReason['code'] | undefined = mustSignIn
      ? 'sign-in-required'
      : left && limitCode(left, state.files.length)
    const count = left?.remaining ?? 0
    const onFirst = code === 'guest-limit' ? () => void start(count) : undefined
    const why: SignInReason | undefined = code && { code, count, onFirst }
    // Who has used up what guests have is new here, most likely.
    const mode = left && !mustSignIn && rules?.signUp === 'open' ? 'register' : undefined
    if (isGuest) open({ kind: 'sign-in', mode, why, after: () => void goOn() })
    // Who only has to renew is told so in the red box, with the way there.
    else if (isCounted && left?.remaining === 0 && planOffer(left) === 'now') open({ kind: 'upgrade' })
  }
  /** After a subscription that has ended; what is chosen stays. Where that is refused, the plans say why. */
  const startFree = async () => {
    try {
      const { choosePlan } = await import('../features/plans/choose-plan.ts')
      const address = await choosePlan({ plan: 'free', period: 'monthly', current: undefined, language })
      await screening.keep()
      location.assign(address)
    } catch {
      open({ kind: 'plans' })
    }
  }
  /** `null`: the server could not tell. */
  return { user, allowance: known, hasPlans, start, startFree }
}
