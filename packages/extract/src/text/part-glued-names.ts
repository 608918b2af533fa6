/** The own part of e-mail addresses and of profiles' links. */
const OWN = /[\p{L}\p{N}._-]{3,64}(?=@)|(?<=\/in\/)[\p{L}\p{N}_-]{3,64}/gu
/** Where one word ends and another begins without a blank. */
const JOINT = /(?<=[\p{Ll}\p{Lo}\p{N})”“»●○★☆.])(?=\p{Lu}(?:\p{Ll}|\p{Lu}{2}))|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu
const ABBREVIATED = /^\S*\.$/u
const NAME = /^\p{Lu}[\p{L}\p{M}'’.-]{0,30}(?: (?:\p{Lu}[\p{L}\p{M}'’.-]{0,30}|\p{Ll}{1,4})){0,5}$/u
/** The names in which what stands before an address ends: "Dr. Mara Merrow". */
const LAST_NAMES = /\p{Lu}[\p{L}\p{M}'’-]{0,30}(?: \p{Lu}[\p{L}\p{M}'’-]{0,30}){1,3}$/u
const ADDRESS = /^\p{Lu}\p{Ll}{2}.*(?:\p{N}|:)/u
const SHORTEST = 3
/** Names and initials that an address must confirm. */
const FEWEST = 2
/** Rows at the top of a page in which a name needs no sign, and at its foot, where it signs. */
const HEAD = 6
const MOST_ROWS = 400
const LONGEST_ROW = 160

/**
 * "Rope workMara Merrow", "Mara Merrow12 Mill Lane": programs that take the text out of a page put what begins one of its
 * columns behind the end of another. A name that an e-mail address or a profile's link confirms is given its own row.
 */
export function partGluedNames(rows: string[]): string[] {
  if (rows.length > MOST_ROWS) return rows
  const own = rows.flatMap((row) => row.match(OWN) ?? []).map((local) => plain(local))
  if (own.length === 0) return rows
  for (const [at, row] of rows.entries()) {
    const name = wholeName(row.trim(), rows[at + 1]?.trim() ?? '', own)
    if (name !== undefined) {
      // Programs that tell columns so leave no row empty; a mail has such, and its writer's name in the midst of it.
      const isWithin = at >= HEAD && at < rows.length - HEAD && rows.slice(0, at).every((above) => above.trim() !== '')
      return isWithin ? [...rows.slice(0, at), `# ${name.text}`, ...rows.slice(at + name.count)] : rows
    }
    const parted = partedAt(row, rows[at + 1]?.trim() ?? '', own)
    if (parted !== undefined) return [...rows.slice(0, at), ...parted.rows, ...rows.slice(at + parted.count)]
  }
  return rows
}

/** The name that a row holds, or two. */
function wholeName(row: string, below: string, own: string[]): { text: string; count: number } | undefined {
  if (isOwn([row], own)) return { text: row, count: 1 }
  return isOwn([row, below], own) ? { text: `${row} ${below}`, count: 2 } : undefined
}

/** What becomes of a row that holds the name, and of how many rows; the name as the title of what follows it. */
function partedAt(row: string, below: string, own: string[]): { rows: string[]; count: number } | undefined {
  if (row.length > LONGEST_ROW || /[@/]/u.test(row)) return undefined
  for (const { index } of row.matchAll(JOINT)) {
    const [before, behind] = [row.slice(0, index).trim(), row.slice(index).trim()]
    const [end] = /\p{L}*$/u.exec(before)!
    const whole = plain(end + /^\p{L}*/u.exec(behind)![0])
    // "LeAnn", "DeShawn": written so.
    const isWhole = end !== '' && own.some((name) => lettersOf(name).includes(whole))
    if (isWhole || ABBREVIATED.test(before)) continue
    if (isOwn([behind], own)) return { rows: [before, `# ${behind}`], count: 1 }
    if (isOwn([behind, below], own)) return { rows: [before, `# ${behind} ${below}`], count: 2 }
    const isAddress = ADDRESS.test(behind)
    if (isAddress && isOwn([LAST_NAMES.exec(before)?.[0] ?? ''], own)) return { rows: [before, behind], count: 1 }
  }
  return undefined
}

/** Whether what is written is a name, in each of its rows, of which an address has two parts at least. */
function isOwn(written: string[], own: string[]): boolean {
  if (!written.every((row) => NAME.test(row))) return false
  const names = written.map((row) => row.split(/[\s-]+/u).filter((word) => word.length >= SHORTEST))
  return own.some((local) => {
    const pieces = new Set(local.split(/[^\p{L}]+/u))
    const letters = lettersOf(local)
    const isWhole = (name: string) => letters.includes(plain(name)) || letters.includes(plain(name, 'dj'))
    const initials = names.flat().filter((name) => !isWhole(name) && pieces.has(plain(name)[0]!))
    const counts = names.map((row) => row.filter(isWhole).length)
    const count = counts.reduce((sum, next) => sum + next, initials.length)
    return counts.some((one) => one > 0) && (counts.length < 2 || !counts.includes(0)) && count >= FEWEST
  })
}

function lettersOf(local: string): string {
  return local.replaceAll(/\P{L}/gu, '')
}

/** Without accents; "ae" for "ä", as addresses have it. */
function plain(text: string, dj = 'd'): string {
  return text
    .toLowerCase()
    .replaceAll(/[äöü]/gu, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter]!)
    .replaceAll('đ', dj)
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
}
