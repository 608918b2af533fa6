import { Button } from '@mantine/core'
import { type Allowance, GUEST_UPLOADS } from '@evenhand/model'
import { type ReactNode, Suspense, useRef } from 'react'
import { AllTexts, LowerTexts } from '../../texts/all-texts.tsx'
import { tellDay } from '../../texts/tell-time.ts'
import { useTexts } from '../../texts/texts.tsx'
import { laterPart } from '../../ui/later-part.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Pill } from '../../ui/pill.tsx'
import { useHeldPress } from '../../ui/use-held-press.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useOnline } from '../../ui/use-online.ts'
import { DeviceSwitch } from './device-switch.tsx'
import { DropArea } from './drop-area.tsx'
import { FilePicker } from './file-picker.tsx'
import { guestUploads } from './guest-uploads.ts'
import { limitCode } from './limit-code.ts'
import type { ScreeningState, ToolNotice } from './screening-store.ts'
import type { Screening } from './screening.ts'
import { ToolMessage } from './tool-message.tsx'
import classes from './tool.module.css'

const SelectedFiles = laterPart(
  () => import('./selected-files.tsx'),
  (part) => part.SelectedFiles,
)

const ModelEstimate = laterPart(
  () => import('./model-estimate.tsx'),
  (part) => part.ModelEstimate,
)

const Understood = laterPart(
  () => import('./understood.tsx'),
  (part) => part.Understood,
)

/** Longest job text the server takes. */
const LONGEST_JOB = 200_000

type ToolProps = {
  state: ScreeningState
  screening: Screening
  isGuest: boolean
  /** Whether resumes are counted at all on this server. */
  hasPlans: boolean
  /** This server has a language model. */
  hasModel: boolean
  /** Absent while it loads; null when the server could not tell. */
  allowance: Allowance | null | undefined
  /** With a number: only so many of the files. */
  onStart: (first?: number) => void
  onUpgrade: () => void
  onSignIn: () => void
  /** Goes on with the free plan after a subscription that has ended. */
  onStartFree: () => void
}

/** The analysis tool: job text, files, and the one action. */
export function Tool(props: ToolProps) {
  const { state, screening, isGuest, hasPlans, hasModel, allowance, onStart, onUpgrade } = props
  const { t } = useTexts()
  const picker = useRef<HTMLInputElement>(null)
  const pick = () => picker.current?.click()
  const { files, jobText } = state
  return (
    <section id="tool" className={classes['tool']} aria-labelledby="tool-title">
      <div className={classes['head']}>
        <div>
          <h2 id="tool-title">{t('analysis.title')}</h2>
          <p>{t('analysis.subtitle')}</p>
        </div>
        {hasPlans && <PlanBadge isGuest={isGuest} allowance={allowance} />}
      </div>
      <div className={classes['columns']}>
        <JobText value={jobText} onChange={screening.setJobText} />
        {jobText.trim() !== '' && (
          <div className={classes['understood']}>
            <Suspense>
              <AllTexts>
                <Understood state={state} screening={screening} />
              </AllTexts>
            </Suspense>
          </div>
        )}
        <div>
          <p className={classes['label']}>{t('tool.resumes')}</p>
          <DropArea onFiles={screening.select} picker="resume-files" />
          <p className={classes['help']}>{isGuest && hasPlans && t('tool.guestHelp', { count: GUEST_UPLOADS })}</p>
        </div>
      </div>
      {files.length > 0 && (
        <Suspense>
          <SelectedFiles files={files} onRemove={screening.remove} onClear={screening.clear} onAdd={pick} />
        </Suspense>
      )}
      {hasModel && files.length > 0 && !state.onDevice && (
        <Suspense>
          <AllTexts>
            <ModelEstimate state={state} />
          </AllTexts>
        </Suspense>
      )}
      <ToldNotice {...props} />
      {!isGuest && hasPlans && allowance?.plan === 'free' && (
        <FreeNotice onUpgrade={toldNotice(props) ? undefined : onUpgrade} />
      )}
      <div className={classes['foot']}>
        <div className={classes['place']}>
          <DeviceSwitch isOn={state.onDevice} onChange={screening.setOnDevice} />
        </div>
        {hasPlans && <Remaining isGuest={isGuest} allowance={allowance} />}
        <MainButton count={files.length} isUsedUp={allowance?.remaining === 0} onPick={pick} onStart={onStart} />
      </div>
      <FilePicker id="resume-files" ref={picker} onFiles={screening.select} />
    </section>
  )
}

