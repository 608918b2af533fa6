import { evidenceByLine, type Finding, type JobProfile, noticesOf, type ResumeDetail } from '@evenhand/model'
import { useFindingText } from '../../texts/finding-text.ts'
import { joinSentences } from '../../texts/join-sentences.ts'
import { firstLarge } from '../../texts/first-large.ts'
import { useRubricText } from '../../texts/rubric-text.ts'
import { tellPoints } from '../../texts/tell-points.ts'
import { useTexts } from '../../texts/texts.tsx'
import { wholeLabel } from '../../texts/whole-label.ts'
import { placeOf } from '../../ui/mark-text.ts'
import { QuotedWords } from '../../ui/quoted-words.tsx'
import { SumBar } from '../../ui/sum-bar.tsx'
import classes from './report.module.css'

/** One person, from a new page of paper: the score as a sum, each line with the words it rests on, and what to ask. */
export function ReportPerson({ detail, job }: { detail: ResumeDetail; job?: JobProfile }) {
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
          <p dir="auto">{profile.headline?.value}</p>
          <p dir="ltr">{[row.email, row.phone].filter(Boolean).join(' · ')}</p>
        </div>
        <b>{row.score === undefined ? t('results.noResume') : format.number(score.value)}</b>
      </header>
      <SumBar
        lines={score.lines.map((line) => ({
          ...line,
          value: analysis.verdicts.find(({ requirementId }) => requirementId === line.id)?.value,
        }))}
        label={t('results.scoreLabel', { score: score.value, largest: 100 })}
      />
      <p className={classes['summary']}>{joinSentences(words.summary.map(tell), locale)}</p>
      {row.decision?.value && (
        <p>
          <b>{t(`decide.done.${row.decision.value}`)}</b> <span dir="auto">{row.decision.reason}</span>{' '}
          <span dir="auto">{row.decision.note}</span>
        </p>
      )}
      <Lines detail={detail} job={job} />
      <div className={classes['lists']}>
        <List title={t('sections.experience')} findings={words.experience} />
        <List title={t('sections.education')} findings={words.education} />
        <List title={t('sections.strengths')} findings={words.strengths} />
        <List title={t('sections.jobFit')} findings={words.jobFit} />
        <List title={t('results.questions')} findings={words.questions} />
        <List title={t('results.notice')} findings={noticesOf(analysis)} />
      </div>
    </article>
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

function Lines({ detail: { analysis, resume }, job }: { detail: ResumeDetail; job?: JobProfile }) {
  const texts = useTexts()
  const { t, locale } = texts
  const verdicts = new Map(analysis?.verdicts.map((verdict) => [verdict.requirementId, verdict]))
  const labels = new Map(job?.requirements.map((each) => [each.id, wholeLabel(each, job.text)]))
  const tellRubric = useRubricText()
  const evidence = analysis && evidenceByLine(analysis)
  const lines = analysis?.score.lines ?? []
  const points = (number: number) => tellPoints(texts, number)
  return (
    <table className={classes['table']}>
      <tbody>
        {lines.map((line) => {
          const verdict = verdicts.get(line.id)
          const [span] = evidence?.get(line.id) ?? []
          return (
            <tr key={line.id}>
              <th scope="row" dir="auto">
                {firstLarge(labels.get(line.id) ?? tellRubric(line.id, 'label'), locale)}
              </th>
              <td>{verdict && t(`results.verdicts.${verdict.value}`)}</td>
              <td>
                {span && resume && (
                  <>
                    <QuotedWords resume={resume} span={span} />{' '}
                    <small>{t('results.place', placeOf(resume, span))}</small>
                  </>
                )}
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
