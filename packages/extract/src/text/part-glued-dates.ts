/** "04/2015 –", "sept. 2014 -": a span whose end had no room in its column. */
const OPEN = /(?:^|[\s./-])(?:19|20)\d\d(?:-\d\d)?\.? ?[-–—]$/u
/** Letters of such a row at most. */
const LONGEST = 40
/** "09/2019Clerk", "dic. 2021Clerk", "presentClerk": its end, and what stands beside the span. */
const END =
  /^((?:\p{L}{3,12}\.? )?(?:\d{1,2}[./]){0,2}(?:19|20)\d\d(?:[-/.]\d{1,2})?\.?|\p{Ll}{3,12})(?=[\p{Lu}\p{Lo}„“"«])(\S.*)$/u

/**
 * "2015 –" and below it "2019Clerk": programs that take the text out of a page put what stands beside a narrow column of dates
 * behind the last of its rows. The span is put together, and what it dates is a row of its own.
 */
export function partGluedDates(rows: string[]): string[] {
  const parted: string[] = []
  for (const row of rows) {
    const above = parted.at(-1)
    const isBelow = above !== undefined && above.length <= LONGEST && OPEN.test(above.trim())
    const [, end, rest] = (isBelow && END.exec(row.trim())) || []
    if (end === undefined) parted.push(row)
    else parted.splice(-1, 1, `${above!.trimEnd()} ${end}`, rest!)
  }
  return parted
}
