import { createExtractPool } from '@evenhand/extract/pool'
import pdfiumWasm from '@embedpdf/pdfium/pdfium.wasm?url'

export type BrowserFigures = { seconds: number; read: number; failed: number; worstGap: number }

declare global {
  interface Window {
    extractMany: (options: { names: string[]; times: number; workers: number }) => Promise<BrowserFigures>
  }
}

/** Reads the named files over and over in workers, and watches how long the page itself stands still. */
window.extractMany = async ({ names, times, workers }) => {
  const files = await Promise.all(
    names.map(async (name) => ({ name, bytes: new Uint8Array(await (await fetch(`/files/${name}`)).arrayBuffer()) })),
  )
  const ocr = { ocrWorker: '', ocrCore: '', ocrData: '', ocrLanguages: [] }
  const assets = { pdfiumWasm: new URL(pdfiumWasm, location.href).href, ...ocr }
  const pool = createExtractPool({ size: workers, assets })
  await pool.extract(files[0]!.bytes.slice(), files[0]!.name).catch(() => undefined) // warm
  const left = Array.from({ length: times }, (_, i) => files[i % files.length]!)
  const gaps = watchGaps()
  const counts = { read: 0, failed: 0 }
  const started = performance.now()
  const work = async () => {
    for (let file = left.pop(); file !== undefined; file = left.pop()) {
      const isRead = await pool.extract(file.bytes.slice(), file.name).then(
        () => true,
        () => false,
      )
      if (isRead) counts.read++
      else counts.failed++
    }
  }
  await Promise.all(Array.from({ length: workers }, work))
  const seconds = (performance.now() - started) / 1000
  const worstGap = gaps.stop()
  pool.close()
  return { seconds, ...counts, worstGap }
}

function watchGaps() {
  let last = performance.now()
  let worst = 0
  const timer = setInterval(() => {
    const now = performance.now()
    worst = Math.max(worst, now - last - 10)
    last = now
  }, 10)
  return {
    stop: () => {
      clearInterval(timer)
      return worst
    },
  }
}
