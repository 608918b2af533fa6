/** Where a browser finds the parts that are not JavaScript modules, all of its own origin. Node reads installed packages. */
export type ExtractAssets = {
  /** @embedpdf/pdfium/pdfium.wasm */
  pdfiumWasm: URL | string
  /** tesseract.js/dist/worker.min.js */
  ocrWorker: URL | string
  /** Folder of tesseract.js-core's three `*-lstm.wasm.js` files. */
  ocrCore: URL | string
  /** Folder of eng.traineddata.gz and the like. */
  ocrData: URL | string
  /** Tesseract's names of the languages whose data lies there. */
  ocrLanguages: readonly string[]
}

let configured: ExtractAssets | undefined

/** Tells the browser's workers where the assets are; once, before the first file. Node needs no call. */
export function configureExtract(assets: ExtractAssets): void {
  configured = assets
}

/** Throws when configureExtract was not called. */
export function getAssets(): ExtractAssets {
  if (!configured) throw new Error('configureExtract has not been called')
  return configured
}
