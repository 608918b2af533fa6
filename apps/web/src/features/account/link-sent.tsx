import { Button } from '@mantine/core'
import { useState } from 'react'
import classes from '../../forms/forms.module.css'
import { useAction } from '../../forms/use-action.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Notice } from '../../ui/notice.tsx'

type LinkSentProps = { email: string; onAgain: () => Promise<unknown>; onBack: () => void }

/** To which address the link went, so that a slip of the keys is seen; another one, once; and the way back. */
export function LinkSent({ email, onAgain, onBack }: LinkSentProps) {
  const { t } = useTexts()
  const [isAgain, setAgain] = useState(false)
  const { busy, fault, run } = useAction()
  return (
    <div className={classes['box']} aria-live="polite">
      <Notice key={String(isAgain)} tone="good">
        <b dir="ltr">{email}</b>
        {t('errors.email-sent')}
      </Notice>
      {fault && (
        <div className={classes['box']}>
          <Notice tone="fault">{fault}</Notice>
        </div>
      )}
      {!isAgain && (
        <Button mt={12} loading={busy} onClick={() => void run(onAgain).then(setAgain)}>
          {t('settings.profile.verify')}
        </Button>
      )}
      <p className={classes['switch']}>
        <button type="button" className={classes['link']} onClick={onBack}>
          {t('auth.backToSignIn')}
        </button>
      </p>
    </div>
  )
}
