import { Button } from '@mantine/core'
import { useState } from 'react'
import { deleteAccount, deleteData, exportEverything } from '../../api/privacy-api.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Notice } from '../../ui/notice.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { ConfirmPassword } from './confirm-password.tsx'
import { Row } from './group.tsx'
import classes from './group.module.css'
import type { PrivacyPanelProps } from './privacy-panel.tsx'

type Asked = 'export' | 'data' | 'account'
type LeavingRowsProps = Pick<PrivacyPanelProps, 'profile' | 'runs' | 'onDataGone' | 'onAccountGone'>

const TITLES = { export: 'export', data: 'delete', account: 'account' } as const

const today = () => new Date().toISOString().slice(0, 10)
const saveReceipt = (receipt: Blob) => saveFile(receipt, `evenhand-receipt-${today()}.json`)

/** Taking everything along, deleting the runs, deleting the account: each after the password was given once more. */
export function LeavingRows({ profile, runs, onDataGone, onAccountGone }: LeavingRowsProps) {
  const { t } = useTexts()
  const [asked, setAsked] = useState<Asked>()
  const [receipt, setReceipt] = useState<Blob>()
  const counts = {
    runs: runs?.length ?? 0,
    resumes: runs?.reduce((sum, run) => sum + run.progress.total, 0) ?? 0,
  }
  const actions = {
    export: t('settings.privacy.exportAction'),
    data: t('settings.privacy.deleteAction', { count: counts.runs }),
    account: t('settings.privacy.accountAction'),
  }
  const act: Record<Asked, () => Promise<void>> = {
    export: async () => saveFile(await exportEverything(), `evenhand-export-${today()}.zip`),
    data: async () => {
      setReceipt(await deleteData())
      onDataGone()
    },
    account: async () => {
      const gone = JSON.stringify(await deleteAccount(), null, 2)
      saveReceipt(new Blob([gone], { type: 'application/json' }))
      onAccountGone()
    },
  }
  const ask = (what: Asked, isOff = false) => (
    <Button data-danger={what !== 'export' || undefined} disabled={isOff} onClick={() => setAsked(what)}>
      {actions[what]}
    </Button>
  )
  return (
    <>
      <Row title={t('settings.privacy.export')} help={t('settings.privacy.exportHelp')} control={ask('export')} />
      <Row
        title={t('settings.privacy.delete')}
        help={t('settings.privacy.deleteHelp', counts)}
        control={ask('data', counts.runs === 0)}
      >
        {receipt && <Receipt onSave={() => saveReceipt(receipt)} />}
      </Row>
      <Row title={t('settings.privacy.account')} help={t('settings.privacy.accountHelp')} control={ask('account')} />
      {asked && (
        <ConfirmPassword
          title={t(`settings.privacy.${TITLES[asked]}`)}
          text={t(`settings.confirm.${asked}`, counts)}
          action={actions[asked]}
          isDanger={asked !== 'export'}
          hasPassword={profile.ways.includes('email')}
          onConfirmed={() => act[asked]().then(() => setAsked(undefined))}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

function Receipt({ onSave }: { onSave: () => void }) {
  const { t } = useTexts()
  const save = (
    <Button size="xs" onClick={onSave}>
      {t('settings.privacy.saveReceipt')}
    </Button>
  )
  return (
    <div className={classes['outcome']}>
      <Notice tone="good" action={save}>
        {t('settings.privacy.deleted')}
      </Notice>
    </div>
  )
}
