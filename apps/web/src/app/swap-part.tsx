import type { JobProfile, ResumeRow, ResumeText } from '@evenhand/model'
import { SwapCheck } from '../features/fairness/swap-check.tsx'
import type { LoadDetail } from '../ui/resume-detail.ts'

type SwapPartProps = {
  rows: readonly ResumeRow[]
  job?: JobProfile
  load: LoadDetail
  onClose: () => void
}

/** The swap test of a run: its texts come one after the other, from here or from the server. */
export function SwapPart({ rows, job, load, onClose }: SwapPartProps) {
  const people = rows.filter((row) => row.state === 'done')
  async function* texts(): AsyncGenerator<ResumeText> {
    for (const row of people) {
      const { resume } = await load(row)
      if (resume) yield resume
    }
  }
  return <SwapCheck count={people.length} resumes={texts} job={job} onClose={onClose} />
}
