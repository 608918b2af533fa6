import { COPY_CONFIRMATION } from '@evenhand/model'
import { useEffect, useState } from 'react'
import { useTexts } from '../texts/texts.tsx'
import classes from './copy-button.module.css'
import { copyText } from './copy-text.ts'

/** An address or number that copies itself when pressed, and says so for two seconds. */
export function CopyButton({ value }: { value: string }) {
  const { t } = useTexts()
  // A long address is broken before its @.
  const at = Math.max(0, value.indexOf('@'))
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()
  useEffect(() => {
    if (!outcome) return undefined
    const timer = setTimeout(() => setOutcome(undefined), COPY_CONFIRMATION)
    return () => clearTimeout(timer)
  }, [outcome])
  return (
    <button
      type="button"
      className={classes['copy']}
      title={value}
      aria-label={t('common.copy', { value })}
      onClick={() => void copyText(value).then((done) => setOutcome(done ? 'copied' : 'failed'))}
    >
      <bdi dir="ltr">
        {value.slice(0, at)}
        <wbr />
        {value.slice(at)}
      </bdi>
      <span role="status" data-outcome={outcome}>
        {outcome && (outcome === 'copied' ? t('common.copied') : t('common.copyFailed'))}
      </span>
    </button>
  )
}
