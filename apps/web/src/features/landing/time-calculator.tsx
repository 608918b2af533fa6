import { useId, useState } from 'react'
import { type Texts, useTexts } from '../../texts/texts.tsx'
import { Slider } from '../../ui/slider.tsx'
import classes from './time-calculator.module.css'
import { countWeek } from './weekly-hours.ts'

/** Time saved with the reader's own numbers; no figure of ours. */
export function TimeCalculator() {
  const texts = useTexts()
  const { t } = texts
  const [resumes, setResumes] = useState(140)
  const [minutes, setMinutes] = useState(6)
  const { today, here, saved } = countWeek(resumes, minutes)
  return (
    <>
      <div className={classes['inputs']}>
        <Amount label={t('benefits.perWeek')} value={resumes} range={[10, 300]} onChange={setResumes} />
        <Amount label={t('benefits.minutes')} value={minutes} range={[1, 15]} onChange={setMinutes} />
      </div>
      <output className={classes['result']}>
        {saved === 0 ? (
          <span>{t('benefits.savedNone')}</span>
        ) : (
          <>
            <b>{tellMinutes(texts, saved)}</b>
            <span>{t('benefits.savedText', { today: tellMinutes(texts, today), here: tellMinutes(texts, here) })}</span>
          </>
        )}
      </output>
    </>
  )
}

/** Each number stays with its unit. */
const together = (text: string) => text.replaceAll(' ', '\u00a0')

function tellMinutes({ t }: Texts, total: number): string {
  const hours = Math.floor(total / 60)
  const minutes = total % 60
  const inHours = together(t('benefits.hours', { count: hours }))
  const inMinutes = together(t('benefits.minutesShort', { count: minutes }))
  if (hours === 0) return inMinutes
  return minutes === 0 ? inHours : t('benefits.hoursMinutes', { hours: inHours, minutes: inMinutes })
}

type AmountProps = { label: string; value: number; range: [least: number, most: number]; onChange: (n: number) => void }

function Amount({ label, value, range: [least, most], onChange }: AmountProps) {
  const { format } = useTexts()
  const id = useId()
  return (
    <div className={classes['slider']}>
      <label htmlFor={id}>{label}</label>
      <b>{format.number(value)}</b>
      <Slider id={id} min={least} max={most} value={value} onValue={onChange} />
    </div>
  )
}
