import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { analyze, readJob } from '@evenhand/analyze'
import { createExtractPool, extract } from '@evenhand/extract'
import { createTranslator, loadDictionary } from '@evenhand/locales'
import {
  compareRows,
  ExtractError,
  isLanguageCode,
  MAX_FILES_PER_RUN,
  type JobProfile,
  toResumeRow,
} from '@evenhand/model'
import { listFiles } from '../list-files.ts'
import { FORMATS, type Screened } from '../output-formats.ts'
import { createProgressLine } from '../progress-line.ts'
import { UsageError } from '../usage-error.ts'

/** Reads and judges files on this machine. Exit code 0, or 1 when some file could not be read. */
export async function screen(args: string[]): Promise<number> {
  const options = parseOptions(args)
  const files = listFiles(options.files)
  if (files.length === 0) throw new UsageError('no readable file there')
  if (files.length > MAX_FILES_PER_RUN)
    throw new UsageError(`Maximum of ${MAX_FILES_PER_RUN} files can be processed at once`)
  const job = options.job === undefined ? undefined : readJob(await readJobText(options.job))
  const results = await screenAll(files, job)
  const translator = createTranslator(await loadDictionary(options.language), options.language)
  const output = options.format(results, translator)
  if (options.out === undefined) process.stdout.write(output)
  else writeFileSync(options.out, output)
  return results.some((result) => result.row.state === 'failed') ? 1 : 0
}

function parseOptions(args: string[]) {
  const { values, positionals } = parse(args)
  const language = values.language ?? 'en'
  if (!isLanguageCode(language)) throw new UsageError(`no such language: ${language}`)
  const name = values.format ?? 'table'
  const format = FORMATS[name]
  if (format === undefined) throw new UsageError(`no such format: ${name} (one of ${Object.keys(FORMATS).join(', ')})`)
  if (positionals.length === 0) throw new UsageError('name the files to screen')
  return { files: positionals, job: values.job, out: values.out, language, format }
}

function parse(args: string[]) {
  try {
    const option = { type: 'string' } as const
    return parseArgs({
      args,
      allowPositionals: true,
      options: { job: option, language: option, format: option, out: option },
    })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

/** A job description may come in any readable format. */
async function readJobText(file: string): Promise<string> {
  try {
    return (await extract(new Uint8Array(readFileSync(file)), basename(file))).text
  } catch (error) {
    throw new UsageError(
      `the job description ${file} could not be read: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

async function screenAll(files: string[], job: JobProfile | undefined): Promise<Screened[]> {
  const readers = availableParallelism()
  const pool = createExtractPool({ size: readers })
  const progress = createProgressLine(files.length)
  const now = new Date()
  const today = { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1 }
  const screenOne = async (file: string, position: number): Promise<Screened> => {
    const base = { id: String(position), position, fileName: basename(file) }
    try {
      const resume = await pool.extract(new Uint8Array(readFileSync(file)), base.fileName)
      const analysis = analyze(resume, { job, today })
      progress.step(true)
      return { row: toResumeRow(base, analysis), file, resume, analysis }
    } catch (error) {
      progress.step(false)
      if (error instanceof ExtractError) return { row: { ...base, state: 'failed', error: error.code }, file }
      console.error(`\n${file}:`, error)
      return { row: { ...base, state: 'failed', error: 'analysis-failed' }, file }
    }
  }
  // As many at a time as there are readers, so that a thousand files are never in memory together.
  const results: Screened[] = []
  let next = 0
  const work = async () => {
    while (next < files.length) {
      const position = next++
      results.push(await screenOne(files[position]!, position))
    }
  }
  try {
    await Promise.all(Array.from({ length: readers }, work))
    return results.sort((a, b) => compareRows(a.row, b.row))
  } finally {
    progress.end()
    pool.close()
  }
}
