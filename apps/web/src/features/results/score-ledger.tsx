import type { Analysis, JobProfile } from '@evenhand/model'
import { useMemo } from 'react'
import { useFindingText } from '../../texts/finding-text.ts'
import { firstLarge } from '../../texts/first-large.ts'
import { tellPoints } from '../../texts/tell-points.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Facts } from '../../ui/facts.tsx'
import { SumBar } from '../../ui/sum-bar.tsx'
import { VerdictGlyph } from '../../ui/verdict-glyph.tsx'
import type { EvidenceLinks } from './candidate-report.tsx'
import { isSameSpan } from '../../ui/evidence.ts'
import { type LedgerLine, ledgerLines } from '../../ui/ledger-lines.ts'
import { isMetBelow, reasonBelow } from '../../ui/met-below.ts'
import { PlaceLink, PlaceLinks } from '../../ui/place-link.tsx'
import { QuotedWords } from '../../ui/quoted-words.tsx'
import { idOfPart } from './report-parts.tsx'
import { useRubricText } from '../../texts/rubric-text.ts'
import classes from './score-ledger.module.css'

type ScoreLedgerProps = EvidenceLinks & { analysis: Analysis; job?: JobProfile; largest: number }

/** The score as a sum: a bar, a line for each requirement with its words, and the total under a double rule. */
export function ScoreLedger({ analysis, job, largest, ...links }: ScoreLedgerProps) {
  const { t, format } = useTexts()
  const lines = useMemo(() => ledgerLines(analysis, job), [analysis, job])
  const { value } = analysis.score
  const current = lines.find(({ evidence }) => evidence.some((span) => isSameSpan(span, links.evidence?.span)))
  return (
    <section id={idOfPart('fit')}>
      <div className={classes['head']}>
        <h3>{analysis.score.basis === 'job' ? t('results.requirementsAndScore') : t('results.linesAndScore')}</h3>
        <span>{t('results.lineCount', { count: lines.length, largest })}</span>
      </div>
      <SumBar lines={lines} label={t('results.scoreLabel', { score: value, largest })} picked={current?.id} />
      <ul className={classes['lines']}>
        {lines.map((line) => (
          <Line key={line.id} line={line} current={line === current} {...links} />
        ))}
        {(links.resume?.hidden.length ?? 0) > 0 && (
          <li className={classes['apart']}>
            <p>{t('results.hiddenTitle')}</p>
            <p>{t('results.notScored')}</p>
          </li>
        )}
      </ul>
      {lines.some(isMetBelow) && <p className={classes['note']}>{t('results.metBelow')}</p>}
      <p className={classes['total']}>
        <span>{t('analysis.columns.score')}</span>
        <b>{format.number(value)}</b>
      </p>
    </section>
  )
}

function Line({ line, current, ...links }: EvidenceLinks & { line: LedgerLine; current: boolean }) {
  const texts = useTexts()
  const { t, locale } = texts
  const tellRubric = useRubricText()
  const points = (number: number) => tellPoints(texts, number)
  const said = [line.must && t('results.must'), line.value && t(`results.verdicts.${line.value}`)].filter(Boolean)
  return (
    <li data-current={current || undefined}>
      <span className={classes['glyph']}>{line.value && <VerdictGlyph value={line.value} />}</span>
      <p className={classes['label']}>
        <Facts
          facts={[
            <bdi key="label">{line.label ? firstLarge(line.label, locale) : tellRubric(line.id, 'label')}</bdi>,
            said.length > 0 && <small>{said.join(' ·\u00a0')}</small>,
          ]}
        />
      </p>
      <p className={classes['points']}>
        {t.rich('results.points', {
          points: points(line.points),
          largest: points(line.largest),
          b: (words) => <b>{words}</b>,
          small: (words) => <small>{words}</small>,
        })}
      </p>
      <Reason line={line} {...links} />
    </li>
  )
}

/** The quoted words, or what the resume leaves open. */
function Reason({ line, ...links }: EvidenceLinks & { line: LedgerLine }) {
  const tell = useFindingText()
  const { t } = useTexts()
  const { resume } = links
  const [span] = line.evidence
  const tellRubric = useRubricText()
  if (!line.reason) {
    return (
      <p className={classes['reason']}>
        {tellRubric(line.id, 'rule')} <PlaceLinks spans={line.evidence} {...links} />
      </p>
    )
  }
  if (!resume || !span) {
    const silent = line.value === 'unknown' ? t('results.silent') : tell(line.reason)
    return <p className={classes['reason']}>{silent}</p>
  }
  const picked = isSameSpan(span, links.evidence?.span)
  const below = reasonBelow(line)
  return (
    <>
      <div className={classes['quote']}>
        <QuotedWords resume={resume} span={span} marked={picked} />
        <PlaceLink span={span} resume={resume} evidence={links.evidence} onEvidence={links.onEvidence} />
      </div>
      {below && <p className={classes['reason']}>{tell(below)}</p>}
    </>
  )
}
