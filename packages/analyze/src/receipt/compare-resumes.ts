import {
  canonicalHash,
  canonicalJson,
  contentHash,
  type JobProfile,
  type ReceiptJob,
  type ReceiptResume,
} from '@evenhand/model'
import { readJob } from '../read-job/read-job.ts'
import { compareScores, faultOf, type ReceiptFault } from './check-arithmetic.ts'

/** What differs between a resume's entry in a receipt and the entry that judging it again gives. Pure. */
export function compareResumes(given: ReceiptResume, again: ReceiptResume): ReceiptFault[] {
  const { position } = given
  const faults: ReceiptFault[] = []
  if (given.contentHash !== again.contentHash) faults.push(faultOf('content-differs', position))
  if (given.resumeHash !== again.resumeHash) faults.push(faultOf('reading-differs', position))
  const verdicts = new Map(again.verdicts.map((verdict) => [verdict.requirementId, verdict]))
  for (const verdict of given.verdicts) {
    const other = verdicts.get(verdict.requirementId)
    if (other === undefined || canonicalJson(verdict) !== canonicalJson(other))
      faults.push(faultOf('verdict-differs', position, { requirement: verdict.requirementId }))
  }
  if (given.verdicts.length < again.verdicts.length) faults.push(faultOf('verdicts-incomplete', position))
  if (canonicalJson(given.integrity) !== canonicalJson(again.integrity))
    faults.push(faultOf('notices-differ', position))
  return [...faults, ...compareScores(given.score, again.score, position)]
}

/**
 * The job of a receipt, put together again with its text. The requirements are the receipt's own: `edited` says that
 * reading the text gives others. Faults where the text is not the one that was judged against. Pure.
 */
export function restoreJob(
  given: ReceiptJob,
  text: string,
): { job?: JobProfile; edited: boolean; faults: ReceiptFault[] } {
  const { contentHash: hash, jobHash, ...asked } = given
  const faultsOf = (code: string) => ({ edited: false, faults: [{ code, args: {} }] })
  if (contentHash(text) !== hash) return faultsOf('job-differs')
  const job: JobProfile = { ...asked, text }
  if (canonicalHash(job) !== jobHash) return faultsOf('job-reading-differs')
  return { job, edited: canonicalHash(readJob(text)) !== jobHash, faults: [] }
}
