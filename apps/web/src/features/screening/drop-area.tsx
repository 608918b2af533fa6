import { MAX_DOCUMENT_BYTES } from '@evenhand/model'
import { Suspense, useCallback, useEffect, useState } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { laterPart } from '../../ui/later-part.tsx'
import classes from './drop-area.module.css'

const DropTarget = laterPart(
  () => import('./drop-target.tsx'),
  (part) => part.default,
)

type DropAreaProps = {
  onFiles: (files: File[]) => void
  /** Id of the file picker, which a click opens. */
  picker: string
}

/** Takes dropped files and folders, pasted files, and a click. The buttons beside it do the same by keyboard. */
export function DropArea({ onFiles, picker }: DropAreaProps) {
  const [wanted, setWanted] = useState(false)
  const want = useCallback(() => setWanted(true), [])
  usePaste(onFiles)
  useFirstDrag(want, onFiles)
  const words = <DropWords picker={picker} />
  const plain = (
    <div className={classes['area']} onPointerEnter={want}>
      {words}
    </div>
  )
  if (!wanted) return plain
  return (
    <Suspense fallback={plain}>
      <DropTarget className={classes['area'] ?? ''} onFiles={onFiles}>
        {words}
      </DropTarget>
    </Suspense>
  )
}

function usePaste(onFiles: (files: File[]) => void) {
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length > 0) onFiles(files)
    }
    addEventListener('paste', paste)
    return () => removeEventListener('paste', paste)
  }, [onFiles])
}

/** Readers of folders load when something is dragged in; what is dropped before that is taken as plain files. */
function useFirstDrag(onDrag: () => void, onFiles: (files: File[]) => void) {
  useEffect(() => {
    const over = (event: DragEvent) => {
      event.preventDefault()
      onDrag()
    }
    const drop = (event: DragEvent) => {
      if (event.defaultPrevented) return
      event.preventDefault()
      const inside = event.target instanceof Element && event.target.closest(`.${classes['area']}`)
      if (inside) onFiles([...(event.dataTransfer?.files ?? [])])
    }
    addEventListener('dragover', over)
    addEventListener('drop', drop)
    return () => {
      removeEventListener('dragover', over)
      removeEventListener('drop', drop)
    }
  }, [onDrag, onFiles])
}

function DropWords({ picker }: { picker: string }) {
  const { t } = useTexts()
  return (
    <label className={classes['words']} htmlFor={picker}>
      <span className={classes['sheets']} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <b className={classes['idle']}>{t('tool.drop')}</b>
      <b className={classes['over']}>{t('tool.dropNow')}</b>
      <span className={classes['formats']}>{t('tool.formats', { megabytes: MAX_DOCUMENT_BYTES / 1024 / 1024 })}</span>
    </label>
  )
}
