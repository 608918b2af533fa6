import { Button } from '@mantine/core'
import { useState } from 'react'
import { forgotPassword } from '../../api/account-api.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { isEmail } from '../../forms/check-form.ts'
import { FaultBox } from '../../forms/fault-box.tsx'
import classes from '../../forms/forms.module.css'
import { tellRefusal } from '../../forms/told-error.ts'
import { useForm } from '../../forms/use-form.ts'

/** Asks for a link to a new password; never tells whether an account exists. */
export function ForgotForm({ email, onBack }: { email: string; onBack: () => void }) {
  const texts = useTexts()
  const { t } = texts
  const [sent, setSent] = useState<string>()
  const { formProps, field, fault, setFault, busy } = useForm({
    first: { email },
    check: ({ email }) => {
      if (email.trim() === '') return [{ field: 'email', problem: 'required' }]
      return isEmail(email.trim()) ? [] : [{ field: 'email', problem: 'email' }]
    },
    submit: async ({ email }) => {
      await forgotPassword(email.trim())
      setSent(email.trim())
    },
    tell: (error) => tellRefusal(error, texts) ?? t('errors.internal'),
  })
  return (
    <>
      <FaultBox fault={fault} onGone={() => setFault(undefined)} />
      {sent === undefined ? (
        <form {...formProps} className={classes['form']} style={{ marginBlockStart: 18 }}>
          <Field
            {...field('email')}
            label={t('auth.email')}
            type="email"
            autoComplete="username"
            dir="ltr"
            required
            data-autofocus
          />
          <Button type="submit" variant="filled" fullWidth mt={6} className={classes['wide']} loading={busy}>
            {t('auth.sendLink')}
          </Button>
        </form>
      ) : (
        <div className={classes['box']}>
          <Notice tone="good">{t('auth.linkSent', { email: sent })}</Notice>
        </div>
      )}
      <p className={classes['switch']}>
        <button type="button" className={classes['link']} onClick={onBack}>
          {t('auth.backToSignIn')}
        </button>
      </p>
    </>
  )
}
