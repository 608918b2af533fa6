import {
  type Analysis,
  type Finding,
  type JobProfile,
  type Profile,
  type ResumeDetail,
  type ResumeRow,
  rowGroup,
  SCORE_LARGEST,
} from '@evenhand/model'
import { type ReactNode, useMemo } from 'react'
import { useFindingText } from '../../texts/finding-text.ts'
import { joinSentences } from '../../texts/join-sentences.ts'
import { useTexts } from '../../texts/texts.tsx'
import type { Evidence } from '../../ui/evidence.ts'
import { ScoreBadge } from '../../ui/score-badge.tsx'
import { CandidateHead } from './candidate-head.tsx'
import classes from './candidate-report.module.css'
import { type Decide, DecisionBar } from './decision-bar.tsx'
import { FindingList } from './finding-list.tsx'
import { rankOf } from './held-order.ts'
import { IntegrityNotice } from './integrity-notice.tsx'
import { JobsTimeline } from './jobs-timeline.tsx'
import { KeySkills, LanguagesAndCertificates } from './key-skills.tsx'
import { idOfPart, ReportParts } from './report-parts.tsx'
import { ScoreLedger } from './score-ledger.tsx'

/** What the page adds to a person: things to do beside the decision, and what others say below it. */
export type CandidateExtras = {
  actions?: (detail: ResumeDetail) => ReactNode
  remarks?: (row: ResumeRow) => ReactNode
}

export type CandidateReportProps = {
  detail: ResumeDetail
  /** As the list has it now, with its decision. */
  row: ResumeRow
  rows: readonly ResumeRow[]
  job?: JobProfile
  evidence?: Evidence
  onEvidence: (evidence: Evidence) => void
  /** Absent for those who may only read. */
  onDecide?: Decide
  extras?: CandidateExtras
  /** Says what a plan adds, where this account has one example of each. */
  locked?: ReactNode
  /** With name and contact data: the row that shows them is elsewhere. */
  whole: boolean
}

/** Everything known of one person, each claim with the words it rests on; of what is no resume, only that it is none. */
export function CandidateReport(props: CandidateReportProps) {
  const { detail, row, evidence, onEvidence, onDecide, extras } = props
  const { analysis, resume } = detail
  if (!analysis) return null
  const isJudged = rowGroup(row) === 0
  return (
    <div className={classes['report']}>
      <Head {...props} profile={analysis.profile} />
      {onDecide && (
        <DecisionBar
          key={row.position}
          row={row}
          onDecide={onDecide}
          actions={isJudged ? extras?.actions?.(detail) : undefined}
        />
      )}
      {extras?.remarks?.(row)}
      <IntegrityNotice detail={detail} resume={resume} evidence={evidence} onEvidence={onEvidence} />
      {isJudged && <Judgement {...props} analysis={analysis} />}
    </div>
  )
}

/** Who it is, with the score and the place it gives, and who shares that place. */
function Head({ profile, row, rows, whole }: CandidateReportProps & { profile: Profile }) {
  const { t } = useTexts()
  const rank = useMemo(() => rankOf(rows, row), [rows, row])
  const isRanked = row.score !== undefined
  return (
    <div className={classes['head']}>
      <CandidateHead profile={profile} row={row} whole={whole} />
      <div className={classes['score']}>
        <ScoreBadge row={row} big />
        {isRanked && <p className={classes['rank']}>{t('results.position', rank)}</p>}
      </div>
      {isRanked && rank.tied > 0 && <p className={classes['tied']}>{t('results.tied', { count: rank.tied })}</p>}
    </div>
  )
}

/** The summary, the score as a sum, and what else is told of somebody. */
function Judgement({
  analysis,
  detail: { resume },
  job,
  evidence,
  onEvidence,
  locked,
}: CandidateReportProps & { analysis: Analysis }) {
  const { t, locale } = useTexts()
  const tell = useFindingText()
  const { profile, score, words } = analysis
  const links = { resume, evidence, onEvidence }
  const questions = locked ? words.questions.slice(0, 1) : words.questions
  return (
    <>
      {words.summary.length > 0 && (
        <section>
          <h3>{t('results.summary')}</h3>
          <p className={classes['summary']}>{joinSentences(words.summary.map(tell), locale)}</p>
        </section>
      )}
      <ReportParts hasJob={score.basis === 'job'} questions={questions.length} />
      <ScoreLedger analysis={analysis} job={job} largest={SCORE_LARGEST} {...links} />
      <div className={classes['sections']}>
        <KeySkills profile={profile} {...links} />
        <Section part="experience" title={t('sections.experience')} findings={words.experience} {...links} />
        <Section part="education" title={t('sections.education')} findings={words.education} {...links} />
        <LanguagesAndCertificates profile={profile} {...links} />
        <Section title={t('sections.strengths')} findings={words.strengths} {...links} />
        {words.jobFit.length > 0 && <Section title={t('sections.jobFit')} findings={words.jobFit} {...links} />}
        <Section title={t('sections.recommendations')} findings={words.recommendations} {...links} />
        {questions.length > 0 && (
          <Section part="questions" title={t('results.questions')} findings={questions} {...links} />
        )}
      </div>
      {locked && words.questions.length > questions.length && locked}
      <JobsTimeline profile={profile} />
    </>
  )
}

export type EvidenceLinks = {
  resume: ResumeDetail['resume']
  evidence?: Evidence
  onEvidence: (evidence: Evidence) => void
}

type SectionProps = EvidenceLinks & {
  title: string
  findings: readonly Finding[]
  /** Where its name above leads to it. */
  part?: Parameters<typeof idOfPart>[0]
}

function Section({ title, findings, part, ...links }: SectionProps) {
  const { t } = useTexts()
  return (
    <section id={part && idOfPart(part)}>
      <h3>{title}</h3>
      {findings.length === 0 ? (
        <p className={classes['silent']}>{t('results.listEmpty')}</p>
      ) : (
        <FindingList findings={findings} {...links} />
      )}
    </section>
  )
}
