import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { z } from 'zod'
import { Engine, Score, VerdictValue } from './analysis.ts'
import { FailureCode } from './error-code.ts'
import { Finding } from './finding.ts'
import { JobProfile } from './job-profile.ts'
import { Span } from './span.ts'
import { YearMonth } from './year-month.ts'

const hex = (bytes: number) => z.string().regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`))
const Sha256 = hex(32)
const Code = Finding.shape.code

/** Words of a resume at their place; words about identity are blacked out. */
export const ReceiptQuote = Span.extend({ words: z.string() })
export type ReceiptQuote = z.infer<typeof ReceiptQuote>

export const ReceiptVerdict = z.strictObject({
  requirementId: z.string(),
  value: VerdictValue,
  share: z.number().min(0).max(1),
  reason: Finding.omit({ evidence: true }),
  quotes: z.array(ReceiptQuote),
})
export type ReceiptVerdict = z.infer<typeof ReceiptVerdict>

/** How one resume was judged. It is known by its hashes, never by its file name, which mostly holds a person's. */
export const ReceiptResume = z.strictObject({
  /** Place among the files of the screening, from 0. */
  position: z.int().min(0),
  /** The look-up id: same words, whatever the white space. */
  contentHash: Sha256,
  /** SHA-256 of the canonical ResumeText without its file name: all that the engine saw. */
  resumeHash: Sha256,
  engine: Engine,
  verdicts: z.array(ReceiptVerdict),
  score: Score,
  /** Codes of what was noticed about the file. */
  integrity: z.array(Code),
})
export type ReceiptResume = z.infer<typeof ReceiptResume>

/** What was asked for: the job as it was judged against, without its text. */
export const ReceiptJob = JobProfile.omit({ text: true }).extend({
  contentHash: Sha256,
  /** SHA-256 of the canonical JobProfile, text included. */
  jobHash: Sha256,
})
export type ReceiptJob = z.infer<typeof ReceiptJob>

/** One screening, as it can be checked by somebody else: what went in, what was asked, what was found, how it adds up. */
export const ReceiptBody = z.strictObject({
  format: z.literal('evenhand-receipt-1'),
  /** The day of the screening, to the month; it bounds the resumes' own dates. */
  today: YearMonth,
  job: ReceiptJob.optional(),
  resumes: z.array(ReceiptResume),
  /** Files that were not judged: as many entries in all as files. */
  failures: z.array(z.strictObject({ position: z.int().min(0), error: FailureCode })),
})
export type ReceiptBody = z.infer<typeof ReceiptBody>

export const Receipt = ReceiptBody.extend({
  signature: z.strictObject({ algorithm: z.literal('Ed25519'), publicKey: hex(32), value: hex(64) }),
})
export type Receipt = z.infer<typeof Receipt>

/** A key that signs receipts; `publicKey` is its 32 public bytes in hex, by which others know it. */
export type ReceiptKey = { publicKey: string; sign: (text: string) => string }

/** The receipt with its signature. */
export function signReceipt(body: ReceiptBody, { publicKey, sign }: ReceiptKey): Receipt {
  const value = sign(signedText(body, publicKey))
  return { ...body, signature: { algorithm: 'Ed25519', publicKey, value } }
}

/** The one form of a receipt's file: canonical JSON with an indent of two, and a line break. */
export function toReceiptFile(receipt: Receipt): string {
  return `${canonicalJson(receipt, 2)}\n`
}

/** What the signature of a receipt is made over: all of it but the signature's value, as canonical JSON. */
export function signedText(body: ReceiptBody, publicKey: string): string {
  return canonicalJson({ ...body, signature: { algorithm: 'Ed25519', publicKey } })
}

/**
 * JSON with the keys of every object in the order of their UTF-16 code units, without white space unless `indent` is
 * given. Same value, same bytes, on every machine.
 */
export function canonicalJson(value: unknown, indent?: number): string {
  return JSON.stringify(value, (_, part: unknown) => (isPlain(part) ? sorted(part) : part), indent)
}

/** SHA-256, in hex, of a value's canonical JSON. */
export function canonicalHash(value: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(value))))
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function sorted(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
