/** Characters of Wingdings that stand before list items; all its others are pictures. */
const WINGDINGS_BULLETS = new Set('lnmoqrstuvwyz§¨ØüàèðJ')

/** Whether a font draws pictures where the text has letters. */
export function isPictureFont(font: string | undefined): boolean {
  return font !== undefined && /^(?:wingdings|webdings|zapf ?dingbats)/iu.test(font)
}

/** Text set in a picture font: bullets become '•', icons nothing. */
export function pictureFontText(text: string): string {
  let out = ''
  for (const character of text) {
    if (character === ' ' || character === '\t') out += character
    else if (WINGDINGS_BULLETS.has(fromPrivateUse(character))) out += '•'
  }
  return out
}

/** A single symbol (`w:sym`, `\sym`, sprmCSymbol) given by its font and code. */
export function symbolText(font: string | undefined, code: number): string {
  const character = fromPrivateUse(String.fromCharCode(code & 0xffff))
  if (isPictureFont(font)) return WINGDINGS_BULLETS.has(character) ? '• ' : ''
  if (font !== undefined && /^symbol$/iu.test(font)) return character === '·' ? '•' : ''
  return code >= 0xe000 && code <= 0xf8ff ? '' : String.fromCharCode(code & 0xffff)
}

/** Word keeps symbol fonts' codes at U+F000 and above. */
function fromPrivateUse(character: string): string {
  const code = character.charCodeAt(0)
  return code >= 0xf020 && code <= 0xf0ff ? String.fromCharCode(code - 0xf000) : character
}
