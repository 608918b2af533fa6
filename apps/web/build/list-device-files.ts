import type { Plugin, Rolldown } from 'vite'

/** Code and styles of the page, and all that its workers load. */
const NEEDED = /^(?:assets\/.*\.(?:js|css)|workers\/.*\.(?:js|wasm|gz))$/

/** The OCR engine for browsers older than the page itself needs. */
const LEFT_OUT = /\/core\/tesseract-core-lstm\.wasm\.js$/
/** Other languages' texts. */
const DICTIONARY = /packages[\\/]locales[\\/]src[\\/]dictionaries[\\/](?!en\.json)[\w-]+\.json/

/** Writes down what the page loads later, small files first and OCR last, so that it can be fetched before the connection is lost. */
export function listDeviceFiles(): Plugin {
  return {
    name: 'evenhand:list-device-files',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        if (this.environment.config.consumer !== 'client') return
        const files = Object.values(bundle)
          .filter(({ fileName }) => NEEDED.test(fileName) && !LEFT_OUT.test(fileName))
          .filter((file) => file.type !== 'chunk' || !file.moduleIds.some((id) => DICTIONARY.test(id)))
          .map((file) => ({ fileName: file.fileName, rank: rankOf(file) }))
          .sort((a, b) => a.rank - b.rank)
        const source = JSON.stringify(files.map(({ fileName }) => `/${fileName}`))
        this.emitFile({ type: 'asset', fileName: 'device-files.json', source })
      },
    },
  }
}

function rankOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk): number {
  const size = file.type === 'chunk' ? file.code.length : file.source.length
  return file.fileName.includes('/ocr-') ? Number.MAX_SAFE_INTEGER : size
}
