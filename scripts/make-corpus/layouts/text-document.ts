import type { CorpusResume, ResumeEntry } from '../corpus-resume.ts'

export type TextEncodingName =
  | 'utf-8'
  | 'utf-8-bom'
  | 'utf-16le'
  | 'windows-1252'
  | 'shift_jis'
  | 'windows-1251'
  | 'tis-620'

/** `memo` is what a web form's text box holds; `ruled` underlines its headings and indents; `marked` uses hashes and dashes. */
export type TextLayout = 'memo' | 'ruled' | 'marked'

type TextLook = { heading: (heading: string) => string[]; bullet: string; entry: (entry: ResumeEntry) => string[] }

const place = (entry: ResumeEntry) => (entry.place ? `, ${entry.place}` : '')

const LOOKS: Record<TextLayout, TextLook> = {
  memo: {
    heading: (heading) => ['', heading.toUpperCase()],
    bullet: '- ',
    entry: (entry) => [entry.dates, `${entry.title}, ${entry.organisation}${place(entry)}`],
  },
  ruled: {
    heading: (heading) => ['', heading, '='.repeat(Math.max(heading.length, 12))],
    bullet: '   * ',
    entry: (entry) => [`${entry.organisation}${place(entry)} (${entry.dates})`, `   ${entry.title}`],
  },
  marked: {
    heading: (heading) => ['', `## ${heading}`, ''],
    bullet: '* ',
    entry: (entry) => [`### ${entry.title}`, `${entry.organisation}${place(entry)} | ${entry.dates}`],
  },
}

/** Lines of 88 columns at most; scripts written without spaces are left whole. */
function wrap(line: string, indent: string): string[] {
  const rows: string[] = []
  let row = ''
  for (const word of line.split(' ')) {
    if (row && row.length + word.length >= 88) {
      rows.push(row)
      row = indent + word
    } else row = row ? `${row} ${word}` : word
  }
  return [...rows, row]
}

export function renderText(resume: CorpusResume, layout: TextLayout): string {
  const look = LOOKS[layout]
  const item = (text: string) => wrap(look.bullet + text, ' '.repeat(look.bullet.length))
  const lines = [
    layout === 'marked' ? `# ${resume.name}` : resume.name,
    resume.headline,
    ...resume.contacts.map(({ label, text }) => (label ? `${label}: ${text}` : text)),
    ...resume.sections.flatMap((section) => [
      ...look.heading(section.heading),
      ...(section.text ? wrap(section.text, '') : []),
      ...section.entries.flatMap((entry) => [...look.entry(entry), ...entry.details.flatMap(item), '']),
      ...section.groups.flatMap(({ label, items }) => wrap(`${label ? `${label}: ` : ''}${items.join(', ')}`, '')),
      ...section.items.flatMap(item),
    ]),
  ]
  return `${lines.join('\r\n')}\r\n`
}

/** Code page tables, letter to bytes, taken from the platform's own decoders. */
function createEncoder(label: string, pairs: boolean): Map<string, number[]> {
  const decoder = new TextDecoder(label)
  const table = new Map<string, number[]>()
  const learn = (bytes: number[]) => {
    const letter = decoder.decode(Uint8Array.from(bytes))
    if ([...letter].length === 1 && letter !== '\uFFFD' && !table.has(letter)) table.set(letter, bytes)
  }
  for (let first = 0; first < 256; first += 1) learn([first])
  if (pairs) {
    for (let first = 0x81; first < 0xf0; first += 1) {
      for (let second = 0x40; second < 0xfd; second += 1) learn([first, second])
    }
  }
  return table
}

const LABELS: Partial<Record<TextEncodingName, string>> = {
  'windows-1252': 'windows-1252',
  'windows-1251': 'windows-1251',
  shift_jis: 'shift_jis',
  'tis-620': 'windows-874',
}

/** Throws when the encoding has no letter for something in the text. */
export function encodeText(text: string, encoding: TextEncodingName): Buffer {
  if (encoding === 'utf-8') return Buffer.from(text)
  if (encoding === 'utf-8-bom') return Buffer.from(`\uFEFF${text}`)
  if (encoding === 'utf-16le') return Buffer.from(`\uFEFF${text}`, 'utf16le')
  const table = createEncoder(LABELS[encoding] ?? encoding, encoding === 'shift_jis')
  return Buffer.from(
    [...text].flatMap((letter) => {
      const bytes = table.get(letter)
      if (!bytes) throw new Error(`${encoding} has no ${letter}`)
      return bytes
    }),
  )
}
