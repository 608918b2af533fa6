import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { extract } from '@evenhand/extract'
import { build } from 'vite'
import type { BrowserFigures } from '../browser/extract-many.ts'
import { openBrowser } from '../../tests/e2e/open-browser.ts'
import { round, toTable } from './statistics.ts'

const PAGE = fileURLToPath(new URL('../browser', import.meta.url))
const TIMES = 1000
const WORKERS = 2
const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.wasm': 'application/wasm' }

/** Reads 1000 PDFs (a folder's, repeated; scans left out) in headless Chromium, as the page does. */
export async function measureBrowser(files: string[]) {
  const folder = files[0] ?? '.'
  const names = await pdfsWithText(folder)
  const out = mkdtempSync(join(tmpdir(), 'evenhand-bench-'))
  await build({ root: PAGE, logLevel: 'error', worker: { format: 'es' }, build: { outDir: out, emptyOutDir: true } })
  const server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? '/').split('?')[0] ?? '/')
    const file = path.startsWith('/files/')
      ? join(folder, path.slice(7))
      : join(out, path === '/' ? 'index.html' : path)
    try {
      const content = readFileSync(file)
      response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream').end(content)
    } catch {
      response.writeHead(404).end()
    }
  }).listen(0)
  const { port } = server.address() as AddressInfo
  const browser = await openBrowser()
  try {
    const page = await browser.newPage()
    await page.goto(`http://localhost:${port}/`)
    await page.waitForFunction(() => 'extractMany' in window)
    const options = { names, times: TIMES, workers: WORKERS }
    const result: BrowserFigures = await page.evaluate((asked) => window.extractMany(asked), options)
    const figures = {
      pdfs: TIMES,
      different: names.length,
      workers: WORKERS,
      seconds: round(result.seconds, 1),
      perSecond: Math.round(TIMES / result.seconds),
      failed: result.failed,
      worstGapMs: Math.round(result.worstGap),
      nodePerSecond: await nodeRate(folder, names),
    }
    return { figures, table: toTable([['', 'value'], ...Object.entries(figures)]) }
  } finally {
    await browser.close()
    server.close()
    rmSync(out, { recursive: true, force: true })
  }
}

/** PDFs of a folder that are read without OCR, which would measure something else. */
async function pdfsWithText(folder: string): Promise<string[]> {
  const names: string[] = []
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith('.pdf') && !file.includes('scan'))
    .sort()) {
    const resume = await extract(new Uint8Array(readFileSync(join(folder, name))), name).catch(() => undefined)
    if (resume !== undefined && !resume.warnings.some((warning) => warning.code === 'read-by-ocr')) names.push(name)
  }
  return names
}

/** The peer in the same run: the same code in one Node thread. */
async function nodeRate(folder: string, names: string[]): Promise<number> {
  const contents = names.map((name) => ({ name, bytes: new Uint8Array(readFileSync(join(folder, name))) }))
  const started = performance.now()
  for (const { name, bytes } of contents) await extract(bytes, name)
  return Math.round(names.length / ((performance.now() - started) / 1000))
}
