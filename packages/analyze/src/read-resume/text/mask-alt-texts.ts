import type { Line } from '@evenhand/model'
import { BEHIND_LOGOS, LOGOS } from '../../knowledge/reading/network-words.ts'

const OPENS = new RegExp(`^(?:${LOGOS})(?:[ :]+(?:${BEHIND_LOGOS}))?[ :']+(?<name>.{2,80})$`, 'iu')
const CLOSES = new RegExp(`^(?<name>.{2,80}?)(?:['’]s|['’])?[ -]?(?:の|的|의 ?)?(?:${LOGOS})$`, 'iu')
/** "Company logo", "School logo": of whom, the row below says. */
const ALONE =
  /^(?:(?:company|school|organi[sz]ation|employer|university|institution) logo|(?:firmen|unternehmens|schul|bedrijfs)logo|logo(?:tipo|typ)?(?: de| da| do| del| de la| dell['’]| firmy)?[ ']*(?:l['’]entreprise|l['’]école|azienda|empresa|escuela|escola|firmy|szkoły)?|şirket logosu|okul logosu|логотип (?:компании|организации|вуза)|логотип компанії|公司(?:徽标|标志|徽標|標誌)|学校(?:徽标|标志)|会社(?:の)?ロゴ|회사 로고|شعار (?:الشركة|المدرسة))$/iu
const MAY = new RegExp(LOGOS, 'iu')
/** So many lines below, the name stands again. */
const NEAR = 4
const LONGEST = 100

/**
 * The text with blanks for what stood for the pictures of a page from which it was pasted: "Logo von Merrow GmbH" above the rows that
 * name Merrow GmbH. Of the same length; any other text as it is.
 */
export function maskAltTexts(text: string, lines: Line[]): string {
  if (!MAY.test(text)) return text
  const parts: string[] = []
  let from = 0
  for (const [at, { start, end }] of lines.entries()) {
    if (end - start > LONGEST || end <= start) continue
    const row = text.slice(start, end).trim()
    if (!MAY.test(row) || !(ALONE.test(row) || isNamedBelow(text, lines.slice(at + 1, at + 1 + NEAR), row))) continue
    parts.push(text.slice(from, start), ' '.repeat(end - start))
    from = end
  }
  parts.push(text.slice(from))
  return parts.join('')
}

/** Whether one of the lines right below repeats the name of which a row says that it is a picture. */
function isNamedBelow(text: string, below: Line[], row: string): boolean {
  const name = (OPENS.exec(row) ?? CLOSES.exec(row))?.groups?.['name']?.toLowerCase()
  return name !== undefined && below.some(({ start, end }) => text.slice(start, end).toLowerCase().includes(name))
}
