import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { sendVerification, verifyEmail } from '../api/account-api.ts'
import { ApiError } from '../api/api-client.ts'
import { useSession } from '../features/account/session-context.ts'
import { useAction } from '../forms/use-action.ts'
import { addressOf } from '../texts/language-address.ts'
import { useTexts } from '../texts/texts.tsx'
import { Notice } from '../ui/notice.tsx'
import { OneCardPage } from './app-frame.tsx'
import classes from './app-frame.module.css'
import { useDialogs } from './dialogs-context.ts'

/** Where the link of a verification mail leads. */
export function VerifyEmailPage() {
  const { t, language } = useTexts()
  const { user } = useSession()
  const [search] = useSearchParams()
  const queries = useQueryClient()
  const open = useDialogs()
  const token = search.get('token') ?? ''
  // A link works once: it is sent once, however often this page is drawn.
  const { isSuccess, error } = useQuery({
    queryKey: ['verify', token],
    queryFn: () => verifyOnce(token),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  })
  useEffect(() => {
    if (isSuccess) void queries.invalidateQueries({ queryKey: ['profile'] })
  }, [isSuccess, queries])
  const isAway = error instanceof ApiError && (error.code === 'network' || error.code === 'unavailable')
  const isOld = error !== null && !isAway
  const words = () => {
    if (isSuccess) return <Notice tone="good">{t('auth.verified')}</Notice>
    if (!error) return <Notice tone="plain">{t('auth.verifying')}</Notice>
    return <Notice tone="fault">{isAway ? t('errors.network') : t('errors.link-expired')}</Notice>
  }
  return (
    <OneCardPage title={t('auth.verifyTitle')}>
      <div style={{ marginBlockStart: 16 }} aria-live="polite">
        {words()}
      </div>
      {user && error && <SendAgain />}
      <div className={classes['actions']}>
        {user ? (
          <Button component={Link} to={addressOf(language)} variant={error ? 'default' : 'filled'}>
            {t('success.screen')}
          </Button>
        ) : (
          // A new link goes to the address of whoever signs in.
          <Button variant="filled" onClick={() => open({ kind: 'sign-in' })}>
            {isOld ? t('settings.profile.verify') : t('auth.signIn')}
          </Button>
        )}
      </div>
    </OneCardPage>
  )
}

/** The last link that has worked in this browser: opened again, as mails are, it still says what it did. */
const WORKED = 'evenhand-verified'

async function verifyOnce(token: string): Promise<true> {
  try {
    await verifyEmail(token)
    localStorage.setItem(WORKED, token)
  } catch (error) {
    const isUsed = error instanceof ApiError && error.code === 'link-expired'
    if (!isUsed || token === '' || localStorage.getItem(WORKED) !== token) throw error
  }
  return true
}

/** A new link, to the address of whoever is signed in. */
function SendAgain() {
  const { t } = useTexts()
  const [sent, setSent] = useState(false)
  const { busy, fault, run } = useAction()
  return (
    <div style={{ marginBlockStart: 16 }} aria-live="polite">
      {sent && <Notice tone="good">{t('errors.email-sent')}</Notice>}
      {fault && <Notice tone="fault">{fault}</Notice>}
      {!sent && (
        <Button
          variant="filled"
          mt={fault ? 12 : 0}
          loading={busy}
          onClick={() => void run(sendVerification).then(setSent)}
        >
          {t('settings.profile.verify')}
        </Button>
      )}
    </div>
  )
}
