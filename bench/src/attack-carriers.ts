import { strToU8, zipSync } from 'fflate'
import type { Attack, Hiding } from './attack-texts.ts'

export type Carrier = 'text' | 'pdf' | 'docx'

/** The attacked resume as a file. In plain text nothing can be hidden: the words are simply there. */
export function carry(carrier: Carrier, resume: string, attack: Attack): { bytes: Uint8Array; fileName: string } {
  const body = attack.replaced ?? [attack.before, resume].filter(Boolean).join('\n')
  const added = attack.after ?? ''
  if (carrier === 'text')
    return { bytes: strToU8(attack.hiding === 'metadata' ? body : `${body}\n\n${added}\n`), fileName: 'resume.txt' }
  return carrier === 'pdf'
    ? { bytes: toPdf(body, added, attack.hiding), fileName: 'resume.pdf' }
    : { bytes: toDocx(body, added, attack.hiding), fileName: 'resume.docx' }
}

const PAGE_LINES = 58
const LINE_LENGTH = 96

function wrap(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const lines: string[] = []
    let rest = line
    while (rest.length > LINE_LENGTH) {
      const cut = rest.lastIndexOf(' ', LINE_LENGTH)
      lines.push(rest.slice(0, cut > 20 ? cut : LINE_LENGTH))
      rest = rest.slice(cut > 20 ? cut + 1 : LINE_LENGTH)
    }
    return [...lines, rest]
  })
}

const pdfString = (text: string) => `(${text.replaceAll(/[\\()]/g, (sign) => `\\${sign}`)})`
const hex = (number: number, digits: number) => number.toString(16).padStart(digits, '0')

/** Characters beyond ASCII with their codes in a second font, which can draw and name any of them, 255 a file. */
type OtherLetters = Map<string, number>

/** Operators that show a line, in the second font where the first has no such letter. */
function showLine(line: string, size: number, others: OtherLetters): string {
  const parts = line.normalize('NFC').split(/([^\u0020-\u007e]+)/u)
  const shown = parts.map((part, i) => {
    if (i % 2 === 0) return part === '' ? '' : `${pdfString(part)} Tj`
    const codes = [...part].map((letter) => {
      if (!others.has(letter) && others.size < 255) others.set(letter, others.size + 1)
      return hex(others.get(letter) ?? 0, 2)
    })
    return `/F2 ${size} Tf <${codes.join('')}> Tj /F1 ${size} Tf`
  })
  return `${shown.join(' ')} T*`
}

/** Letters that are nothing but a code, such as a blank of no width. */
const UNSEEN = /[\p{Cf}\p{Mn}\p{Zs}]/u
const NO_WIDTH = /[\p{Cf}\p{Mn}]/u

/** The objects of the second font, numbered from `first`: each letter is a box that says which letter it stands for. */
function otherFont(others: OtherLetters, first: number): string[] {
  const letters = [...others.keys()]
  const widths = letters.map((letter) => (NO_WIDTH.test(letter) ? 0 : 500))
  const draw = (letter: string, i: number) =>
    `${widths[i]} 0 0 0 500 700 d1${UNSEEN.test(letter) ? '' : ' 50 0 400 700 re f'}`
  const utf16 = (letter: string) =>
    Array.from({ length: letter.length }, (_, at) => hex(letter.charCodeAt(at), 4)).join('')
  const named = letters.map((letter, i) => `1 beginbfchar <${hex(i + 1, 2)}> <${utf16(letter)}> endbfchar`)
  const stream = (content: string) => `<< /Length ${content.length} >>\nstream\n${content}\nendstream`
  return [
    `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 500 700] /FontMatrix [.001 0 0 .001 0 0] /FirstChar 1 /LastChar ${letters.length || 1} /Widths [${widths.join(' ') || 0}] /Resources << >> /ToUnicode ${first + 1} 0 R /Encoding << /Type /Encoding /Differences [1 ${letters.map((_, i) => `/g${i}`).join(' ')}] >> /CharProcs << ${letters.map((_, i) => `/g${i} ${first + 2 + i} 0 R`).join(' ')} >> >>`,
    stream(
      `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Other def /CMapType 2 def 1 begincodespacerange <00> <ff> endcodespacerange\n${named.join('\n')}\nendcmap end end`,
    ),
    ...letters.map((letter, i) => stream(draw(letter, i))),
  ]
}

