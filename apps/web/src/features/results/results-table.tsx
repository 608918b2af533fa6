import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { rowBand } from '../../ui/score-band.ts'
import { usePrinting } from '../../ui/use-printing.ts'
import { ResultRow } from './result-row.tsx'
import classes from './results-table.module.css'
import type { Review } from './use-review.ts'

/** Height of a closed row before it has been measured. */
const ROW = 88

const COLUMNS = ['candidate', 'email', 'phone', 'summary', 'score'] as const

/** So few rows are all in the document: nobody sees a list that is still being drawn. */
const FEW = 40
const WINDOW = { estimateSize: () => ROW, useFlushSync: false }
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** The table of results. Only the rows in view are in the document, however many there are; on paper all of them. */
export function ResultsTable({ review, card }: { review: Review; card: ReactNode }) {
  const { shown, open, picked, toggle, pick } = review
  const box = useRef<HTMLDivElement>(null)
  const { virtual, items, measure } = useRows(shown, box)
  useReturn(review, box, virtual)
  const move = (event: KeyboardEvent, index: number) => {
    const next = index + (STEPS[event.key] ?? 0)
    if (next === index || !shown[next] || (event.target as Element).tagName === 'INPUT') return
    event.preventDefault()
    goTo(box, next, () => virtual.scrollToIndex(next, { align: 'auto' }))
  }
  return (
    <div
      role="table"
      aria-labelledby="results-title"
      aria-rowcount={shown.length + 1}
      aria-colcount={COLUMNS.length}
      data-picks={!review.readOnly || undefined}
    >
      <TableHead />
      <div ref={box} role="presentation" className={classes['body']} style={{ height: virtual.getTotalSize() }}>
        {items.map(({ index, start }) => {
          const row = shown[index]
          const isOpen = row?.position === open
          return (
            row && (
              <div
                key={row.position}
                ref={measure}
                role="rowgroup"
                data-index={index}
                data-band={rowBand(row)}
                className={classes['item']}
                style={{ transform: `translateY(${start - virtual.options.scrollMargin}px)` }}
              >
                <ResultRow
                  row={row}
                  index={index}
                  open={isOpen}
                  picked={picked.has(row.position)}
                  same={review.samePerson.get(row.position)}
                  judged={review.judged}
                  onToggle={toggle}
                  onPick={review.readOnly ? undefined : pick}
                  onKeyDown={(event) => move(event, index)}
                />
                {isOpen && <CardRow>{card}</CardRow>}
              </div>
            )
          )
        })}
      </div>
    </div>
  )
}

function CardRow({ children }: { children: ReactNode }) {
  return (
    <div role="row">
      <div role="cell" aria-colspan={COLUMNS.length} className={classes['card']}>
        {children}
      </div>
    </div>
  )
}

/** The rows to be drawn; on paper all of them, as high as they are there. */
function useRows(shown: Review['shown'], box: RefObject<HTMLElement | null>) {
  const offset = useOffset(box)
  const isPrinting = usePrinting()
  const virtual = useWindowVirtualizer({
    ...WINDOW,
    count: shown.length,
    overscan: shown.length > FEW ? 5 : FEW,
    scrollMargin: offset,
    getItemKey: (index) => shown[index]?.position ?? index,
  })
  const items = isPrinting ? shown.map((_, index) => ({ index, start: 0 })) : virtual.getVirtualItems()
  return { virtual, items, measure: isPrinting ? undefined : virtual.measureElement }
}

/** Scrolls to a row, and moves the focus there when it is in the document. */
function goTo(box: RefObject<HTMLElement | null>, index: number, scroll: () => void): void {
  scroll()
  const focus = () =>
    box.current
      ?.querySelector<HTMLElement>(`[data-index="${index}"] button[aria-expanded]`)
      ?.focus({ preventScroll: true })
  requestAnimationFrame(() => requestAnimationFrame(focus))
}

type Rows = ReturnType<typeof useWindowVirtualizer>

/** After somebody's report the list goes on where it was left. */
function useReturn({ shown, open, leftRef }: Review, box: RefObject<HTMLElement | null>, rows: Rows): void {
  useEffect(() => {
    const at = shown.findIndex(({ position }) => position === leftRef.current)
    leftRef.current = undefined
    if (at >= 0) goTo(box, at, () => rows.scrollToIndex(at, { align: 'center' }))
  }, [shown, leftRef, box, rows])
  // Who was opened and closed within the list has never left it.
  useEffect(() => {
    if (open === undefined || open !== leftRef.current) leftRef.current = undefined
  }, [open, leftRef])
}

function TableHead() {
  const { t } = useTexts()
  return (
    <div role="rowgroup">
      <div role="row" aria-rowindex={1} className={classes['head']}>
        {COLUMNS.map((column) => (
          <span key={column} role="columnheader" data-column={column}>
            {t(`analysis.columns.${column}`)}
          </span>
        ))}
      </div>
    </div>
  )
}

/** How far a part begins below the top of the page; follows changes above it. */
function useOffset(part: RefObject<HTMLElement | null>): number {
  const [offset, setOffset] = useState(0)
  useLayoutEffect(() => {
    const measure = () => setOffset((part.current?.getBoundingClientRect().top ?? 0) + scrollY)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [part])
  return offset
}
