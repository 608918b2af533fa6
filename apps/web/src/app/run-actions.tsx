import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { ResumeRow } from '@evenhand/model'
import { ExportMenu } from '../features/exports/export-menu.tsx'
import type { Review } from '../features/results/use-review.ts'
import { useTexts } from '../texts/texts.tsx'
import { SwitchKnob } from '../ui/switch-knob.tsx'
import { MoreActions } from './more-actions.tsx'
import classes from './run-page.module.css'
import { CompareButton, type View, ViewChoice } from './view-actions.tsx'

/** What is open over the results. */
export type Panel = 'weights' | 'keys' | 'swap' | 'share' | undefined
type RunActionsProps = {
  view: View
  onView: (view: View) => void
  hasJob: boolean
  blind: boolean
  onBlind: (blind: boolean) => void
  panel: Panel
  onPanel: (panel: Panel) => void
  review: Review
  onCompare: (rows: readonly ResumeRow[]) => void
  exports: Parameters<typeof ExportMenu>[0]
  onNew: () => void
  /** Absent for screenings of this device: nobody else can reach them. */
  onShare?: () => void
}

/** Where everything that can be done has no room. */
const PHONE = '(max-width: 720px)'

/** What can be done with a finished screening as a whole: ways to look at it, then what leads out of it. */
export function RunActions(props: RunActionsProps) {
  const { hasJob, panel, onPanel, review, onCompare, exports } = props
  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false })
  const { t } = useTexts()
  return (
    <>
      <div className={classes['views']}>
        {(!isPhone || props.view === 'matrix') && <Looks {...props} />}
        {hasJob && (
          <Button
            size="xs"
            aria-pressed={panel === 'weights'}
            onClick={() => onPanel(panel === 'weights' ? undefined : 'weights')}
          >
            {t('weights.action')}
          </Button>
        )}
        <CompareButton review={review} onCompare={onCompare} />
        {isPhone && props.blind && <BlindSwitch {...props} />}
        {!isPhone && <SwapButton {...props} />}
      </div>
      <div className={classes['whole']}>
        {!isPhone && <BlindSwitch {...props} />}
        {!isPhone && <Outlets {...props} />}
        <ExportMenu {...exports} />
        {!isPhone && <HelpButton {...props} />}
      </div>
      {isPhone && (
        <MoreActions>
          {props.view === 'list' && <Looks {...props} />}
          <SwapButton {...props} />
          {!props.blind && <BlindSwitch {...props} />}
          <Outlets {...props} />
        </MoreActions>
      )}
    </>
  )
}

function Looks({ hasJob, view, onView }: RunActionsProps) {
  return hasJob && <ViewChoice view={view} onView={onView} />
}

function SwapButton({ onPanel }: RunActionsProps) {
  const { t } = useTexts()
  return (
    <Button size="xs" onClick={() => onPanel('swap')}>
      {t('swap.action')}
    </Button>
  )
}

function BlindSwitch({ blind, onBlind }: RunActionsProps) {
  const { t } = useTexts()
  return (
    <label className={classes['blind']}>
      {t('blind.label')}
      <SwitchKnob isOn={blind} onChange={onBlind} />
    </label>
  )
}

function Outlets({ onNew, onShare }: RunActionsProps) {
  const { t } = useTexts()
  return (
    <>
      <Button size="xs" onClick={onNew}>
        {t('run.newScreening')}
      </Button>
      {onShare && (
        <Button size="xs" onClick={onShare}>
          {t('share.action')}
        </Button>
      )}
    </>
  )
}

function HelpButton({ onPanel }: RunActionsProps) {
  const { t } = useTexts()
  return (
    <Button
      size="xs"
      variant="subtle"
      className={classes['help']}
      aria-label={t('shortcuts.title')}
      title={t('shortcuts.title')}
      onClick={() => onPanel('keys')}
    >
      ?
    </Button>
  )
}
