import { ResumeRow, type FailureCode, type ReceiptBody, type ReceiptResume } from '@evenhand/model'
import type { OwnerKey } from '../../crypto/owner-key.ts'
import { loadReceiptSeed } from '../../crypto/receipt-key.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import type { ReceiptSlice } from '../../jobs/receipt-work.ts'
import { monthOf } from './analyze-job.ts'
import { listRows, listStored } from './resumes-store.ts'
import type { RunRecord } from './runs-store.ts'

/** Resumes read at a time. */
const SLICE = 25

/**
 * The signed receipt of a run that has ended, as the command line checks it. Throws AppError 'conflict' while the run
 * goes on, and 'invalid-request' where a language model judged: nobody could compute its scores again.
 */
export async function makeReceipt(deps: Deps, key: OwnerKey, run: RunRecord): Promise<string> {
  if (run.state !== 'done' && run.state !== 'cancelled') throw new AppError('conflict', 409)
  const rows = (await listRows(deps.db, key, run.id)).map((row) => ResumeRow.parse(JSON.parse(row)))
  const ids = rows.flatMap(({ id, state }) => (state === 'done' ? [id] : []))
  const resumes: ReceiptResume[] = []
  for (let start = 0; start < ids.length; start += SLICE) {
    resumes.push(...(await deps.engine.receiptSlice(await loadSlice(deps, key, ids.slice(start, start + SLICE)))))
  }
  const { id, version } = deps.engine.name
  const isOwn = resumes.every(({ engine }) => engine.id === id)
  if (!isOwn) throw new AppError('invalid-request', 400, { path: `engine ${id} ${version}` })
  return deps.engine.writeReceipt({
    today: monthOf(run.created_at),
    job: run.job ?? undefined,
    resumes: resumes.sort((a, b) => a.position - b.position),
    failures: failuresOf(rows),
    seed: await loadReceiptSeed(deps.vault),
  })
}

async function loadSlice(deps: Deps, key: OwnerKey, ids: string[]): Promise<ReceiptSlice> {
  const files = await listStored(deps.db, key, ids)
  return files.flatMap(({ position, analysis, resume }) =>
    analysis === null || resume === null ? [] : [{ position, analysis, resume }],
  )
}

/** What was cancelled was not judged, either. */
function failuresOf(rows: ResumeRow[]): ReceiptBody['failures'] {
  const given: FailureCode = 'aborted'
  return rows.flatMap(({ state, position, error = given }) => (state === 'done' ? [] : [{ position, error }]))
}
