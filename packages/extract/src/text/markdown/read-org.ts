/** "#+TITLE: Ada Merrow": what only Org has. */
const SETTING = /^[ \t]{0,8}#\+([A-Za-z_]{1,30}):[ \t]*(.{0,400})$/u
const ORG = /^[ \t]{0,8}#\+(?:title|author|email|options|startup|date|latex_\w+|html_\w+|setupfile|language):/imu
const HEADING = /^(\*{1,8})[ \t]{1,8}(?:(?:TODO|DONE)[ \t]{1,8})?(\S.*)$/u
const TAGS = /[ \t]{1,80}:[\w@#%:]{1,80}:$/u
/** "#+BEGIN_CENTER", "# a remark". */
const TO_PROGRAM = /^[ \t]{0,8}#(?:\+\w{1,30}(?::|\s|$)|\s|$)/u
const DRAWER = /^[ \t]{0,40}:(?:PROPERTIES|LOGBOOK):[ \t]*$/iu
const PROPERTY = /^[ \t]{0,40}:(\w{1,40}):[ \t]*(.{0,200})$/u
/** "[[https://merrow.example][Merrow Ltd]]" */
const NAMED_LINK = /\[\[([^[\]\n]{1,400})\]\[([^[\]\n]{1,200})\]\]/gu
const BARE_LINK = /\[\[([^[\]\n]{1,400})\]\]/gu
/** "<2014-09-01 Mon>" */
const DAY = /[<[](\d{4}-\d\d-\d\d)(?: \p{L}{2,4}\.?)?[>\]]/gu
const BOLD = /(?<![^\s({'"-])\*(?=[^\s*])([^*\n]{0,200}[^\s*])\*(?=[\s.,:;!?'")}-]|$)/gu
const SLANTED = /(?<![^\s({'"-])([/_=~])(?=[^\s/_=~])([^/_=~\n]{0,200}[^\s/_=~])\1(?=[\s.,:;!?'")}-]|$)/gu

/** What the settings above a resume in Org say of the person. */
const LABELS: Record<string, string> = { author: 'Name', email: 'Email', phone: 'Phone', mobile: 'Phone' }
/** What the drawer below a post's heading says of it. */
const FACTS: Record<string, string> = {
  employer: 'Employer',
  company: 'Employer',
  school: 'School',
  location: 'Location',
}

/** The text in Org as the same in Markdown: its headings, links, bold letters. Any other text as it is. */
export function readOrg(text: string): string {
  if (!text.includes('#+') || !ORG.test(text)) return text
  const rows: string[] = []
  let drawer: Map<string, string> | undefined
  for (const row of text.split(/\r\n?|\n/u)) {
    if (drawer !== undefined) {
      const [, key = '', value = ''] = PROPERTY.exec(row) ?? []
      if (key.toLowerCase() !== 'end' && key !== '') {
        drawer.set(key.toLowerCase(), shown(value.trim()))
        continue
      }
      rows.push(...factsOf(drawer))
      drawer = undefined
      if (key !== '') continue
    }
    if (DRAWER.test(row)) drawer = new Map()
    else rows.push(...rowOf(row))
  }
  return rows.join('\n')
}

function rowOf(row: string): string[] {
  const [, name = '', told = ''] = SETTING.exec(row) ?? []
  const key = name.toLowerCase()
  if (key === 'title') return told === '' ? [] : [`# ${told}`]
  if (Object.hasOwn(LABELS, key)) return told === '' ? [] : [`${LABELS[key]}: ${told}`]
  if (TO_PROGRAM.test(row)) return []
  const [, stars, heading] = HEADING.exec(row.trimEnd()) ?? []
  if (stars === undefined || heading === undefined) return [shown(row)]
  return [`${'#'.repeat(Math.min(6, stars.length + 1))} ${shown(heading.replace(TAGS, ''))}`]
}

/** "Employer: Merrow Ltd", "Dates: 2014-09-01 - 2016-02-01". */
function factsOf(drawer: Map<string, string>): string[] {
  const facts = [...drawer].filter(([key, value]) => Object.hasOwn(FACTS, key) && value !== '')
  const [from = '', to = ''] = [drawer.get('from'), drawer.get('to')]
  const dates = from === '' ? (drawer.get('date') ?? '') : `${from} – ${to === '' ? 'present' : to}`
  return [...facts.map(([key, value]) => `${FACTS[key]}: ${value}`), ...(dates === '' ? [] : [`Dates: ${dates}`])]
}

function shown(row: string): string {
  let text = row
  if (text.includes('[[')) text = text.replaceAll(NAMED_LINK, '[$2]($1)').replaceAll(BARE_LINK, '$1')
  if (/[<[]\d/u.test(text)) text = text.replaceAll(DAY, '$1')
  if (text.includes('*')) text = text.replaceAll(BOLD, '**$1**')
  return /[/_=~]/u.test(text) ? text.replaceAll(SLANTED, '$2') : text
}
