import { configureExtract, type ExtractAssets } from '@evenhand/extract'
import { drawPage, type DrawnPage } from '@evenhand/extract/draw'

export type DrawQuestion = { bytes: Uint8Array; page: number; scale: number; assets: ExtractAssets }
export type DrawAnswer = { drawn?: DrawnPage }

/** Draws a page of a PDF off the page's own thread; a file that breaks it breaks only this. */
addEventListener('message', ({ data }: MessageEvent<DrawQuestion>) => {
  configureExtract(data.assets)
  drawPage(data.bytes, data.page, data.scale).then(
    (drawn) => postMessage({ drawn } satisfies DrawAnswer, { transfer: drawn ? [drawn.pixels.buffer] : [] }),
    () => postMessage({} satisfies DrawAnswer),
  )
})
