import { Button } from '@mantine/core'
import type { PasswordPolicy } from '@evenhand/model'
import { useState } from 'react'
import { resetPassword } from '../../api/account-api.ts'
import { ApiError } from '../../api/api-client.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { checkNewPassword } from '../../forms/check-form.ts'
import { FaultBox } from '../../forms/fault-box.tsx'
import classes from '../../forms/forms.module.css'
import { tellRefusal } from '../../forms/told-error.ts'
import { PasswordRules } from '../../forms/password-rules.tsx'
import { useForm } from '../../forms/use-form.ts'

type ResetFormProps = {
  token: string
  /** The link was used or is too old. */
  isDead: boolean
  policy: PasswordPolicy | undefined
  onSignIn: () => void
  onForgot: () => void
}

/** A new password for whoever holds the link of a mail. */
export function ResetForm({ token, isDead, policy, onSignIn, onForgot }: ResetFormProps) {
  const texts = useTexts()
  const { t } = texts
  const [outcome, setOutcome] = useState<'done' | 'dead' | undefined>(isDead ? 'dead' : undefined)
  const { formProps, field, form, fault, setFault, busy } = useForm({
    first: { password: '', repeat: '' },
    check: (form) => checkNewPassword(form, policy),
    submit: async ({ password }) => {
      try {
        await resetPassword(token, password)
        setOutcome('done')
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'link-expired') throw error
        setOutcome('dead')
      }
    },
    tell: (error) => tellRefusal(error, texts) ?? t('errors.internal'),
  })
  if (outcome) {
    const isDone = outcome === 'done'
    return (
      <div className={classes['box']}>
        <Notice
          tone={isDone ? 'good' : 'fault'}
          action={
            <Button size="xs" onClick={isDone ? onSignIn : onForgot}>
              {isDone ? t('auth.signIn') : t('auth.sendLink')}
            </Button>
          }
        >
          {isDone ? t('auth.resetDone') : t('errors.link-expired')}
        </Notice>
      </div>
    )
  }
  return (
    <>
      <p className={classes['intro']}>{t('auth.resetText')}</p>
      <FaultBox fault={fault} onGone={() => setFault(undefined)} />
      <form {...formProps} className={classes['form']} style={{ marginBlockStart: 18 }}>
        <PasswordField
          {...field('password')}
          label={t('auth.newPassword')}
          autoComplete="new-password"
          required
          help={<PasswordRules password={form.password} policy={policy} />}
        />
        <PasswordField {...field('repeat')} label={t('auth.repeatPassword')} autoComplete="new-password" required />
        <Button type="submit" variant="filled" fullWidth mt={6} className={classes['wide']} loading={busy}>
          {t('auth.savePassword')}
        </Button>
      </form>
    </>
  )
}
