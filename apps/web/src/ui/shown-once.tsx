import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTexts } from '../texts/texts.tsx'
import { copyText } from './copy-text.ts'
import classes from './shown-once.module.css'

type ShownOnceProps = {
  /** Says that it is shown this once. */
  title: string
  value: string
  copyLabel: string
}

/** A secret that has just been made and is never shown again, with a button that copies it. */
export function ShownOnce({ title, value, copyLabel }: ShownOnceProps) {
  const { t } = useTexts()
  const [outcome, setOutcome] = useState<boolean>()
  const told = outcome ? t('common.copied') : t('common.copyFailed')
  return (
    <div className={classes['secret']} role="status">
      <b>{title}</b>
      <code dir="ltr">{value}</code>
      <Button size="xs" onClick={() => void copyText(value).then(setOutcome)}>
        {outcome === undefined ? copyLabel : told}
      </Button>
    </div>
  )
}
