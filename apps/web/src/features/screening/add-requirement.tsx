import type { Finding } from '@evenhand/model'
import { Button } from '@mantine/core'
import { type FormEvent, useId, useState } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { addRequirement, type JobEdits } from './edit-job.ts'
import { understandLabel } from './understand-job.ts'
import classes from './add-requirement.module.css'

/** Longest label a job takes. */
const LONGEST = 300

type AddRequirementProps = {
  /** The job takes no more. */
  isFull: boolean
  onAdd: (edit: (edits: JobEdits) => JobEdits) => void
  onRefused: (notices: readonly Finding[]) => void
}

/** A requirement in the recruiter's own words, read as the job text is. */
export function AddRequirement({ isFull, onAdd, onRefused }: AddRequirementProps) {
  const { t } = useTexts()
  const id = useId()
  const [label, setLabel] = useState('')
  const add = async (event: FormEvent) => {
    event.preventDefault()
    const words = label.trim()
    if (words === '' || isFull) return
    const { read, weight, notices } = await understandLabel(words)
    onRefused(notices)
    if (notices.length > 0) return
    onAdd((edits) => addRequirement(edits, read, weight))
    setLabel('')
  }
  return (
    <form className={classes['add']} onSubmit={(event) => void add(event)}>
      <label htmlFor={id}>{t('understood.add')}</label>
      <div>
        <input
          id={id}
          value={label}
          maxLength={LONGEST}
          dir="auto"
          aria-describedby={`${id}-help`}
          onChange={(event) => setLabel(event.currentTarget.value)}
        />
        <Button type="submit">{t('understood.addButton')}</Button>
      </div>
      <p id={`${id}-help`}>{t('understood.addHelp')}</p>
    </form>
  )
}
