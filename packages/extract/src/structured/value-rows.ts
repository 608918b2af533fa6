import { withoutTags } from '../text/restore-rows.ts'

const TAGS = /<\/?(?:p|br|ul|ol|li|div|strong|b|i|em|u|span|a|h[1-6])\b[^<>]{0,200}>/iu
const LIST_ITEM = /<li\b[^<>]{0,200}>/giu

/** The rows of a value, which may be several and may have tags of HTML; with its label before the first. */
export function valueRows(value: string, label: string): string[] {
  const plain = TAGS.test(value) ? withoutTags(value.replaceAll(LIST_ITEM, '\n- ')) : value
  const rows = plain
    .split(/\r\n?|\n/u)
    .map((row) => row.trim())
    .filter((row) => row !== '')
  if (label === '' || rows.length === 0) return rows
  const [first, ...rest] = rows
  return [`${label}: ${first}`, ...rest]
}

/** Puts rows behind others; one by one, because a function takes only so many arguments. */
export function addRows(rows: string[], more: string[]): void {
  for (const row of more) rows.push(row)
}
