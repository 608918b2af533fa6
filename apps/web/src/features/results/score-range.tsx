import { SCORE_LARGEST } from '@evenhand/model'
import { type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { SCORE_BINS } from '../../ui/score-bins.ts'
import classes from './score-range.module.css'

type Range = { from: number; to: number }
type ScoreRangeProps = {
  range?: Range
  onRange: (range: Range | undefined) => void
  enabled: boolean
  /** Height of the histogram's frame in pixels: the sliders lie on its axis. */
  frame: number
  /** The histogram that the range is chosen on. */
  children: ReactNode
}

const STEP = SCORE_LARGEST / SCORE_BINS

/** Chooses a part of the scores: by dragging over the histogram, or with two sliders for its ends. */
export function ScoreRange({ range, onRange, enabled, frame, children }: ScoreRangeProps) {
  const { t } = useTexts()
  const [start, setStart] = useState<number>()
  const box = useRef<HTMLDivElement>(null)
  const binAt = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width, right } = currentTarget.getBoundingClientRect()
    const isRight = getComputedStyle(currentTarget).direction === 'rtl'
    const part = (isRight ? right - clientX : clientX - left) / width
    return Math.max(0, Math.min(SCORE_BINS - 1, Math.floor(part * SCORE_BINS)))
  }
  const choose = (one: number, other: number) => onRange(rangeOf(Math.min(one, other), Math.max(one, other)))
  if (!enabled) return children
  const { from, to } = range ?? { from: 0, to: SCORE_LARGEST }
  return (
    <div
      ref={box}
      className={classes['range']}
      role="group"
      aria-label={t('filters.range')}
      onPointerDown={(event) => {
        if ((event.target as Element).tagName === 'INPUT') return
        event.currentTarget.setPointerCapture(event.pointerId)
        setStart(binAt(event))
      }}
      onPointerMove={(event) => start !== undefined && choose(start, binAt(event))}
      onPointerUp={(event) => {
        if (start !== undefined) choose(start, binAt(event))
        setStart(undefined)
      }}
      onPointerCancel={() => setStart(undefined)}
    >
      {children}
      <div className={classes['ends']} style={{ '--frame': `${frame}px` }}>
        <input
          type="range"
          min={0}
          max={SCORE_LARGEST}
          step={STEP}
          value={from}
          aria-label={t('filters.rangeFrom')}
          onChange={({ currentTarget }) => onRange(simple(Math.min(Number(currentTarget.value), to), to))}
        />
        <input
          type="range"
          min={0}
          max={SCORE_LARGEST}
          step={STEP}
          value={to === SCORE_LARGEST ? to : to + 1}
          aria-label={t('filters.rangeTo')}
          onChange={({ currentTarget }) => {
            const value = Number(currentTarget.value)
            onRange(simple(from, Math.max(from, value === SCORE_LARGEST ? value : value - 1)))
          }}
        />
      </div>
    </div>
  )
}

const rangeOf = (first: number, last: number) =>
  simple(first * STEP, last === SCORE_BINS - 1 ? SCORE_LARGEST : (last + 1) * STEP - 1)

/** All scores are no range. */
const simple = (from: number, to: number) => (from <= 0 && to >= SCORE_LARGEST ? undefined : { from, to })
