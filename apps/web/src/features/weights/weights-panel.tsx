import { Button } from '@mantine/core'
import type { JobProfile, Requirement } from '@evenhand/model'
import type { ReactNode } from 'react'
import { firstLarge } from '../../texts/first-large.ts'
import { useTexts } from '../../texts/texts.tsx'
import { wholeLabel } from '../../texts/whole-label.ts'
import { Slider } from '../../ui/slider.tsx'
import type { Weights } from './reweigh.ts'
import { SavedWeightsList } from './saved-weights.tsx'
import { Facts } from '../../ui/facts.tsx'
import classes from './weights-panel.module.css'

type WeightsPanelProps = {
  /** With the weights of the screening. */
  job: JobProfile
  weights: Weights
  onWeights: (weights: Weights) => void
  /** People at another place than under the screening's weights. */
  moved: number
  onClose: () => void
  /** Says what a plan adds, where only the first weight may be tried. */
  locked?: ReactNode
}

const LARGEST = 30

/** What if something counted more, or less: the list re-ranks while a weight moves. The screening keeps its own. */
export function WeightsPanel({ job, weights, onWeights, moved, onClose, locked }: WeightsPanelProps) {
  const { t, locale } = useTexts()
  const requirements = inOrder(job.requirements)
  const current = (requirement: Requirement) => weights[requirement.id] ?? requirement.weight
  const total = requirements.reduce((sum, requirement) => sum + current(requirement), 0)
  const largest = Math.max(LARGEST, ...job.requirements.map(({ weight }) => weight))
  const change = ({ id, weight }: Requirement, next: number) => {
    const { [id]: _, ...others } = weights
    onWeights(next === weight ? others : { ...others, [id]: next })
  }
  const changed = Object.keys(weights).length > 0
  return (
    <section className={classes['panel']} aria-labelledby="weights-title">
      <div className={classes['head']}>
        <div>
          <h2 id="weights-title">{t('weights.title')}</h2>
          <p>{t('weights.help')}</p>
        </div>
        <div>
          <Button size="xs" disabled={!changed} onClick={() => onWeights({})}>
            {t('weights.reset')}
          </Button>
          <Button size="xs" variant="subtle" onClick={onClose}>
            {t('weights.close')}
          </Button>
        </div>
      </div>
      <ul>
        {requirements.map((requirement, index) => (
          <li key={requirement.id} data-changed={weights[requirement.id] !== undefined || undefined}>
            <label>
              <Facts
                facts={[
                  <bdi key="label">{firstLarge(wholeLabel(requirement, job.text), locale)}</bdi>,
                  requirement.must && <small>{t('results.must')}</small>,
                ]}
              />
              <output>{t('weights.points', { points: total === 0 ? 0 : (100 * current(requirement)) / total })}</output>
              <Slider
                min={0}
                max={largest}
                disabled={locked !== undefined && index > 0}
                value={current(requirement)}
                onValue={(value) => change(requirement, value)}
              />
            </label>
          </li>
        ))}
      </ul>
      {locked}
      <p role="status" className={classes['moved']}>
        {changed && t('weights.moved', { count: moved })}
      </p>
      {!locked && <SavedWeightsList job={job} weights={weights} onWeights={onWeights} />}
    </section>
  )
}

/** Must-haves first. */
function inOrder(requirements: readonly Requirement[]): Requirement[] {
  return [...requirements.filter(({ must }) => must), ...requirements.filter(({ must }) => !must)]
}
