import { answer, listen } from '#runtime/worker-port'
import { ExtractError } from '@evenhand/model'
import { extractOrDefer } from '../extract.ts'
import { NEEDS_OCR } from '../read-file.ts'
import { configureExtract } from '../runtime/extract-assets.ts'
import type { ToWorker } from './worker-message.ts'

listen((message) => {
  if (message.type === 'configure') configureExtract(message.assets)
  else void read(message)
})

/** Reads one file and answers exactly once. */
async function read({ bytes, fileName, deferOcr }: Extract<ToWorker, { type: 'extract' }>): Promise<void> {
  const onProgress = (done: number, total: number): void => answer({ type: 'progress', done, total })
  try {
    const resume = await extractOrDefer(bytes, fileName, { onProgress, deferOcr })
    answer(resume === NEEDS_OCR ? { type: 'needs-ocr' } : { type: 'done', resume })
  } catch (error) {
    // Anything but an ExtractError comes from within a parser whose state is now unknown.
    if (error instanceof ExtractError) answer({ type: 'failed', code: error.code, broken: false })
    else answer({ type: 'failed', code: 'damaged', broken: true })
  }
}
