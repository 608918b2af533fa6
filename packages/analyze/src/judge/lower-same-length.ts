const MARKS = /[\u0300-\u036f]/gu

/**
 * Lower case without Latin diacritics, character by character, so that offsets hold; typographic apostrophes become plain ones.
 */
export function lowerSameLength(text: string): string {
  const lower = text.toLowerCase()
  const kept =
    lower.length === text.length ? lower : [...text].map((char) => sameLength(char, char.toLowerCase())).join('')
  if (!/[\u0080-\uffff]/u.test(kept)) return kept
  return kept
    .replaceAll(/[\u00c0-\u024f\u1e00-\u1eff]/gu, (char) =>
      sameLength(char, char.normalize('NFD').replaceAll(MARKS, '')),
    )
    .replaceAll('\u2019', "'")
}

function sameLength(before: string, after: string): string {
  return after.length === before.length ? after : before
}
