import { Button } from '@mantine/core'
import { signIn } from '../../api/account-api.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Field } from '../../ui/field.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { checkLogin } from '../../forms/check-form.ts'
import classes from '../../forms/forms.module.css'
import type { FormSwitchProps } from './auth-panel.tsx'
import { FaultBox } from '../../forms/fault-box.tsx'
import { ModeSwitch } from './mode-switch.tsx'
import { Providers } from './providers.tsx'
import { tellSignIn, userOf } from './sign-in-refused.ts'
import { useForm } from '../../forms/use-form.ts'

export function LoginForm({ instance, email, onEmail, onMode, onUser, onLeave }: FormSwitchProps) {
  const texts = useTexts()
  const { t } = texts
  const { formProps, field, form, fault, setFault, busy } = useForm({
    first: { email, password: '' },
    check: checkLogin,
    submit: async ({ email, password }) => onUser(userOf(await signIn(email.trim(), password), email.trim())),
    tell: (error) => tellSignIn(error, texts),
  })
  const leave = (mode: 'register' | 'forgot') => {
    onEmail(form.email)
    onMode(mode)
  }
  return (
    <>
      <FaultBox fault={fault} title={t('auth.failed')} onGone={() => setFault(undefined)} />
      <Providers
        instance={instance}
        onLeave={onLeave}
        onFault={(error) => setFault({ text: tellSignIn(error, texts), isRefusal: true })}
      />
      <p className={classes['or']}>{t('auth.or')}</p>
      <form {...formProps} className={classes['form']}>
        <Field
          {...field('email')}
          label={t('auth.email')}
          type="email"
          autoComplete="username"
          dir="ltr"
          required
          data-autofocus
        />
        <PasswordField
          {...field('password')}
          label={t('auth.password')}
          autoComplete="current-password"
          required
          aside={
            <button type="button" className={`${classes['link']} ${classes['small']}`} onClick={() => leave('forgot')}>
              {t('auth.forgotPassword')}
            </button>
          }
        />
        <Button type="submit" variant="filled" fullWidth mt={6} className={classes['wide']} loading={busy}>
          {t('auth.signIn')}
        </Button>
      </form>
      <ModeSwitch to="register" onSwitch={() => leave('register')} />
    </>
  )
}
