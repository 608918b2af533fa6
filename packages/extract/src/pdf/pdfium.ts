import { loadPdfiumWasm } from '#runtime/load-pdfium-wasm'
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium'

/** PDFium with its heap; `scratch` is room for 32 doubles that answers are written to. */
export type Pdfium = WrappedPdfiumModule & { scratch: number; heap: Heap }
/** Views of the heap, to be asked for each time: they change when memory grows. */
type Heap = {
  readonly bytes: Uint8Array
  readonly floats: Float32Array
  readonly doubles: Float64Array
  readonly words: Uint32Array
}

/**
 * Functions called for every character or object. The package's own wrappers look each up by name at every call;
 * of these all arguments are numbers, so that WASM can be called as it is.
 */
const HOT = [
  'FPDFText_GetUnicode',
  'FPDFText_GetTextObject',
  'FPDFText_GetLooseCharBox',
  'FPDFText_GetCharBox',
  'FPDFText_GetMatrix',
  'FPDFText_GetFontSize',
  'FPDFTextObj_GetFont',
  'FPDFTextObj_GetTextRenderMode',
  'FPDFPageObj_GetFillColor',
  'FPDFPageObj_GetBounds',
  'FPDFPageObj_GetType',
  'FPDFPageObj_SetIsActive',
  'FPDFPage_GetObject',
  'FPDFPath_GetDrawMode',
  'FPDFPath_CountSegments',
] as const

let loading: Promise<Pdfium> | undefined

/** The one PDFium of this thread, loaded on first use. */
export function loadPdfium(): Promise<Pdfium> {
  loading ??= startPdfium()
  return loading
}

async function startPdfium(): Promise<Pdfium> {
  const module = await init({ wasmBinary: await loadPdfiumWasm() })
  module.PDFiumExt_Init()
  const memory = module.pdfium as unknown as Record<string, unknown>
  const heap = {
    get bytes() {
      return memory['HEAPU8'] as Uint8Array
    },
    get floats() {
      return memory['HEAPF32'] as Float32Array
    },
    get doubles() {
      return memory['HEAPF64'] as Float64Array
    },
    get words() {
      return memory['HEAPU32'] as Uint32Array
    },
  }
  const wasm = module.pdfium.wasmExports as unknown as Record<string, unknown>
  const hot = Object.fromEntries(HOT.map((name) => [name, wasm[name]]))
  return Object.assign(module, hot, { heap, scratch: module.pdfium.wasmExports.malloc(256) })
}
