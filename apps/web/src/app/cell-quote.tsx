import type { JobProfile, ResumeDetail, ResumeRow, Span, Verdict } from '@evenhand/model'
import { useEffect, useState } from 'react'
import { useFindingText } from '../texts/finding-text.ts'
import { firstLarge } from '../texts/first-large.ts'
import { tellPoints } from '../texts/tell-points.ts'
import { useTexts } from '../texts/texts.tsx'
import { wholeLabel } from '../texts/whole-label.ts'
import { QuotedWords } from '../ui/quoted-words.tsx'
import { reasonBelow } from '../ui/met-below.ts'
import { PlaceLink } from '../ui/place-link.tsx'
import type { LoadDetail, PresentDetail } from '../ui/resume-detail.ts'
import { VerdictGlyph } from '../ui/verdict-glyph.tsx'
import classes from './cell-quote.module.css'

type CellQuoteProps = {
  row: ResumeRow
  requirementId: string
  job?: JobProfile
  load: LoadDetail
  present: PresentDetail
  onOpen: (position: number, span: Span) => void
}

/** The words that one person's answer to one requirement rests on. */
export function CellQuote({ row, requirementId, job, load, present, onOpen }: CellQuoteProps) {
  const texts = useTexts()
  const { t, locale } = texts
  const [loaded, setLoaded] = useState<ResumeDetail>()
  useEffect(() => {
    let current = true
    load(row).then(
      (detail) => current && setLoaded(detail),
      () => undefined,
    )
    return () => {
      current = false
    }
    // A row changes with its decision; what is loaded does not.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [row.id, load])
  const detail = loaded?.row.id === row.id ? present(loaded) : undefined
  const verdict = detail?.analysis?.verdicts.find((each) => each.requirementId === requirementId)
  if (!detail || !verdict) return <p>{t('results.loadingDetail')}</p>
  const line = detail.analysis?.score.lines.find(({ id }) => id === requirementId)
  const [span] = verdict.reason.evidence
  return (
    <div className={classes['quote']}>
      <VerdictGlyph value={verdict.value} />
      <div>
        <h3>
          <bdi>{row.name ?? t('results.unknown')}</bdi> · <bdi>{firstLarge(labelOf(job, requirementId), locale)}</bdi>
          <small>
            {' ·\u00a0'}
            {t(`results.verdicts.${verdict.value}`)}
          </small>
        </h3>
        <Words verdict={verdict} detail={detail} />
      </div>
      <p className={classes['points']}>
        {span && detail.resume && (
          <PlaceLink
            span={span}
            resume={detail.resume}
            onEvidence={(evidence) => onOpen(row.position, evidence.span)}
          />
        )}
        <span>
          {t.rich('results.points', {
            points: tellPoints(texts, line?.points ?? 0),
            largest: tellPoints(texts, line?.largest ?? 0),
            b: (words) => <b>{words}</b>,
            small: (words) => <small>{words}</small>,
          })}
        </span>
      </p>
    </div>
  )
}

/** What was quoted, or what the resume leaves open. */
function Words({ verdict, detail }: { verdict: Verdict; detail: ResumeDetail }) {
  const { t } = useTexts()
  const tell = useFindingText()
  const [span] = verdict.reason.evidence
  if (!span || !detail.resume) {
    return <p>{verdict.value === 'unknown' ? t('results.silent') : tell(verdict.reason)}</p>
  }
  const line = detail.analysis?.score.lines.find(({ id }) => id === verdict.requirementId)
  const below = line && reasonBelow({ ...line, ...verdict })
  return (
    <>
      <QuotedWords resume={detail.resume} span={span} marked />
      {below && <p>{tell(below)}</p>}
    </>
  )
}

function labelOf(job: JobProfile | undefined, requirementId: string): string {
  const requirement = job?.requirements.find(({ id }) => id === requirementId)
  return job && requirement ? wholeLabel(requirement, job.text) : ''
}
