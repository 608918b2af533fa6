import { ExtractError } from '@evenhand/model'
import type { ReadDocument } from './lines/raw-line.ts'
import type { Format } from './sniff/sniff-format.ts'

export type ReadOptions = {
  signal?: AbortSignal
  /** Pages read, and pages to read. */
  onProgress?: (done: number, total: number) => void
  /** Answers NEEDS_OCR instead of starting OCR. */
  deferOcr?: boolean
}

/** The answer where OCR is needed and was to be put off. */
export const NEEDS_OCR = 'needs-ocr'
type Reader = (bytes: Uint8Array, fileName: string, options: ReadOptions) => Promise<ReadDocument | typeof NEEDS_OCR>

/** The reader of each format, loaded when the first file of it comes. */
const READERS: Record<Format, Reader> = {
  pdf: async (bytes, _name, options) => (await import('./pdf/read-pdf.ts')).readPdf(bytes, options),
  png: readPicture,
  jpeg: readPicture,
  docx: async (bytes, name) => (await import('./docx/read-docx.ts')).readDocx(bytes, name),
  wordml: async (bytes, name) => (await import('./docx/read-wordml.ts')).readWordml(bytes, name),
  doc: async (bytes, name) => (await import('./doc/read-doc.ts')).readDoc(bytes, name),
  rtf: async (bytes, name) => (await import('./rtf/read-rtf.ts')).readRtf(bytes, name),
  odt: async (bytes, name) => (await import('./odt/read-odt.ts')).readOdt(bytes, name),
  html: async (bytes, name) => (await import('./html/read-html.ts')).readHtml(bytes, name),
  mhtml: async (bytes, name) => (await import('./html/read-html.ts')).readHtml(bytes, name),
  text: async (bytes, name) => (await import('./text/read-plain-text.ts')).readPlainText(bytes, name),
  zip: unreadable,
  unknown: unreadable,
}

/** Reads a file of a known format. Throws ExtractError. */
export function readFile(
  format: Format,
  bytes: Uint8Array,
  file: { name: string; options: ReadOptions },
): ReturnType<Reader> {
  return READERS[format](bytes, file.name, file.options)
}

async function readPicture(bytes: Uint8Array, _name: string, options: ReadOptions): ReturnType<Reader> {
  return (await import('./image/read-image.ts')).readImage(bytes, options)
}

function unreadable(): never {
  throw new ExtractError('unsupported')
}
