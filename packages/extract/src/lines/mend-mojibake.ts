import { windows1252Character } from '../text/windows-1252.ts'

/** Bytes of characters that Windows-1252 shows for 0x80 to 0xBF: what follows the first byte of a character in UTF-8. */
const FOLLOWING = new Map(Array.from({ length: 64 }, (_, at) => [windows1252Character(0x80 + at), 0x80 + at]))
/** Read as Latin-1, they are controls up to 0x9F. */
const NEXT = `[${[...FOLLOWING.keys()].join('')}\u0080-\u009F]`
/** What programs put where Windows-1252 has no character: the byte is lost. */
const LOST = '[\u200B\uFFFD]'

/**
 * UTF-8 read as Windows-1252. Accented letters of western and central Europe ("Ã©", "Å‚"), signs ("â€™", "âž¢"), forms of
 * eastern Asia and bullets ("ï¼š", "ï‚·") and pictures ("ðŸ“ž") by themselves; letters of other alphabets where three stand
 * together ("Ð¡Ñ‚Ð°"), since a capital before a quotation mark looks like one of them.
 */
const LETTER = `[\u00C2-\u00C5]${NEXT}`
const SIGN = `\u00E2[€‚„†ˆ‰œ˜ž–—\u0080-\u009F]${NEXT}|\u00EF[»¼½¾¬‚ƒ€\u0081]${NEXT}|\u00F0Ÿ${NEXT}{2}`
const OTHERS = `(?:(?:[\u00C6-\u00DF]${NEXT}|[\u00E0-\u00EF]${NEXT}{2})[ ,.:-]{0,2}){3,60}`
const MOJIBAKE = new RegExp(`${SIGN}|${LETTER}|${OTHERS}`, 'gu')
/** Most lines hold none: quickly asked. */
const MAYBE =
  /[\u00C2-\u00DF\u00E0-\u00F0][\u0080-\u00BF\u0152-\u0192\u02C6\u02DC\u2013-\u203A\u20AC\u2122\uFFFD\u200B\s]|Â$/u
/** A capital before a quotation mark or dash: "IRMÃ”", "„Ä“". */
const MARKS = /^.[–—‘’“”…›‹]$/u
/** A no-break space whose second byte became a plain one. */
const BLANK = new RegExp(`(?<!\\p{Lu})\u00C2(?=\\s|$|${LOST})`, 'gu')
/** The sign most often meant where the last byte is lost: a closing quotation mark, a wide dash. */
const LOST_QUOTE = new RegExp(`â€${LOST}`, 'gu')
/** A bullet without its second byte, which is a control in Latin-1. */
const LOST_BULLET = /â¢(?=\s|$)/gu
const LOST_DASH = new RegExp(`ï¼${LOST}`, 'gu')
/** Texts were misread as often as programs handed them on. */
const MOST_ROUNDS = 3

const decoder = new TextDecoder('utf-8', { fatal: true })

/** Text that was written in UTF-8 and read as Windows-1252, once or several times, as it was meant. Linear. */
export function mendMojibake(text: string): string {
  let mended = text
  for (let round = 0; round < MOST_ROUNDS && MAYBE.test(mended); round++) {
    const before = mended
    mended = mended
      .replaceAll(MOJIBAKE, (found, at: number) => (isWritten(before, found, at) ? found : decode(found)))
      .replaceAll(LOST_QUOTE, '”')
      .replaceAll(LOST_DASH, '－')
      .replaceAll(LOST_BULLET, '•')
      .replaceAll(BLANK, '')
    if (mended === before) break
  }
  return mended
}

/** Whether the characters are meant as they stand. */
function isWritten(text: string, found: string, at: number): boolean {
  return MARKS.test(found) && !/\p{Ll}/u.test(text[at - 1] ?? '') && !/\p{L}/u.test(text[at + found.length] ?? '')
}

function decode(found: string): string {
  const bytes = Uint8Array.from(found, (character) => FOLLOWING.get(character) ?? character.charCodeAt(0))
  try {
    return decoder.decode(bytes)
  } catch {
    return found
  }
}
