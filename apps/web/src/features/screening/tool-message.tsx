import { Button } from '@mantine/core'
import { MAX_FILES_PER_RUN } from '@evenhand/model'
import type { ReactNode } from 'react'
import { joinSentences } from '../../texts/join-sentences.ts'
import { type Texts, useTexts } from '../../texts/texts.tsx'
import { Notice } from '../../ui/notice.tsx'
import classes from './tool-message.module.css'
import type { ToolNotice } from './screening-store.ts'

/** Refusals that another plan would not have met. */
const UPGRADABLE = new Set<string>([
  'allowance-used-up',
  'quota',
  'upload-limit',
  'daily-limit',
  'plan-required',
  'subscription-expired',
  'subscription-cancelled',
])

type ToolMessageProps = {
  notice: ToolNotice
  onUpgrade: () => void
  onSignIn: () => void
  /** Analyses as many as the allowance has, where it is too small for all. */
  onFirst?: (count: number) => void
  /** The other way out of a subscription that has ended. */
  onStartFree?: () => void
  onClose?: () => void
}

/** A refusal in red, with the way to a larger plan where that helps; what was left out as plain information. */
export function ToolMessage(props: ToolMessageProps) {
  const texts = useTexts()
  const { notice, onClose } = props
  return (
    <div className={classes['message']}>
      <Notice
        tone={notice.kind === 'left-out' || notice.kind === 'unpacking' ? 'plain' : 'fault'}
        action={waysOn(props, texts.t)}
        onClose={onClose}
      >
        {tellNotice(notice, texts)}
      </Notice>
    </div>
  )
}

/** What can be done about it, where anything can. */
function waysOn({ notice, onUpgrade, onSignIn, onFirst, onStartFree }: ToolMessageProps, t: Texts['t']): ReactNode {
  if (notice.kind === 'error' && (notice.code === 'sign-in-required' || notice.code === 'session-ended')) {
    return (
      <Button size="xs" onClick={onSignIn}>
        {t('common.signIn')}
      </Button>
    )
  }
  const wantsPlan = notice.kind === 'over-limit' || (notice.kind === 'error' && UPGRADABLE.has(notice.code))
  const hasEnded = wantsPlan && notice.code.startsWith('subscription-')
  if (!wantsPlan) return undefined
  return (
    <div className={classes['ways']}>
      {notice.kind === 'over-limit' && notice.remaining > 0 && !hasEnded && onFirst && (
        <Button size="xs" onClick={() => onFirst(notice.remaining)}>
          {t('tool.analyzeFirst', { count: notice.remaining })}
        </Button>
      )}
      <Button size="xs" onClick={onUpgrade}>
        {hasEnded ? t('upgrade.renew') : t('upgrade.now')}
      </Button>
      {hasEnded && onStartFree && (
        <Button size="xs" onClick={onStartFree}>
          {t('pricing.startFree')}
        </Button>
      )}
    </div>
  )
}

function tellNotice(notice: ToolNotice, { t, format, locale }: Texts): string {
  if (notice.kind === 'over-limit') return t(`errors.${notice.code}`, { count: notice.remaining })
  if (notice.kind === 'unpacking') return t('tool.unpacking')
  if (notice.kind === 'left-out') {
    const { repeated, unreadable, same = [] } = notice
    const list = (names: readonly string[]) => format.list(names.slice(0, 5))
    const sentences = [
      repeated > 0 ? t('tool.sameName', { count: repeated }) : '',
      unreadable.length > 0 ? t('tool.unreadable', { count: unreadable.length, names: list(unreadable) }) : '',
      same.length > 0 ? t('tool.sameContent', { count: same.length, names: list(same) }) : '',
    ]
    return joinSentences(sentences, locale)
  }
  if (notice.kind === 'not-replaced') {
    return t('run.replaceFailed', { name: notice.name, reason: t(`failures.${notice.reason}`) })
  }
  if (notice.code === 'too-many-files') return t('errors.too-many-files', { largest: String(MAX_FILES_PER_RUN) })
  if (notice.code === 'quota') return t('errors.quota', { count: Number(notice.args['count'] ?? 0) })
  return t(`errors.${notice.code}`, notice.args)
}
