import type Tesseract from 'tesseract.js'

/** What OCR found: a word, the bullet of a list, or an icon, a stain, a line, a picture of a level. */
export type WordKind = 'word' | 'bullet' | 'noise'

/** Confidence, of 100: below the first only what looks like a word is one, below the others no bullet and no icon. */
const LEAST = 30
const SURE_SIGN = 86
const SURE_ICON = 80
/** Sides of a bullet, at most, and of an icon, in the height of its row. */
const SMALL = 0.62
const SQUARE = 1.4
/** Letters are no flatter. */
const FLAT = 0.2

/** What OCR takes a list's bullet for. */
const BULLET = /^[*\u0E51\u00A2\u00A7\u00A9\u00AB\u00AE\u00B0\u00B7\u00BB\u2022\u2014~+.eom]$/u
/** What it takes an icon for: a letter or a sign or two. */
const ICON = /^(?!\p{L}{2})\S{1,3}$/u
/** Dots of a level, full and empty. */
const DOTS = /^[(eoO0\u00A9\u00AE\u00B0\u2022@c]{4,}$/u
const RULE = /^[-_=\u2014\u2013~|.\s]{3,}$/u
/** A date, a number or a word of some length, which a mere stain is not taken for. */
const TELLING = /^(?:[-\d/.,()]*(?:\d[-/.,()]*){4,}|\p{L}{5,}[,.;:]?)$/u
/** Height of such a word, in that of its row. */
const UPRIGHT = [0.6, 1.5] as const

/** `place`: the number of the word in its row, and how many there are; `rowHeight` in pixels. */
export function wordKind(
  { text, confidence, bbox }: Pick<Tesseract.Word, 'text' | 'confidence' | 'bbox'>,
  { at, of, rowHeight }: { at: number; of: number; rowHeight: number },
): WordKind {
  const sign = text.trim()
  const height = (bbox.y1 - bbox.y0) / rowHeight
  const width = (bbox.x1 - bbox.x0) / rowHeight
  const isSmall = height <= SMALL && width <= SMALL
  if (at === 0 && of > 1 && isSmall && confidence < SURE_SIGN && BULLET.test(sign)) return 'bullet'
  if (sign === '|' && (at === 0 || at === of - 1)) return 'noise'
  if (RULE.test(sign) || (height < FLAT && /[\p{L}\p{N}]/u.test(sign))) return 'noise'
  if (of === 1 && !/[\p{L}\p{N}]/u.test(sign)) return 'noise'
  if (confidence < SURE_ICON) {
    if (DOTS.test(sign)) return 'noise'
    if (at === 0 && height > SMALL && width <= SQUARE && ICON.test(sign)) return 'noise'
  }
  const isTelling = TELLING.test(sign) && height >= UPRIGHT[0] && height <= UPRIGHT[1]
  return confidence < LEAST && !isTelling ? 'noise' : 'word'
}
