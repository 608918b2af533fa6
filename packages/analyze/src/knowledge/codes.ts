/** From so many letters on a text is taken through UTF-8, which the engine that runs us writes in one go. */
const LONG = 64
const REPLACEMENT = 0xfffd
const encoder = new TextEncoder()

/**
 * The codes of a text's letters (UTF-16). Texts are looked through as codes, since the engine that runs us keeps
 * strings in a dozen forms: a place that meets many of them asks each time which, and takes ten times as long.
 */
export function codesOf(text: string): Uint16Array {
  return text.length < LONG ? lettersOf(text) : decoded(encoder.encode(text), text)
}

function lettersOf(text: string): Uint16Array {
  const codes = new Uint16Array(text.length)
  for (let at = 0; at < codes.length; at++) codes[at] = text.charCodeAt(at)
  return codes
}

/** The letters of a text that is given in UTF-8; half of a pair, which UTF-8 cannot say, is read from the text. */
function decoded(bytes: Uint8Array, text: string): Uint16Array {
  if (bytes.length === text.length) return new Uint16Array(bytes)
  const codes = new Uint16Array(text.length)
  let at = 0
  for (let byte = 0; byte < bytes.length;) {
    const lead = bytes[byte]!
    if (lead < 0x80) {
      codes[at++] = lead
      byte++
    } else if (lead < 0xe0) {
      codes[at++] = ((lead & 0x1f) << 6) | (bytes[byte + 1]! & 0x3f)
      byte += 2
    } else if (lead < 0xf0) {
      const code = ((lead & 0x0f) << 12) | ((bytes[byte + 1]! & 0x3f) << 6) | (bytes[byte + 2]! & 0x3f)
      codes[at] = code === REPLACEMENT ? text.charCodeAt(at) : code
      at++
      byte += 3
    } else {
      const high = ((lead & 0x07) << 18) | ((bytes[byte + 1]! & 0x3f) << 12)
      const pair = (high | ((bytes[byte + 2]! & 0x3f) << 6) | (bytes[byte + 3]! & 0x3f)) - 0x10000
      codes[at++] = 0xd800 | (pair >> 10)
      codes[at++] = 0xdc00 | (pair & 0x3ff)
      byte += 4
    }
  }
  return codes
}

/** FNV-1a over UTF-16 units, with its high bits mixed into the low ones. */
export function hashOf(codes: Uint16Array, start: number, end: number): number {
  let hash = 0x811c9dc5
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ codes[at]!, 0x01000193)
  return hash ^ (hash >>> 15)
}

/** An array of numbers with room for more: twice as long, or as long as is asked for. */
export function enlarged<T extends Int32Array | Uint16Array>(numbers: T, least: number): T {
  const more = new (numbers.constructor as new (length: number) => T)(Math.max(least, numbers.length * 2))
  more.set(numbers)
  return more
}