/** What was just refused or left out, else what stands in the way of any screening. */
function toldNotice({ state, hasPlans, allowance }: ToolProps): ToolNotice | undefined {
  return state.notice ?? (hasPlans ? standingNotice(allowance) : undefined)
}

function ToldNotice(props: ToolProps) {
  const { state, screening, onStart, onUpgrade, onSignIn, onStartFree } = props
  const notice = toldNotice(props)
  if (!notice) return null
  return (
    <Suspense>
      <LowerTexts>
        <ToolMessage
          notice={notice}
          onUpgrade={onUpgrade}
          onSignIn={onSignIn}
          onFirst={state.files.length > 0 ? onStart : undefined}
          onStartFree={onStartFree}
          onClose={notice === state.notice ? screening.dismiss : undefined}
        />
      </LowerTexts>
    </Suspense>
  )
}

/** Why nothing at all can be screened now: told before anybody has chosen files in vain. */
function standingNotice(allowance: Allowance | null | undefined): ToolNotice | undefined {
  if (!allowance || (allowance.remaining > 0 && allowance.status === 'active')) return undefined
  const code = limitCode(allowance, 1)
  return code && { kind: 'over-limit', code, remaining: allowance.remaining }
}

type MainButtonProps = { count: number; isUsedUp: boolean; onPick: () => void; onStart: () => void }

/** Chooses files, then analyses them: one button, so that it keeps the focus in between. */
function MainButton({ count, isUsedUp, onPick, onStart }: MainButtonProps) {
  const { t } = useTexts()
  const press = useHeldPress(count === 0 ? onPick : onStart)
  return (
    <Button variant="filled" size="lg" disabled={count === 0 && isUsedUp} {...press}>
      {count === 0 ? t('tool.select') : t('tool.analyze', { count })}
    </Button>
  )
}

function JobText({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const { t } = useTexts()
  return (
    <div>
      <label className={classes['label']} htmlFor="job">
        {t('analysis.jobDescription')} <span>{t('tool.optional')}</span>
      </label>
      <textarea
        id="job"
        className={classes['job']}
        aria-describedby="job-help"
        placeholder={t('tool.jobPlaceholder')}
        value={value}
        maxLength={LONGEST_JOB}
        dir={value ? 'auto' : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <p id="job-help" className={classes['help']}>
        {t('tool.jobHelp')}
      </p>
    </div>
  )
}

/** The plan in force; guests are on the free one, and so is who the server cannot tell about. Nothing without a connection. */
function PlanBadge({ isGuest, allowance }: Pick<ToolProps, 'isGuest' | 'allowance'>) {
  const { t } = useTexts()
  const isOnline = useOnline()
  if (!isGuest && !allowance && !isOnline) return null
  const plan = isGuest ? 'guest' : allowance === null ? 'free' : allowance?.plan
  return <Pill tone="primary">{plan ? t(`tool.plans.${plan}`) : t('common.loading')}</Pill>
}

/** What another plan would add, for those who are on the free one; without the way there where a notice above has it. */
function FreeNotice({ onUpgrade }: { onUpgrade: (() => void) | undefined }) {
  const { t } = useTexts()
  return (
    <div className={classes['free']}>
      <Notice
        tone="good"
        action={
          onUpgrade && (
            <Button size="xs" onClick={onUpgrade}>
              {t('upgrade.now')}
            </Button>
          )
        }
      >
        {t('upgrade.freeNotice')}
      </Notice>
    </div>
  )
}

/** How many may still be analysed, and when the allowance is whole again. */
function Remaining({ isGuest, allowance }: Pick<ToolProps, 'isGuest' | 'allowance'>): ReactNode {
  const texts = useTexts()
  const isHydrated = useHydrated()
  const { t } = texts
  if (!allowance) {
    const isKept = isGuest && isHydrated
    return (
      <div className={classes['remaining']}>
        {isKept && <b>{t('tool.remaining', { count: guestUploads(localStorage) })}</b>}
        {allowance === null && <span>{t('tool.allowanceUnknown')}</span>}
      </div>
    )
  }
  return (
    <div className={classes['remaining']}>
      <b>{t('tool.remaining', { count: allowance.remaining })}</b>
      {allowance.resetsAt && <span>{t('tool.resetsAt', { date: tellDay(texts, allowance.resetsAt) })}</span>}
    </div>
  )
}
