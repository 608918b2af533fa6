import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { dataOf, languagesIn } from '@evenhand/extract/languages'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)

/** Folder of an installed package, also of one that keeps its package.json to itself. */
function folderOf(name: string): string {
  const folder = require.resolve
    .paths(name)
    ?.map((path) => join(path, name))
    .find((path) => existsSync(path))
  if (!folder) throw new Error(`${name} is not installed`)
  return folder
}

const versionOf = (name: string): string =>
  (JSON.parse(readFileSync(join(folderOf(name), 'package.json'), 'utf8')) as { version: string }).version

/** Addresses carry the version, since what lies in /workers/ may be kept for ever. */
const PDFIUM = `workers/pdfium-${versionOf('@embedpdf/pdfium')}.wasm`
const OCR = `workers/ocr-${versionOf('tesseract.js')}`

/** Whatever languages' data is installed: one more is a package more. */
const ocrLanguages = languagesIn(dirname(folderOf('@tesseract.js-data/eng')))

/** What readers of files fetch at run time, as path on our own origin -> file of a dependency. */
function readerFiles(): Map<string, string> {
  const files = new Map<string, string>()
  files.set(PDFIUM, join(folderOf('@embedpdf/pdfium'), 'dist', 'pdfium.wasm'))
  files.set(`${OCR}/worker.min.js`, join(folderOf('tesseract.js'), 'dist', 'worker.min.js'))
  const core = folderOf('tesseract.js-core')
  for (const file of readdirSync(core)) {
    if (file.endsWith('-lstm.wasm.js')) files.set(`${OCR}/core/${file}`, join(core, file))
  }
  for (const language of ocrLanguages) {
    const file = join(folderOf(`@tesseract.js-data/${language}`), dataOf(language))
    files.set(`${OCR}/data/${basename(file)}`, file)
  }
  return files
}

/** Serves PDFium and the OCR engine from our own origin: nothing is fetched from anywhere else. */
export function serveReaders(): Plugin {
  const files = readerFiles()
  return {
    name: 'evenhand:serve-readers',
    config: () => ({
      define: {
        READER_ADDRESSES: JSON.stringify({
          pdfiumWasm: `/${PDFIUM}`,
          ocrWorker: `/${OCR}/worker.min.js`,
          ocrCore: `/${OCR}/core`,
          ocrData: `/${OCR}/data`,
          ocrLanguages,
        }),
      },
    }),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = files.get((request.url ?? '').slice(1).split('?')[0] ?? '')
        if (!file) return next()
        response.setHeader('content-type', typeOf(file))
        createReadStream(file).pipe(response)
      })
    },
    generateBundle() {
      if (this.environment.config.consumer !== 'client') return
      for (const [fileName, file] of files) {
        this.emitFile({ type: 'asset', fileName, originalFileName: basename(file), source: readFileSync(file) })
      }
    },
  }
}

function typeOf(file: string): string {
  if (file.endsWith('.wasm')) return 'application/wasm'
  return file.endsWith('.js') ? 'text/javascript' : 'application/gzip'
}
