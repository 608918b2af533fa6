import { readFileSync } from 'node:fs'
import {
  analyze,
  checkArithmetic,
  compareResumes,
  ENGINE,
  faultOf,
  type ReceiptFault,
  restoreJob,
  resumeHash,
  toReceiptResume,
} from '@evenhand/analyze'
import {
  contentHash,
  type JobProfile,
  Receipt,
  type ReceiptResume,
  type ResumeText,
  toReceiptFile,
} from '@evenhand/model'
import { listFiles } from '../list-files.ts'
import { loadTranslator } from '../load-translator.ts'
import { parseCommandLine } from '../parse-command-line.ts'
import { type ReadFile, readJobText, readResumes } from '../read-resumes.ts'
import { isSigned } from '../receipt-key.ts'
import { UsageError } from '../usage-error.ts'

/** What a check says: a message below `cli.verify.`; a fault makes the receipt fail. */
type Line = ReceiptFault & { isFault: boolean }

const fault = ({ code, args }: ReceiptFault): Line => ({ code, args, isFault: true })
const fits = (code: string, args: ReceiptFault['args'] = {}): Line => ({ code, args, isFault: false })

/** Checks a receipt, and with files judges them again. Exit code 0 when nothing differs, 1 when something does. */
export async function verify(args: string[]): Promise<number> {
  const options = parseOptions(args)
  const translator = await loadTranslator(options.language)
  const lines = await check(options)
  const faults = lines.filter((line) => line.isFault)
  lines.push(faults.length === 0 ? fits('all-fits') : fault({ code: 'differs', args: { count: faults.length } }))
  for (const { code, args } of lines)
    process.stdout.write(`${translator.translate(`cli.verify.${code}`, args as Record<string, string | number>)}\n`)
  return faults.length === 0 ? 0 : 1
}

type Options = ReturnType<typeof parseOptions>

function parseOptions(args: string[]) {
  const option = { type: 'string' } as const
  const { values, positionals } = parseCommandLine({
    args,
    allowPositionals: true,
    options: { resume: { ...option, multiple: true }, job: option, signer: option, language: option },
  })
  const [file] = positionals
  if (file === undefined || positionals.length > 1) throw new UsageError('name one receipt')
  return { ...values, file, resumes: listFiles(values.resume ?? []) }
}

async function check(options: Options): Promise<Line[]> {
  const bytes = readBytes(options.file)
  const receipt = parseReceipt(bytes.toString('utf8'))
  if (!('signature' in receipt)) return [receipt]
  const lines = [...checkFile(receipt, bytes), ...checkSigner(receipt, options.signer)]
  const numbers = checkArithmetic(receipt).map(fault)
  lines.push(...(numbers.length > 0 ? numbers : [fits('arithmetic-fits', { count: receipt.resumes.length })]))
  if (options.resumes.length > 0 && receipt.job !== undefined && options.job === undefined)
    throw new UsageError('these resumes were judged against a job: name its file with --job')
  const job = options.job === undefined ? undefined : await checkJob(receipt, options.job)
  if (job !== undefined) lines.push(job.line)
  if (options.resumes.length === 0 || job?.line.isFault === true) return lines
  const taken = new Set<ReceiptResume>()
  return [
    ...lines,
    ...(await readResumes(options.resumes, (read) => checkResume(read, { receipt, job, taken }))).flat(),
  ]
}

function readBytes(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch (error) {
    throw new UsageError(`${file} could not be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function parseReceipt(text: string): Receipt | Line {
  try {
    const parsed = Receipt.safeParse(JSON.parse(text))
    if (parsed.success) return parsed.data
    const issue = parsed.error.issues[0]
    return fault({ code: 'not-a-receipt', args: { place: issue?.path.join('.') || '-', detail: issue?.message ?? '' } })
  } catch (error) {
    return fault({ code: 'not-a-receipt', args: { place: '-', detail: error instanceof Error ? error.message : '' } })
  }
}

/** The signature is over the values; the form of the file is checked as well, so that no byte of it is free. */
function checkFile(receipt: Receipt, bytes: Buffer): Line[] {
  const { publicKey: key } = receipt.signature
  const signature = isSigned(receipt)
    ? fits('signature-fits', { key })
    : fault({ code: 'signature-differs', args: { key } })
  const written = Buffer.from(toReceiptFile(receipt))
  if (written.equals(bytes)) return [signature]
  const first = written.findIndex((byte, index) => byte !== bytes[index])
  const line = written
    .subarray(0, first < 0 ? written.length : first)
    .toString('utf8')
    .split('\n').length
  return [signature, fault({ code: 'not-canonical', args: { line } })]
}

function checkSigner({ signature: { publicKey: key } }: Receipt, signer: string | undefined): Line[] {
  if (signer === undefined) return []
  return signer.toLowerCase() === key ? [fits('signer-fits')] : [fault({ code: 'signer-differs', args: { key } })]
}

type CheckedJob = { line: Line; job?: JobProfile }

async function checkJob({ job }: Receipt, file: string): Promise<CheckedJob> {
  const text = await readJobText(file)
  if (job === undefined) return { line: fault({ code: 'job-unexpected', args: { file } }) }
  // Who pastes a text file into the page keeps the white space that reading a document leaves out.
  const pasted = readBytes(file).toString('utf8').replaceAll('\r\n', '\n')
  const read = restoreJob(job, text)
  const asPasted = restoreJob(job, pasted)
  const restored = read.faults.length > 0 && asPasted.faults.length === 0 ? asPasted : read
  const [found] = restored.faults
  if (found !== undefined) return { line: fault({ ...found, args: { file } }) }
  return { line: fits(restored.edited ? 'job-edited' : 'job-fits', { file }), job: restored.job }
}

type Checking = { receipt: Receipt; job?: CheckedJob; taken: Set<ReceiptResume> }

function checkResume({ file, resume, error = 'could-not-read' }: ReadFile, checking: Checking): Line[] {
  if (resume === undefined) return [fault({ code: 'resume-unreadable', args: { file, error } })]
  const given = entryOf(resume, checking)
  if (given === undefined) return [fault({ code: 'resume-unknown', args: { file } })]
  checking.taken.add(given)
  const { position, engine } = given
  if (engine.id !== ENGINE.id || engine.version !== ENGINE.version) {
    const [theirs, own] = [engine, ENGINE].map(({ id, version }) => `${id} ${version}`)
    return [fault(faultOf('engine-other', position, { theirs: theirs!, own: own! }))]
  }
  const analysis = analyze(resume, { job: checking.job?.job, today: checking.receipt.today })
  const faults = compareResumes(given, toReceiptResume({ position, resume, analysis }))
  if (faults.length > 0) return faults.map(fault)
  return [fits('resume-fits', { file, number: position + 1, score: given.score.value })]
}

/** The receipt's entry of a resume: exactly it where it is there, else one with the same words. */
function entryOf(resume: ResumeText, { receipt, taken }: Checking): ReceiptResume | undefined {
  const free = receipt.resumes.filter((entry) => !taken.has(entry))
  const exact = resumeHash(resume)
  const words = contentHash(resume.text)
  return free.find((entry) => entry.resumeHash === exact) ?? free.find((entry) => entry.contentHash === words)
}
