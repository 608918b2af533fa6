const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const [ARRAY, OBJECT] = [0x5b, 0x7b]
const [ARRAY_END, OBJECT_END] = [0x5d, 0x7d]

/** How deep JSON may be nested, and how many values it may have. */
export type JsonLimits = { depth: number; values: number }

/**
 * Whether JSON is more than we take: parsing a hundred megabytes of nothing but brackets takes gigabytes, and seconds in
 * which nobody else is answered. One look at each byte; what is no JSON at all is the parser's to refuse.
 */
export function isTooComplex(json: Uint8Array, { depth: deepest, values: most }: JsonLimits): boolean {
  let depth = 0
  let values = 1
  for (let at = 0; at < json.length; at++) {
    const byte = json[at]!
    if (byte === QUOTE) at = endOfString(json, at)
    else if (byte === COMMA) values++
    else if (byte === ARRAY || byte === OBJECT) {
      values++
      depth++
    } else if (byte === ARRAY_END || byte === OBJECT_END) depth--
    if (depth > deepest || values > most) return true
  }
  return false
}

/** Where the string that begins at `start` ends. */
function endOfString(json: Uint8Array, start: number): number {
  let at = start + 1
  while (at < json.length && json[at] !== QUOTE) at += json[at] === BACKSLASH ? 2 : 1
  return at
}