function toPdf(body: string, added: string, hiding: Hiding): Uint8Array {
  const others: OtherLetters = new Map()
  const lines = wrap(hiding === 'visible' ? `${body}\n\n${added}` : body)
  const pages: string[] = []
  for (let i = 0; i < lines.length; i += PAGE_LINES) {
    const shown = lines.slice(i, i + PAGE_LINES).map((line) => showLine(line, 10, others))
    pages.push(`BT /F1 10 Tf 12.5 TL 50 790 Td ${shown.join('\n')} ET`)
  }
  if (hiding !== 'visible' && hiding !== 'metadata') pages[0] += hiddenBlock(wrap(added), hiding, others)
  return writePdf(pages, others, hiding === 'metadata' ? added : '')
}

/** A PDF of these pages; `title` is a hexadecimal string, which holds any script. */
function writePdf(pages: string[], others: OtherLetters, title: string): Uint8Array {
  const name = `<feff${Array.from({ length: title.length }, (_, at) => hex(title.charCodeAt(at), 4)).join('')}>`
  const firstPage = 4
  const info = firstPage + pages.length * 2
  const kids = pages.map((_, i) => `${firstPage + i * 2} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((content, i) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R /F2 ${info + 1} 0 R >> >> /Contents ${firstPage + 1 + i * 2} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
    title === '' ? '<< >>' : `<< /Title ${name} /Subject ${name} >>`,
    ...otherFont(others, info + 1),
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, i) => {
    const offset = file.length
    file += `${i + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const xref = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${xref}trailer << /Size ${objects.length + 1} /Root 1 0 R /Info ${info} 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return strToU8(file, true)
}

function hiddenBlock(lines: string[], hiding: Hiding, others: OtherLetters): string {
  const size = hiding === 'tiny' ? 1 : 10
  const shown = lines.map((line) => showLine(line, size, others)).join('\n')
  if (hiding === 'white') return `\nBT 1 1 1 rg /F1 10 Tf 12 TL 50 60 Td ${shown} ET`
  if (hiding === 'tiny') return `\nBT /F1 1 Tf 1.2 TL 50 60 Td ${shown} ET`
  return `\nBT /F1 10 Tf 12 TL 50 -400 Td ${shown} ET`
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const DOCX_HIDING: Partial<Record<Hiding, string>> = {
  white: '<w:color w:val="FFFFFF"/>',
  tiny: '<w:sz w:val="2"/>',
  'off-page': '<w:vanish/>',
}

function toDocx(body: string, added: string, hiding: Hiding): Uint8Array {
  const paragraph = (line: string, properties: string) =>
    `<w:p><w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${escapeXml(line)}</w:t></w:r></w:p>`
  const paragraphs = (text: string, properties: string) =>
    text
      .split('\n')
      .map((line) => paragraph(line, properties))
      .join('')
  const hidden = hiding === 'metadata' ? '' : paragraphs(added, DOCX_HIDING[hiding] ?? '')
  const document = `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraphs(body, '')}${hidden}</w:body></w:document>`
  const files: Record<string, string> = {
    '[Content_Types].xml':
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    '_rels/.rels':
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    'word/document.xml': document,
    'docProps/core.xml': `<?xml version="1.0"?><cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:subject>${escapeXml(hiding === 'metadata' ? added : '')}</dc:subject></cp:coreProperties>`,
  }
  return zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, content]) => [
        name,
        strToU8(content.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '')),
      ]),
    ),
  )
}
