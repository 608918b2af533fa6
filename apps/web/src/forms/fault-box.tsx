import { useTexts } from '../texts/texts.tsx'
import classes from './forms.module.css'
import { RedBox } from './red-box.tsx'
import type { Fault } from './use-form.ts'

/** The red box of a form. A refused sign-in says so before its reason. */
export function FaultBox({ fault, onGone }: { fault: Fault | undefined; onGone: () => void }) {
  const { t } = useTexts()
  if (!fault) return null
  const title = t('auth.failed')
  return (
    <div className={classes['box']}>
      <RedBox key={fault.text} onGone={onGone}>
        {fault.isRefusal && fault.text !== title && <b>{title}</b>}
        {fault.text}
      </RedBox>
    </div>
  )
}
