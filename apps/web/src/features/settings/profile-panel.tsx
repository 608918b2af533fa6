import { Button } from '@mantine/core'
import type { UserInfo } from '@evenhand/model'
import { type FormEvent, useState } from 'react'
import { changeProfile, sendVerification } from '../../api/account-api.ts'
import { useAction } from '../../forms/use-action.ts'
import { tellDay } from '../../texts/tell-time.ts'
import { useTexts } from '../../texts/texts.tsx'
import { NameFields } from '../../ui/name-fields.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Pill } from '../../ui/pill.tsx'
import { Group, Row } from './group.tsx'
import classes from './group.module.css'

type ProfilePanelProps = { profile: UserInfo; onProfile: (profile: UserInfo) => void }

/** Name and address of an account. */
export function ProfilePanel({ profile, onProfile }: ProfilePanelProps) {
  const texts = useTexts()
  const { t, format } = texts
  return (
    <Group>
      <NameRow profile={profile} onProfile={onProfile} />
      <EmailRow profile={profile} />
      <Row
        title={t('settings.profile.ways')}
        help={format.list(profile.ways.map((way) => t(`settings.profile.way.${way}`)))}
      />
      <Row title={t('settings.profile.since')} help={tellDay(texts, profile.created_at)} />
    </Group>
  )
}

function NameRow({ profile, onProfile }: ProfilePanelProps) {
  const { t } = useTexts()
  const [first, setFirst] = useState(profile.given_name)
  const [last, setLast] = useState(profile.family_name)
  const [saved, setSaved] = useState(false)
  const { busy, fault, setFault, run } = useAction()
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setSaved(false)
    const change = { given_name: first.trim(), family_name: last.trim() }
    setSaved(await run(async () => onProfile(await changeProfile(change))))
  }
  const missing = (value: string) => (value.trim() === '' ? t('auth.problems.required') : undefined)
  return (
    <Row title={t('settings.profile.name')} fault={fault} onFaultGone={() => setFault(undefined)}>
      <form className={classes['form']} onSubmit={(event) => void save(event)}>
        <NameFields
          className={classes['pair']}
          given={{ value: first, onValue: setFirst, problem: missing(first) }}
          family={{ value: last, onValue: setLast, problem: missing(last) }}
        />
        <Button type="submit" variant="filled" loading={busy} disabled={!first.trim() || !last.trim()}>
          {t('settings.save')}
        </Button>
        {saved && <Notice tone="good">{t('settings.saved')}</Notice>}
      </form>
    </Row>
  )
}

function EmailRow({ profile }: Pick<ProfilePanelProps, 'profile'>) {
  const { t } = useTexts()
  const [sent, setSent] = useState(false)
  const { busy, fault, setFault, run } = useAction()
  const send = (
    <Button loading={busy} disabled={sent} onClick={() => void run(sendVerification).then(setSent)}>
      {t('settings.profile.verify')}
    </Button>
  )
  return (
    <Row
      title={t('auth.email')}
      help={<bdi dir="ltr">{profile.email}</bdi>}
      control={profile.email_verified ? <Pill tone="good">{t('settings.profile.verified')}</Pill> : send}
      fault={fault}
      onFaultGone={() => setFault(undefined)}
    >
      {sent && (
        <div className={classes['outcome']}>
          <Notice tone="good">{t('errors.email-sent')}</Notice>
        </div>
      )}
    </Row>
  )
}
