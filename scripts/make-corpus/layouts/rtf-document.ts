import type { CorpusResume, ResumeEntry } from '../corpus-resume.ts'

/** How letters outside ASCII are written: `\uN?`, or the bytes of a code page as `\'xx`. */
export type RtfEscapes = 'unicode' | 'windows-1252' | 'windows-1251'

/** Windows-1252's own letters between 0x80 and 0x9F that resumes use. */
const WINDOWS_1252: Record<string, number> = {
  '€': 0x80,
  '…': 0x85,
  œ: 0x9c,
  Œ: 0x8c,
  '’': 0x92,
  '–': 0x96,
  '—': 0x97,
  '•': 0x95,
}

function codePageByte(letter: string, escapes: RtfEscapes): number | undefined {
  const code = letter.codePointAt(0) ?? 0
  const shared = WINDOWS_1252[letter]
  if (shared !== undefined && (escapes === 'windows-1252' || code > 0x2000)) return shared
  if (escapes === 'windows-1252') return code < 0x100 ? code : undefined
  if (code >= 0x410 && code <= 0x44f) return code - 0x410 + 0xc0
  return { Ё: 0xa8, ё: 0xb8, '№': 0xb9, '«': 0xab, '»': 0xbb }[letter]
}

function escapeRtf(text: string, escapes: RtfEscapes): string {
  let written = ''
  for (const letter of text) {
    const code = letter.charCodeAt(0)
    const byte = escapes === 'unicode' ? undefined : codePageByte(letter, escapes)
    if (letter === '\\' || letter === '{' || letter === '}') written += `\\${letter}`
    else if (code < 0x80) written += letter
    else if (byte !== undefined) written += `\\'${byte.toString(16).padStart(2, '0')}`
    else written += [...letter.split('')].map((unit) => `\\u${(unit.charCodeAt(0) << 16) >> 16}?`).join('')
  }
  return written
}

/** The bytes of an .rtf as a small word processor writes it: bold heads, tabbed dates, bullets, the name in a header group. */
export function renderRtf(resume: CorpusResume, escapes: RtfEscapes): Buffer {
  const t = (text: string) => escapeRtf(text, escapes)
  const bullet = (text: string) => `\\pard\\fi-240\\li360{\\f0\\'95}\\tab ${t(text)}\\par\n`
  const entry = (item: ResumeEntry) =>
    `\\pard\\sb80\\tqr\\tx9600{\\b ${t(item.title)}}\\tab ${t(item.dates)}\\par\n\\pard ${t(item.organisation)}${item.place ? `, ${t(item.place)}` : ''}\\par\n${item.details.map(bullet).join('')}`
  const sections = resume.sections.map((section) =>
    [
      `\\pard\\sb240\\sa60{\\b\\fs26\\cf1 ${t(section.heading)}}\\par\n`,
      section.text ? `\\pard ${t(section.text)}\\par\n` : '',
      ...section.entries.map(entry),
      ...section.groups.map(
        ({ label, items }) => `\\pard ${label ? `{\\i ${t(label)}:} ` : ''}${t(items.join(', '))}\\par\n`,
      ),
      ...section.items.map(bullet),
    ].join(''),
  )
  const page = escapes === 'windows-1251' ? 1251 : 1252
  const charset = page === 1251 ? 204 : 0
  const contacts = resume.contacts.map(({ label, text }) => `\\pard ${t(label ? `${label}: ${text}` : text)}\\par\n`)
  return Buffer.from(
    `{\\rtf1\\ansi\\ansicpg${page}\\deff0\\uc1{\\fonttbl{\\f0\\fswiss\\fcharset${charset} Noto Sans;}}{\\colortbl;\\red31\\green78\\blue121;}
{\\*\\generator hand written;}\\paperw11906\\paperh16838\\fs21
\\pard{\\b\\fs40 ${t(resume.name)}}\\par\n\\pard{\\i ${t(resume.headline)}}\\par\n${contacts.join('')}${sections.join('')}}`,
    'latin1',
  )
}
