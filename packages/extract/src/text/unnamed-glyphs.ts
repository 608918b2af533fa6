/** A glyph that a program could not name, by its number in the font, or U+0000. */
const GLYPH = /\(cid:\d{1,5}\)|\0/gu
const OPENING = /^[ \t]{0,40}(\(cid:\d{1,5}\)|\0)/gmu
/** Rows that a bullet opens at least. */
const FEWEST = 2

/**
 * "(cid:127) Led a team": one that opens rows, and stands nowhere else, is a bullet. Any other, "in(cid:2)uence", is U+0000.
 */
export function nameGlyphs(text: string): string {
  if (!text.includes('(cid:') && !text.includes('\0')) return text
  const opening = countOf([...text.matchAll(OPENING)].map(([, glyph]) => glyph!))
  const all = countOf([...text.matchAll(GLYPH)].map(([glyph]) => glyph))
  const isBullet = (glyph: string) => opening.get(glyph)! >= FEWEST && opening.get(glyph) === all.get(glyph)
  return text.replaceAll(GLYPH, (glyph) => (isBullet(glyph) ? '\u2022 ' : '\0'))
}

function countOf(glyphs: string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const glyph of glyphs) counts.set(glyph, (counts.get(glyph) ?? 0) + 1)
  return counts
}
