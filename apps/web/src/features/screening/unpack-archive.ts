import { MAX_DOCUMENT_BYTES, MAX_FILES_PER_RUN } from '@evenhand/model'
import { unzipSync } from 'fflate'
import PostalMime from 'postal-mime'

/** A file that lay inside another one; without bytes it is larger than a resume may be. */
export type Unpacked = { path: string; bytes?: Uint8Array<ArrayBuffer> }

/** All files of an archive together, unpacked, in bytes: beyond it the rest stays where it is. */
const LARGEST_SUM = 1024 * 1024 * 1024

/** The files of a zip archive, with their folders. Throws where it is none. */
export function unpackZip(bytes: Uint8Array): Unpacked[] {
  let sum = 0
  let count = 0
  const large: string[] = []
  const found = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (name.endsWith('/') || name.startsWith('__MACOSX/') || count > MAX_FILES_PER_RUN) return false
      count++
      if (originalSize > MAX_DOCUMENT_BYTES) large.push(name)
      sum += originalSize
      return originalSize <= MAX_DOCUMENT_BYTES && sum <= LARGEST_SUM
    },
  })
  const files = Object.entries(found).map(([path, content]) => ({ path, bytes: new Uint8Array(content) }))
  return [...files, ...large.map((path) => ({ path }))]
}

/** The files attached to an e-mail; pictures that belong to its text are not among them. */
export async function unpackMail(bytes: Uint8Array<ArrayBuffer>): Promise<Unpacked[]> {
  const { attachments } = await PostalMime.parse(bytes.buffer, { attachmentEncoding: 'arraybuffer' })
  return attachments.flatMap(({ filename, related, disposition, mimeType, content }) => {
    const isPartOfText = related || (disposition === 'inline' && mimeType.startsWith('image/'))
    if (!filename || isPartOfText || typeof content === 'string') return []
    return [{ path: filename, bytes: new Uint8Array(content) }]
  })
}
