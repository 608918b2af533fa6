/** UTF-32 bytes as text; impossible code points become U+FFFD, a byte order mark is dropped. */
export function decodeUtf32(bytes: Uint8Array, isLittle: boolean): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let text = ''
  for (let at = 0; at + 4 <= bytes.length; at += 4) {
    const code = view.getUint32(at, isLittle)
    if (at === 0 && code === 0xfeff) continue
    const isCharacter = code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
    text += isCharacter ? String.fromCodePoint(code) : '\uFFFD'
  }
  return text
}
