import {
  type Finding,
  type JobProfile,
  type Profile,
  type ResumeDetail,
  type ResumeRow,
  SCORE_LARGEST,
} from '@evenhand/model'
import { useMemo } from 'react'
import { useFindingText } from '../../texts/finding-text.ts'
import { useTexts } from '../../texts/texts.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { ScoreBadge } from '../../ui/score-badge.tsx'
import classes from './candidate-report.module.css'
import type { Evidence } from '../../ui/evidence.ts'
import { FindingList } from './finding-list.tsx'
import { rankOf } from './held-order.ts'
import { IntegrityNotice } from './integrity-notice.tsx'
import { JobsTimeline } from './jobs-timeline.tsx'
import { KeySkills } from './key-skills.tsx'
import { ScoreLedger } from './score-ledger.tsx'

type CandidateReportProps = {
  detail: ResumeDetail
  rows: readonly ResumeRow[]
  job?: JobProfile
  evidence?: Evidence
  onEvidence: (evidence: Evidence) => void
}

/** Everything known of one person, each claim with the words it rests on. */
export function CandidateReport({ detail, rows, job, evidence, onEvidence }: CandidateReportProps) {
  const { t } = useTexts()
  const tell = useFindingText()
  const { analysis, resume } = detail
  const rank = useMemo(() => rankOf(rows, analysis?.score.value ?? 0), [rows, analysis])
  if (!analysis) return null
  const { profile, score, words } = analysis
  const links = { resume, evidence, onEvidence }
  return (
    <div className={classes['report']}>
      <div className={classes['head']}>
        <div>
          {profile.headline && (
            <p className={classes['headline']}>
              <bdi>{profile.headline.value}</bdi>
            </p>
          )}
          {words.summary.length > 0 && (
            <>
              <h3>{t('results.summary')}</h3>
              <p className={classes['summary']}>{words.summary.map(tell).join(' ')}</p>
            </>
          )}
          <Contact profile={profile} />
        </div>
        <div>
          <ScoreBadge score={score.value} big />
          <p className={classes['rank']}>{t('results.position', rank)}</p>
        </div>
      </div>
      <IntegrityNotice detail={detail} {...links} />
      <ScoreLedger analysis={analysis} job={job} largest={SCORE_LARGEST} {...links} />
      <div className={classes['sections']}>
        <KeySkills profile={profile} {...links} />
        <Section title={t('sections.experience')} findings={words.experience} {...links} />
        <Section title={t('sections.education')} findings={words.education} {...links} />
        <Section title={t('sections.strengths')} findings={words.strengths} {...links} />
        {words.jobFit.length > 0 && <Section title={t('sections.jobFit')} findings={words.jobFit} {...links} />}
        <Section title={t('sections.recommendations')} findings={words.recommendations} {...links} />
        {words.questions.length > 0 && <Section title={t('results.questions')} findings={words.questions} {...links} />}
      </div>
      <JobsTimeline profile={profile} />
    </div>
  )
}

/** Addresses and numbers beyond those that the row above shows. */
function Contact({ profile }: { profile: Profile }) {
  const more = [...profile.emails.slice(1), ...profile.phones.slice(1), ...profile.links].map(({ value }) => value)
  if (more.length === 0) return null
  return (
    <div className={classes['contact']}>
      {more.map((value) => (
        <CopyButton key={value} value={value} />
      ))}
    </div>
  )
}

export type EvidenceLinks = {
  resume: ResumeDetail['resume']
  evidence?: Evidence
  onEvidence: (evidence: Evidence) => void
}

function Section({ title, findings, ...links }: EvidenceLinks & { title: string; findings: readonly Finding[] }) {
  const { t } = useTexts()
  return (
    <section>
      <h3>{title}</h3>
      {findings.length === 0 ? (
        <p className={classes['silent']}>{t('results.listEmpty')}</p>
      ) : (
        <FindingList findings={findings} {...links} />
      )}
    </section>
  )
}
