import { Button } from '@mantine/core'
import { type Decision, DecisionValue, type ResumeRow } from '@evenhand/model'
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import classes from './decision-bar.module.css'

export const NO_DECISION: Decision = { value: null, reason: '', note: '' }

/** Puts a change into the decisions about some people. */
export type Decide = (rows: readonly ResumeRow[], change: Partial<Decision>) => void

type DecisionBarProps = { row: ResumeRow; onDecide: Decide; actions?: ReactNode }

/** Shortlist, maybe or no; pressed again, a decision is taken back. A reason and notes beside it. */
export function DecisionBar({ row, onDecide, actions }: DecisionBarProps) {
  const { t } = useTexts()
  const [writing, setWriting] = useState(false)
  const { value, reason, note } = row.decision ?? NO_DECISION
  return (
    <div className={classes['bar']}>
      <div className={classes['buttons']} role="group" aria-label={t('decide.label')}>
        {DecisionValue.options.map((option, index) => (
          <Button
            key={option}
            size="xs"
            className={classes['choice']}
            aria-pressed={value === option}
            aria-keyshortcuts={String(index + 1)}
            onClick={() => onDecide([row], { value: value === option ? null : option })}
          >
            {t(`decide.${option}`)}
          </Button>
        ))}
        <Button size="xs" aria-expanded={writing} onClick={() => setWriting(!writing)}>
          {reason || note ? t('decide.editNote') : t('decide.addNote')}
        </Button>
        {actions}
      </div>
      {writing ? (
        <NoteForm
          first={{ reason, note }}
          onSave={(words) => {
            setWriting(false)
            onDecide([row], words)
          }}
          onCancel={() => setWriting(false)}
        />
      ) : (
        (reason || note) && (
          <dl className={classes['words']}>
            {reason && (
              <>
                <dt>{t('decide.reason')}</dt>
                <dd dir="auto">{reason}</dd>
              </>
            )}
            {note && (
              <>
                <dt>{t('decide.note')}</dt>
                <dd dir="auto">{note}</dd>
              </>
            )}
          </dl>
        )
      )}
    </div>
  )
}

type NoteFormProps = {
  first: Pick<Decision, 'reason' | 'note'>
  onSave: (words: Pick<Decision, 'reason' | 'note'>) => void
  onCancel: () => void
}

const LONGEST_REASON = 1000
const LONGEST_NOTE = 10_000

function NoteForm({ first, onSave, onCancel }: NoteFormProps) {
  const { t } = useTexts()
  const id = useId()
  const [reason, setReason] = useState(first.reason)
  const [note, setNote] = useState(first.note)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const escape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel()
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    onSave({ reason: reason.trim(), note: note.trim() })
  }
  return (
    <form className={classes['form']} onSubmit={save}>
      <label htmlFor={`${id}-reason`}>{t('decide.reason')}</label>
      <input
        ref={field}
        id={`${id}-reason`}
        value={reason}
        maxLength={LONGEST_REASON}
        onKeyDown={escape}
        aria-describedby={`${id}-help`}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <p id={`${id}-help`}>{t('decide.reasonHelp')}</p>
      <label htmlFor={`${id}-note`}>{t('decide.note')}</label>
      <textarea
        id={`${id}-note`}
        rows={3}
        value={note}
        maxLength={LONGEST_NOTE}
        onKeyDown={escape}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <div>
        <Button size="xs" type="submit">
          {t('decide.save')}
        </Button>
        <Button size="xs" variant="subtle" onClick={onCancel}>
          {t('decide.cancel')}
        </Button>
      </div>
    </form>
  )
}
