import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename } from 'node:path'
import { createExtractPool, extract } from '@evenhand/extract'
import { ExtractError, type FailureCode, type ResumeText } from '@evenhand/model'
import { createProgressLine } from './progress-line.ts'
import { UsageError } from './usage-error.ts'

/** A file at its place among the files; read, or with the reason why not. */
export type ReadFile = { file: string; position: number; resume?: ResumeText; error?: FailureCode }

/**
 * Reads files in workers, as many at a time as there are processors, and hands each over before the next is read, so
 * that a thousand are never in memory together. Results come in the order of the files. `atOnce`: files in work at a
 * time, where `use` takes long and waits for others.
 */
export async function readResumes<Result>(
  files: string[],
  use: (read: ReadFile) => Result | Promise<Result>,
  atOnce = availableParallelism(),
): Promise<Result[]> {
  const readers = availableParallelism()
  const pool = createExtractPool({ size: readers })
  const progress = createProgressLine(files.length)
  const readOne = async (file: string, position: number): Promise<ReadFile> => {
    try {
      return { file, position, resume: await pool.extract(new Uint8Array(readFileSync(file)), basename(file)) }
    } catch (error) {
      if (error instanceof ExtractError) return { file, position, error: error.code }
      console.error(`\n${file}:`, error)
      return { file, position, error: 'could-not-read' }
    }
  }
  const results: Result[] = []
  let next = 0
  const work = async () => {
    while (next < files.length) {
      const position = next++
      const read = await readOne(files[position]!, position)
      results[position] = await use(read)
      progress.step(read.resume !== undefined)
    }
  }
  try {
    await Promise.all(Array.from({ length: Math.max(readers, atOnce) }, work))
    return results
  } finally {
    progress.end()
    pool.close()
  }
}

/** The text of a job description, which may come in any readable format. */
export async function readJobText(file: string): Promise<string> {
  try {
    return (await extract(new Uint8Array(readFileSync(file)), basename(file))).text
  } catch (error) {
    throw new UsageError(
      `the job description ${file} could not be read: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}
