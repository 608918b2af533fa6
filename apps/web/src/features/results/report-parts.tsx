import { useEffect, useState } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { jumpTo } from '../../ui/jump.ts'
import classes from './report-parts.module.css'

const PARTS = ['fit', 'skills', 'experience', 'education', 'questions'] as const
type ReportPart = (typeof PARTS)[number]

/** Id of the section that a name leads to; only one report is open at a time. */
export const idOfPart = (part: ReportPart): string => `report-${part}`

type ReportPartsProps = { hasJob: boolean; questions: number }

/** The parts of a report side by side: each leads to its section, and the one being read is underlined. */
export function ReportParts({ hasJob, questions }: ReportPartsProps) {
  const { t, format } = useTexts()
  const [current, setCurrent] = useState<ReportPart>('fit')
  useEffect(() => watchParts(setCurrent), [])
  const labels: Record<ReportPart, string> = {
    fit: hasJob ? t('results.fit') : t('analysis.columns.score'),
    skills: t('sections.skills'),
    experience: t('sections.experience'),
    education: t('sections.education'),
    questions: `${t('results.questions')} (${format.number(questions)})`,
  }
  return (
    <nav className={classes['parts']} aria-label={t('results.parts')}>
      {PARTS.filter((part) => part !== 'questions' || questions > 0).map((part) => (
        <button
          key={part}
          type="button"
          aria-current={part === current || undefined}
          onClick={() => jumpTo(idOfPart(part))}
        >
          {labels[part]}
        </button>
      ))}
    </nav>
  )
}

/** Tells which section has reached the upper part of the window. */
function watchParts(onPart: (part: ReportPart) => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      const seen = PARTS.find((part) =>
        entries.some((each) => each.isIntersecting && each.target.id === idOfPart(part)),
      )
      if (seen) onPart(seen)
    },
    { rootMargin: '-15% 0px -75% 0px' },
  )
  for (const part of PARTS) {
    const section = document.getElementById(idOfPart(part))
    if (section) observer.observe(section)
  }
  return () => observer.disconnect()
}
