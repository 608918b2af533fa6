import type { ExtractAssets } from '@evenhand/extract'
import { createExtractPool, type ExtractPool } from '@evenhand/extract/pool'
import { ExtractError, type FailureCode, MAX_DOCUMENT_BYTES } from '@evenhand/model'
import type { ReadFile } from './send-queue.ts'

/** Where the readers' own files lie on our origin; the build puts them there. */
declare const READER_ADDRESSES: ExtractAssets

/** Files handed to the pool beyond those being read, so that it can put scans behind quick ones. */
const AHEAD = 6

export type ReadOptions = {
  signal: AbortSignal
  onBegin: (position: number) => void
  onRead: (file: ReadFile) => void
}

/** Reads files in workers of this browser, two to four at a time; each ends in one outcome. */
export async function readFiles(files: readonly { position: number; file: File }[], options: ReadOptions) {
  const size = Math.min(files.length, Math.max(2, Math.min(4, navigator.hardwareConcurrency - 1)))
  const { ocrLanguages, ...addresses } = READER_ADDRESSES
  const pool = createExtractPool({ size, assets: { ...absolute(addresses), ocrLanguages } })
  const left = [...files]
  const readNext = async (): Promise<void> => {
    for (let next = left.shift(); next && !options.signal.aborted; next = left.shift()) {
      options.onBegin(next.position)
      const read = await readOne(pool, next, options.signal)
      if (!options.signal.aborted) options.onRead(read)
    }
  }
  try {
    await Promise.all(Array.from({ length: size + AHEAD }, readNext))
  } finally {
    pool.close()
  }
}

async function readOne(pool: ExtractPool, { position, file }: { position: number; file: File }, signal: AbortSignal) {
  if (file.size > MAX_DOCUMENT_BYTES) return { position, error: 'too-large' as const }
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    return { position, resume: await pool.extract(bytes, file.name, { signal }) }
  } catch (error) {
    return { position, error: failureOf(error) }
  }
}

/** The reader's own code; a file that vanished or a worker that broke could not be read. */
function failureOf(error: unknown): FailureCode {
  if (error instanceof ExtractError) return error.code
  const code = (error as { code?: unknown }).code
  return typeof code === 'string' && (error as Error).name === 'ExtractError' ? (code as FailureCode) : 'could-not-read'
}

/** Workers resolve addresses against their own file, so they get whole ones. */
function absolute<T extends Record<string, URL | string>>(paths: T): T {
  return Object.fromEntries(Object.entries(paths).map(([key, path]) => [key, new URL(path, location.origin).href])) as T
}
