/** What 0x80 to 0x9F stand for; runtimes disagree on these, so they are spelled out. */
const HIGH =
  '\u20AC\x81\u201A\u0192\u201E\u2026\u2020\u2021\u02C6\u2030\u0160\u2039\u0152\x8D\u017D\x8F\x90\u2018\u2019\u201C\u201D\u2022\u2013\u2014\u02DC\u2122\u0161\u203A\u0153\x9D\u017E\u0178'

/** The character of a Windows-1252 byte. */
export function windows1252Character(byte: number): string {
  return byte >= 0x80 && byte <= 0x9f ? HIGH.charAt(byte - 0x80) : String.fromCharCode(byte)
}

/** Windows-1252 bytes as text, alike in every runtime. */
export function decodeWindows1252(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += windows1252Character(byte)
  return text
}
