import type { Finding, JobProfile } from '@evenhand/model'
import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { useFindingText } from '../../texts/finding-text.ts'
import { useTexts } from '../../texts/texts.tsx'
import { wholeLabel } from '../../texts/whole-label.ts'
import { Notice } from '../../ui/notice.tsx'
import { SumBar } from '../../ui/sum-bar.tsx'
import { AddRequirement } from './add-requirement.tsx'
import {
  editRequirement,
  hasEdits,
  type JobEdits,
  type KeyedRequirement,
  listEdited,
  removeRequirement,
  restoreRequirement,
} from './edit-job.ts'
import { RequirementLine } from './requirement-line.tsx'
import type { ScreeningState } from './screening-store.ts'
import type { Screening } from './screening.ts'
import classes from './understood.module.css'
import { useUnderstood } from './use-understood.ts'

/** What was read from the job text, to be corrected before anybody is judged by it. */
export function Understood({ state, screening }: { state: ScreeningState; screening: Screening }) {
  const { t } = useTexts()
  const failed = useUnderstood(state, screening)
  const { understood, jobEdits } = state
  return (
    <details className={classes['panel']}>
      <summary>
        <b>{t('understood.title')}</b>
        <span>
          {understood
            ? t('understood.count', { count: listEdited(understood, jobEdits).length })
            : t(failed ? 'understood.failed' : 'understood.reading')}
          {hasEdits(jobEdits) && ` · ${t('understood.edited')}`}
        </span>
      </summary>
      {understood && <Requirements job={understood} edits={jobEdits} onEdit={screening.editJob} />}
    </details>
  )
}

type RequirementsProps = {
  job: JobProfile
  edits: JobEdits
  onEdit: (edit: (edits: JobEdits) => JobEdits) => void
}

function Requirements({ job, edits, onEdit }: RequirementsProps) {
  const { t } = useTexts()
  const box = useRef<HTMLDivElement>(null)
  const [removed, setRemoved] = useState<KeyedRequirement>()
  const [refused, setRefused] = useState<readonly Finding[]>([])
  const list = listEdited(job, edits)
  const sum = list.reduce((total, { requirement }) => total + requirement.weight, 0)
  const share = (weight: number) => (sum === 0 ? 0 : (100 * weight) / sum)
  const focus = (selector: string) => setTimeout(() => box.current?.querySelector<HTMLElement>(selector)?.focus())
  const remove = (one: KeyedRequirement) => {
    setRemoved(one)
    onEdit((latest) => removeRequirement(latest, one.key))
    focus('[data-undo]')
  }
  const undo = (one: KeyedRequirement) => {
    setRemoved(undefined)
    onEdit((latest) => restoreRequirement(latest, one))
    focus(`[data-key="${CSS.escape(one.key)}"] textarea`)
  }
  const lines = list.map(({ requirement: { id, weight } }) => ({ id, points: share(weight), largest: share(weight) }))
  return (
    <div ref={box} className={classes['body']}>
      <p className={classes['help']}>{t(list.length > 0 ? 'understood.help' : 'understood.none')}</p>
      <Notices findings={job.notices} />
      {sum > 0 && <SumBar label={t('understood.sum', { count: lines.length })} lines={lines} />}
      <ul className={classes['list']}>
        {list.map((one) => (
          <RequirementLine
            key={one.key}
            keyed={one}
            words={wholeLabel(one.requirement, job.text)}
            points={share(one.requirement.weight)}
            largest={Math.max(LARGEST, ...job.requirements.map(({ weight }) => Math.ceil(weight)))}
            onEdit={(edit) => onEdit((latest) => editRequirement(latest, one.key, edit))}
            onRefused={setRefused}
            onRemove={() => remove(one)}
          />
        ))}
      </ul>
      <div role="status">
        {removed && (
          <p className={classes['removed']}>
            <span>{t('understood.removed', { label: removed.requirement.label })}</span>
            <Button size="xs" data-undo onClick={() => undo(removed)}>
              {t('understood.undo')}
            </Button>
          </p>
        )}
      </div>
      <AddRequirement isFull={list.length >= MOST} onAdd={onEdit} onRefused={setRefused} />
      <Notices findings={refused} />
    </div>
  )
}

/** Longest weight the slider offers, unless the text gave one more. */
const LARGEST = 30

/** Most requirements of a job. */
const MOST = 200

/** What may not be asked for, or stands in for it: pointed out, and without weight. */
function Notices({ findings }: { findings: readonly Finding[] }) {
  const tell = useFindingText()
  if (findings.length === 0) return null
  return (
    <div className={classes['notices']}>
      <Notice tone="plain">
        {findings.map((finding, index) => (
          <p key={`${finding.code} ${index}`}>{tell(finding)}</p>
        ))}
      </Notice>
    </div>
  )
}
