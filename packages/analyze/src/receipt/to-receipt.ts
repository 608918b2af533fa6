import {
  type Analysis,
  canonicalHash,
  contentHash,
  type FailureCode,
  type Finding,
  type FindingArg,
  type JobProfile,
  type Profile,
  type ReceiptBody,
  type ReceiptJob,
  type ReceiptResume,
  type ResumeText,
  type Span,
  type YearMonth,
} from '@evenhand/model'
import { maskIdentity } from '../judge/mask-identity.ts'

/** A resume of the screening; `position` is its place among the files. */
export type JudgedResume = { position: number; resume: ResumeText; analysis: Analysis }

export type Screening = {
  today: YearMonth
  job?: JobProfile
  resumes: JudgedResume[]
  failures: { position: number; error: FailureCode }[]
}

/** The receipt of a screening, not yet signed; resumes in the order of their files. Pure. */
export function toReceipt({ today, job, resumes, failures }: Screening): ReceiptBody {
  return {
    format: 'evenhand-receipt-1',
    today,
    ...(job === undefined ? {} : { job: toReceiptJob(job) }),
    resumes: resumes.toSorted((a, b) => a.position - b.position).map(toReceiptResume),
    failures: failures.toSorted((a, b) => a.position - b.position),
  }
}

/** What a receipt keeps of a job: all but its text, which only leaves two hashes. */
export function toReceiptJob(job: JobProfile): ReceiptJob {
  const { text, ...asked } = job
  return { ...asked, contentHash: contentHash(text), jobHash: canonicalHash(job) }
}

/** What a receipt keeps of one resume and how it was judged. */
export function toReceiptResume({ position, resume, analysis }: JudgedResume): ReceiptResume {
  const { profile, engine, score, verdicts, integrity } = analysis
  const masked = maskIdentity(profile, resume)
  const hide = hider(profile, resume)
  return {
    position,
    contentHash: contentHash(resume.text),
    resumeHash: resumeHash(resume),
    engine,
    verdicts: verdicts.map(({ reason, ...verdict }) => ({
      ...verdict,
      reason: { code: reason.code, args: hideArgs(reason.args, hide) },
      quotes: reason.evidence.map((span) => ({ ...span, words: blackenedWords(resume.text, masked, span) })),
    })),
    score,
    integrity: integrity.map((finding) => finding.code),
  }
}

/** SHA-256 of all that an engine sees of a file: its name is no part of that. */
export function resumeHash(resume: ResumeText): string {
  return canonicalHash({ ...resume, fileName: undefined })
}

/** Stands for words about identity, however many. */
const BLACKENED = '███'
const HIDDEN = '\0'

/** The words of a span, with each stretch that the mask blanked as one bar. The mask is as long as the text. */
function blackenedWords(text: string, masked: string, { start, end }: Span): string {
  const marked = Array.from({ length: end - start }, (_, index) => {
    const at = start + index
    return text[at] === masked[at] ? text[at] : HIDDEN
  })
  return marked.join('').replaceAll(/\0(?:[ \0]*\0)?/g, BLACKENED)
}

const SHORTEST_HIDDEN = 3
const MOST_HIDDEN = 500

/** Blackens words about identity in a text that was taken from the resume: an argument of a finding. */
function hider(profile: Profile, resume: ResumeText): (text: string) => string {
  const words = profile.identity.slice(0, MOST_HIDDEN).map((span) => resume.text.slice(span.start, span.end).trim())
  const longestFirst = [...new Set(words)].sort((a, b) => b.length - a.length || (a < b ? -1 : 1))
  const hidden = longestFirst.filter((word) => word.length >= SHORTEST_HIDDEN)
  return (text) => hidden.reduce((result, word) => result.replaceAll(word, BLACKENED), text)
}

function hideArgs(args: Finding['args'], hide: (text: string) => string): Finding['args'] {
  const hideOne = (value: FindingArg): FindingArg => {
    if (typeof value === 'string') return hide(value)
    return Array.isArray(value) ? value.map(hide) : value
  }
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, hideOne(value)]))
}
