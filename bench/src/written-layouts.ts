/**
 * T, E and D for what it was (a title or a degree), where (an employer or a school) and when, row by row; where the town
 * stands, what parts them, and how the last one is joined.
 */
export type Layout = { rows: string[]; town: Town; sign: Sign; last: Last }
type Town = (typeof TOWNS)[number]
type Last = 'sign' | 'bracket' | 'colon' | 'at' | 'comma between names'
type Sign = keyof typeof SIGNS | 'none'

/** `at` leads from what it was to where, with its blanks. A study may have no dates. */
export type WrittenHead = { what: string; where: string; town: string; dates: string; at: string }

const ORDERS = ['TED', 'TDE', 'ETD', 'EDT', 'DTE', 'DET']
const ROWS = [[3], [1, 2], [2, 1], [1, 1, 1]]
const TOWNS = ['none', 'behind employer', 'employer (town)', 'end of row', 'own row'] as const
const LASTS: Last[] = ['sign', 'bracket', 'colon', 'at', 'comma between names']
const SIGNS = {
  comma: ', ',
  hyphen: ' - ',
  dash: ' – ',
  bar: ' | ',
  tab: '\t',
  dot: ' · ',
  semicolon: '; ',
  slash: ' / ',
  blanks: '     ',
}

/** Every order of title, employer and dates in one to three rows, with every sign between them that people use. */
export function layouts(): Layout[] {
  return ORDERS.flatMap((order) =>
    ROWS.flatMap((counts) => {
      const rows = rowsOf(order, counts)
      const isJoined = rows.some((row) => row.length > 1)
      const signs = isJoined ? (Object.keys(SIGNS) as Sign[]) : (['none'] as Sign[])
      return TOWNS.flatMap((town) =>
        signs.flatMap((sign) => LASTS.map((last) => ({ rows, town, sign, last })).filter(isUsual)),
      )
    }),
  )
}

function rowsOf(order: string, counts: number[]): string[] {
  let at = 0
  return counts.map((count) => order.slice(at, (at += count)))
}

function isUsual({ rows, sign, last }: Layout): boolean {
  const joined = rows.find((row) => row.length > 1)
  if (last === 'sign') return true
  if (joined === undefined) return false
  if (last === 'at') return joined.includes('TE')
  if (last === 'colon') return !joined.startsWith('T')
  return last === 'bracket' ? sign !== 'slash' : joined.length > 2 && sign !== 'comma'
}

/** The rows of a post or a study in a layout. */
export function writeHead(layout: Layout, head: WrittenHead): string {
  const { rows, town, sign } = layout
  const slots = head.dates === '' ? rows.map((row) => row.replace('D', '')).filter((row) => row !== '') : rows
  const written = slots.map((row) => writeRow(layout, row, head))
  if (town === 'end of row') written[0] += signOf(sign) + head.town
  if (town === 'own row') written.push(head.town)
  return written.join('\n')
}

function writeRow({ town, sign, last }: Layout, row: string, head: WrittenHead): string {
  const towns = { 'behind employer': `, ${head.town}`, 'employer (town)': ` (${head.town})` } as Record<Town, string>
  const values: Record<string, string> = { T: head.what, E: head.where + (towns[town] ?? ''), D: head.dates }
  let written = ''
  for (const [at, slot] of [...row].entries()) {
    const value = values[slot]!
    const before = row[at - 1]
    if (before === undefined) written = value
    else if (last === 'at' && before === 'T' && slot === 'E') written += head.at + value
    else if (last === 'colon' && at === 1) written += `: ${value}`
    else if (last === 'bracket' && at === row.length - 1) written += ` (${value})`
    else if (last === 'comma between names' && slot !== 'D' && before !== 'D') written += `, ${value}`
    else written += signOf(sign) + value
  }
  return written
}

/** What parts two values in a row. */
export function signOf(sign: Sign): string {
  return sign === 'none' ? ', ' : SIGNS[sign]
}

/** A layout in words. */
export function layoutName(layout: Layout): string {
  return traitsOf(layout).join(', ')
}

export function traitsOf({ rows, town, sign, last }: Layout): string[] {
  return [rows.join('/'), `town ${town}`, sign, `last by ${last}`]
}
