import { Dropzone } from '@mantine/dropzone'
import type { ReactNode } from 'react'

type DropTargetProps = {
  className: string
  onFiles: (files: File[]) => void
  children: ReactNode
}

/** Where files and whole folders can be dropped. Loaded on its own: a reader needs it only with a file in hand. */
export default function DropTarget({ className, onFiles, children }: DropTargetProps) {
  return (
    <Dropzone
      unstyled
      className={className}
      activateOnClick={false}
      activateOnKeyboard={false}
      inputProps={{ 'aria-hidden': true, tabIndex: -1 }}
      onDrop={onFiles}
    >
      {children}
    </Dropzone>
  )
}
