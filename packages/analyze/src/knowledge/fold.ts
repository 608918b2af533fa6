const COMBINING = /[\u0300-\u036f]/gu

/** Lower case without Latin, Greek or Cyrillic diacritics, so that "Résumé" and "resume" are one. */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  for (let i = 0; i < lower.length; i++) {
    if (lower.charCodeAt(i) > 127) return lower.normalize('NFD').replace(COMBINING, '').normalize('NFC')
  }
  return lower
}
