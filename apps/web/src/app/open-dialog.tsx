import { useQuery } from '@tanstack/react-query'
import { AuthPanel } from '../features/account/auth-panel.tsx'
import { useSession } from '../features/account/session-context.ts'
import { PlanModal } from '../features/plans/plan-modal.tsx'
import { UpgradePrompt } from '../features/plans/upgrade-prompt.tsx'
import { allowanceQuery } from '../features/screening/allowance-query.ts'
import { useScreening } from '../features/screening/use-screening.ts'
import { AccountTexts } from '../texts/all-texts.tsx'
import type { DialogRequest } from './dialogs-context.ts'
import { instanceQuery } from './instance-query.ts'

type OpenDialogProps = {
  request: DialogRequest
  onOpen: (request: DialogRequest) => void
  onClose: () => void
}

/** The dialog that was asked for. */
export function OpenDialog({ request, onOpen, onClose }: OpenDialogProps) {
  const { user, session } = useSession()
  const { state, screening } = useScreening()
  const { data: instance } = useQuery(instanceQuery)
  const { data: allowance } = useQuery(allowanceQuery)
  if (request.kind === 'sign-in' || !user) {
    return (
      <AccountTexts>
        <AuthPanel
          mode={request.kind === 'sign-in' ? request.mode : 'register'}
          why={request.kind === 'sign-in' ? request.why : undefined}
          instance={instance}
          onLeave={screening.keep}
          hasWork={state.files.length > 0 || state.jobText.trim() !== ''}
          onUser={(user) => {
            session.signIn(user)
            if (request.kind === 'sign-in') onClose()
            else onOpen(request)
            if (request.kind !== 'upgrade') request.after?.()
          }}
          onClose={onClose}
        />
      </AccountTexts>
    )
  }
  if (request.kind === 'upgrade') {
    return (
      <AccountTexts>
        <UpgradePrompt onPlans={() => onOpen({ kind: 'plans' })} onClose={onClose} />
      </AccountTexts>
    )
  }
  return (
    <AccountTexts>
      <PlanModal
        allowance={allowance}
        payments={instance?.payments}
        files={request.files}
        period={request.period}
        onLeave={screening.keep}
        onClose={onClose}
      />
    </AccountTexts>
  )
}
