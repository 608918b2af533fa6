import { createReadStream, createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { rename, rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { DumpError } from './dump-form.ts'

/** Writes a compressed file of lines (mode 0600); it has its name only once it is whole. */
export async function writeLines<T>(
  path: string,
  fill: (write: (line: string) => Promise<void>) => Promise<T>,
): Promise<T> {
  const draft = `${path}.part`
  try {
    const gzip = createGzip()
    const file = createWriteStream(draft, { mode: 0o600, flush: true })
    const written = pipeline(gzip, file)
    const filled = fill(async (line) => {
      if (!gzip.write(`${line}\n`)) await once(gzip, 'drain')
    }).finally(() => gzip.end())
    const [result] = await Promise.all([filled, written])
    await rename(draft, path)
    return result
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/** Throws DumpError at what is not there or not compressed. */
export async function* readLines(path: string): AsyncGenerator<string> {
  const gunzip = createGunzip()
  // Watched from the start: an error that nobody waits for yet would end the process.
  const failed = pipeline(createReadStream(path), gunzip).then(
    () => undefined,
    (error: NodeJS.ErrnoException) => error,
  )
  let error: NodeJS.ErrnoException | undefined
  try {
    yield* createInterface({ input: gunzip, crlfDelay: Infinity })
  } catch (thrown) {
    error = thrown as NodeJS.ErrnoException
  }
  error ??= await failed
  if (error) throw new DumpError(`${path} cannot be read (${error.code})`)
}
