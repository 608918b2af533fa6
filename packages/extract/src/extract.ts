import { ExtractError, MAX_DOCUMENT_BYTES, type ResumeText } from '@evenhand/model'
import { cleanFileName } from './clean-file-name.ts'
import { buildResumeText } from './lines/build-text.ts'
import { NEEDS_OCR, readFile, type ReadOptions } from './read-file.ts'
import { type Format, sniffFormat } from './sniff/sniff-format.ts'

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
  const format = sniffFormat(bytes, name)
  const document = await readFile(format, bytes, { name, options })
  if (document === NEEDS_OCR) return NEEDS_OCR
  const resume = buildResumeText({ ...document, fileName: name })
  if (isStray(format, name) && resume.warnings.some(({ code }) => code === 'little-text')) {
    throw new ExtractError('damaged', `${format} by another name`)
  }
  return resume
}

/** Names whose files begin with a mark of their own. */
const MARKED = /\.(?:pdf|docx?|rtf|odt|png|jpe?g)$/iu

/**
 * Whether a file's bytes are only text although its name promises more. Word's own web pages are called .doc, and what
 * holds a resume is read; with next to no text it is what a server said instead of the file ("Not found").
 */
function isStray(format: Format, name: string): boolean {
  return (format === 'html' || format === 'text') && MARKED.test(name)
}
