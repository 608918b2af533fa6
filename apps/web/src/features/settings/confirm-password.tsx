import { Button } from '@mantine/core'
import { reauthenticate } from '../../api/account-api.ts'
import { FaultBox } from '../../forms/fault-box.tsx'
import formClasses from '../../forms/forms.module.css'
import { tellRefusal } from '../../forms/told-error.ts'
import { useForm } from '../../forms/use-form.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PasswordField } from '../../ui/password-field.tsx'

type ConfirmPasswordProps = {
  title: string
  text: string
  /** What the button does, and whether it cannot be undone. */
  action: string
  isDanger?: boolean
  /** Without a password the account proves itself by having been entered just now. */
  hasPassword: boolean
  /** What was to be done; it throws when it fails. */
  onConfirmed: () => Promise<void>
  onClose: () => void
}

/** Makes sure that whoever sits here is the owner of the account, then does what was asked. */
export function ConfirmPassword(props: ConfirmPasswordProps) {
  const { title, text, action, isDanger, hasPassword, onConfirmed, onClose } = props
  const { t, texts } = useTexts()
  const { formProps, field, fault, setFault, busy } = useForm({
    first: { password: '' },
    check: ({ password }) => (hasPassword && password === '' ? [{ field: 'password', problem: 'required' }] : []),
    submit: async ({ password }) => {
      if (hasPassword) await reauthenticate(password)
      await onConfirmed()
    },
    tell: (error) => tellRefusal(error, { t, texts }) ?? t('errors.internal'),
  })
  return (
    <Dialog title={title} onClose={onClose}>
      <p className={formClasses['intro']}>{text}</p>
      {!hasPassword && <p className={formClasses['intro']}>{t('settings.confirm.enterAgain')}</p>}
      <FaultBox fault={fault} onGone={() => setFault(undefined)} />
      <form {...formProps} className={formClasses['form']} style={{ marginBlockStart: 18 }}>
        {hasPassword && (
          <PasswordField
            {...field('password')}
            label={t('auth.password')}
            autoComplete="current-password"
            required
            data-autofocus
          />
        )}
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 10, justifyContent: 'flex-end' }}>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button
            type="submit"
            variant={isDanger ? 'default' : 'filled'}
            data-danger={isDanger || undefined}
            loading={busy}
          >
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
