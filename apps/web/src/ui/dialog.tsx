import '@mantine/core/styles/Paper.css'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/ActionIcon.css'
import '@mantine/core/styles/CloseButton.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Modal.css'
import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/texts.tsx'
import classes from './dialog.module.css'

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
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size={width}
      centered
      padding={0}
      transitionProps={{ duration: 180, transition: 'fade-up' }}
      closeButtonProps={{ 'aria-label': t('common.close'), iconSize: 20 }}
      classNames={{
        content: classes['content'],
        header: classes['header'],
        title: classes['title'],
        body: classes['body'],
        close: classes['close'],
        overlay: classes['overlay'],
      }}
    >
      {children}
    </Modal>
  )
}
