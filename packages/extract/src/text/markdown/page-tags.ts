import { linkSuffix } from '../link-suffix.ts'

/** Tags around words, and those around whole rows, as the source of a page has them. */
const INLINE =
  /<\/?(?:abbr|b|big|cite|code|em|font|i|kbd|label|mark|nobr|q|s|samp|small|span|strong|sub|sup|svg|time|u)(?:\s[^<>]{0,400})?\/?>/giu
const BLOCK =
  /<\/?(?:address|article|aside|center|dd|details|div|dl|dt|fig(?:ure|caption)|footer|header|hr|img|li|main|nav|ol|p|section|summary|table|tbody|thead|tr|ul)(?:\s[^<>]{0,400})?\/?>/giu
const CELL_END = /<\/t[dh]>[ \t]*(?=<t[dh])/giu
const CELL = /<\/?t[dh](?:\s[^<>]{0,200})?>/giu
const HEADING = /<h([1-6])(?:\s[^<>]{0,200})?>/giu
const HEADING_END = /<\/h[1-6]>/giu
const LINK = /<a\s[^<>]{0,200}?href=["']?([^"'<>\s]{1,300})["']?[^<>]{0,200}>([^<>]{0,200})<\/a>/giu
const ANCHOR = /<\/?a(?:\s[^<>]{0,400})?>/giu
/** Words of a row that a tag ends: what follows is a row of its own. */
const INNER_BREAK = /(?<=\S)[ \t]*<\/(?:p|div|li|tr|h[1-6]|center)>[ \t]*(?=<?\S)/giu
const LAST_BREAK = /<br\s?\/?>[ \t]*$/gimu
/** A text has tags, and does not only speak of them, where one ends. */
const ENDING = /<\/(?:a|b|center|div|em|font|h[1-6]|i|li|p|span|strong|sub|sup|table|td|u|ul)>|<br\s?\/?>/iu
const COMMENT = '<!--'
const COMMENT_END = '-->'

/** Without what no page shows: comments in the source of one. */
export function withoutComments(text: string): string {
  let from = text.indexOf(COMMENT)
  if (from < 0) return text
  let shown = text.slice(0, from)
  for (;;) {
    const end = text.indexOf(COMMENT_END, from + COMMENT.length)
    if (end < 0) return shown + text.slice(from)
    const next = text.indexOf(COMMENT, end)
    if (next < 0) return shown + text.slice(end + COMMENT_END.length)
    shown += text.slice(end + COMMENT_END.length, next)
    from = next
  }
}

/** Without the tags of HTML among the rows of a text; the addresses of links stay, and so do headings. */
export function withoutTags(text: string): string {
  if (!text.includes('<') || !ENDING.test(text)) return text
  return text
    .replaceAll(INLINE, '')
    .replaceAll(LINK, (_, address: string, words: string) => words + linkSuffix(words, address).trimEnd())
    .replaceAll(ANCHOR, '')
    .replaceAll(INNER_BREAK, '\n')
    .replaceAll(LAST_BREAK, '')
    .replaceAll(CELL_END, '\t')
    .replaceAll(CELL, '')
    .replaceAll(HEADING, (_, level: string) => `${'#'.repeat(Number(level))} `)
    .replaceAll(HEADING_END, '')
    .replaceAll(BLOCK, '')
}
