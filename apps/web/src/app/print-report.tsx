import { type JobProfile, type ResumeDetail, SCORE_LARGEST } from '@evenhand/model'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { ReportPerson } from '../features/exports/report-person.tsx'
import { ReportTable } from '../features/exports/report-table.tsx'
import { tellDay } from '../texts/tell-time.ts'
import { useTexts } from '../texts/texts.tsx'
import { onPrintEnd } from '../ui/on-print-end.ts'
import classes from './print-report.module.css'

type PrintReportProps = {
  title: string
  people: readonly ResumeDetail[]
  job?: JobProfile
  /** Called when the browser's print dialog is gone. */
  onDone: () => void
}

/** The report on paper: a table of everybody, then each from a new page; the browser's own dialog makes the PDF of it. */
export function PrintReport({ title, people, job, onDone }: PrintReportProps) {
  const texts = useTexts()
  const { t } = texts
  const done = useRef(onDone)
  const [made] = useState(() => new Date())
  useEffect(() => {
    let stop: (() => void) | undefined
    const frame = requestAnimationFrame(() => {
      stop = onPrintEnd(() => done.current())
      print()
    })
    return () => {
      cancelAnimationFrame(frame)
      stop?.()
    }
  }, [])
  const analysed = people.filter(({ analysis }) => analysis)
  return createPortal(
    <div className={classes['report']} data-print-report>
      <header>
        <h1 dir="auto">{title}</h1>
        <p>{t('report.made', { date: tellDay(texts, made), count: people.length })}</p>
        <p>{t('report.scale', { largest: SCORE_LARGEST })}</p>
      </header>
      <ReportTable people={people} />
      {analysed.map((detail) => (
        <ReportPerson key={detail.row.id} detail={detail} job={job} />
      ))}
    </div>,
    document.body,
  )
}
