import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

/** The bytes of PDFium's WASM module, from the installed package. */
export async function loadPdfiumWasm(): Promise<ArrayBuffer> {
  const bytes = await readFile(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'))
  return new Uint8Array(bytes).buffer
}
