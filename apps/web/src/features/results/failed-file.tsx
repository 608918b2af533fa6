import { Button } from '@mantine/core'
import { PICKER_EXTENSIONS, type ResumeRow } from '@evenhand/model'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { Pill } from '../../ui/pill.tsx'
import classes from './fact-card.module.css'

/** Resolves when the file was read and is on its way, or when the page has said why not. */
export type Replace = (row: ResumeRow, file: File) => Promise<void>

type FailedFileProps = { row: ResumeRow; onReplace?: Replace; children: ReactNode }

/** One file without a result and why; another one can be dropped on it, or chosen. */
export function FailedFile({ row, onReplace, children }: FailedFileProps) {
  const { t } = useTexts()
  const id = useId()
  const picker = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [over, setOver] = useState(false)
  const replace = async (file: File | null | undefined) => {
    if (!file || !onReplace || busy) return
    setBusy(true)
    await onReplace(row, file).finally(() => setBusy(false))
  }
  const drop = onReplace && {
    onDragOver: (event: React.DragEvent) => {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: React.DragEvent) => {
      event.preventDefault()
      setOver(false)
      void replace(event.dataTransfer.files.item(0))
    },
  }
  return (
    <div className={classes['file']} data-over={over || undefined} {...drop}>
      <div>
        <bdi id={id} title={row.fileName}>
          {row.fileName}
        </bdi>
        <Pill tone="low">{t('results.failed')}</Pill>
      </div>
      <p>{children}</p>
      {onReplace && (
        <>
          <Button size="xs" mt={10} loading={busy} aria-describedby={id} onClick={() => picker.current?.click()}>
            {t('run.replace')}
          </Button>
          <input
            ref={picker}
            type="file"
            hidden
            accept={PICKER_EXTENSIONS.join(',')}
            aria-label={t('run.replace')}
            onChange={(event) => {
              void replace(event.currentTarget.files?.item(0))
              event.currentTarget.value = ''
            }}
          />
        </>
      )}
    </div>
  )
}
