import { contentHash, ResumeRow, ResumeText } from '@evenhand/model'
import type { OwnerKey } from '../../crypto/owner-key.ts'
import type { Db } from '../../db/schema.ts'
import type { AnalyzeResult } from '../../jobs/engine-work.ts'
import { isAccount } from './keeps-texts.ts'
import { lookupOf } from './lookup-of.ts'
import { jobPlace, type RunHead } from './runs-store.ts'
import { openResume } from './sealed-resume.ts'

/** A result of before, as the engine would give it again. */
type Made = Exclude<AnalyzeResult, { error: unknown }>
export type FindMade = (
  resume: string,
  base: Pick<ResumeRow, 'id' | 'position' | 'fileName'>,
) => Promise<Made | undefined>

/** Runs of before that are looked through. */
const MOST_RUNS = 20

/**
 * Finds what was made of the very same text, layout included, for the same job, language, engine and month: an account
 * gets that once more instead of another analysis, and it costs nothing. Guests have no such store. `job` is the run's,
 * as JSON. Most runs are the first of their job; for them no text is looked at.
 */
export async function openMade(
  db: Db,
  key: OwnerKey,
  { run, job }: { run: RunHead; job: string | undefined },
): Promise<FindMade | undefined> {
  const runIds = isAccount(key.ownerId) ? await listTwins(db, key, { run, job }) : []
  if (runIds.length === 0) return undefined
  const engine = { id: run.engine_id, version: run.engine_version }
  return async (json, base) => {
    const resume = ResumeText.parse(JSON.parse(json))
    const lookup = lookupOf(key, run, { contentHash: contentHash(resume.text), engine })
    const found = await db
      .selectFrom('resumes')
      .select(['id', 'resume', 'row', 'analysis'])
      .where('lookup', '=', lookup)
      .where('run_id', 'in', runIds)
      .where('state', '=', 'done')
      .where('resume', 'is not', null)
      .limit(1)
      .executeTakeFirst()
    const made = found && openResume(key, found)
    if (!made?.resume || !made.row || !made.analysis || !isSame(resume, made.resume)) return undefined
    const row = JSON.stringify({ ...ResumeRow.parse(JSON.parse(made.row)), ...base })
    return { row, analysis: made.analysis, contentHash: contentHash(resume.text), engine }
  }
}

/** Other runs of the owner that would judge alike. Jobs with the same words may be set in other lines, and be read otherwise. */
async function listTwins(
  db: Db,
  key: OwnerKey,
  { run, job }: { run: RunHead; job: string | undefined },
): Promise<string[]> {
  const { created_at: at, job_hash: jobHash } = run
  const runs = await db
    .selectFrom('runs')
    .select(['id', 'job'])
    .where('owner_id', '=', key.ownerId)
    .where('id', '!=', run.id)
    .where('job_hash', jobHash === null ? 'is' : '=', jobHash)
    .where('language', '=', run.language)
    .where('engine_id', '=', run.engine_id)
    .where('engine_version', '=', run.engine_version)
    // Posts that are still held are counted up to the month of their run.
    .where('created_at', '>=', new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth())))
    .where('created_at', '<', new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1)))
    .where('succeeded', '>', 0)
    .orderBy('created_at', 'desc')
    .limit(MOST_RUNS)
    .execute()
  const jobOf = ({ id, job: sealed }: (typeof runs)[number]) =>
    sealed === null ? undefined : key.open(jobPlace(id), sealed)
  return runs.filter((other) => jobOf(other) === job).map(({ id }) => id)
}

/** The name of the file says nothing about anybody. */
function isSame(resume: ResumeText, json: string): boolean {
  const nameless = (text: ResumeText) => JSON.stringify({ ...text, fileName: '' })
  return nameless(resume) === nameless(ResumeText.parse(JSON.parse(json)))
}
