import { useMediaQuery } from '@mantine/hooks'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useMemo, useState } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { usePrinting } from '../../ui/use-printing.ts'

export const ROW_HEIGHT = 43
/** Widths of the columns, in pixels; a phone keeps room for the cells. */
const WIDE = { name: 230, score: 84, cell: 98 }
const NARROW = { name: 110, score: 38, cell: 46 }
/** The widest cell, where few requirements leave room for their names. */
const WIDEST = 160
/** Height of the sticky head and foot, which lie over the first and last rows. */
const EDGE = { top: 165, bottom: 40 }

export type MatrixView = ReturnType<typeof useMatrixWindow>

/** The rows and columns in view, and the room that the others take; on paper all of them. */
export function useMatrixWindow(box: RefObject<HTMLElement | null>, counts: { rows: number; columns: number }) {
  const { right } = useTexts()
  const isNarrow = useMediaQuery('(max-width: 720px)', undefined, { getInitialValueInEffect: false })
  const widths = useWidths(box, isNarrow ? NARROW : WIDE, counts.columns)
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
  const isPrinting = usePrinting()
  const rows = isPrinting ? whole(counts.rows) : inView(vertical)
  const columns = isPrinting ? whole(counts.columns) : inView(horizontal)
  return {
    right,
    rows: rows.indexes,
    columns: columns.indexes,
    before: rows.before,
    after: rows.after,
    start: columns.before,
    end: columns.after,
    widths,
    width: widths.name + widths.score + horizontal.getTotalSize(),
    reveal: (row: number, column: number) => {
      vertical.scrollToIndex(row, { align: 'auto' })
      horizontal.scrollToIndex(column, { align: 'auto' })
    },
  }
}

/** Widths of the columns, the cells sharing what room is left over beside them. */
function useWidths(box: RefObject<HTMLElement | null>, least: typeof WIDE, columns: number) {
  const [room, setRoom] = useState(0)
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const measure = () => {
      const { paddingLeft, paddingRight } = getComputedStyle(element)
      setRoom(element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  return useMemo(() => {
    const shared = Math.floor((room - least.name - least.score) / columns)
    return { ...least, cell: Math.max(least.cell, Math.min(WIDEST, shared)) }
  }, [room, least, columns])
}

function inView(virtual: Pick<ReturnType<typeof useVirtualizer>, 'getVirtualItems' | 'getTotalSize'>) {
  const items = virtual.getVirtualItems()
  return {
    indexes: items.map(({ index }) => index),
    before: items[0]?.start ?? 0,
    after: virtual.getTotalSize() - (items.at(-1)?.end ?? 0),
  }
}

const whole = (count: number) => ({ indexes: Array.from({ length: count }, (_, index) => index), before: 0, after: 0 })
