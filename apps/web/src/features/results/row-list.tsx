import type { ResumeRow } from '@evenhand/model'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, memo, type Ref, useEffect, useRef } from 'react'
import { useFindingText } from '../../texts/finding-text.ts'
import { joinSentences } from '../../texts/join-sentences.ts'
import { useTexts } from '../../texts/texts.tsx'
import { CutText } from '../../ui/cut-text.tsx'
import { rowBand } from '../../ui/score-band.ts'
import { ScoreBadge } from '../../ui/score-badge.tsx'
import { DecisionPill } from './decision-pill.tsx'
import { EngineBadge } from './engine-badge.tsx'
import { reasonOf, useFailureText } from './failure-text.ts'
import { RowPick } from './row-pick.tsx'
import classes from './row-list.module.css'
import { SamePersonNote } from './same-person-note.tsx'
import type { Review } from './use-review.ts'

/** Height of a row before it has been measured. */
const ROW = 118

/** The results beside an open person: one card each; only those in view are in the document. */
export function RowList({ review }: { review: Review }) {
  const { t } = useTexts()
  const { shown, open, picked, judged, setOpen, pick } = review
  const box = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: shown.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW,
    overscan: 4,
    getItemKey: (index) => shown[index]?.position ?? index,
  })
  const at = shown.findIndex((row) => row.position === open)
  useEffect(() => {
    if (at >= 0) virtual.scrollToIndex(at, { align: 'auto' })
  }, [at, virtual])
  return (
    <div ref={box} className={classes['scroll']}>
      {shown.length === 0 && <p className={classes['empty']}>{t('filters.none')}</p>}
      <ol aria-labelledby="results-title" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = shown[index]
          return (
            row && (
              <RowCard
                key={row.position}
                ref={virtual.measureElement}
                row={row}
                index={index}
                total={shown.length}
                open={row.position === open}
                picked={picked.has(row.position)}
                same={review.samePerson.get(row.position)}
                judged={judged}
                onOpen={setOpen}
                onPick={review.readOnly ? undefined : pick}
                style={{ transform: `translateY(${start}px)` }}
              />
            )
          )
        })}
      </ol>
    </div>
  )
}

type RowCardProps = {
  row: ResumeRow
  index: number
  total: number
  open: boolean
  picked: boolean
  same: readonly string[] | undefined
  judged: boolean
  onOpen: (position: number) => void
  onPick?: Review['pick']
  style: CSSProperties
  ref: Ref<HTMLLIElement>
}

const RowCard = memo(function RowCard(props: RowCardProps) {
  const { row, index, total, open, picked, same, judged, onOpen, onPick, style, ref } = props
  const { t, locale } = useTexts()
  const tell = useFindingText()
  const tellFailure = useFailureText()
  const failed = row.state !== 'done'
  const name = row.name ?? t('results.unknown')
  const words = failed ? tellFailure(reasonOf(row)) : joinSentences((row.summary ?? []).map(tell), locale)
  return (
    <li
      ref={ref}
      className={classes['card']}
      data-index={index}
      data-open={open || undefined}
      data-band={rowBand(row)}
      aria-posinset={index + 1}
      aria-setsize={total}
      style={style}
    >
      <div>
        <ScoreBadge row={row} />
        <RowPick row={row} picked={picked} onPick={onPick} />
      </div>
      <div className={classes['words']}>
        <p className={classes['head']}>
          {failed ? (
            <b dir="auto">{name}</b>
          ) : (
            <button
              type="button"
              dir="auto"
              data-position={row.position}
              aria-current={open || undefined}
              aria-label={t('results.open', { name })}
              onClick={() => onOpen(row.position)}
            >
              {name}
            </button>
          )}
          <DecisionPill decision={row.decision} />
          {judged && <EngineBadge engine={row.engine} />}
        </p>
        {row.fileName !== name && (
          <span className={classes['small']} dir="auto" title={row.fileName}>
            {row.fileName}
          </span>
        )}
        <SamePersonNote files={same} />
        <p>
          <CutText text={words} className={classes['summary']} />
        </p>
        {(row.email ?? row.phone) && (
          <p className={classes['contact']}>
            <span dir="ltr">{row.email ?? row.phone}</span>
          </p>
        )}
      </div>
    </li>
  )
})
