const [FIRST_BEYOND, LAST_ALPHABET, FIRST_EASTERN] = [0x370, 0x1fff, 0x2e80]
const [FIRST_OF_PAIR, LAST_PRIVATE] = [0xd800, 0xf8ff]

/**
 * Whether a text holds a letter of another script than the Latin one: where none stands, no pattern of such scripts need be
 * tried. Punctuation, pictures and the bullets of picture fonts are of no script.
 */
export function isBeyondLatin(written: Uint16Array): boolean {
  for (let at = 0; at < written.length; at++) {
    const code = written[at]!
    if (code < FIRST_BEYOND || (code > LAST_ALPHABET && code < FIRST_EASTERN)) continue
    if (code < FIRST_OF_PAIR || code > LAST_PRIVATE) return true
  }
  return false
}
