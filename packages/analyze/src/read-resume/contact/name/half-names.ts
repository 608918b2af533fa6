import type { Doc, Row } from '../../text/document.ts'
import type { NameShape } from './name-shape.ts'

/** What it says against a stretch that it is a half of a name, the other of which stands behind a sign. */
export function halfAgainst(doc: Doc, row: Row, shape: NameShape): number {
  return (isFamilyAlone(doc, row, shape) ? FAMILY_ALONE : 0) + (isBesideNickname(doc, row, shape) ? BESIDE_NICKNAME : 0)
}

/** "Le Goff, Loup", "de la Rosa, Jo - Teacher": small words open what stands before a comma, and one or two names are behind it. */
function isFamilyAlone(doc: Doc, row: Row, { words, end }: NameShape): boolean {
  if (doc.fold[end] !== ',' || words.length > 4 || !FAMILY_OPENERS.has(words[0]!.key)) return false
  return /^, ?\p{Lu}[\p{L}'-]{1,20}(?: \p{Lu}[\p{L}'-]{1,20})?(?=$| [-–|•]|[\t|]|\s{3})/u.test(
    doc.text.slice(end, Math.min(row.end, end + NEAR)),
  )
}

/** "Juan Carlos" and "Merrow Fell" of "Juan Carlos (Nan) Merrow Fell": halves of a name. */
function isBesideNickname({ text }: Doc, row: Row, { start, end }: NameShape): boolean {
  const behind = text.slice(end, Math.min(row.end, end + NEAR))
  return (
    /^ [("“][\p{L} ]{2,20}[)"”] \p{Lu}/u.test(behind) ||
    /\p{L} [("“][\p{L} ]{2,20}[)"”] $/u.test(text.slice(Math.max(row.start, start - NEAR), start))
  )
}

const BESIDE_NICKNAME = 0.3

/** Small words that families are called with, and nobody by oneself. */
const FAMILY_OPENERS = new Set(
  'de|del|della|dela|delos|di|da|dos|du|van|von|der|den|la|le|zu|zur|vom|ter|ten'.split('|'),
)
const FAMILY_ALONE = 0.2
const NEAR = 60
