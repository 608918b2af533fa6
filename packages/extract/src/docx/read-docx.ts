import type { ReadDocument } from '../lines/raw-line.ts'
import { xmlText } from '../zip/parse-xml.ts'
import { openZip } from '../zip/read-zip.ts'
import { readWordDocument } from './word-document.ts'

/**
 * Reads a Word 2007 document (.docx, .docm, .dotx; transitional or strict). Only the parts that hold text are
 * unpacked, and nothing they point to is fetched. Throws ExtractError: damaged, password, too-large, unsupported.
 */
export function readDocx(bytes: Uint8Array, _fileName: string): ReadDocument {
  const zip = openZip(bytes)
  const texts = new Map<string, string | undefined>()
  return readWordDocument((name) => {
    if (!texts.has(name)) {
      const part = zip.read(name)
      texts.set(name, part && xmlText(part))
    }
    return texts.get(name)
  })
}
