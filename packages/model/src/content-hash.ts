import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** SHA-256, in hex, of the text as the specification normalises it: the look-up id of a resume. */
export function contentHash(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(normalizeText(text))))
}

/**
 * NFKC; line endings, tabs and runs of white space to one space; trimmed; Thai marks in canonical order.
 * It feeds the content hash only.
 */
export function normalizeText(text: string): string {
  return orderThaiMarks(text.normalize('NFKC')).split(/\s+/u).filter(Boolean).join(' ')
}

/** A tone mark typed before an upper or lower vowel belongs after it; NIKHAHIT + SARA AA is SARA AM. */
export function orderThaiMarks(text: string): string {
  return text
    .replaceAll(/([\u0E48-\u0E4B])([\u0E31\u0E34-\u0E3A\u0E47])/gu, '$2$1')
    .replaceAll(/\u0E4D([\u0E48-\u0E4B]?)\u0E32/gu, '$1\u0E33')
}
