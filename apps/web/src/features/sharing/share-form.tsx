import { Button } from '@mantine/core'
import type { Share } from '@evenhand/model'
import { type FormEvent, useId, useState } from 'react'
import { createShare } from '../../api/sharing-api.ts'
import { useAction } from '../../forms/use-action.ts'
import { useTexts } from '../../texts/texts.tsx'
import { ShownOnce } from '../../ui/shown-once.tsx'
import { SwitchKnob } from '../../ui/switch-knob.tsx'
import classes from './sharing.module.css'

const DAYS = [1, 7, 14, 30, 90]
const USUAL_DAYS = 14

type ShareFormProps = { runId: string; onMade: (share: Share) => void }

/** What a new link shows and until when; its address is there once. */
export function ShareForm({ runId, onMade }: ShareFormProps) {
  const { t } = useTexts()
  const id = useId()
  const [blind, setBlind] = useState(false)
  const [comments, setComments] = useState(true)
  const [days, setDays] = useState(USUAL_DAYS)
  const [url, setUrl] = useState<string>()
  const { busy, fault, run } = useAction()
  const make = async (event: FormEvent) => {
    event.preventDefault()
    setUrl(undefined)
    await run(async () => {
      const share = await createShare(runId, { blind, comments, days })
      setUrl(share.url)
      onMade(share)
    })
  }
  return (
    <form className={classes['form']} onSubmit={(event) => void make(event)}>
      <div className={classes['choice']}>
        <label htmlFor={`${id}-blind`}>{t('share.blind')}</label>
        <SwitchKnob id={`${id}-blind`} isOn={blind} onChange={setBlind} describedBy={`${id}-help`} />
        <p id={`${id}-help`}>{t('share.blindHelp')}</p>
      </div>
      <div className={classes['choice']}>
        <label htmlFor={`${id}-comments`}>{t('share.comments')}</label>
        <SwitchKnob id={`${id}-comments`} isOn={comments} onChange={setComments} />
      </div>
      <div className={classes['choice']}>
        <label htmlFor={`${id}-days`}>{t('share.closesAfter')}</label>
        <select id={`${id}-days`} value={days} onChange={(event) => setDays(Number(event.currentTarget.value))}>
          {DAYS.map((count) => (
            <option key={count} value={count}>
              {t('share.days', { count })}
            </option>
          ))}
        </select>
      </div>
      {fault && (
        <p role="alert" className={classes['fault']}>
          {fault}
        </p>
      )}
      <Button type="submit" variant="filled" loading={busy} data-autofocus>
        {t('share.create')}
      </Button>
      {url && <ShownOnce key={url} title={t('share.once')} value={url} copyLabel={t('share.copy')} />}
    </form>
  )
}
