import { expect, test } from 'vitest'
import { nameGlyphs } from './unnamed-glyphs.ts'

test.each([
  ['a bullet', '(cid:127) Led a team\n  (cid:127)Kept books', '•  Led a team\n  • Kept books'],
  ['a bullet without a number', '\0 Led a team\n\0 Kept books', '•  Led a team\n•  Kept books'],
  ['one row only', '(cid:3) Led a team', '\0 Led a team'],
  ['a letter that opens rows, too', '(cid:3)ಹ ಶಿ(cid:3)ಕ\n(cid:3)ಕ', '\0ಹ ಶಿ\0ಕ\n\0ಕ'],
  ['within words', 'of great in(cid:2)uence in (cid:3)nance', 'of great in\0uence in \0nance'],
  ['a text that has them all', 'Led a team (cid: none)', 'Led a team (cid: none)'],
])('glyphs without a name: %s', (_, text, named) => expect(nameGlyphs(text)).toBe(named))
