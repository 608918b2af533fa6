import type { JobProfile } from '@evenhand/model'
import type { Evidence } from './prepare-evidence.ts'
import type { PreparedJob } from './prepare-job.ts'
import type { PostRelation } from './relate-posts.ts'

/** What every judge of one requirement sees: one masked resume against one job. */
export type Judging = {
  evidence: Evidence
  profile: JobProfile
  job: PreparedJob
  posts: PostRelation[]
  /** How near each post of the profile is to the job, by its title. */
  nearness: number[]
  /** How far the person's work is this kind of work, 0 to 1. */
  kind: number
}
