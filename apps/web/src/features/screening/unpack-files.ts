import { MAX_DOCUMENT_BYTES } from '@evenhand/model'
import { packedKind } from './packed-kind.ts'
import type { UnpackAnswer, UnpackQuestion } from './unpack-worker.ts'

/** Longest time one archive may take, in milliseconds. */
const LONGEST = 60_000
/** Largest archive that is opened, in bytes. */
const LARGEST = 512 * 1024 * 1024

/**
 * Puts the files of zip archives and the attachments of e-mails in their place, with the archive's name before
 * theirs. An archive that cannot be opened, or that holds nothing, stays itself.
 */
export async function unpackFiles(files: readonly File[]): Promise<File[]> {
  const found: File[] = []
  // One after the other: a large archive fills the memory of one worker, not of ten.
  for (const file of files) found.push(...((await unpackOne(file)) ?? [file]))
  return found
}

async function unpackOne(file: File): Promise<File[] | undefined> {
  const kind = packedKind(file)
  if (!kind || file.size > LARGEST) return undefined
  const unpacked = await askWorker({ kind, bytes: new Uint8Array(await file.arrayBuffer()) })
  if (!unpacked || unpacked.length === 0) return undefined
  const folder = (file as { path?: string }).path ?? file.webkitRelativePath ?? ''
  return unpacked.map(({ path, bytes }) => {
    const name = path.slice(path.lastIndexOf('/') + 1)
    const inside = new File([bytes ?? tooLarge()], name, { lastModified: file.lastModified })
    return Object.assign(inside, { path: `${folder || file.name}/${path}` })
  })
}

let large: Blob | undefined

/** Stands in for what was not unpacked: its size alone gives the file its row, with the reason. */
function tooLarge(): Blob {
  large ??= new Blob([new Uint8Array(MAX_DOCUMENT_BYTES + 1)])
  return large
}

async function askWorker(question: UnpackQuestion): Promise<UnpackAnswer> {
  const worker = new Worker(new URL('./unpack-worker.ts', import.meta.url), { type: 'module' })
  const { promise, resolve } = Promise.withResolvers<UnpackAnswer>()
  const timer = setTimeout(() => resolve(undefined), LONGEST)
  worker.addEventListener('message', ({ data }: MessageEvent<UnpackAnswer>) => resolve(data))
  worker.addEventListener('error', (event) => {
    event.preventDefault()
    resolve(undefined)
  })
  worker.postMessage(question, { transfer: [question.bytes.buffer] })
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    worker.terminate()
  }
}
