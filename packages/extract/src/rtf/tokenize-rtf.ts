/** What RTF is made of. Parameters are undefined where a control word has none. */
export type RtfHandler = {
  open(): void
  close(): void
  word(name: string, parameter: number | undefined): void
  /** A control symbol: the character after the backslash. */
  symbol(character: string): void
  /** A character's byte, written plainly or as \'hh. */
  byte(byte: number): void
}

const BACKSLASH = 0x5c
const LONGEST_WORD = 40

/** Walks over an RTF file once; binary data is jumped over. Never throws of its own. */
export function tokenizeRtf(bytes: Uint8Array, handler: RtfHandler): void {
  let at = 0
  while (at < bytes.length) {
    const byte = bytes[at] ?? 0
    at += 1
    if (byte === BACKSLASH) at = control(bytes, at, handler)
    else if (byte === 0x7b) handler.open()
    else if (byte === 0x7d) handler.close()
    else if (byte !== 0x0a && byte !== 0x0d && byte !== 0) handler.byte(byte)
  }
}

function control(bytes: Uint8Array, start: number, handler: RtfHandler): number {
  const first = bytes[start] ?? 0
  if (!isLetter(first)) {
    if (first === 0x27) {
      const code = hexDigit(bytes[start + 1]) * 16 + hexDigit(bytes[start + 2])
      if (code >= 0) handler.byte(code)
      return start + 3
    }
    handler.symbol(String.fromCharCode(first))
    return start + 1
  }
  let at = start
  let name = ''
  while (isLetter(bytes[at] ?? 0) && at - start < LONGEST_WORD) {
    name += String.fromCharCode(bytes[at] ?? 0)
    at += 1
  }
  const isNegative = bytes[at] === 0x2d
  let digits = isNegative ? at + 1 : at
  let value: number | undefined
  while (isDigit(bytes[digits] ?? 0) && digits - at < 12) {
    value = (value ?? 0) * 10 + (bytes[digits] ?? 0) - 0x30
    digits += 1
  }
  if (value !== undefined) {
    at = digits
    if (isNegative) value = -value
  }
  if (bytes[at] === 0x20) at += 1
  if (name === 'bin') return at + Math.max(0, value ?? 0)
  handler.word(name, value)
  return at
}

function isLetter(byte: number): boolean {
  return (byte >= 0x61 && byte <= 0x7a) || (byte >= 0x41 && byte <= 0x5a)
}

function isDigit(byte: number): boolean {
  return byte >= 0x30 && byte <= 0x39
}

function hexDigit(byte: number | undefined): number {
  const value = Number.parseInt(String.fromCharCode(byte ?? 0), 16)
  return Number.isNaN(value) ? -1000 : value
}
