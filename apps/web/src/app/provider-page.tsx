import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { Link, Navigate, useNavigate, useParams, useSearchParams } from 'react-router'
import { type Provider, signInWith } from '../api/account-api.ts'
import { RETURN_KEY } from '../features/account/providers.tsx'
import { useSession } from '../features/account/session-context.ts'
import { tellSignIn, userOf } from '../features/account/sign-in-refused.ts'
import { addressOf } from '../texts/language-address.ts'
import { useTexts } from '../texts/texts.tsx'
import { Notice } from '../ui/notice.tsx'
import { OneCardPage } from './app-frame.tsx'
import classes from './app-frame.module.css'
import { useDialogs } from './dialogs-context.ts'

/** Where Google or the company's own sign-in sends people back to. */
export function ProviderPage() {
  const { provider } = useParams()
  if (provider !== 'google' && provider !== 'oidc') return <Navigate to="/" replace />
  return <Returned provider={provider} />
}

function Returned({ provider }: { provider: Provider }) {
  const texts = useTexts()
  const { t, language } = texts
  const { session } = useSession()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const open = useDialogs()
  const [fault, setFault] = useState<string>()
  const isSent = useRef(false)
  const code = search.get('code')
  const state = search.get('state')
  useEffect(() => {
    // A code works once.
    if (isSent.current) return
    isSent.current = true
    const enter = async () => {
      if (!code || !state) return setFault(t('errors.provider-refused'))
      try {
        session.signIn(userOf(await signInWith(provider, code, state)))
        const back = sessionStorage.getItem(RETURN_KEY) ?? ''
        sessionStorage.removeItem(RETURN_KEY)
        await navigate(/^\/(?!\/|sign-in)/.test(back) ? back : addressOf(language), { replace: true })
      } catch (error) {
        setFault(tellSignIn(error, texts))
      }
    }
    void enter()
  }, [code, state, provider, session, navigate, language, t, texts])
  return (
    <OneCardPage title={t('auth.finishing')}>
      <div style={{ marginBlockStart: 16 }} aria-live="polite">
        {fault ? <Notice tone="fault">{fault}</Notice> : <Notice tone="plain">{t('common.loading')}</Notice>}
      </div>
      {fault && (
        <div className={classes['actions']}>
          <Button variant="filled" onClick={() => open({ kind: 'sign-in' })}>
            {t('auth.signIn')}
          </Button>
          <Button component={Link} to={addressOf(language)}>
            {t('account.start')}
          </Button>
        </div>
      )}
    </OneCardPage>
  )
}
