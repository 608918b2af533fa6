/** What a style attribute says that matters to a reader; undefined: inherited. */
export type HtmlStyle = {
  isHidden?: boolean
  bold?: boolean
  /** Points. */
  size?: number
  /** Six hex digits; '' for one that cannot be told. */
  colour?: string
  background?: string
}

const NAMED: Record<string, string> = {
  white: 'ffffff',
  black: '000000',
  snow: 'fffafa',
  ivory: 'fffff0',
  whitesmoke: 'f5f5f5',
}
/** Points in a unit. */
const UNITS: Record<string, number> = { pt: 1, px: 0.75, em: 12, rem: 12, '%': 0.12 }
const LONGEST = 4000

/** Reads the declarations of a `style` attribute or of a CSS rule. */
export function readDeclarations(css: string): HtmlStyle {
  const style: HtmlStyle = {}
  for (const declaration of css.slice(0, LONGEST).toLowerCase().split(';')) {
    const colon = declaration.indexOf(':')
    if (colon < 0) continue
    const name = declaration.slice(0, colon).trim()
    const value = declaration
      .slice(colon + 1)
      .replace('!important', '')
      .trim()
    applyDeclaration(style, name, value)
  }
  return style
}

function applyDeclaration(style: HtmlStyle, name: string, value: string): void {
  if (name === 'display') style.isHidden = value === 'none' || style.isHidden
  else if (name === 'visibility') style.isHidden = value === 'hidden' || value === 'collapse'
  else if (name === 'mso-hide') style.isHidden = value === 'all'
  else if (name === 'mso-element') style.isHidden = value.startsWith('comment') || style.isHidden
  else if (name === 'opacity') style.isHidden = Number(value) === 0 || style.isHidden
  else if (name === 'font-weight') style.bold = value.startsWith('bold') || Number(value) >= 600
  else if (name === 'font-size') style.size = sizeOf(value)
  else if (name === 'color') style.colour = colourOf(value)
  else if (name === 'background-color') style.background = colourOf(value)
  else if (name === 'background') style.background = value === 'none' ? undefined : colourOf(value.split(' ')[0] ?? '')
  else if (name === 'background-image') style.background = value === 'none' ? style.background : ''
}

function sizeOf(value: string): number | undefined {
  const match = /^(\d{1,6}(?:\.\d{1,6})?)(pt|px|r?em|%)?$/u.exec(value)
  if (!match) return undefined
  const size = Number(match[1]) * (UNITS[match[2] ?? 'px'] ?? 1)
  return Math.round(size * 10) / 10
}

/** A CSS colour as six hex digits; '' for what cannot be told; undefined for none. */
export function colourOf(value: string): string | undefined {
  if (value === 'transparent' || value === 'inherit' || value === 'initial' || value === '') return undefined
  const named = NAMED[value]
  if (named) return named
  const hex = /^#?([0-9a-f]{6})$/u.exec(value)?.[1]
  if (hex) return hex
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/u.exec(value)
  if (short)
    return short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')
  const rgb = /^rgba?\(\s{0,9}(\d{1,3})[\s,]{1,9}(\d{1,3})[\s,]{1,9}(\d{1,3})/u.exec(value)
  if (!rgb) return ''
  return rgb
    .slice(1, 4)
    .map((channel) => Math.min(255, Number(channel)).toString(16).padStart(2, '0'))
    .join('')
}

/** Rules of a style sheet that name one class, one id or one element; all others are left to the browser. */
export function readSheet(css: string): Map<string, HtmlStyle> {
  const rules = new Map<string, HtmlStyle>()
  let at = 0
  while (rules.size < 2000) {
    const open = css.indexOf('{', at)
    const close = css.indexOf('}', open)
    if (open < 0 || close < 0) break
    const style = readDeclarations(css.slice(open + 1, close))
    for (const selector of css.slice(Math.max(at, open - LONGEST), open).split(',')) {
      const name = selector.trim().toLowerCase()
      if (/^(?:[a-z0-9]{1,20})?[.#]?[\w-]{1,60}$/u.test(name)) rules.set(name, { ...rules.get(name), ...style })
    }
    at = close + 1
  }
  return rules
}
