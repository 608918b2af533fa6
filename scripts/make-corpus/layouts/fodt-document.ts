import type { CorpusResume, ResumeEntry, ResumeSection } from '../corpus-resume.ts'
import { escapeHtml as escapeXml } from './html-parts.ts'

/** A flat OpenDocument text that LibreOffice turns into pdf, doc, docx, odt or rtf. */
export type FodtLayout = 'flowing' | 'table-form'

const NAMESPACES = [
  'office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"',
  'style="urn:oasis:names:tc:opendocument:xmlns:style:1.0"',
  'text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"',
  'table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"',
  'fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"',
]
  .map((namespace) => `xmlns:${namespace}`)
  .join(' ')

const FONTS: Record<string, string> = {
  ar: 'Noto Naskh Arabic',
  ja: 'Noto Sans CJK JP',
  th: 'Noto Sans Thai',
  hi: 'Noto Sans Devanagari',
}

type Look = { id: string; size: number; extra?: string; colour?: string; bold?: boolean }

function paragraphStyle(look: Look, resume: CorpusResume): string {
  const font = FONTS[resume.language] ?? 'Noto Serif'
  const weight = look.bold ? 'bold' : 'normal'
  const text = ['', 'asian', 'complex']
    .map((script) => {
      const suffix = script ? `-${script}` : ''
      const prefix = script ? 'style' : 'fo'
      return `style:font-name${suffix}="${font}" ${prefix}:font-size${suffix}="${look.size}pt" ${prefix}:font-weight${suffix}="${weight}"`
    })
    .join(' ')
  const mode = resume.rightToLeft ? 'style:writing-mode="rl-tb" fo:text-align="end"' : ''
  return `<style:style style:name="${look.id}" style:family="paragraph"><style:paragraph-properties fo:margin-bottom="0.1cm" ${mode} ${look.extra ?? ''}>
    <style:tab-stops><style:tab-stop style:position="17cm" style:type="right"/></style:tab-stops></style:paragraph-properties>
    <style:text-properties ${text} fo:color="${look.colour ?? '#222222'}"/></style:style>`
}

const LOOKS: Look[] = [
  { id: 'Name', size: 20, bold: true },
  {
    id: 'Section',
    size: 13,
    bold: true,
    colour: '#1f4e79',
    extra: 'fo:margin-top="0.35cm" fo:border-bottom="0.5pt solid #1f4e79"',
  },
  { id: 'Strong', size: 10.5, bold: true, extra: 'fo:margin-top="0.15cm"' },
  { id: 'Body', size: 10.5 },
  { id: 'Hidden', size: 8, colour: '#ffffff' },
]

function styles(resume: CorpusResume): string {
  return `<office:automatic-styles>${LOOKS.map((look) => paragraphStyle(look, resume)).join('')}
    <text:list-style style:name="Bullets"><text:list-level-style-bullet text:level="1" text:bullet-char="•">
      <style:list-level-properties text:space-before="0.4cm" text:min-label-width="0.4cm"/></text:list-level-style-bullet></text:list-style>
    <style:style style:name="Narrow" style:family="table-column"><style:table-column-properties style:column-width="4.6cm"/></style:style>
    <style:style style:name="Wide" style:family="table-column"><style:table-column-properties style:column-width="12.4cm"/></style:style>
    <style:style style:name="Cell" style:family="table-cell"><style:table-cell-properties fo:padding="0.1cm" fo:border="none"/></style:style>
    <style:style style:name="Form" style:family="table"><style:table-properties style:width="17cm" table:align="margins" style:writing-mode="${resume.rightToLeft ? 'rl-tb' : 'lr-tb'}"/></style:style>
    </office:automatic-styles>`
}

function paragraph(style: string, text: string): string {
  const outline = style === 'Section' ? 'h' : 'p'
  const level = outline === 'h' ? ' text:outline-level="1"' : ''
  return `<text:${outline} text:style-name="${style}"${level}>${escapeXml(text).replaceAll('\t', '<text:tab/>')}</text:${outline}>`
}

function bullets(items: string[]): string {
  if (items.length === 0) return ''
  const rows = items.map((item) => `<text:list-item>${paragraph('Body', item)}</text:list-item>`)
  return `<text:list text:style-name="Bullets">${rows.join('')}</text:list>`
}

function entry(item: ResumeEntry, withDates: boolean): string {
  const place = item.place ? `, ${item.place}` : ''
  const head = withDates && item.dates ? `${item.title}\t${item.dates}` : item.title
  return paragraph('Strong', head) + paragraph('Body', item.organisation + place) + bullets(item.details)
}

function plainContent(section: ResumeSection): string {
  const groups = section.groups.map(({ label, items }) =>
    paragraph('Body', `${label ? `${label}: ` : ''}${items.join('; ')}`),
  )
  return (section.text ? paragraph('Body', section.text) : '') + groups.join('') + bullets(section.items)
}

function row(cells: string[]): string {
  const written = cells.map((cell) => `<table:table-cell table:style-name="Cell">${cell}</table:table-cell>`)
  return `<table:table-row>${written.join('')}</table:table-row>`
}

/** A number in a right-to-left line falls apart unless a left-to-right mark stands before it, as word processors set it. */
function keepOrder(text: string): string {
  return text.startsWith('+') ? `\u200E${text}` : text
}

function tableForm(resume: CorpusResume): string {
  const rows = [
    ...resume.contacts.map(({ label, text }) => row([paragraph('Body', label), paragraph('Body', keepOrder(text))])),
    ...resume.sections.flatMap((section) => [
      row([paragraph('Section', section.heading), paragraph('Body', '')]),
      ...section.entries.map((item) => row([paragraph('Body', item.dates), entry(item, false)])),
      ...(section.entries.length === 0 ? [row([paragraph('Body', ''), plainContent(section)])] : []),
    ]),
  ]
  return `<table:table table:name="Form" table:style-name="Form"><table:table-column table:style-name="Narrow"/><table:table-column table:style-name="Wide"/>${rows.join('')}</table:table>`
}

function flowing(resume: CorpusResume): string {
  const contacts = resume.contacts.map(({ label, text }) =>
    paragraph('Body', label ? `${label}: ${keepOrder(text)}` : text),
  )
  const sections = resume.sections.map(
    (section) =>
      paragraph('Section', section.heading) +
      section.entries.map((item) => entry(item, true)).join('') +
      plainContent(section),
  )
  return contacts.join('') + sections.join('')
}

/** The document's XML. With `hiding` the person's hidden words stand at its end in white. */
export function renderFodt(resume: CorpusResume, layout: FodtLayout, hiding = false): string {
  const head = paragraph('Name', resume.name) + (resume.headline ? paragraph('Strong', resume.headline) : '')
  const body = layout === 'flowing' ? flowing(resume) : tableForm(resume)
  const hidden = hiding ? paragraph('Hidden', resume.hidden.join(' ')) : ''
  return `<?xml version="1.0" encoding="UTF-8"?>
<office:document ${NAMESPACES} office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.text">
<office:font-face-decls>${['Noto Serif', ...Object.values(FONTS)]
    .map(
      (font) =>
        `<style:font-face style:name="${font}" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" svg:font-family="'${font}'"/>`,
    )
    .join('')}</office:font-face-decls>
${styles(resume)}<office:body><office:text>${head}${body}${hidden}</office:text></office:body></office:document>`
}
