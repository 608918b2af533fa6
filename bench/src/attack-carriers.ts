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

const pdfString = (text: string) =>
  `(${text
    .normalize('NFKD')
    .replaceAll(/[^\u0020-\u007e]/g, ' ')
    .replaceAll(/[\\()]/g, (sign) => `\\${sign}`)})`

function toPdf(body: string, added: string, hiding: Hiding): Uint8Array {
  const lines = wrap(hiding === 'visible' ? `${body}\n\n${added}` : body)
  const pages: string[] = []
  for (let i = 0; i < lines.length; i += PAGE_LINES) {
    const shown = lines.slice(i, i + PAGE_LINES).map((line) => `${pdfString(line)} Tj T*`)
    pages.push(`BT /F1 10 Tf 12.5 TL 50 790 Td ${shown.join('\n')} ET`)
  }
  if (hiding !== 'visible' && hiding !== 'metadata') pages[0] += hiddenBlock(wrap(added), hiding)
  const info = hiding === 'metadata' ? `<< /Title ${pdfString(added)} /Subject ${pdfString(added)} >>` : '<< >>'
  const count = pages.length
  const kids = pages.map((_, i) => `${4 + i * 2} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${count} /Kids [${kids}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((content, i) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + i * 2} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
    info,
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, i) => {
    const offset = file.length
    file += `${i + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const xref = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${xref}trailer << /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return strToU8(file, true)
}

function hiddenBlock(lines: string[], hiding: Hiding): string {
  const shown = lines.map((line) => `${pdfString(line)} Tj T*`).join('\n')
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
