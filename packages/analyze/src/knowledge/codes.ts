/**
 * The codes of a text's letters (UTF-16). Texts are looked through as codes, since the engine that runs us keeps
 * strings in a dozen forms: a place that meets many of them asks each time which, and takes ten times as long.
 */
export function codesOf(text: string): Uint16Array {
  const codes = new Uint16Array(text.length)
  for (let at = 0; at < codes.length; at++) codes[at] = text.charCodeAt(at)
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
