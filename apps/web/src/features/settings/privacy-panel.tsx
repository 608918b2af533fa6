import { Button } from '@mantine/core'
import type { InstanceSettings, Run, UserInfo } from '@evenhand/model'
import { useState } from 'react'
import { changeProfile } from '../../api/account-api.ts'
import { deleteAccount, deleteData, exportEverything } from '../../api/privacy-api.ts'
import { useAction } from '../../forms/use-action.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Notice } from '../../ui/notice.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { Segments } from '../../ui/segments.tsx'
import { Switch } from '../../ui/switch.tsx'
import { ConfirmPassword } from './confirm-password.tsx'
import { Group, Row } from './group.tsx'
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

type Asked = 'export' | 'data' | 'account'

/** What is kept, for how long, and how to take or delete it. */
export function PrivacyPanel(props: PrivacyPanelProps) {
  const { profile, instance, runs, onDevice, onOnDevice, onProfile, onDataGone, onAccountGone } = props
  const { t } = useTexts()
  const [asked, setAsked] = useState<Asked>()
  const [receipt, setReceipt] = useState<Blob>()
  const keeping = useAction()
  const model = useAction()
  const days = [...new Set([...KEPT, profile.retention_days])].sort((a, b) => a - b)
  const change = (action: typeof keeping, part: Parameters<typeof changeProfile>[0]) =>
    void action.run(async () => onProfile(await changeProfile(part)))
  const counts = {
    runs: runs?.length ?? 0,
    resumes: runs?.reduce((sum, run) => sum + run.progress.total, 0) ?? 0,
  }
  const act: Record<Asked, () => Promise<void>> = {
    export: async () => {
      saveFile(await exportEverything(), `evenhand-export-${today()}.zip`)
    },
    data: async () => {
      setReceipt(await deleteData())
      onDataGone()
    },
    account: async () => {
      const gone = new Blob([JSON.stringify(await deleteAccount(), null, 2)], { type: 'application/json' })
      saveFile(gone, `evenhand-receipt-${today()}.json`)
      onAccountGone()
    },
  }
  return (
    <>
      <Group>
        <Row
          title={t('settings.privacy.keep')}
          help={t('settings.privacy.keepHelp')}
          control={
            <Segments
              label={t('settings.privacy.keep')}
              choices={days.map((count) => ({ value: String(count), label: t('settings.privacy.days', { count }) }))}
              value={String(profile.retention_days)}
              onChange={(value) => change(keeping, { retention_days: Number(value) })}
            />
          }
          fault={keeping.fault}
          onFaultGone={() => keeping.setFault(undefined)}
        />
        <div className={classes['row']} data-stacked>
          <Switch
            label={t('settings.privacy.device')}
            help={t('settings.privacy.deviceHelp')}
            isOn={onDevice}
            onChange={onOnDevice}
          />
        </div>
        {instance && instance.engine !== 'built-in' && (
          <div className={classes['row']} data-stacked>
            <Switch
              label={t('settings.privacy.model')}
              help={t('settings.privacy.modelHelp', { engine: instance.engine })}
              isOn={profile.language_model}
              onChange={(isOn) => change(model, { language_model: isOn })}
            />
            {model.fault && <Notice tone="fault">{model.fault}</Notice>}
          </div>
        )}
        <Row
          title={t('settings.privacy.export')}
          help={t('settings.privacy.exportHelp')}
          control={<Button onClick={() => setAsked('export')}>{t('settings.privacy.exportAction')}</Button>}
        />
        <Row
          title={t('settings.privacy.delete')}
          help={t('settings.privacy.deleteHelp', counts)}
          control={
            <Button data-danger disabled={counts.runs === 0} onClick={() => setAsked('data')}>
              {t('settings.privacy.deleteAction', { count: counts.runs })}
            </Button>
          }
        >
          {receipt && (
            <div className={classes['outcome']}>
              <Notice
                tone="good"
                action={
                  <Button size="xs" onClick={() => saveFile(receipt, `evenhand-receipt-${today()}.json`)}>
                    {t('settings.privacy.saveReceipt')}
                  </Button>
                }
              >
                {t('settings.privacy.deleted')}
              </Notice>
            </div>
          )}
        </Row>
        <Row
          title={t('settings.privacy.account')}
          help={t('settings.privacy.accountHelp')}
          control={
            <Button data-danger onClick={() => setAsked('account')}>
              {t('settings.privacy.accountAction')}
            </Button>
          }
        />
      </Group>
      <p className={settingsClasses['note']}>{t('settings.privacy.note')}</p>
      {asked && (
        <ConfirmPassword
          title={t(`settings.privacy.${TITLES[asked]}`)}
          text={t(`settings.confirm.${asked}`, counts)}
          action={
            asked === 'data'
              ? t('settings.privacy.deleteAction', { count: counts.runs })
              : t(`settings.privacy.${asked}Action`)
          }
          isDanger={asked !== 'export'}
          hasPassword={profile.ways.includes('email')}
          onConfirmed={async () => {
            await act[asked]()
            setAsked(undefined)
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

const TITLES = { export: 'export', data: 'delete', account: 'account' } as const

const today = () => new Date().toISOString().slice(0, 10)
