import { WRITTEN_WORDS } from './written-words.ts'

/** T, E and D for title, employer and dates, row by row; where the town stands, what parts them, and how the last one is joined. */
type Layout = { rows: string[]; town: Town; sign: Sign; last: Last }
type Town = 'none' | 'behind employer' | 'employer (town)' | 'end of row' | 'own row'
type Last = 'sign' | 'bracket' | 'colon' | 'at' | 'comma between names'
type Sign = keyof typeof SIGNS | 'none'

export type WrittenPost = { title: string; employer: string; town: string; dates: string; year: number }

const ORDERS = ['TED', 'TDE', 'ETD', 'EDT', 'DTE', 'DET']
const ROWS = [[3], [1, 2], [2, 1], [1, 1, 1]]
const TOWNS: Town[] = ['none', 'behind employer', 'employer (town)', 'end of row', 'own row']
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

/** The rows of a post in a layout. */
export function writePost(layout: Layout, post: WrittenPost, language: string): string {
  const { rows, town, sign } = layout
  const written = rows.map((row) => writeRow(layout, row, { post, language }))
  if (town === 'end of row') written[0] += (sign === 'none' ? ', ' : SIGNS[sign]) + post.town
  if (town === 'own row') written.push(post.town)
  return written.join('\n')
}

function writeRow(
  { town, sign, last }: Layout,
  row: string,
  { post, language }: { post: WrittenPost; language: string },
): string {
  const employer =
    town === 'behind employer'
      ? `${post.employer}, ${post.town}`
      : town === 'employer (town)'
        ? `${post.employer} (${post.town})`
        : post.employer
  const values: Record<string, string> = { T: post.title, E: employer, D: post.dates }
  let written = ''
  for (const [at, slot] of [...row].entries()) {
    const value = values[slot]!
    const before = row[at - 1]
    if (before === undefined) written = value
    else if (last === 'at' && before === 'T' && slot === 'E') written += WRITTEN_WORDS[language]!.at + value
    else if (last === 'colon' && at === 1) written += `: ${value}`
    else if (last === 'bracket' && at === row.length - 1) written += ` (${value})`
    else if (last === 'comma between names' && slot !== 'D' && before !== 'D') written += `, ${value}`
    else written += SIGNS[sign as keyof typeof SIGNS] + value
  }
  return written
}

/** A layout in words. */
export function layoutName({ rows, town, sign, last }: Layout): string {
  return `${rows.join('/')}, town ${town}, ${sign}, ${last}`
}
