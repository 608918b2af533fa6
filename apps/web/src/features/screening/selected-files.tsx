import { Button } from '@mantine/core'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { CrossButton } from '../../ui/cross-button.tsx'
import type { SelectedFile } from './selection.ts'
import classes from './selected-files.module.css'

const ROW = 42

type SelectedFilesProps = {
  files: readonly SelectedFile[]
  onRemove: (key: string) => void
  onClear: () => void
  onAdd: () => void
}

/** The files chosen so far; only those in view are in the document. */
export function SelectedFiles({ files, onRemove, onClear, onAdd }: SelectedFilesProps) {
  const { t, format } = useTexts()
  const box = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: files.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW,
    overscan: 6,
  })
  return (
    <div className={classes['selected']}>
      <div className={classes['head']}>
        <h3>{t('tool.selected')}</h3>
        <span>{t('tool.selectedCount', { count: files.length })}</span>
        <div>
          <Button size="xs" variant="subtle" onClick={onAdd}>
            {t('tool.addMore')}
          </Button>
          <Button size="xs" variant="subtle" onClick={onClear}>
            {t('tool.clear')}
          </Button>
        </div>
      </div>
      <div ref={box} className={classes['box']} role="group" tabIndex={0} aria-label={t('tool.selected')}>
        <ul style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start }) => {
            const { key, name, file } = files[index] as SelectedFile
            return (
              <li key={key} style={{ height: ROW, top: start }} aria-setsize={files.length} aria-posinset={index + 1}>
                <bdi dir="auto" title={name}>
                  {name}
                </bdi>
                <span>
                  {format.number(Math.max(1, Math.round(file.size / 1024)), { style: 'unit', unit: 'kilobyte' })}
                </span>
                <CrossButton aria-label={t('tool.remove', { name })} onClick={() => onRemove(key)} />
              </li>
            )
          })}
        </ul>
      </div>
    </div>
  )
}
