import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { checkResetLink } from '../api/account-api.ts'
import { ApiError } from '../api/api-client.ts'
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
  const token = search.get('token') ?? ''
  // Before anybody thinks of a password in vain.
  const link = useQuery({
    queryKey: ['reset-link', token],
    queryFn: () => checkResetLink(token).then(() => true),
    enabled: token !== '',
    retry: false,
    staleTime: Infinity,
  })
  const isDead = token === '' || (link.error instanceof ApiError && link.error.code === 'link-expired')
  return (
    <OneCardPage title={t('auth.resetTitle')}>
      {link.isLoading ? (
        <p role="status">{t('common.loading')}</p>
      ) : (
        <ResetForm
          token={token}
          isDead={isDead}
          policy={instance?.passwordPolicy}
          onSignIn={() => open({ kind: 'sign-in' })}
          onForgot={() => open({ kind: 'sign-in', mode: 'forgot' })}
        />
      )}
    </OneCardPage>
  )
}
