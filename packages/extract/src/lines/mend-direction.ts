const OPENING = '([{'
const CLOSING = ')]}'
const MIRRORED = '<>\u00AB\u00BB\u2039\u203A'
/** Two dates and the sign between them. */
const SPAN = /(?<![\p{Nd}/.-])([\p{Nd}/.]{4,10})( ?[-\u2013\u2014] ?)([\p{Nd}/.]{4,10})(?![\p{Nd}/.-])/gu
/** Years of a life, in the Persian and the common count. */
const EARLIEST = 1300
const LATEST = 2100

/**
 * Joins parts of a right-to-left line so that brackets open before they close. Which way a bracket is turned, a page
 * says unreliably: some programs draw it mirrored, some do not. One without a partner is as it is drawn.
 */
export function closeBrackets(parts: string[]): string {
  const letters = parts.flatMap((part) => (part.length === 1 ? [mirror(part)] : [...part]))
  const places = letters.flatMap((letter, at) => (kindOf(letter) >= 0 ? [at] : []))
  for (const [kind] of [...OPENING].entries()) {
    const own = places.filter((at) => kindOf(letters[at]!) === kind)
    if (own.length % 2 === 1 || isBalanced(own.map((at) => letters[at]!))) continue
    for (const [count, at] of own.entries()) letters[at] = (count % 2 === 0 ? OPENING : CLOSING)[kind]!
  }
  return letters.join('')
}

function mirror(letter: string): string {
  const kind = kindOf(letter)
  if (kind >= 0) return (OPENING.includes(letter) ? CLOSING : OPENING)[kind]!
  const at = MIRRORED.indexOf(letter)
  return at < 0 ? letter : MIRRORED[at ^ 1]!
}

function kindOf(letter: string): number {
  return OPENING.includes(letter) ? OPENING.indexOf(letter) : CLOSING.indexOf(letter)
}

function isBalanced(brackets: string[]): boolean {
  let depth = 0
  for (const bracket of brackets) {
    depth += OPENING.includes(bracket) ? 1 : -1
    if (depth < 0) return false
  }
  return depth === 0
}

/** A span of time begins with the earlier year, whichever way it was drawn. */
export function turnYears(text: string): string {
  return text.replaceAll(SPAN, (whole, ...[first = '', sign = '', last = '']: string[]) => {
    const [from, to] = [yearIn(first), yearIn(last)]
    return to > EARLIEST && from > to && from < LATEST ? last + sign + first : whole
  })
}

/** 0 where there is none. */
function yearIn(date: string): number {
  const digits = /(?<!\p{Nd})\p{Nd}{4}(?!\p{Nd})/u.exec(date)?.[0] ?? ''
  // The last four bits of a digit of ASCII, Arabic and Persian are its value.
  return Number([...digits].map((digit) => digit.charCodeAt(0) & 15).join(''))
}
