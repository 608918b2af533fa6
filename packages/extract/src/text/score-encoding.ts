import { type Alphabet, ALPHABETS } from './alphabets.ts'
import { FREQUENT_IDEOGRAPHS } from './frequent-ideographs.ts'

type Language = keyof typeof FREQUENT_IDEOGRAPHS

const IDEOGRAPHIC: Record<string, Language> = {
  shift_jis: 'japanese',
  'euc-jp': 'japanese',
  'euc-kr': 'korean',
  gb18030: 'simplified',
  big5: 'traditional',
}

/** Punctuation that writers of any language use. */
const PUNCTUATION = new Set('‘’“”„‚«»‹›–—…•·°€£©®™§№×')
/** Accented letters that are words. */
const WORDS = new Set('àèéêóôòáíyúåöАВИКОСУЯавикосуяіїєήή')
const QUOTED = new Set("’'·")

type PreparedAlphabet = { letters: Set<string>; common: Set<string> | undefined; weight: number }

const prepared = new Map<string, PreparedAlphabet[]>()
for (const alphabet of ALPHABETS) {
  const both = (letters: string): Set<string> => new Set(letters + letters.toUpperCase())
  const entry = {
    letters: both(alphabet.letters),
    common: alphabet.common === undefined ? undefined : both(alphabet.common),
    weight: alphabet.weight ?? 1,
  }
  for (const encoding of alphabet.encodings) prepared.set(encoding, [...(prepared.get(encoding) ?? []), entry])
}

/** Encodings that scoring chooses among; of equal ones the first wins. */
export const SCORED_ENCODINGS: readonly string[] = [
  ...new Set(['windows-1252', ...ALPHABETS.flatMap((alphabet: Alphabet) => alphabet.encodings)]),
  'windows-874',
  ...Object.keys(IDEOGRAPHIC),
]

/**
 * How much a text decoded from this encoding looks like a language written in it: about 1 for a right guess,
 * below 0 for a wrong one. Only characters beyond ASCII and their neighbours count.
 */
export function scoreEncoding(text: string, encoding: string): number {
  const language = IDEOGRAPHIC[encoding]
  if (language) return scoreIdeographs(text, language)
  if (encoding === 'windows-874') return scoreThai(text)
  const alphabets = prepared.get(encoding) ?? []
  return Math.max(...alphabets.map((alphabet) => scoreAlphabet(text, alphabet)))
}

function scoreAlphabet(text: string, { letters, common, weight }: PreparedAlphabet): number {
  let sum = 0
  let count = 0
  for (let at = 0; at < text.length; at += 1) {
    if (text.charCodeAt(at) < 0x80) continue
    const character = text.charAt(at)
    count += 1
    if (!letters.has(character)) sum += strangerScore(text, at)
    else if (common) sum += scriptScore(text, at, common) + caseScore(text, at)
    else sum += weight + caseScore(text, at)
  }
  return count === 0 ? 0 : sum / count
}

/** A letter of a script of its own: it does not share words with ASCII, and small letters prevail. */
function scriptScore(text: string, at: number, common: Set<string>): number {
  if (/[A-Za-z]/u.test(text.charAt(at - 1) + text.charAt(at + 1))) return -1
  const character = text.charAt(at)
  const score = common.has(character) ? 1 : 0.5
  return character === character.toLowerCase() ? score : score - 0.08
}

/** A character that the language does not write. */
function strangerScore(text: string, at: number): number {
  const character = text.charAt(at)
  const code = text.charCodeAt(at)
  if (code < 0xa0 || code === 0xfffd) return -3
  if (code === 0xa0) return 0.1
  const inside = isLetter(text, at - 1) && isLetter(text, at + 1)
  if (PUNCTUATION.has(character)) return inside && !QUOTED.has(character) ? -0.6 : 0.3
  if (isLetter(text, at)) return -1
  return isLetter(text, at - 1) || isLetter(text, at + 1) ? -1 : -0.3
}

/** Capitals do not follow small letters, nor small ones stand before them; few accented letters stand alone. */
function caseScore(text: string, at: number): number {
  const character = text.charAt(at)
  const before = text.charAt(at - 1)
  const after = text.charAt(at + 1)
  const isCapital = character !== character.toLowerCase()
  if (isCapital && before !== before.toUpperCase()) return -1.2
  const isSmall = character !== character.toUpperCase()
  if (isSmall && after !== after.toLowerCase()) return -1.2
  if (isLetter(text, at - 1) || isLetter(text, at + 1)) return 0
  return WORDS.has(character) ? -0.3 : -1.2
}

/** Vowels and marks above and below follow a consonant; leading vowels stand before one. */
function scoreThai(text: string): number {
  let sum = 0
  let count = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code < 0x80) continue
    count += 1
    const before = text.charCodeAt(at - 1)
    const after = text.charCodeAt(at + 1)
    if (code < 0x0e01 || code > 0x0e5b) sum += strangerScore(text, at)
    else if (isThaiMark(code)) sum += isThaiConsonant(before) || isThaiMark(before) ? 1 : -1.5
    else if (code >= 0x0e40 && code <= 0x0e44) sum += isThaiConsonant(after) ? 1 : -1.5
    else if (isThaiConsonant(code)) sum += isThai(before) || isThai(after) ? 0.9 : -0.5
    else sum += isThai(before) ? 0.9 : -0.5
  }
  return count === 0 ? 0 : sum / count
}

function isThai(code: number): boolean {
  return code >= 0x0e01 && code <= 0x0e5b
}

function isThaiConsonant(code: number): boolean {
  return code >= 0x0e01 && code <= 0x0e2e
}

function isThaiMark(code: number): boolean {
  return code === 0x0e31 || (code >= 0x0e34 && code <= 0x0e3a) || (code >= 0x0e47 && code <= 0x0e4e)
}

function scoreIdeographs(text: string, language: Language): number {
  const frequent = FREQUENT_IDEOGRAPHS[language]
  let sum = 0
  let count = 0
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    if (code < 0x80) continue
    count += 1
    if (frequent.has(character)) sum += 1.6
    else sum += ideographScore(code, language)
  }
  return count === 0 ? 0 : sum / count
}

function ideographScore(code: number, language: Language): number {
  if (code === 0xfffd || code < 0xa0 || (code >= 0xe000 && code <= 0xf8ff)) return -4
  if (code >= 0x3041 && code <= 0x30fe) return language === 'japanese' ? 1.5 : -0.2
  if (code >= 0x4e00 && code <= 0x9fff) return language === 'korean' ? -0.3 : 0.15
  if (code >= 0xac00 && code <= 0xd7a3) return language === 'korean' ? 0.5 : -1
  // Full-width forms and East Asian punctuation.
  if ((code >= 0x3000 && code <= 0x3020) || (code >= 0xff01 && code <= 0xff5e)) return 0.6
  if (code >= 0x2010 && code <= 0x266f) return 0.2
  return -0.8
}

function isLetter(text: string, at: number): boolean {
  const character = text.charAt(at)
  return character !== '' && (character.toLowerCase() !== character.toUpperCase() || /\p{L}|\p{M}/u.test(character))
}
