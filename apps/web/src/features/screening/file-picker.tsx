import { PICKER_EXTENSIONS } from '@evenhand/model'
import type { Ref } from 'react'
import { useTexts } from '../../texts/texts.tsx'

type FilePickerProps = { id: string; ref: Ref<HTMLInputElement>; onFiles: (files: File[]) => void }

/** The system's file dialog, opened by the buttons; it offers the four kinds people have. */
export function FilePicker({ id, ref, onFiles }: FilePickerProps) {
  const { t } = useTexts()
  return (
    <input
      id={id}
      ref={ref}
      type="file"
      multiple
      hidden
      accept={PICKER_EXTENSIONS.join(',')}
      aria-label={t('tool.select')}
      onChange={(event) => {
        onFiles([...(event.currentTarget.files ?? [])])
        // So that the same file can be chosen again after it was removed.
        event.currentTarget.value = ''
      }}
    />
  )
}
