import { Button } from '@mantine/core'
import { type InstanceSettings, PLANS } from '@evenhand/model'
import { useState } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ForgotForm } from './forgot-form.tsx'
import classes from '../../forms/forms.module.css'
import { LoginForm } from './login-form.tsx'
import { RegistrationForm } from './registration-form.tsx'
import type { SessionUser } from './session-user.ts'

export type AuthMode = 'login' | 'register' | 'forgot'

/** What the forms of the panel share. */
export type FormSwitchProps = {
  instance: InstanceSettings | undefined
  /** What was typed into another form before. */
  email: string
  onEmail: (email: string) => void
  onMode: (mode: AuthMode) => void
  onUser: (user: SessionUser) => void
  /** Called before the page is left for another sign-in's. */
  onLeave: () => Promise<void>
}

type AuthPanelProps = {
  mode?: AuthMode
  instance: InstanceSettings | undefined
  /** What stood in the way, where the reader did not ask for this themselves; the key of its message below `errors.`. */
  why?: { code: string; count: number; onFirst?: () => void }
  /** Files or a job text are on the page behind, and stay. */
  hasWork: boolean
  onUser: (user: SessionUser) => void
  onLeave: () => Promise<void>
  onClose: () => void
}

/** Signing in, registering, or asking for a new password, over the page. */
export function AuthPanel(props: AuthPanelProps) {
  const { mode: first = 'login', instance, why, hasWork, onUser, onLeave, onClose } = props
  const { t } = useTexts()
  const [mode, setMode] = useState(first)
  const [email, setEmail] = useState('')
  const shared = { instance, email, onEmail: setEmail, onMode: setMode, onUser, onLeave }
  const intro = () => {
    if (mode === 'forgot') return t('auth.forgotText')
    if (hasWork) return t('auth.subtitle')
    if (mode === 'login') return t('auth.loginText')
    if (instance?.plans === 'off') return t('auth.registerText')
    return t('auth.registerFree', { count: PLANS.free.uploads })
  }
  const titles = { login: t('auth.title'), register: t('auth.registerTitle'), forgot: t('auth.forgotTitle') }
  return (
    <Dialog title={titles[mode]} onClose={onClose}>
      {why && mode !== 'forgot' && (
        <div className={classes['why']}>
          <Notice tone="plain">{t(`errors.${why.code}` as 'errors.guest-limit', { count: why.count })}</Notice>
          {why.onFirst && (
            <Button
              fullWidth
              onClick={() => {
                onClose()
                why.onFirst?.()
              }}
            >
              {t('tool.analyzeFirst', { count: why.count })}
            </Button>
          )}
        </div>
      )}
      <p className={classes['intro']}>{intro()}</p>
      {mode === 'login' && <LoginForm {...shared} />}
      {mode === 'register' && <RegistrationForm {...shared} />}
      {mode === 'forgot' && <ForgotForm email={email} onBack={() => setMode('login')} />}
    </Dialog>
  )
}
