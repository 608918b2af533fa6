import { codesOf } from '../knowledge/codes.ts'

const MARKS = /[\u0300-\u036f]/gu
const FIRST_ACCENT = 0xc0
const ACCENTS = /[\u00c0-\uffff]/

/** Letters that no mark parts from their plain ones, and what they are typed as: "ł" is "l", as `fold` has it. */
const STROKED: Record<string, string> = { ı: 'i', ł: 'l', ø: 'o', đ: 'd' }

/** What stands for a character beyond ASCII, by its code; 0 where it has not been asked for. */
const plain = new Uint16Array(0x10000)

/**
 * Lower case without Latin diacritics and strokes, character by character, so that offsets hold; typographic apostrophes become plain ones.
 */
export function lowerSameLength(text: string): string {
  const lower = text.toLowerCase()
  const kept =
    lower.length === text.length ? lower : [...text].map((char) => sameLength(char, char.toLowerCase())).join('')
  if (!ACCENTS.test(kept)) return kept
  const parts: string[] = []
  let from = 0
  const codes = codesOf(kept)
  for (let at = 0; at < codes.length; at++) {
    const code = codes[at]!
    if (code < FIRST_ACCENT) continue
    const found = plainOf(code)
    if (found === code) continue
    parts.push(kept.slice(from, at), String.fromCharCode(found))
    from = at + 1
  }
  return from === 0 ? kept : parts.join('') + kept.slice(from)
}

function plainOf(code: number): number {
  const known = plain[code]!
  if (known > 0) return known
  const found = askPlain(code)
  plain[code] = found
  return found
}

function askPlain(code: number): number {
  if (code === 0x2019) return 0x27
  const isLatin = code <= 0x24f || (code >= 0x1e00 && code <= 0x1eff)
  const char = String.fromCharCode(code)
  // The dotted capital of Turkish has a small letter of two characters, and is still there.
  const stroked = STROKED[char]
  if (stroked !== undefined) return stroked.charCodeAt(0)
  return isLatin ? sameLength(char, char.normalize('NFD').replaceAll(MARKS, '').toLowerCase()).charCodeAt(0) : code
}

function sameLength(before: string, after: string): string {
  return after.length === before.length ? after : before
}
