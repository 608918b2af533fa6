import { useTexts } from '../../texts/texts.tsx'
import classes from '../../forms/forms.module.css'

/** The way from signing in to registering, and back. */
export function ModeSwitch({ to, onSwitch }: { to: 'login' | 'register'; onSwitch: () => void }) {
  const { t } = useTexts()
  return (
    <p className={classes['switch']}>
      {to === 'register' ? t('auth.noAccount') : t('auth.hasAccount')}{' '}
      <button type="button" className={classes['link']} onClick={onSwitch}>
        {to === 'register' ? t('auth.signUp') : t('auth.signIn')}
      </button>
    </p>
  )
}
