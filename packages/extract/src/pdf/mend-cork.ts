import type { Piece } from '../lines/piece.ts'
import type { Font } from './read-font.ts'

/** Codes of the Cork encoding, TeX's own, that are not those of Latin-1: from 0x10, from 0x80, and the rest. */
const LOW = ['“', '”', '„', '«', '»', '–', '—', '', '', 'ı', 'ȷ', 'ff', 'fi', 'fl', 'ffi', 'ffl']
const HIGH = [...'ĂĄĆČĎĚĘĞĹĽŁŃŇŊŐŔŘŚŠŞŤŢŰŮŸŹŽŻĲİđ§ăąćčďěęğĺľłńňŋőŕřśšşťţűůÿźžżĳ¡¿£']
const OTHERS: Record<string, string> = { '\u00d7': 'Œ', '\u00df': 'SS', '\u00f7': 'œ', '\u00ff': 'ß' }
/** By itself it is of the font of signs that belongs to them. */
const BULLET = '\u0088'
/** Dashes and ligatures at codes that are controls elsewhere: a sure sign. */
const SIGN = /[\u0015\u0016\u001b-\u001f]/u

/**
 * TeX's fonts of dots (Type 3) name neither themselves nor their glyphs: PDFium gives the codes as they are. Where some of
 * them are TeX's dashes or ligatures, all are its codes. Changes the pieces; gives how many characters have a meaning now.
 */
export function mendCork(pieces: Piece[], fonts: Map<number, Font>): number {
  const unnamed = new Set([...fonts.values()].flatMap(({ id, named }) => (named ? [] : id)))
  if (unnamed.size === 0) return 0
  const drawn = pieces.filter(({ font }) => unnamed.has(font))
  if (!drawn.some(({ text }) => SIGN.test(text))) return 0
  let found = 0
  for (const piece of drawn) {
    if (piece.text === BULLET) piece.text = '•'
    piece.text = piece.text.replaceAll(/[\u0010-\u001f\u0080-\u00bf\u00d7\u00df\u00f7\u00ff]/gu, (letter) => {
      const code = letter.charCodeAt(0)
      if (code < 0xa0) found++
      return OTHERS[letter] ?? (code < 0x80 ? LOW[code - 0x10] : HIGH[code - 0x80]) ?? letter
    })
  }
  return found
}
