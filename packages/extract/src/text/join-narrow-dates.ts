/** "04/2015 –", "sept. 2014 -": a span whose end had no room in its column. */
const OPEN = /(?:^|[\s./-])(?:19|20)\d\d(?:-\d\d)?\.? ?[-–—]$/u
/** Letters of such a row at most. */
const LONGEST = 40
const DATE = String.raw`(?:\p{L}{3,12}\.? )?(?:\d{1,2}[./]){0,2}(?:19|20)\d\d(?:[-/.]\d{1,2})?\.?`
/** "09/2019Clerk", "dic. 2021Clerk", "presentClerk": its end, and what stands beside the span. */
const GLUED = new RegExp(String.raw`^(${DATE}|\p{Ll}{3,12})(?=[\p{Lu}\p{Lo}„“"«])(\S.*)$`, 'u')
const ALONE = new RegExp(String.raw`^(?:${DATE}|\p{Ll}{3,12})$`, 'u')
/** "2019 – 2021 Clerk": a span that had room, and what stands beside it. */
const WHOLE = new RegExp(String.raw`^${DATE} ?[-–—] ?(?:${DATE}|\p{L}{3,12}) \p{Lu}`, 'u')
const FEWEST = 2

/**
 * "2015 –" and below it "2019Clerk", or "2019" and "Clerk" where other rows are "2012 – 2015 Typist": programs that take the
 * text out of a page put what stands beside a narrow column of dates behind the last of its rows. All of it is one row.
 */
export function joinNarrowDates(rows: string[]): string[] {
  if (!rows.some((row) => isOpen(row))) return rows
  const isBeside = rows.filter((row) => WHOLE.test(row.trim())).length >= FEWEST
  const joined: string[] = []
  for (let at = 0; at < rows.length; at++) {
    const [row, above, next] = [rows[at]!.trim(), joined.at(-1), rows[at + 1]?.trim() ?? '']
    const isBelow = above !== undefined && isOpen(above)
    const [, end, rest] = (isBelow && GLUED.exec(row)) || []
    if (end !== undefined) joined.splice(-1, 1, `${above!.trimEnd()} ${end} ${rest}`)
    else if (isBelow && isBeside && ALONE.test(row) && /^\p{L}/u.test(next)) {
      joined.splice(-1, 1, `${above.trimEnd()} ${row} ${next}`)
      at++
    } else joined.push(rows[at]!)
  }
  return joined
}

function isOpen(row: string): boolean {
  return row.length <= LONGEST && OPEN.test(row.trim())
}
