import type { ResumeRow } from '@evenhand/model'
import { type KeyboardEvent, memo } from 'react'
import { useFindingText } from '../../texts/finding-text.ts'
import { joinSentences } from '../../texts/join-sentences.ts'
import { useTexts } from '../../texts/texts.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { CutText } from '../../ui/cut-text.tsx'
import { ScoreBadge } from '../../ui/score-badge.tsx'
import { DecisionPill } from './decision-pill.tsx'
import { EngineBadge } from './engine-badge.tsx'
import { reasonOf, useFailureText } from './failure-text.ts'
import classes from './results-table.module.css'
import { RowPick } from './row-pick.tsx'
import { SamePersonNote } from './same-person-note.tsx'
import type { Review } from './use-review.ts'

type ResultRowProps = {
  row: ResumeRow
  index: number
  open: boolean
  picked: boolean
  /** Other files of what seems to be the same person. */
  same: readonly string[] | undefined
  /** Whether to say who judged it. */
  judged: boolean
  onToggle: (position: number) => void
  onPick?: Review['pick']
  onKeyDown: (event: KeyboardEvent) => void
}

/** One person. The name opens the reasons; a click anywhere on the row does the same for a mouse. */
export const ResultRow = memo(function ResultRow(props: ResultRowProps) {
  const { row, index, open, picked, same, judged, onToggle, onPick, onKeyDown } = props
  const { t } = useTexts()
  const failed = row.state !== 'done'
  const name = row.name ?? t('results.unknown')
  const toggle = () => {
    if (!failed) onToggle(row.position)
  }
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={classes['row']}
      data-open={open || undefined}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        if (!(event.target as Element).closest('button, input') && getSelection()?.isCollapsed !== false) toggle()
      }}
    >
      <span role="cell" data-column="candidate">
        <RowPick row={row} picked={picked} onPick={onPick} />
        {failed ? (
          <b className={classes['name']}>{name}</b>
        ) : (
          <button
            type="button"
            className={classes['name']}
            dir="auto"
            data-position={row.position}
            aria-expanded={open}
            aria-label={open ? t('results.hide', { name }) : t('results.open', { name })}
            onClick={toggle}
          >
            {name}
          </button>
        )}
        {row.fileName !== name && (
          <span className={classes['file']} dir="auto" title={row.fileName}>
            {row.fileName}
          </span>
        )}
        <SamePersonNote files={same} />
        <DecisionPill decision={row.decision} />
        {judged && <EngineBadge engine={row.engine} />}
      </span>
      <span role="cell" data-column="email">
        {row.email && <CopyButton value={row.email} />}
      </span>
      <span role="cell" data-column="phone">
        {row.phone && <CopyButton value={row.phone} />}
      </span>
      <span role="cell" data-column="summary">
        <Summary row={row} />
      </span>
      <span role="cell" data-column="score">
        <ScoreBadge row={row} /> <MustCount row={row} />
      </span>
    </div>
  )
})

/**
 * How many must-haves are met: what the summary says of them stands at its end, where a list cuts it off. Shown once:
 * below the score, or on a phone, where that is too narrow, below the summary.
 */
function MustCount({ row: { mustMet = 0, mustTotal = 0 } }: { row: ResumeRow }) {
  const { t } = useTexts()
  if (mustTotal === 0) return null
  return (
    <span className={classes['must']}>
      {t('report.musts')} <b>{t('report.mustsOf', { met: mustMet, total: mustTotal })}</b>
    </span>
  )
}

function Summary({ row }: { row: ResumeRow }) {
  const { t, locale } = useTexts()
  const tellFailure = useFailureText()
  const tell = useFindingText()
  const reason = () => tellFailure(reasonOf(row))
  const words = () => {
    if (row.state === 'done') return joinSentences((row.summary ?? []).map(tell), locale)
    return row.state === 'cancelled' ? reason() : t('failures.summary', { file: row.fileName, reason: reason() })
  }
  return (
    <>
      <CutText text={words()} className={classes['summary']} />
      <MustCount row={row} />
    </>
  )
}
