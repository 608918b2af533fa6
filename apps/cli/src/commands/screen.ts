import { writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { analyze, readJob, toReceipt } from '@evenhand/analyze'
import { compareRows, type JobProfile, MAX_FILES_PER_RUN, toResumeRow, type YearMonth } from '@evenhand/model'
import { listFiles } from '../list-files.ts'
import { loadTranslator } from '../load-translator.ts'
import { FORMATS, type Screened } from '../output-formats.ts'
import { parseCommandLine } from '../parse-command-line.ts'
import { readJobText, readResumes } from '../read-resumes.ts'
import { loadReceiptKey, type ReceiptKey, signReceipt, toReceiptFile } from '../receipt-key.ts'
import { thisMonth } from '../this-month.ts'
import { UsageError } from '../usage-error.ts'

/** Reads and judges files on this machine. Exit code 0, or 1 when some file could not be read. */
export async function screen(args: string[]): Promise<number> {
  const options = parseOptions(args)
  const files = listFiles(options.files)
  if (files.length === 0) throw new UsageError('no readable file there')
  if (files.length > MAX_FILES_PER_RUN)
    throw new UsageError(`Maximum of ${MAX_FILES_PER_RUN} files can be processed at once`)
  const translator = await loadTranslator(options.language)
  const key = options.receipt === undefined ? undefined : loadReceiptKey(options.key)
  const job = options.job === undefined ? undefined : readJob(await readJobText(options.job))
  const today = thisMonth()
  const results = await screenAll(files, { job, today })
  if (options.receipt !== undefined && key !== undefined) writeReceipt(options.receipt, { key, job, today, results })
  const output = options.format(
    results.toSorted((a, b) => compareRows(a.row, b.row)),
    translator,
  )
  if (options.out === undefined) process.stdout.write(output)
  else writeFileSync(options.out, output)
  return results.some((result) => result.row.state === 'failed') ? 1 : 0
}

function parseOptions(args: string[]) {
  const option = { type: 'string' } as const
  const { values, positionals } = parseCommandLine({
    args,
    allowPositionals: true,
    options: { job: option, language: option, format: option, out: option, receipt: option, key: option },
  })
  const name = values.format ?? 'table'
  const format = FORMATS[name]
  if (format === undefined) throw new UsageError(`no such format: ${name} (one of ${Object.keys(FORMATS).join(', ')})`)
  if (positionals.length === 0) throw new UsageError('name the files to screen')
  if (values.key !== undefined && values.receipt === undefined)
    throw new UsageError('--key is what a receipt is signed with: name its file with --receipt')
  return { ...values, files: positionals, format }
}

type Against = { job?: JobProfile; today: YearMonth }

async function screenAll(files: string[], { job, today }: Against): Promise<Screened[]> {
  return await readResumes(files, ({ file, position, resume, error = 'could-not-read' }): Screened => {
    const base = { id: String(position), position, fileName: basename(file) }
    if (resume === undefined) return { row: { ...base, state: 'failed', error }, file }
    try {
      const analysis = analyze(resume, { job, today })
      return { row: toResumeRow(base, analysis), file, resume, analysis }
    } catch (failure) {
      console.error(`\n${file}:`, failure)
      return { row: { ...base, state: 'failed', error: 'analysis-failed' }, file }
    }
  })
}

function writeReceipt(file: string, { key, results, ...against }: Against & { key: ReceiptKey; results: Screened[] }) {
  const judged = results.flatMap(({ row: { position }, resume, analysis }) =>
    resume === undefined || analysis === undefined ? [] : [{ position, resume, analysis }],
  )
  const failures = results.flatMap(({ row: { position, error } }) => (error === undefined ? [] : [{ position, error }]))
  const receipt = signReceipt(toReceipt({ ...against, resumes: judged, failures }), key)
  writeFileSync(file, toReceiptFile(receipt))
  process.stderr.write(`${file}: signed with the key ${key.publicKey}\n`)
}
