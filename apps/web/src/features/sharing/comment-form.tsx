import { Button } from '@mantine/core'
import { type FormEvent, useId, useState } from 'react'
import { useAction } from '../../forms/use-action.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Field } from '../../ui/field.tsx'
import classes from './sharing.module.css'

/** What a reader is called who is not signed in; asked for once in this browser. */
const NAME_KEY = 'evenhand-reader-name'
const LONGEST_NAME = 100
const LONGEST_TEXT = 4000

type CommentFormProps = {
  /** Nobody has to say who they are who is signed in. */
  asksName: boolean
  onSend: (said: { text: string; name?: string }) => Promise<unknown>
}

/** Says something about the open person. */
export function CommentForm({ asksName, onSend }: CommentFormProps) {
  const { t } = useTexts()
  const id = useId()
  const [name, setName] = useState(() => localStorage.getItem(NAME_KEY) ?? '')
  const [text, setText] = useState('')
  const { busy, fault, run } = useAction()
  const [first, last] = [name.trim(), text.trim()]
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const done = await run(() => onSend({ text: last, ...(asksName && { name: first }) }))
    if (!done) return
    if (asksName) localStorage.setItem(NAME_KEY, first)
    setText('')
  }
  return (
    <form className={classes['form']} onSubmit={(event) => void send(event)}>
      {asksName && (
        <Field
          label={t('share.yourName')}
          help={t('share.yourNameHelp')}
          value={name}
          onValue={setName}
          maxLength={LONGEST_NAME}
          autoComplete="name"
          dir="auto"
        />
      )}
      <div>
        <label htmlFor={id}>{t('share.yourComment')}</label>
        <textarea
          id={id}
          rows={3}
          dir="auto"
          value={text}
          maxLength={LONGEST_TEXT}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </div>
      {fault && (
        <p role="alert" className={classes['fault']}>
          {fault}
        </p>
      )}
      <Button type="submit" loading={busy} disabled={last === '' || (asksName && first === '')}>
        {t('share.send')}
      </Button>
    </form>
  )
}
