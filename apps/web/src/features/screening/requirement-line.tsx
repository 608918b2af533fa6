import type { Finding } from '@evenhand/model'
import { useState } from 'react'
import { firstLarge } from '../../texts/first-large.ts'
import { useTexts } from '../../texts/texts.tsx'
import { CrossButton } from '../../ui/cross-button.tsx'
import { Slider } from '../../ui/slider.tsx'
import type { KeyedRequirement, RequirementEdit } from './edit-job.ts'
import { understandLabel } from './understand-job.ts'
import classes from './requirement-line.module.css'

/** Longest label a job takes. */
const LONGEST = 300
/** Characters of one row, for browsers in which a field does not grow with its words. */
const WIDE = 60

type RequirementLineProps = {
  keyed: KeyedRequirement
  /** Its label, to the end where the job text's line was cut short for it. */
  words: string
  /** Of the 100 that all requirements share. */
  points: number
  /** Right end of the slider, as a weight. */
  largest: number
  onEdit: (edit: RequirementEdit) => void
  /** A label that may not be asked for; it goes back to what it was. */
  onRefused: (notices: readonly Finding[]) => void
  onRemove: () => void
}

/** One requirement: its words, must or nice, and its weight as a length and a number. */
export function RequirementLine(props: RequirementLineProps) {
  const { keyed, words: label, points, largest, onEdit, onRefused, onRemove } = props
  const { t } = useTexts()
  const { must, weight } = keyed.requirement
  const rounded = Math.round(points * 10) / 10
  return (
    <li className={classes['line']} data-key={keyed.key}>
      <LabelField keyed={keyed} words={label} onEdit={onEdit} onRefused={onRefused} />
      <div className={classes['kind']} role="group" aria-label={t('understood.kind', { label })}>
        {[true, false].map((each) => (
          <button key={String(each)} type="button" aria-pressed={each === must} onClick={() => onEdit({ must: each })}>
            {t(each ? 'understood.must' : 'understood.nice')}
          </button>
        ))}
      </div>
      <div className={classes['weight']}>
        <Slider
          min={0}
          max={largest}
          step={0.5}
          value={weight}
          aria-label={t('understood.weight', { label })}
          aria-valuetext={t('understood.pointsOf', { points: rounded })}
          onValue={(weight) => onEdit({ weight })}
        />
        <span aria-hidden="true">{t('weights.points', { points: rounded })}</span>
      </div>
      <CrossButton className={classes['remove']} aria-label={t('understood.remove', { label })} onClick={onRemove} />
    </li>
  )
}

type LabelFieldProps = Pick<RequirementLineProps, 'keyed' | 'words' | 'onEdit' | 'onRefused'>

/** The words can be changed in place: Enter or leaving the field takes them, Escape brings the old ones back. */
function LabelField({ keyed, words: label, onEdit, onRefused }: LabelFieldProps) {
  const { t, locale } = useTexts()
  const { type } = keyed.requirement
  const shown = firstLarge(label, locale)
  const kind = t(`understood.types.${type}`)
  const [draft, setDraft] = useState<string>()
  const take = async () => {
    const words = draft?.trim() ?? ''
    if (words !== '' && words !== shown) {
      const { read, notices } = await understandLabel(words)
      onRefused(notices)
      if (notices.length === 0) onEdit({ read })
    }
    setDraft(undefined)
  }
  return (
    <div className={classes['label']}>
      <textarea
        rows={Math.ceil(label.length / WIDE) || 1}
        aria-label={t('understood.requirement', { type: kind })}
        value={draft ?? shown}
        maxLength={LONGEST}
        dir="auto"
        onChange={(event) => setDraft(event.currentTarget.value)}
        onBlur={() => void take()}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            // A label is one line, however it wraps.
            event.preventDefault()
            void take()
          }
          if (event.key === 'Escape') setDraft(undefined)
        }}
      />
      <small aria-hidden="true">{kind}</small>
    </div>
  )
}
