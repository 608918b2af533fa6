import { Button } from '@mantine/core'
import { type KeyboardEvent, useEffect } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { usePopUp } from '../../ui/use-pop-up.ts'
import classes from './export-menu.module.css'

const EXPORT_FORMATS = ['csv', 'xlsx', 'json', 'report', 'receipt'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

type ExportMenuProps = {
  /** How many people are picked; then only they are exported. */
  picked: number
  blind: boolean
  disabled: boolean
  /** Formats that this account's plan has not. */
  lockedFormats: readonly ExportFormat[]
  /** Only a server signs what it has judged. */
  hasReceipt: boolean
  /** Without one there are no requirements to export. */
  hasJob: boolean
  onExport: (format: ExportFormat) => void
}

/** The specification's table at once, and what else the results can leave as. */
export function ExportMenu({ picked, blind, disabled, lockedFormats, hasReceipt, hasJob, onExport }: ExportMenuProps) {
  const { t } = useTexts()
  const { open, id, box, button, toggle, close } = usePopUp()
  useEffect(() => {
    if (open) box.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus()
  }, [open, box])
  const choose = (format: ExportFormat) => {
    close()
    onExport(format)
  }
  return (
    <div ref={box} className={classes['menu']}>
      <Button
        size="xs"
        variant="filled"
        className={classes['first']}
        disabled={disabled}
        onClick={() => onExport('csv')}
      >
        {t('analysis.export')}
      </Button>
      <Button
        ref={button}
        size="xs"
        variant="filled"
        className={classes['more']}
        disabled={disabled}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={t('exports.more')}
        onClick={toggle}
      >
        <svg viewBox="0 0 12 8" aria-hidden="true">
          <path d="M1 1.5l5 5 5-5" />
        </svg>
      </Button>
      {open && (
        <div className={classes['list']}>
          <Formats
            id={id}
            lockedFormats={lockedFormats}
            hasReceipt={hasReceipt}
            hasJob={hasJob}
            onClose={close}
            onChoose={choose}
          />
          <p>
            {picked > 0 ? t('exports.onlyPicked', { count: picked }) : t('exports.everybody')}{' '}
            {blind && t('exports.blind')}
          </p>
        </div>
      )}
    </div>
  )
}

type FormatsProps = {
  id: string
  lockedFormats: readonly ExportFormat[]
  hasReceipt: boolean
  hasJob: boolean
  onClose: () => void
  onChoose: (format: ExportFormat) => void
}

function Formats({ id, lockedFormats, hasReceipt, hasJob, onClose, onChoose }: FormatsProps) {
  const { t } = useTexts()
  return (
    <div id={id} role="menu" tabIndex={-1} aria-label={t('exports.more')} onKeyDown={(event) => move(event, onClose)}>
      {EXPORT_FORMATS.filter((format) => format !== 'receipt' || hasReceipt).map((format) => (
        <button key={format} type="button" role="menuitem" tabIndex={-1} onClick={() => onChoose(format)}>
          <b>{t(`exports.formats.${format}`)}</b>
          <small>
            {lockedFormats.includes(format)
              ? t('exports.locked')
              : t(`exports.about.${format}`, { job: hasJob ? 'yes' : 'no' })}
          </small>
        </button>
      ))}
    </div>
  )
}

function move(event: KeyboardEvent<HTMLElement>, close: () => void): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')]
  const at = items.indexOf(document.activeElement as HTMLElement)
  const to: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }
  const next = to[event.key]
  if (next !== undefined) items[(next + items.length) % items.length]?.focus()
  else if (event.key === 'Escape' || event.key === 'Tab') close()
  else return
  event.preventDefault()
  event.stopPropagation()
}
