import { linkSuffix } from '../link-suffix.ts'

/** "![a photo](me.jpg)": a picture. */
const PICTURE = /!\[[^\]\n]{0,200}\](?:\([^()\n]{0,400}\)|\[[^\]\n]{0,80}\])/gu
/** "[Merrow Ltd](https://merrow.example "a title")". */
const LINK =
  /\[((?:[^[\]\n]|\[[^[\]\n]{0,80}\]){0,200})\]\(<?([^()\s<>]{1,400}(?:\([^()\s]{0,80}\)[^()\s]{0,100})?)>?(?:\s{1,4}["'][^\n"']{0,120}["'])?\)/gu
/** What a link leads to: an address, a file, a place on the page; "[x](y)" may be anything else. */
const ADDRESS = /[/.#:@]/u
/** "[2]: https://merrow.example", below the text in which "[Merrow Ltd][2]" stands. */
const DEFINITION =
  /^ {0,3}\[([^\]^\n][^\]\n]{0,80})\]:[ \t]{0,4}<?(\S{1,400}?)>?(?:[ \t]{1,4}["'(][^\n]{0,200}["')])?[ \t]*$/gmu
const REFERENCE = /\[([^[\]\n]{1,200})\](?:[ ]?\[([^[\]\n]{0,80})\])?/gu

/** The words of links with the addresses that they lead to, as they are written in resumes of other formats; pictures are left out. */
export function showLinks(text: string): string {
  if (!text.includes('](') && !text.includes(']:')) return text
  const shown = text
    .replaceAll(PICTURE, '')
    .replaceAll(LINK, (link, words: string, address: string) =>
      ADDRESS.test(address) ? leading(words, address) : link,
    )
  return shown.includes(']:') ? showReferences(shown) : shown
}

function showReferences(text: string): string {
  const addresses = new Map<string, string>()
  const shown = text.replaceAll(DEFINITION, (row, name: string, address: string) => {
    if (!ADDRESS.test(address)) return row
    addresses.set(name.toLowerCase(), address)
    return ''
  })
  if (addresses.size === 0) return text
  return shown.replaceAll(REFERENCE, (link, words: string, name: string | undefined) => {
    const address = addresses.get((name || words).toLowerCase())
    return address === undefined ? link : leading(words, address)
  })
}

const leading = (words: string, address: string): string => `${words}${linkSuffix(words, address).trimEnd()}`
