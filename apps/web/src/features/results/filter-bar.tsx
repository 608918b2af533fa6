import { DecisionValue, type JobProfile, SCORE_FAIR, SCORE_GOOD } from '@evenhand/model'
import { type ReactNode, useRef } from 'react'
import { type Texts, useTexts } from '../../texts/texts.tsx'
import edges from '../../ui/scroll-edges.module.css'
import { SpokenOnly } from '../../ui/spoken-only.tsx'
import { useScrollEdges } from '../../ui/use-scroll-edges.ts'
import classes from './filter-bar.module.css'
import { countParts, NO_FILTER, type ResultFilter } from './result-filter.ts'
import { SORT_KEYS, type SortKey } from './sort-results.ts'
import type { Review } from './use-review.ts'

/** The search field's id, for the key that leads to it. */
export const SEARCH_ID = 'results-search'

type FilterBarProps = {
  review: Review
  job?: JobProfile
  /** People among the results whose files have something to look at, and files without a result. */
  counts: { notices: number; failed: number }
}

/** Search, the chips that narrow the list, how many are left, and their order. */
export function FilterBar({ review, job, counts }: FilterBarProps) {
  const texts = useTexts()
  const { t } = texts
  const { filter, setFilter, shown, ranked } = review
  const parts = countParts(filter)
  const chips = useRef<HTMLDivElement>(null)
  useScrollEdges(chips)
  return (
    <search className={classes['bar']}>
      <input
        id={SEARCH_ID}
        type="search"
        className={classes['search']}
        aria-label={t('filters.search')}
        placeholder={t('filters.search')}
        value={filter.words}
        onChange={(event) => setFilter({ ...filter, words: event.currentTarget.value })}
      />
      <div className={classes['choices']}>
        {!review.readOnly && <DecisionChoice filter={filter} onFilter={setFilter} />}
        {job && <RequirementChoice job={job} filter={filter} onFilter={setFilter} />}
      </div>
      <div ref={chips} className={`${edges['edges']} ${classes['chips']}`}>
        {chipsOf(filter, { job, counts, texts }).map(({ key, label, next, on }) => (
          <button key={key} type="button" aria-pressed={on} onClick={() => setFilter({ ...filter, ...next })}>
            {label}
          </button>
        ))}
        {parts > 0 && (
          <button type="button" className={classes['clear']} onClick={() => setFilter(NO_FILTER)}>
            {t('filters.clear')}
          </button>
        )}
      </div>
      <div className={classes['foot']}>
        <span role="status">{t('filters.shown', { shown: shown.length, total: ranked.length })}</span>
        <SortChoice review={review} />
      </div>
    </search>
  )
}

type Chip = { key: string; label: ReactNode; next: Partial<ResultFilter>; on: boolean }
type ChipOptions = { job?: JobProfile; counts: FilterBarProps['counts']; texts: Texts }

function chipsOf(filter: ResultFilter, { job, counts, texts: { t } }: ChipOptions): Chip[] {
  const bands = [
    ['good', t('filters.above', { score: SCORE_GOOD })],
    ['mid', t('filters.between', { from: SCORE_FAIR, to: SCORE_GOOD - 1 })],
    ['low', t('filters.below', { score: SCORE_FAIR })],
  ] as const
  const chips: Chip[] = bands.map(([band, label]) => {
    const on = filter.band === band
    return { key: band, label, on, next: { band: on ? undefined : band } }
  })
  if (job?.requirements.some(({ must, weight }) => must && weight > 0)) {
    chips.push({ key: 'must', label: t('filters.mustMet'), on: filter.mustMet, next: { mustMet: !filter.mustMet } })
  }
  if (counts.notices > 0 || filter.notices) {
    const label = t('filters.notices', { count: counts.notices })
    chips.push({ key: 'notices', label, on: filter.notices, next: { notices: !filter.notices } })
  }
  if (counts.failed > 0 || filter.failed) {
    const label = t('filters.failed', { count: counts.failed })
    chips.push({ key: 'failed', label, on: filter.failed, next: { failed: !filter.failed } })
  }
  return chips
}

type ChoiceProps = { filter: ResultFilter; onFilter: (filter: ResultFilter) => void }

function DecisionChoice({ filter, onFilter }: ChoiceProps) {
  const { t } = useTexts()
  return (
    <select
      aria-label={t('filters.decision')}
      data-on={filter.decision ? true : undefined}
      value={filter.decision ?? ''}
      onChange={(event) => {
        const decision = (event.currentTarget.value || undefined) as ResultFilter['decision']
        onFilter({ ...filter, decision })
      }}
    >
      <option value="">{t('filters.anyDecision')}</option>
      {[...DecisionValue.options, 'none' as const].map((decision) => (
        <option key={decision} value={decision}>
          {t(`decide.done.${decision}`)}
        </option>
      ))}
    </select>
  )
}

function RequirementChoice({ job, filter, onFilter }: ChoiceProps & { job: JobProfile }) {
  const { t } = useTexts()
  const counted = job.requirements.filter(({ weight }) => weight > 0)
  if (counted.length === 0) return null
  return (
    <select
      aria-label={t('filters.requirement')}
      data-on={filter.requirementId ? true : undefined}
      value={filter.requirementId ?? ''}
      onChange={(event) => onFilter({ ...filter, requirementId: event.currentTarget.value || undefined })}
    >
      <option value="">{t('filters.anyRequirement')}</option>
      {counted.map(({ id, label }) => (
        <option key={id} value={id}>
          {t('filters.met', { label })}
        </option>
      ))}
    </select>
  )
}

function SortChoice({ review: { sort, setSort } }: { review: Review }) {
  const { t } = useTexts()
  return (
    <label className={classes['sort']}>
      <SpokenOnly>{t('filters.sort')}</SpokenOnly>
      <select value={sort} onChange={(event) => setSort(event.currentTarget.value as SortKey)}>
        {SORT_KEYS.map((key) => (
          <option key={key} value={key}>
            {t(`filters.by.${key}`)}
          </option>
        ))}
      </select>
    </label>
  )
}
