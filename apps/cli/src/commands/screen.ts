import { writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { readJob, toReceipt } from '@evenhand/analyze'
import type { Translator } from '@evenhand/locales'
import {
  compareRows,
  MAX_FILES_PER_RUN,
  type ReceiptKey,
  signReceipt,
  toReceiptFile,
  toResumeRow,
} from '@evenhand/model'
import { listFiles } from '../list-files.ts'
import { loadTranslator } from '../load-translator.ts'
import { type Against, type LocalEngine, openEngine } from '../open-engine.ts'
import { FORMATS, type Screened } from '../output-formats.ts'
import { parseCommandLine } from '../parse-command-line.ts'
import { type ReadFile, readJobText, readResumes } from '../read-resumes.ts'
import { loadReceiptKey } from '../receipt-key.ts'
import { refuseUnwritable } from '../refuse-unwritable.ts'
import { screenOnServer, ServerError } from '../screen-on-server.ts'
import { thisMonth } from '../this-month.ts'
import { UsageError } from '../usage-error.ts'

/**
 * Reads files on this machine and judges them here, or on a server with `--server` and an API key. Exit code 0, or 1
 * when some file could not be read or the server refused.
 */
export async function screen(args: string[]): Promise<number> {
  const options = parseOptions(args)
  const files = listFiles(options.files)
  if (files.length === 0) throw new UsageError('no readable file there')
  if (files.length > MAX_FILES_PER_RUN)
    throw new UsageError(`Maximum of ${MAX_FILES_PER_RUN} files can be processed at once`)
  const translator = await loadTranslator(options.language)
  if (options.server !== undefined) return screenThere(options, files, translator)
  const key = options.receipt === undefined ? undefined : loadReceiptKey(options.key)
  const job = options.job === undefined ? undefined : readJob(await readJobText(options.job))
  const today = thisMonth()
  const engine = await openEngine(options.engine ?? 'built-in', { job, today }, translator.languageCode)
  const results = await screenAll(files, engine)
  for (const line of engine.report(translator)) console.error(line)
  if (options.receipt !== undefined && key !== undefined) writeReceipt(options.receipt, { key, job, today, results })
  return write(options, results, translator)
}

type Options = ReturnType<typeof parseOptions>

/** Exit code 1 when some file failed. */
function write({ format, out }: Options, results: Screened[], translator: Translator): number {
  const output = format(
    results.toSorted((a, b) => compareRows(a.row, b.row)),
    translator,
  )
  if (out === undefined) process.stdout.write(output)
  else writeFileSync(out, output)
  return results.some((result) => result.row.state === 'failed') ? 1 : 0
}

async function screenThere(options: Options, files: string[], translator: Translator): Promise<number> {
  const server = { url: options.server!.replace(/\/$/, ''), key: options.apiKey }
  const job = options.job === undefined ? undefined : await readJobText(options.job)
  const read = await readResumes(files, (one) => one)
  try {
    return write(options, await screenOnServer(server, { files: read, job, language: options.language }), translator)
  } catch (error) {
    if (!(error instanceof ServerError)) throw error
    const key = error.code === undefined ? 'unreachable' : 'refused'
    console.error(translator.translate(`cli.server.${key}`, { server: server.url, message: error.message }))
    return 1
  }
}

function parseOptions(args: string[]) {
  const option = { type: 'string' } as const
  const { values, positionals } = parseCommandLine({
    args,
    allowPositionals: true,
    options: {
      job: option,
      language: option,
      format: option,
      out: option,
      receipt: option,
      key: option,
      server: option,
      engine: option,
    },
  })
  const name = values.format ?? 'table'
  const format = FORMATS[name]
  if (format === undefined) throw new UsageError(`no such format: ${name} (one of ${Object.keys(FORMATS).join(', ')})`)
  if (positionals.length === 0) throw new UsageError('name the files to screen')
  if (values.engine === 'model' && values.receipt !== undefined)
    throw new UsageError(
      'a receipt says how to compute a score again, which a language model cannot: leave out --receipt',
    )
  if (values.server !== undefined && values.engine !== undefined)
    throw new UsageError('the server chooses its engine: leave out --engine')
  if (values.server !== undefined && values.receipt !== undefined)
    throw new UsageError('a receipt is signed by whoever judges: leave out --server')
  const apiKey = values.key ?? process.env['EVENHAND_KEY'] ?? ''
  if (values.server !== undefined && apiKey === '')
    throw new UsageError('--server needs an API key: --key ehk_... or EVENHAND_KEY')
  if (values.server === undefined && values.key !== undefined && values.receipt === undefined)
    throw new UsageError('--key is what a receipt is signed with: name its file with --receipt')
  refuseUnwritable('--out', values.out)
  refuseUnwritable('--receipt', values.receipt)
  return { ...values, files: positionals, format, apiKey }
}

async function screenAll(files: string[], engine: LocalEngine): Promise<Screened[]> {
  const screenOne = async ({ file, position, resume, error = 'could-not-read' }: ReadFile): Promise<Screened> => {
    const base = { id: String(position), position, fileName: basename(file) }
    if (resume === undefined) return { row: { ...base, state: 'failed', error }, file }
    try {
      const analysis = await engine.judge(resume)
      if ('error' in analysis) return { row: { ...base, state: 'failed', error: analysis.error }, file }
      return { row: toResumeRow(base, analysis), file, resume, analysis }
    } catch (failure) {
      console.error(`\n${file}:`, failure)
      return { row: { ...base, state: 'failed', error: 'analysis-failed' }, file }
    }
  }
  return await readResumes(files, screenOne, engine.atOnce)
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
