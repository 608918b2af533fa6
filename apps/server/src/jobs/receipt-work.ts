import { toReceipt, toReceiptResume } from '@evenhand/analyze/receipt'
import {
  Analysis,
  JobProfile,
  type ReceiptBody,
  type ReceiptResume,
  ResumeText,
  signReceipt,
  toReceiptFile,
  type YearMonth,
} from '@evenhand/model'
import { createReceiptKey } from '../crypto/receipt-key.ts'

/** Finished resumes of a run as they are stored, in JSON. */
export type ReceiptSlice = { position: number; analysis: string; resume: string }[]

/** What a receipt says of some resumes. */
export function receiptSlice(files: ReceiptSlice): ReceiptResume[] {
  return files.map(({ position, analysis, resume }) =>
    toReceiptResume({
      position,
      analysis: Analysis.parse(JSON.parse(analysis)),
      resume: ResumeText.parse(JSON.parse(resume)),
    }),
  )
}

/** A whole run; `job` is JSON, `seed` what it is signed with. */
export type ReceiptTask = {
  today: YearMonth
  job?: string
  resumes: ReceiptResume[]
  failures: ReceiptBody['failures']
  seed: string
}

/** The receipt's file, signed. */
export function writeReceipt({ today, job, resumes, failures, seed }: ReceiptTask): string {
  const asked = job === undefined ? undefined : JobProfile.parse(JSON.parse(job))
  const body = { ...toReceipt({ today, job: asked, resumes: [], failures }), resumes }
  return toReceiptFile(signReceipt(body, createReceiptKey(seed)))
}
