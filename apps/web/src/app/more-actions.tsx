import { type ReactNode, useEffect, useRef } from 'react'
import { useTexts } from '../texts/texts.tsx'
import { usePopUp } from '../ui/use-pop-up.ts'
import classes from './more-actions.module.css'

/** What there is no room for on a phone, behind one button beside the title. */
export function MoreActions({ children }: { children: ReactNode }) {
  const { t } = useTexts()
  const { open, id, box, button, toggle, close } = usePopUp()
  return (
    <div ref={box} className={classes['more']}>
      <button
        ref={button}
        type="button"
        aria-label={t('run.more')}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={toggle}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M3 6.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3zm5 0a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3zm5 0a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3z" />
        </svg>
      </button>
      {open && (
        <Panel id={id} onClose={close}>
          {children}
        </Panel>
      )}
    </div>
  )
}

type PanelProps = { id: string; onClose: () => void; children: ReactNode }

/** Closes with Escape, and after a button; a switch is looked at once more after it is turned. */
function Panel({ id, onClose, children }: PanelProps) {
  const { t } = useTexts()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const press = ({ target }: Event) => {
      if (target instanceof Element && panel.current?.contains(target) && target.closest('button')) onClose()
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // Nothing else is closed by it.
      event.stopImmediatePropagation()
      onClose()
    }
    addEventListener('click', press)
    addEventListener('keydown', escape, true)
    return () => {
      removeEventListener('click', press)
      removeEventListener('keydown', escape, true)
    }
  }, [onClose])
  return (
    <div ref={panel} id={id} className={classes['panel']} role="group" aria-label={t('run.more')}>
      {children}
    </div>
  )
}
