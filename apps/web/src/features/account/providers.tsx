import { Button } from '@mantine/core'
import type { InstanceSettings } from '@evenhand/model'
import { useState } from 'react'
import { loadProviderUrl, type Provider } from '../../api/account-api.ts'
import { useTexts } from '../../texts/texts.tsx'
import classes from '../../forms/forms.module.css'

/** Where the page goes back to after a sign-in elsewhere. */
export const RETURN_KEY = 'evenhand-return'

type ProvidersProps = {
  instance: InstanceSettings | undefined
  onLeave: () => Promise<void>
  onFault: (error: unknown) => void
}

/** Signing in through Google or the company; says so where Google is not set up. */
export function Providers({ instance, onLeave, onFault }: ProvidersProps) {
  const { t, language } = useTexts()
  const [leaving, setLeaving] = useState<Provider>()
  const go = async (provider: Provider) => {
    setLeaving(provider)
    try {
      const { url } = await loadProviderUrl(provider, language)
      sessionStorage.setItem(RETURN_KEY, location.pathname)
      await onLeave()
      location.assign(url)
    } catch (error) {
      setLeaving(undefined)
      onFault(error)
    }
  }
  const google = instance?.google ?? false
  return (
    <div className={classes['providers']}>
      {instance?.oidc && (
        <Button
          fullWidth
          className={classes['wide']}
          loading={leaving === 'oidc'}
          disabled={leaving !== undefined}
          onClick={() => void go('oidc')}
        >
          {t('auth.signInWithCompany', { name: instance.oidc })}
        </Button>
      )}
      <Button
        fullWidth
        className={classes['wide']}
        loading={leaving === 'google'}
        disabled={!google || leaving !== undefined}
        aria-describedby={google ? undefined : 'google-off'}
        onClick={() => void go('google')}
      >
        {t('auth.signInWithGoogle')}
      </Button>
      {instance && !google && <p id="google-off">{t('auth.googleOff')}</p>}
    </div>
  )
}
