import { getAssets } from './extract-assets.ts'

/** The bytes of PDFium's WASM module, from the application's own origin. */
export async function loadPdfiumWasm(): Promise<ArrayBuffer> {
  const response = await fetch(getAssets().pdfiumWasm)
  if (!response.ok) throw new Error(`PDFium: ${response.status}`)
  return response.arrayBuffer()
}
