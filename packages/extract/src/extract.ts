import { ExtractError, MAX_DOCUMENT_BYTES, type ResumeText } from '@evenhand/model'
import { cleanFileName } from './clean-file-name.ts'
import { buildResumeText } from './lines/build-text.ts'
import { NEEDS_OCR, readFile, type ReadOptions } from './read-file.ts'
import { sniffFormat } from './sniff/sniff-format.ts'

export type ExtractOptions = Pick<ReadOptions, 'signal' | 'onProgress'>

/**
 * Reads a file's visible text in reading order; what it is, its bytes tell. Throws ExtractError: 'too-large', 'empty',
 * 'unsupported', 'password', 'damaged', 'no-text' or 'aborted'. It sets no time limit: for files of strangers use a pool.
 */
export async function extract(bytes: Uint8Array, fileName: string, options: ExtractOptions = {}): Promise<ResumeText> {
  const resume = await extractOrDefer(bytes, fileName, { signal: options.signal, onProgress: options.onProgress })
  if (resume === NEEDS_OCR) throw new ExtractError('no-text')
  return resume
}

/** As `extract`, but answers NEEDS_OCR instead of starting OCR when told to put it off. */
export async function extractOrDefer(
  bytes: Uint8Array,
  fileName: string,
  options: ReadOptions,
): Promise<ResumeText | typeof NEEDS_OCR> {
  if (bytes.length > MAX_DOCUMENT_BYTES) throw new ExtractError('too-large')
  if (bytes.length === 0) throw new ExtractError('empty')
  if (options.signal?.aborted) throw new ExtractError('aborted')
  const name = cleanFileName(fileName)
  const document = await readFile(sniffFormat(bytes, name), bytes, { name, options })
  return document === NEEDS_OCR ? NEEDS_OCR : buildResumeText({ ...document, fileName: name })
}
