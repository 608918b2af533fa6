import { Button } from '@mantine/core'
import type { JobProfile, ResumeDetail } from '@evenhand/model'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo } from 'react'
import { useSession } from '../features/account/session-context.ts'
import type { CandidateExtras } from '../features/results/candidate-report.tsx'
import { areByModel } from '../features/results/engine-badge.tsx'
import { ResumeCost } from '../features/results/resume-cost.tsx'
import { useTexts } from '../texts/texts.tsx'
import { laterPart } from '../ui/later-part.tsx'
import { saveFile } from '../ui/save-file.ts'
import { instanceQuery } from './instance-query.ts'

const OwnerRemarks = laterPart(
  () => import('../features/sharing/owner-remarks.tsx'),
  (part) => part.OwnerRemarks,
)

/** What the owner of a screening has beside each candidate: a notice for them, and what readers of links said. */
export function useRunExtras(run: { kind: string; id?: string }, job: JobProfile | undefined): CandidateExtras {
  const { user } = useSession()
  const runId = run.kind === 'server' ? run.id : undefined
  const isOwner = user !== undefined
  const { data: instance } = useQuery(instanceQuery)
  const hasModel = instance !== undefined && instance.engine !== 'built-in'
  return useMemo(
    () => ({
      actions: (detail) => <NoticeButton detail={detail} job={job} />,
      remarks: (row) =>
        runId && (
          <>
            {(hasModel || areByModel([row])) && <ResumeCost runId={runId} row={row} />}
            {isOwner && (
              <Suspense>
                <OwnerRemarks runId={runId} resumeId={row.id} />
              </Suspense>
            )}
          </>
        ),
    }),
    [runId, isOwner, hasModel, job],
  )
}

/** Saves what a candidate may know of how they were judged, as a page to print or send. */
function NoticeButton({ detail, job }: { detail: ResumeDetail; job?: JobProfile }) {
  const texts = useTexts()
  const { user } = useSession()
  const save = async () => {
    const { writeCandidateNotice } = await import('./write-candidate-notice.ts')
    const notice = writeCandidateNotice(detail, { job, contact: user?.email, texts })
    if (notice) saveFile(notice, `notice-${detail.row.position + 1}.html`)
  }
  return (
    <Button size="xs" onClick={() => void save()}>
      {texts.t('notice.save')}
    </Button>
  )
}
