import { decodeHz } from './decode-hz.ts'
import { decodeUtf32 } from './decode-utf32.ts'
import { decodeWindows1252 } from './windows-1252.ts'

/**
 * Bytes of a named encoding as text, alike in browsers and Node. Windows-1252, HZ and UTF-32 are ours: runtimes
 * disagree on the first and lack the others. Undecodable bytes become U+FFFD; unknown names are read as Windows-1252.
 */
export function decodeBytes(bytes: Uint8Array, encoding: string): string {
  const name = encoding.trim().toLowerCase()
  if (LATIN.has(name)) return decodeWindows1252(bytes)
  if (name === 'hz' || name === 'hz-gb-2312') return decodeHz(bytes)
  if (name === 'utf-32le' || name === 'utf-32be' || name === 'utf-32') return decodeUtf32(bytes, name !== 'utf-32be')
  const decoder = findDecoder(name)
  return decoder ? decoder.decode(bytes) : decodeWindows1252(bytes)
}

/** What the web platform takes for Windows-1252. */
const LATIN = new Set(['windows-1252', 'iso-8859-1', 'latin1', 'us-ascii', 'ascii', 'cp1252', 'x-cp1252', 'l1'])

/** Names that mail and other programs use for what the web platform knows by another. */
const ALIASES: Record<string, string> = {
  cp874: 'windows-874',
  cp932: 'shift_jis',
  cp936: 'gbk',
  cp949: 'euc-kr',
  cp950: 'big5',
  'x-mac-roman': 'macintosh',
  macroman: 'macintosh',
}

const decoders = new Map<string, TextDecoder | undefined>()

function findDecoder(name: string): TextDecoder | undefined {
  if (decoders.has(name)) return decoders.get(name)
  const decoder = createDecoder(ALIASES[name] ?? name)
  if (decoders.size < 100) decoders.set(name, decoder)
  return decoder
}

function createDecoder(label: string): TextDecoder | undefined {
  try {
    return new TextDecoder(label)
  } catch {
    return undefined
  }
}
