import { ANSWERS } from '../../../knowledge/reading/record-labels.ts'
import type { Row } from '../../text/document.ts'
import { phraseKeys } from '../../text/phrase-set.ts'
import type { Labelled } from './labelled-rows.ts'

const YES_OR_NO = new Set(phraseKeys(ANSWERS))

/** "Current employer: Yes", or "No" in the row below the label: a question of a form, and nobody's name. */
export function withAnswers(labels: Labelled[], below: Row | undefined): Labelled[] {
  return labels.map((label) => {
    if (label.slot !== 'employer' && label.slot !== 'title') return label
    const isAlone = labels.length === 1 && label.value.words.length === 0
    const [answer, ...others] = isAlone ? (below?.words ?? []) : label.value.words
    const isAnswer = answer !== undefined && others.length === 0 && YES_OR_NO.has(answer.key)
    return isAnswer ? { ...label, slot: 'aside' } : label
  })
}
