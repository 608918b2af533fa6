import { Button } from '@mantine/core'
import type { JobProfile } from '@evenhand/model'
import { type FormEvent, useId, useState } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { CrossButton } from '../../ui/cross-button.tsx'
import type { Weights } from './reweigh.ts'
import classes from './saved-weights.module.css'
import { forgetWeights, listWeights, saveWeights, toSaved, toWeights } from './weights-store.ts'

const LONGEST_NAME = 60

type SavedWeightsListProps = {
  job: JobProfile
  weights: Weights
  onWeights: (weights: Weights) => void
}

/** Weights under a name of one's own, kept in this browser: put in force by a click, for any job that asks the same. */
export function SavedWeightsList({ job, weights, onWeights }: SavedWeightsListProps) {
  const { t } = useTexts()
  const id = useId()
  const [all, setAll] = useState(() => listWeights(localStorage))
  const [name, setName] = useState('')
  const keep = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return
    setAll(saveWeights(localStorage, toSaved(name.trim(), job, weights)))
    setName('')
  }
  return (
    <div className={classes['saved']}>
      {all.length > 0 && (
        <ul aria-label={t('weights.kept')}>
          {all.map((each) => (
            <li key={each.name}>
              <button type="button" dir="auto" onClick={() => onWeights(toWeights(each, job))}>
                {each.name}
              </button>
              <CrossButton
                aria-label={t('weights.forget', { name: each.name })}
                onClick={() => setAll(forgetWeights(localStorage, each.name))}
              />
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={keep}>
        <label htmlFor={id}>{t('weights.keepAs')}</label>
        <input
          id={id}
          value={name}
          maxLength={LONGEST_NAME}
          dir="auto"
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button size="xs" type="submit" disabled={name.trim() === ''}>
          {t('weights.keep')}
        </Button>
      </form>
    </div>
  )
}
