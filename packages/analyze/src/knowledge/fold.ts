/** Latin, Greek and Cyrillic diacritics; Arabic vowel signs, hamza marks and the lengthening stroke. */
const MARKS = /[\u0300-\u036f\u064b-\u0655\u0670\u0640]/gu
/** Letters that have no decomposition but are typed without their stroke, dot or tail. */
const VARIANTS: Record<string, string> = {
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ى: 'ي',
  ة: 'ه',
  ٱ: 'ا',
}
const VARIANT = /[ıłøđßæœىةٱ]/gu

/** Lower case without diacritics, so that "Résumé" and "resume" are one. May change the length. */
export function fold(text: string): string {
  return foldLower(text.toLowerCase())
}

/** The same for text that is in lower case. */
export function foldLower(lower: string): string {
  for (let i = 0; i < lower.length; i++) {
    if (lower.charCodeAt(i) > 127) {
      const bare = lower.normalize('NFD').replace(MARKS, '').normalize('NFC')
      return bare.replace(VARIANT, (letter) => VARIANTS[letter] ?? letter)
    }
  }
  return lower
}
