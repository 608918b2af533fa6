import type { InstanceSettings } from '@evenhand/model'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../features/account/session-context.ts'
import { LowerSections } from '../features/landing/lower-sections.tsx'
import { currentPlan } from '../features/plans/plan-button.ts'
import { Pricing } from '../features/plans/pricing.tsx'
import { allowanceQuery } from '../features/screening/allowance-query.ts'
import { useOnDevice, useScreeningActs } from '../features/screening/use-screening.ts'
import { LowerTexts } from '../texts/all-texts.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { useDialogs } from './dialogs-context.ts'
import { instanceQuery } from './instance-query.ts'
import { useHasPlans } from './use-has-plans.ts'

/** The lower sections with what the plans need to know of whoever reads them. */
export function LowerPart({ plansOnly }: { plansOnly: boolean }) {
  const { user } = useSession()
  const open = useDialogs()
  const isHydrated = useHydrated()
  const onDevice = useOnDevice()
  const { keep } = useScreeningActs()
  const known = { instance: useQuery(instanceQuery).data, allowance: useQuery(allowanceQuery).data }
  const { instance, allowance } = isHydrated ? known : {}
  const pricing = useHasPlans() && (
    <Pricing
      isSignedIn={user !== undefined}
      current={currentPlan(allowance)}
      isSandbox={instance?.payments === 'sandbox'}
      onStart={() => open({ kind: 'sign-in', mode: 'register' })}
      onSignIn={(period) => open({ kind: 'plans', period })}
      onLeave={keep}
    />
  )
  return (
    <LowerTexts>
      <LowerSections
        plansOnly={plansOnly}
        security={{ insecure: instance?.insecure === true, onDevice, model: modelOf(instance) }}
        pricing={pricing}
      />
    </LowerTexts>
  )
}

const modelOf = (instance: InstanceSettings | undefined): string | undefined =>
  instance && instance.engine !== 'built-in' ? instance.engine : undefined
