import '@mantine/core/styles/Paper.css'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/ActionIcon.css'
import '@mantine/core/styles/CloseButton.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Modal.css'
import { Modal } from '@mantine/core'
import { setNonce } from 'get-nonce'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useTexts } from '../texts/texts.tsx'
import classes from './dialog.module.css'

// What keeps the page behind from scrolling writes a style sheet of its own, and asks for the page's nonce here.
setNonce(document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce ?? '')

type DialogProps = {
  title: ReactNode
  onClose: () => void
  children: ReactNode
  /** Width in pixels; a phone shows less. */
  width?: number
}

/** A dialog over the page: it keeps the focus, closes by Escape, and gives the focus back. */
export function Dialog({ title, onClose, children, width = 500 }: DialogProps) {
  const { t } = useTexts()
  useFocusBack()
  useEscape(onClose)
  return (
    <Modal.Root
      opened
      onClose={onClose}
      closeOnEscape={false}
      size={width}
      centered
      padding={0}
      yOffset="min(5dvh, 16px)"
      transitionProps={{ duration: 180, transition: 'fade-up' }}
      classNames={{
        content: classes['content'],
        title: classes['title'],
        body: classes['body'],
        close: classes['close'],
        overlay: classes['overlay'],
      }}
    >
      <Modal.Overlay />
      <Modal.Content>
        <div className={classes['header']}>
          <Modal.Title>{title}</Modal.Title>
          <Modal.CloseButton aria-label={t('common.close')} iconSize={20} />
        </div>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

/** Closes by Escape, and by it alone: the library lets the key go on, and what lies below the dialog closed as well. */
function useEscape(onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return
      event.stopPropagation()
      close()
    }
    addEventListener('keydown', press, { capture: true })
    return () => removeEventListener('keydown', press, { capture: true })
  }, [])
}

/** Who opened the dialog, or the first of several that took one another's place. */
let opener: HTMLElement | undefined

/** The library gives the focus back only where a dialog is closed before it is taken away, and ours are taken away. */
function useFocusBack(): void {
  const [from] = useState(() => document.activeElement)
  useEffect(() => {
    if (from instanceof HTMLElement && !from.closest('[role="dialog"]')) opener = from
    return () => {
      // After whatever takes its place has taken the focus.
      setTimeout(() => {
        if (document.activeElement === document.body && opener?.isConnected) opener.focus({ preventScroll: true })
      })
    }
  }, [from])
}
