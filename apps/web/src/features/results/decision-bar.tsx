import { Button } from '@mantine/core'
import { type Decision, DecisionValue, type ResumeRow } from '@evenhand/model'
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import classes from './decision-bar.module.css'
import { draftOf, dropDraft, keepDraft, type NoteWords } from './note-drafts.ts'

export const NO_DECISION: Decision = { value: null, reason: '', note: '' }

/** Puts a change into the decisions about some people. */
export type Decide = (rows: readonly ResumeRow[], change: Partial<Decision>) => void

type DecisionBarProps = { row: ResumeRow; onDecide: Decide; actions?: ReactNode }

/** Shortlist, maybe or no; pressed again, a decision is taken back. A reason and notes beside it. */
export function DecisionBar({ row, onDecide, actions }: DecisionBarProps) {
  const { t } = useTexts()
  // Whoever looked at somebody else in between finds the words as they left them.
  const [writing, setWriting] = useState(() => draftOf(row.id) !== undefined)
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
          first={draftOf(row.id) ?? { reason, note }}
          onWrite={(words) => keepDraft(row.id, words)}
          onSave={(words) => {
            dropDraft(row.id)
            setWriting(false)
            onDecide([row], words)
          }}
          onEscape={() => setWriting(false)}
          onCancel={() => {
            dropDraft(row.id)
            setWriting(false)
          }}
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
  first: NoteWords
  onWrite: (words: NoteWords) => void
  onSave: (words: NoteWords) => void
  /** Closes and forgets nothing: the key is easily hit. */
  onEscape: () => void
  onCancel: () => void
}

const LONGEST_REASON = 1000
const LONGEST_NOTE = 10_000

function NoteForm({ first, onWrite, onSave, onEscape, onCancel }: NoteFormProps) {
  const { t } = useTexts()
  const id = useId()
  const [words, setWords] = useState(first)
  const write = (change: Partial<NoteWords>) => {
    const next = { ...words, ...change }
    setWords(next)
    onWrite(next)
  }
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const escape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape()
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    onSave({ reason: words.reason.trim(), note: words.note.trim() })
  }
  return (
    <form className={classes['form']} onSubmit={save}>
      <label htmlFor={`${id}-reason`}>{t('decide.reason')}</label>
      <input
        ref={field}
        id={`${id}-reason`}
        value={words.reason}
        maxLength={LONGEST_REASON}
        onKeyDown={escape}
        aria-describedby={`${id}-help`}
        onChange={(event) => write({ reason: event.currentTarget.value })}
      />
      <p id={`${id}-help`}>{t('decide.reasonHelp')}</p>
      <label htmlFor={`${id}-note`}>{t('decide.note')}</label>
      <textarea
        id={`${id}-note`}
        rows={3}
        value={words.note}
        maxLength={LONGEST_NOTE}
        onKeyDown={escape}
        onChange={(event) => write({ note: event.currentTarget.value })}
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
