import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { ResetForm } from '../features/account/reset-form.tsx'
import { useTexts } from '../texts/texts.tsx'
import { OneCardPage } from './app-frame.tsx'
import { useDialogs } from './dialogs-context.ts'
import { instanceQuery } from './instance-query.ts'

/** Where the link of a reset mail leads. */
export function ResetPasswordPage() {
  const { t } = useTexts()
  const [search] = useSearchParams()
  const open = useDialogs()
  const { data: instance } = useQuery(instanceQuery)
  return (
    <OneCardPage title={t('auth.resetTitle')}>
      <ResetForm
        token={search.get('token') ?? ''}
        policy={instance?.passwordPolicy}
        onSignIn={() => open({ kind: 'sign-in' })}
        onForgot={() => open({ kind: 'sign-in', mode: 'forgot' })}
      />
    </OneCardPage>
  )
}
