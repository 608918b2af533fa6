const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u

/** A letter of a script that runs from the right. */
export function isRightToLeft(code: number): boolean {
  return code >= 0x590 && RIGHT_TO_LEFT.test(String.fromCodePoint(code))
}

/** A character that no reader can name. */
export function isUnmapped(code: number): boolean {
  // U+0002 is PDFium's sign for a hyphen at a line end.
  if (code < 32) return code !== 13 && code !== 10 && code !== 9 && code !== 2
  return (code >= 0x7f && code < 0xa0) || code === 0xfffd || (code >= 0xe000 && code <= 0xf8ff)
}

export function isBlank(code: number): boolean {
  return code === 32 || code === 0xa0 || code === 9 || code === 10 || code === 13 || code === 0x3000
}

/** A mark that stands on the letter before it. */
export function isMark(code: number): boolean {
  return code >= 0x300 && /\p{M}/u.test(String.fromCodePoint(code))
}
