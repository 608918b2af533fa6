import { Button } from '@mantine/core'
import type { PasswordPolicy } from '@evenhand/model'
import { useState } from 'react'
import { signUp } from '../../api/account-api.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Field, type FieldProps } from '../../ui/field.tsx'
import { NameFields } from '../../ui/name-fields.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import type { FormSwitchProps } from './auth-panel.tsx'
import { checkRegistration, type RegistrationForm as Form } from '../../forms/check-form.ts'
import { FaultBox } from '../../forms/fault-box.tsx'
import classes from '../../forms/forms.module.css'
import { LinkSent } from './link-sent.tsx'
import { ModeSwitch } from './mode-switch.tsx'
import { PasswordRules } from '../../forms/password-rules.tsx'
import { Providers } from './providers.tsx'
import { tellSignIn, userOf } from './sign-in-refused.ts'
import { useForm } from '../../forms/use-form.ts'

export function RegistrationForm({ instance, email, onEmail, onMode, onUser, onLeave }: FormSwitchProps) {
  const texts = useTexts()
  const { t, language } = texts
  const [sent, setSent] = useState(false)
  const register = ({ firstName, lastName, email, password }: Form) => {
    const person = { givenName: firstName.trim(), familyName: lastName.trim() }
    return signUp({ ...person, email: email.trim(), password, language })
  }
  const { formProps, field, form, fault, setFault, busy } = useForm<Form>({
    first: { firstName: '', lastName: '', email, password: '', repeat: '' },
    check: (form) => checkRegistration(form, instance?.passwordPolicy),
    submit: async (form) => {
      const answer = await register(form)
      // Nobody is let in before the link in the mail was opened.
      if (answer.code === 'email-sent') return setSent(true)
      onUser(userOf(answer, form.email.trim()))
    },
    tell: (error) => tellSignIn(error, texts),
  })
  const goBack = () => {
    onEmail(form.email)
    onMode('login')
  }
  const kind = instance?.signUp ?? 'open'
  if (sent) {
    return <LinkSent email={form.email.trim()} onAgain={() => register(form)} onBack={goBack} />
  }
  return (
    <>
      <FaultBox fault={fault} onGone={() => setFault(undefined)} />
      <Providers
        instance={instance}
        onLeave={onLeave}
        onFault={(error) => setFault({ text: tellSignIn(error, texts), isRefusal: true })}
      />
      {kind !== 'open' && (
        <div className={classes['box']}>
          <Notice tone="plain">{t(`errors.sign-up-${kind}`)}</Notice>
        </div>
      )}
      {kind !== 'closed' && (
        <>
          <p className={classes['or']}>{t('auth.or')}</p>
          <form {...formProps} className={classes['form']}>
            <Fields field={field} password={form.password} policy={instance?.passwordPolicy} />
            <Button type="submit" variant="filled" fullWidth mt={6} className={classes['wide']} loading={busy}>
              {t('auth.createAccount')}
            </Button>
          </form>
        </>
      )}
      <ModeSwitch to="login" onSwitch={goBack} />
    </>
  )
}

type FieldsProps = {
  field: (name: keyof Form) => Pick<FieldProps, 'name' | 'value' | 'onValue' | 'problem'>
  /** As far as it is typed. */
  password: string
  policy: PasswordPolicy | undefined
}

function Fields({ field, password, policy }: FieldsProps) {
  const { t } = useTexts()
  const shared = { required: true, 'data-autofocus': true }
  return (
    <>
      <NameFields
        className={classes['names']}
        given={{ ...field('firstName'), ...shared }}
        family={{ ...field('lastName'), ...shared }}
      />
      <Field {...field('email')} label={t('auth.email')} type="email" autoComplete="username" dir="ltr" required />
      <PasswordField
        {...field('password')}
        label={t('auth.password')}
        autoComplete="new-password"
        required
        help={<PasswordRules password={password} policy={policy} />}
      />
      <PasswordField {...field('repeat')} label={t('auth.repeatPassword')} autoComplete="new-password" required />
    </>
  )
}
