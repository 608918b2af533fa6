/** A row that may number a page: "Page 2 of 3", "Seite 2", "- 2 -", "2 / 3", "2 | P a g e". */
const NUMBERED =
  /^[ \t]*(?:[-–—|([] ?)?(?:(\p{L}[\p{L} ]{0,11}\p{L}|\p{L})\.?[ :|#-]{1,3})?(\d{1,2})(?: ?(?:\/|\p{L}{1,3}) ?(\d{1,2}))?(?: ?\| ?(p ?a ?g ?e))?(?: ?[-–—|)\]])?[ \t]*$/iu
/** Rows that number pages in one way, which tell that they do. */
const FEWEST = 2

/** Words for a page: with its number and that of all pages, one such row is enough. */
const PAGE =
  /^(?:page|p|pg|seite|página|pagina|pág|strona|strana|stránka|stran|stranica|страница|стр|сторінка|sida|side|sivu|oldal|sayfa|σελίδα|lapa|puslapis|lehekülg|trang|halaman|หน้า|第|صفحة|עמוד)$/iu

type Numbered = { at: number; page: number; form: string; sure: boolean }

/**
 * The rows without those that number its pages, each one more than the last and written alike, the first of which is one or two;
 * a number alone may be anything.
 */
export function dropPageNumbers(rows: string[]): string[] {
  const forms = new Map<string, Numbered[]>()
  for (const [at, row] of rows.entries()) {
    const found = numberedAt(row, at)
    if (found !== undefined) forms.set(found.form, [...(forms.get(found.form) ?? []), found])
  }
  const pages = new Set([...forms.values()].filter(areCounted).flatMap((found) => found.map(({ at }) => at)))
  return pages.size === 0 ? rows : rows.filter((_, at) => !pages.has(at))
}

function numberedAt(row: string, at: number): Numbered | undefined {
  if (row.length > LONGEST || !/\d/.test(row)) return undefined
  const match = NUMBERED.exec(row)
  if (match === null) return undefined
  const [whole, word = '', page = '', last = '', behind = ''] = match
  const isSigned = /^[ \t]*[-–—|([]/u.test(whole)
  // "Education 2": a word that is none for a page needs the number of all pages behind it.
  if (!PAGE.test(word) && last + behind === '' && (word !== '' || !isSigned)) return undefined
  const sure = PAGE.test(word) && last !== '' && Number(page) <= Number(last)
  return { at, page: Number(page), form: [word, last, behind, isSigned].join(' ').toLowerCase(), sure }
}

const LONGEST = 40

function areCounted(found: Numbered[]): boolean {
  const [first] = found
  if (found.every(({ sure }) => sure)) return true
  if (found.length < FEWEST || first!.page > FEWEST) return false
  return found.every(({ page }, at) => page === first!.page + at)
}
