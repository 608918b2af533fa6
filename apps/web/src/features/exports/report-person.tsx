import {
  type Decision,
  type Finding,
  type JobProfile,
  noticesOf,
  type ResumeDetail,
  SCORE_LARGEST,
} from '@evenhand/model'
import { useFindingText } from '../../texts/finding-text.ts'
import { joinSentences } from '../../texts/join-sentences.ts'
import { firstLarge } from '../../texts/first-large.ts'
import { useRubricText } from '../../texts/rubric-text.ts'
import { tellPoints } from '../../texts/tell-points.ts'
import { useTexts } from '../../texts/texts.tsx'
import { headlineOf } from '../../ui/headline-of.ts'
import { ledgerLines } from '../../ui/ledger-lines.ts'
import { placeOf } from '../../ui/mark-text.ts'
import { reasonBelow } from '../../ui/met-below.ts'
import { QuotedWords } from '../../ui/quoted-words.tsx'
import { SumBar } from '../../ui/sum-bar.tsx'
import classes from './report.module.css'

type ReportPersonProps = { detail: ResumeDetail; job?: JobProfile }

/** One person, from a new page of paper: the score as a sum, each line with the words it rests on, and what to ask. */
export function ReportPerson({ detail, job }: ReportPersonProps) {
  const { t, format, locale } = useTexts()
  const tell = useFindingText()
  const { analysis, row } = detail
  if (!analysis) return null
  const { score, words, profile } = analysis
  return (
    <article className={classes['person']}>
      <header>
        <div>
          <h2 dir="auto">{row.name ?? t('results.unknown')}</h2>
          <p dir="auto">{row.score !== undefined && headlineOf(profile)}</p>
          <p dir="ltr">{[row.email, row.phone].filter(Boolean).join(' · ')}</p>
        </div>
        <b data-word={row.score === undefined || undefined}>
          {row.score === undefined ? t('results.noResume') : format.number(score.value)}
        </b>
      </header>
      {row.score === undefined ? undefined : (
        <SumBar
          lines={ledgerLines(analysis, job)}
          label={t('results.scoreLabel', { score: score.value, largest: SCORE_LARGEST })}
        />
      )}
      {row.score === undefined ? undefined : (
        <p className={classes['summary']}>{joinSentences(words.summary.map(tell), locale)}</p>
      )}
      <DecisionLines decision={row.decision} />
      {row.score === undefined ? undefined : <Reasons detail={detail} job={job} />}
      <div className={classes['lists']}>
        <List title={t('results.notice')} findings={noticesOf(analysis)} />
      </div>
    </article>
  )
}

/** The lines of the score, and what else is told of somebody. */
function Reasons({ detail, job }: ReportPersonProps) {
  const { t } = useTexts()
  const words = detail.analysis?.words
  return (
    <>
      <Lines detail={detail} job={job} />
      {words && (
        <div className={classes['lists']}>
          <List title={t('sections.experience')} findings={words.experience} />
          <List title={t('sections.education')} findings={words.education} />
          <List title={t('sections.strengths')} findings={words.strengths} />
          <List title={t('sections.jobFit')} findings={words.jobFit} />
          <List title={t('results.questions')} findings={words.questions} />
        </div>
      )}
    </>
  )
}

function List({ title, findings }: { title: string; findings: readonly Finding[] }) {
  const tell = useFindingText()
  if (findings.length === 0) return null
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {findings.map((finding, index) => (
          <li key={`${finding.code} ${index}`}>{tell(finding)}</li>
        ))}
      </ul>
    </section>
  )
}

/** What was decided, why, and what was noted: each on a line of its own. */
function DecisionLines({ decision }: { decision: Decision | undefined }) {
  const { t } = useTexts()
  if (!decision) return null
  const { value, reason, note } = decision
  const said = [
    [t('decide.label'), value && t(`decide.done.${value}`)],
    [t('decide.reason'), reason],
    [t('decide.note'), note],
  ].filter(([, words]) => words)
  return said.map(([label, words]) => (
    <p key={label} className={classes['decision']}>
      <b>{label}:</b> <bdi>{words}</bdi>
    </p>
  ))
}

function Lines({ detail: { analysis, resume }, job }: ReportPersonProps) {
  const texts = useTexts()
  const { t, locale } = texts
  const tell = useFindingText()
  const tellRubric = useRubricText()
  const points = (number: number) => tellPoints(texts, number)
  return (
    <table className={classes['table']} data-lines>
      <tbody>
        {(analysis ? ledgerLines(analysis, job) : []).map((line) => {
          const [span] = line.evidence
          const below = reasonBelow(line)
          return (
            <tr key={line.id}>
              <th scope="row" dir="auto">
                {firstLarge(line.label ?? tellRubric(line.id, 'label'), locale)}
                {line.must && <small> · {t('results.must')}</small>}
              </th>
              <td>{line.value && t(`results.verdicts.${line.value}`)}</td>
              <td>
                {span && resume && (
                  <>
                    <QuotedWords resume={resume} span={span} />{' '}
                    <small>{t('results.place', placeOf(resume, span))}</small>
                  </>
                )}
                {line.value === 'unknown' && t('results.silent')}
                {below && <> {tell(below)}</>}
              </td>
              <td>
                {points(line.points)} / {points(line.largest)}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
