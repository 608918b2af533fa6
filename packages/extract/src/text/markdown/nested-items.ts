/** An item of a list: what it stands in by, and its words. */
const ITEM = /^([ \t]*)[*+-][ \t]+(?=\S)(.*)$/u
/** A year, a dash, and a year or a word: "2018 - 2020", "(05/2022-Present". */
const SPAN = /(?<!\d)(?:19|20)\d\d(?!\d)[^\n]{0,4}[-–—][^\n]{0,14}?(?:(?:19|20)\d\d|\p{L}{3})/u
const TAB = 4

type Item = { at: number; depth: number; words: string; dated: boolean }

/**
 * "* Merrow Ltd" and, set in below it, "* Clerk (2018 - 2020)" above what was done: items that hold a dated one, and these, head
 * what stands below them, and are written without their bullets, which the duties have, too.
 */
export function openNestedItems(text: string): string {
  if (!SPAN.test(text)) return text
  const rows = text.split('\n')
  const items = rows.flatMap((row, at) => itemOf(row, at) ?? [])
  const opened = new Set<number>()
  for (const [index, item] of items.entries()) {
    if (item.dated || item.depth > 0) continue
    const inner = childrenOf(items, index)
    const dated = inner.filter((child) => child.dated)
    if (dated.length === 0 || !inner[0]!.dated) continue
    for (const { at } of [item, ...dated]) opened.add(at)
  }
  if (opened.size === 0) return text
  return rows
    .map((row, at) => (opened.has(at) ? `${/^\s/u.test(row) ? '' : '\n'}${ITEM.exec(row)![2]}` : row))
    .join('\n')
}

function itemOf(row: string, at: number): Item | undefined {
  const found = ITEM.exec(row)
  if (found === null) return undefined
  const depth = found[1]!.replaceAll('\t', ' '.repeat(TAB)).length
  return { at, depth, words: found[2]!, dated: SPAN.test(found[2]!) }
}

/** The items right below one, set in, up to the next that is not: those of the first one's depth. */
function childrenOf(items: Item[], index: number): Item[] {
  const { depth } = items[index]!
  const first = items[index + 1]
  if (first === undefined || first.depth <= depth) return []
  const end = items.findIndex((item, at) => at > index && item.depth <= depth)
  return items.slice(index + 1, end < 0 ? undefined : end).filter((item) => item.depth === first.depth)
}
