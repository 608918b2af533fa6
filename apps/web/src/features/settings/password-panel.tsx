import { Button } from '@mantine/core'
import type { PasswordPolicy, UserInfo } from '@evenhand/model'
import { useState } from 'react'
import { changePassword, forgotPassword } from '../../api/account-api.ts'
import { checkNewPassword } from '../../forms/check-form.ts'
import { FaultBox } from '../../forms/fault-box.tsx'
import { PasswordRules } from '../../forms/password-rules.tsx'
import { tellRefusal } from '../../forms/told-error.ts'
import { useAction } from '../../forms/use-action.ts'
import { useForm } from '../../forms/use-form.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { Group, Row } from './group.tsx'
import classes from './group.module.css'

type PasswordPanelProps = { profile: UserInfo; policy: PasswordPolicy | undefined }

/** Changing the password, or getting a first one by mail. */
export function PasswordPanel({ profile, policy }: PasswordPanelProps) {
  const { t } = useTexts()
  const hasPassword = profile.ways.includes('email')
  return (
    <Group>
      <Row title={t('auth.password')} help={hasPassword ? t('settings.password.help') : t('settings.password.none')}>
        {hasPassword ? <ChangeForm policy={policy} /> : <FirstPassword email={profile.email} />}
      </Row>
    </Group>
  )
}

function ChangeForm({ policy }: Pick<PasswordPanelProps, 'policy'>) {
  const { t, texts } = useTexts()
  const [done, setDone] = useState(false)
  const { formProps, field, form, fault, setFault, busy, reset } = useForm({
    first: { current: '', password: '', repeat: '' },
    check: ({ current, password, repeat }) => [
      ...(current === '' ? [{ field: 'current' as const, problem: 'required' as const }] : []),
      ...checkNewPassword({ password, repeat }, policy),
    ],
    submit: async ({ current, password }) => {
      setDone(false)
      await changePassword(current, password)
      reset()
      setDone(true)
    },
    tell: (error) => tellRefusal(error, { t, texts }) ?? t('errors.internal'),
  })
  return (
    <form {...formProps} className={classes['form']}>
      <FaultBox fault={fault} onGone={() => setFault(undefined)} />
      {done && <Notice tone="good">{t('settings.password.done')}</Notice>}
      <PasswordField {...field('current')} label={t('settings.password.current')} autoComplete="current-password" />
      <PasswordField
        {...field('password')}
        label={t('auth.newPassword')}
        autoComplete="new-password"
        help={<PasswordRules password={form.password} policy={policy} />}
      />
      <PasswordField {...field('repeat')} label={t('auth.repeatPassword')} autoComplete="new-password" />
      <Button type="submit" variant="filled" loading={busy}>
        {t('auth.savePassword')}
      </Button>
    </form>
  )
}

function FirstPassword({ email }: { email: string }) {
  const { t } = useTexts()
  const [sent, setSent] = useState(false)
  const { busy, fault, run } = useAction()
  if (sent) return <Notice tone="good">{t('auth.linkSent', { email })}</Notice>
  return (
    <div className={classes['form']}>
      {fault && <Notice tone="fault">{fault}</Notice>}
      <Button loading={busy} onClick={() => void run(() => forgotPassword(email)).then(setSent)}>
        {t('auth.sendLink')}
      </Button>
    </div>
  )
}
