import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const COMPRESSIBLE = /\.(?:js|css|svg|json|txt|wasm|webmanifest)$/
/** Below this, headers weigh more than what is saved. */
const SMALLEST = 1024
/** Above this, the last percent is not worth the seconds of every build. */
const LARGE = 1024 * 1024

/** Lays a .br and a .gz beside each file of the build, so that the server compresses nothing while it serves. */
export function compressFiles(): Plugin {
  return {
    name: 'evenhand:compress-files',
    apply: 'build',
    writeBundle: {
      order: 'post',
      async handler({ dir: folder = '' }) {
        const files = await readdir(folder, { recursive: true })
        await Promise.all(files.filter((file) => COMPRESSIBLE.test(file)).map((file) => compress(join(folder, file))))
      },
    },
  }
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file)
  if (bytes.length < SMALLEST) return
  const quality = bytes.length > LARGE ? 6 : 11
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, options))
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
}
