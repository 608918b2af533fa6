import { useMediaQuery } from '@mantine/hooks'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect } from 'react'
import { useTexts } from '../../texts/texts.tsx'

export const ROW_HEIGHT = 43
/** Widths of the columns, in pixels; a phone keeps room for the cells. */
const WIDE = { name: 230, score: 84, cell: 98 }
const NARROW = { name: 112, score: 64, cell: 84 }
/** Height of the sticky head and foot, which lie over the first and last rows. */
const EDGE = { top: 84, bottom: 40 }

export type MatrixView = ReturnType<typeof useMatrixWindow>

/** The rows and columns in view, and the room that the others take. */
export function useMatrixWindow(box: RefObject<HTMLElement | null>, counts: { rows: number; columns: number }) {
  const { right } = useTexts()
  const widths = useMediaQuery('(max-width: 720px)', undefined, { getInitialValueInEffect: false }) ? NARROW : WIDE
  const vertical = useVirtualizer({
    count: counts.rows,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 4,
    scrollPaddingStart: EDGE.top,
    scrollPaddingEnd: EDGE.bottom,
  })
  const horizontal = useVirtualizer({
    horizontal: true,
    isRtl: right,
    count: counts.columns,
    getScrollElement: () => box.current,
    estimateSize: () => widths.cell,
    overscan: 2,
    scrollPaddingStart: widths.name + widths.score,
  })
  useEffect(() => {
    vertical.measure()
    horizontal.measure()
  }, [vertical, horizontal, widths])
  const rows = vertical.getVirtualItems()
  const columns = horizontal.getVirtualItems()
  return {
    right,
    rows: rows.map(({ index }) => index),
    columns: columns.map(({ index }) => index),
    before: rows[0]?.start ?? 0,
    after: vertical.getTotalSize() - (rows.at(-1)?.end ?? 0),
    start: columns[0]?.start ?? 0,
    end: horizontal.getTotalSize() - (columns.at(-1)?.end ?? 0),
    widths,
    width: widths.name + widths.score + horizontal.getTotalSize(),
    reveal: (row: number, column: number) => {
      vertical.scrollToIndex(row, { align: 'auto' })
      horizontal.scrollToIndex(column, { align: 'auto' })
    },
  }
}
