import { Button } from '@mantine/core'
import type { Share } from '@evenhand/model'
import { useState } from 'react'
import { tellDay } from '../../texts/tell-time.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Facts } from '../../ui/facts.tsx'
import classes from './sharing.module.css'

type ShareLinksProps = { shares: readonly Share[]; busy: boolean; onRevoke: (share: Share) => void }

/** The links there are: what each shows, until when, and when somebody last opened it. */
export function ShareLinks({ shares, busy, onRevoke }: ShareLinksProps) {
  const { t } = useTexts()
  if (shares.length === 0) return <p>{t('share.noLinks')}</p>
  return (
    <ul className={classes['links']}>
      {shares.map((share) => (
        <ShareLine key={share.id} share={share} busy={busy} onRevoke={() => onRevoke(share)} />
      ))}
    </ul>
  )
}

type ShareLineProps = { share: Share; busy: boolean; onRevoke: () => void }

/** Revoking is asked for twice: readers are shut out at once. */
function ShareLine({ share, busy, onRevoke }: ShareLineProps) {
  const texts = useTexts()
  const { t } = texts
  const [sure, setSure] = useState(false)
  const [now] = useState(() => Date.now())
  const { blind, comments, createdAt, expiresAt, openedAt } = share
  const day = (time: string) => tellDay(texts, time)
  const facts = [
    t('share.made', { date: day(createdAt) }),
    Date.parse(expiresAt) > now ? t('share.closes', { date: day(expiresAt) }) : t('share.closed'),
    openedAt ? t('share.opened', { date: day(openedAt) }) : t('share.unopened'),
    ...(comments ? [] : [t('share.readOnly')]),
  ]
  return (
    <li>
      <div>
        <b>{blind ? t('share.withoutNames') : t('share.withNames')}</b>
        <small>
          <Facts facts={facts} />
        </small>
      </div>
      <Button
        size="xs"
        data-danger={sure || undefined}
        disabled={busy}
        aria-label={sure ? undefined : t('share.revokeOne', { date: day(createdAt) })}
        onBlur={() => setSure(false)}
        onClick={() => (sure ? onRevoke() : setSure(true))}
      >
        {sure ? t('share.sure') : t('share.revoke')}
      </Button>
    </li>
  )
}
