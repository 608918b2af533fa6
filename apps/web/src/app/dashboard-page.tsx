import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { Dashboard } from '../features/dashboard/dashboard.tsx'
import { planOffer } from '../features/plans/plan-button.ts'
import { allowanceQuery } from '../features/screening/allowance-query.ts'
import { useScreening } from '../features/screening/use-screening.ts'
import { addressOf } from '../texts/language-address.ts'
import { useTexts } from '../texts/texts.tsx'
import { AppFrame } from './app-frame.tsx'
import classes from './app-frame.module.css'
import { useDialogs } from './dialogs-context.ts'
import { profileQuery } from './profile-query.ts'
import { useHasPlans } from './use-has-plans.ts'
import { useSignOut } from './use-sign-out.ts'

/** What an account has on this server. */
export function DashboardPage() {
  const { t, language } = useTexts()
  const { screening } = useScreening()
  const navigate = useNavigate()
  const open = useDialogs()
  const signOut = useSignOut()
  const asked = useQuery(allowanceQuery)
  const allowance = asked.data ?? (asked.isError ? null : undefined)
  const hasPlans = useHasPlans()
  const { data: profile } = useQuery(profileQuery)
  return (
    <AppFrame title={t('common.dashboard')}>
      <div className={classes['page']}>
        <Dashboard
          allowance={allowance}
          offer={planOffer(allowance ?? undefined)}
          hasPlans={hasPlans}
          retention={profile?.retention_days}
          onNew={() => {
            screening.leave()
            void navigate(addressOf(language))
          }}
          onOpen={(id) => void navigate(`/dashboard/runs/${id}`)}
          onUpgrade={() => open({ kind: 'plans' })}
          onSignOut={signOut}
        />
      </div>
    </AppFrame>
  )
}
