import { decodeBytes } from './decode-bytes.ts'
import { SCORED_ENCODINGS, scoreEncoding } from './score-encoding.ts'

/** A text, its encoding, and whether that was told by the look of the text only. */
export type DecodedText = { text: string; encoding: string; isGuess: boolean }

/** Bytes looked at where an encoding is scored. */
const SAMPLE = 8192

const MARKS: readonly [encoding: string, ...bytes: number[]][] = [
  ['utf-8', 0xef, 0xbb, 0xbf],
  ['utf-32le', 0xff, 0xfe, 0, 0],
  ['utf-32be', 0, 0, 0xfe, 0xff],
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
  ['gb18030', 0x84, 0x31, 0x95, 0x33],
]

/** Decodes a text of unknown encoding: byte order mark, UTF-8, UTF-16 and UTF-32 by their zeros, else by the look. */
export function decodeText(bytes: Uint8Array): DecodedText {
  for (const [encoding, ...mark] of MARKS) {
    if (mark.every((byte, index) => bytes[index] === byte)) {
      return { text: decodeBytes(bytes.subarray(mark.length), encoding), encoding, isGuess: false }
    }
  }
  const told = wideEncoding(bytes) ?? escapedEncoding(bytes) ?? (isUtf8(bytes) ? 'utf-8' : undefined)
  const encoding = told ?? guessEncoding(bytes)
  return { text: decodeBytes(bytes, encoding), encoding, isGuess: told === undefined }
}

/** The encoding whose text looks most like a language. */
export function guessEncoding(bytes: Uint8Array): string {
  const sample = sampleBytes(bytes)
  let best = 'windows-1252'
  let most = Number.NEGATIVE_INFINITY
  for (const encoding of SCORED_ENCODINGS) {
    const score = scoreEncoding(decodeBytes(sample, encoding), encoding)
    if (score > most + 0.01) [best, most] = [encoding, score]
  }
  return best
}

/** The lines that hold more than ASCII, as many as needed. */
function sampleBytes(bytes: Uint8Array): Uint8Array {
  if (bytes.length <= SAMPLE) return bytes
  const out = new Uint8Array(SAMPLE)
  let length = 0
  let start = 0
  let isPlain = true
  for (let at = 0; at < bytes.length && length < SAMPLE; at += 1) {
    const byte = bytes[at] ?? 0
    if (byte >= 0x80) isPlain = false
    if (byte !== 0x0a && byte !== 0x0d && at - start < 2000) continue
    if (!isPlain) {
      const line = bytes.subarray(start, Math.min(at + 1, start + SAMPLE - length))
      out.set(line, length)
      length += line.length
    }
    start = at + 1
    isPlain = true
  }
  return length === 0 ? bytes.subarray(bytes.length - SAMPLE) : out.subarray(0, length)
}

/** Zeros in a hundred letters of two bytes: fewer are none of UTF-16 where the bytes are UTF-8 as well. */
const FEW_ZEROS = 0.2

/** UTF-16 or UTF-32 without a mark: blanks and line ends have zeros, always on the same side. */
function wideEncoding(bytes: Uint8Array): string | undefined {
  const length = Math.min(bytes.length & ~3, 65_536)
  const zeros = [0, 0, 0, 0]
  for (let at = 0; at < length; at += 1) if (bytes[at] === 0) zeros[at & 3] = (zeros[at & 3] ?? 0) + 1
  const [first = 0, second = 0, third = 0, fourth = 0] = zeros
  const quarter = length / 4
  if (first + second + third + fourth === 0) return undefined
  if (fourth > quarter * 0.9 && third > quarter * 0.9 && first < quarter * 0.1) return 'utf-32le'
  if (first > quarter * 0.9 && second > quarter * 0.9 && fourth < quarter * 0.1) return 'utf-32be'
  const even = first + third
  const odd = second + fourth
  // Glyphs that a program could not name, in a text of single bytes.
  if (Math.max(even, odd) < quarter * FEW_ZEROS && isUtf8(bytes)) return undefined
  if (odd > even * 10) return 'utf-16le'
  return even > odd * 10 ? 'utf-16be' : undefined
}

/** Seven-bit encodings that switch alphabets by escape sequences. */
function escapedEncoding(bytes: Uint8Array): string | undefined {
  let opens = 0
  let closes = 0
  let escapes = 0
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0
    if (byte >= 0x80) return undefined
    if (byte === 0x7e && bytes[at + 1] === 0x7b) opens += 1
    else if (byte === 0x7e && bytes[at + 1] === 0x7d) closes += 1
    else if (byte === 0x1b && (bytes[at + 1] === 0x24 || bytes[at + 1] === 0x28)) escapes += 1
  }
  if (escapes > 0) return 'iso-2022-jp'
  return opens > 0 && closes > 0 && Math.abs(opens - closes) <= 1 ? 'hz' : undefined
}

/** UTF-8, where one broken sequence in fifty (a cut, a stray byte) is forgiven. */
function isUtf8(bytes: Uint8Array): boolean {
  let right = 0
  let wrong = 0
  let at = 0
  while (at < bytes.length) {
    const byte = bytes[at] ?? 0
    at += 1
    if (byte < 0x80) continue
    let more = 0
    if (byte >= 0xc2 && byte <= 0xdf) more = 1
    else if (byte >= 0xe0 && byte <= 0xef) more = 2
    else if (byte >= 0xf0 && byte <= 0xf4) more = 3
    let follows = 0
    while (follows < more && ((bytes[at + follows] ?? 0) & 0xc0) === 0x80) follows += 1
    if (more > 0 && follows === more) {
      right += 1
      at += more
    } else if (at + follows < bytes.length) wrong += 1
  }
  return wrong * 50 <= right
}
