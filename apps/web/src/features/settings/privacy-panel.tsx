import type { InstanceSettings, Run, UserInfo } from '@evenhand/model'
import { changeProfile } from '../../api/account-api.ts'
import { useAction } from '../../forms/use-action.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Segments } from '../../ui/segments.tsx'
import { Switch } from '../../ui/switch.tsx'
import { Group, Row } from './group.tsx'
import { LeavingRows } from './leaving-rows.tsx'
import classes from './group.module.css'
import settingsClasses from './settings.module.css'

/** Days a run may be kept for. */
const KEPT = [1, 7, 30, 90, 365]

export type PrivacyPanelProps = {
  profile: UserInfo
  instance: InstanceSettings | undefined
  runs: readonly Run[] | undefined
  /** New screenings stay on this device unless told otherwise. */
  onDevice: boolean
  onOnDevice: (isOn: boolean) => void
  onProfile: (profile: UserInfo) => void
  onDataGone: () => void
  onAccountGone: () => void
}

/** What is kept, for how long, and how to take or delete it. */
export function PrivacyPanel(props: PrivacyPanelProps) {
  const { t } = useTexts()
  return (
    <>
      <Group>
        <KeepRow {...props} />
        <TextsRow {...props} />
        <div className={classes['row']} data-stacked>
          <Switch
            label={t('settings.privacy.device')}
            help={t('settings.privacy.deviceHelp')}
            isOn={props.onDevice}
            onChange={props.onOnDevice}
          />
        </div>
        <BlindRow {...props} />
        <ModelRow {...props} />
        <LeavingRows {...props} />
      </Group>
      {!props.instance?.insecure && <p className={settingsClasses['note']}>{t('security.encrypted')}</p>}
    </>
  )
}

type ProfileProps = Pick<PrivacyPanelProps, 'profile' | 'onProfile'>

/** How long runs are kept. */
function KeepRow({ profile, onProfile }: ProfileProps) {
  const { t } = useTexts()
  const { fault, setFault, run } = useAction()
  const days = [...new Set([...KEPT, profile.retention_days])].sort((a, b) => a - b)
  return (
    <Row
      title={t('settings.privacy.keep')}
      help={t('settings.privacy.keepHelp')}
      control={
        <Segments
          label={t('settings.privacy.keep')}
          choices={days.map((count) => ({ value: String(count), label: t('settings.privacy.days', { count }) }))}
          value={String(profile.retention_days)}
          onChange={(value) => void run(async () => onProfile(await changeProfile({ retention_days: Number(value) })))}
        />
      }
      fault={fault}
      onFaultGone={() => setFault(undefined)}
    />
  )
}

/** Whether candidates are shown without identity until a decision. */
function BlindRow({ profile, onProfile }: ProfileProps) {
  const { t } = useTexts()
  const { fault, run } = useAction()
  return (
    <div className={classes['row']} data-stacked>
      <Switch
        label={t('settings.privacy.blind')}
        help={t('settings.privacy.blindHelp')}
        isOn={profile.blind_view}
        onChange={(isOn) => void run(async () => onProfile(await changeProfile({ blind_view: isOn })))}
      />
      {fault && <Notice tone="fault">{fault}</Notice>}
    </div>
  )
}

/** Whether the texts of resumes stay beside their results. */
function TextsRow({ profile, onProfile }: ProfileProps) {
  const { t } = useTexts()
  const { fault, run } = useAction()
  return (
    <div className={classes['row']} data-stacked>
      <Switch
        label={t('settings.privacy.texts')}
        help={t('settings.privacy.textsHelp')}
        isOn={profile.keep_texts}
        onChange={(isOn) => void run(async () => onProfile(await changeProfile({ keep_texts: isOn })))}
      />
      {fault && <Notice tone="fault">{fault}</Notice>}
    </div>
  )
}

/** Whether a language model may read the account's resumes, where the server has one. */
function ModelRow({ profile, instance, onProfile }: ProfileProps & Pick<PrivacyPanelProps, 'instance'>) {
  const { t } = useTexts()
  const { fault, run } = useAction()
  if (!instance || instance.engine === 'built-in') return null
  return (
    <div className={classes['row']} data-stacked>
      <Switch
        label={t('settings.privacy.model')}
        help={t('settings.privacy.modelHelp', { engine: instance.engine })}
        isOn={profile.language_model}
        onChange={(isOn) => void run(async () => onProfile(await changeProfile({ language_model: isOn })))}
      />
      {fault && <Notice tone="fault">{fault}</Notice>}
    </div>
  )
}
