/** Dots that lead from a label or date to what belongs to it. */
const LEADER = /(?<=\S) ?(?:\.{4,200}|…{2,100}|(?: \.){4,100}|\.{2,3}(?= ?:)) ?(:?)(?= ?[^\s.…])/gu
/** The same where they begin or end a part of a row, or are one. */
const AT_START = /^(?:\.{4,200}|…{2,100}|\.(?: \.){3,100}) ?/u
const AT_END = / ?(?:\.{4,200}|…{2,100}|\.(?: \.){3,100})$/u

/** A row with a tab in the place of dots that lead to a value, or the colon that stands behind them. */
export function followLeaders(row: string): string {
  if (!hasDots(row)) return row
  return row.replaceAll(LEADER, (_, colon: string) => (colon === ':' ? ':' : '\t'))
}

/** The parts of a row without the dots that lead from one to the next. */
export function cutLeaders(parts: string[]): string[] {
  if (parts.length < 2 || !parts.some(hasDots)) return parts
  const last = parts.length - 1
  return parts
    .map((part, at) => (at > 0 ? part.replace(AT_START, '') : part))
    .map((part, at) => (at < last ? part.replace(AT_END, '') : part))
    .filter((part) => part !== '')
}

function hasDots(text: string): boolean {
  return text.includes('..') || text.includes('…') || text.includes('. .')
}
