import type { CorpusResume, ResumeEntry, ResumeSection } from '../corpus-resume.ts'
import { escapeHtml as escapeXml } from './html-parts.ts'
import { createZip } from './zip-archive.ts'

/**
 * Word documents written part by part. `contact-header` has name and contact data in the page header only,
 * `name-header` the name only; `layout-table` sets two columns as table cells; `text-box` has the contact data
 * in a drawing with its VML twin; `tabbed` is plain paragraphs with tab stops and line breaks.
 */
export type OoxmlLayout = 'contact-header' | 'name-header' | 'layout-table' | 'text-box' | 'tabbed'
export type OoxmlHiding = 'vanish' | 'white-run'

type RunLook = { bold?: boolean; size?: number; colour?: string; hidden?: boolean }

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const R = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const NAMESPACES = `xmlns:w="${W}" xmlns:r="${R}" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"
  xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"
  xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:v="urn:schemas-microsoft-com:vml"`
const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

function run(text: string, look: RunLook = {}): string {
  const properties = [
    look.bold ? '<w:b/><w:bCs/>' : '',
    look.hidden ? '<w:vanish/>' : '',
    look.colour ? `<w:color w:val="${look.colour}"/>` : '',
    look.size ? `<w:sz w:val="${look.size * 2}"/><w:szCs w:val="${look.size * 2}"/>` : '',
  ].join('')
  const inner = escapeXml(text)
    .replaceAll('\t', '</w:t><w:tab/><w:t xml:space="preserve">')
    .replaceAll('\n', '</w:t><w:br/><w:t xml:space="preserve">')
  return `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${inner}</w:t></w:r>`
}

function paragraph(runs: string, style = 'Normal', bullet = false): string {
  const list = bullet ? '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>' : ''
  return `<w:p><w:pPr><w:pStyle w:val="${style}"/>${list}</w:pPr>${runs}</w:p>`
}

function entry(item: ResumeEntry): string {
  const place = item.place ? `, ${item.place}` : ''
  const head = run(item.title, { bold: true }) + run(`\t${item.dates}\n${item.organisation}${place}`)
  return paragraph(head) + item.details.map((detail) => paragraph(run(detail), 'Normal', true)).join('')
}

function sectionParts(section: ResumeSection): string {
  const groups = section.groups.map(({ label, items }) =>
    paragraph((label ? run(`${label}: `, { bold: true }) : '') + run(items.join(', '))),
  )
  return [
    paragraph(run(section.heading), 'Heading1'),
    section.text ? paragraph(run(section.text)) : '',
    ...section.entries.map(entry),
    ...groups,
    ...section.items.map((item) => paragraph(run(item), 'Normal', true)),
  ].join('')
}

function contactLines(resume: CorpusResume): string {
  return resume.contacts.map(({ label, text }) => paragraph(run(label ? `${label}: ${text}` : text))).join('')
}

function nameLines(resume: CorpusResume): string {
  return paragraph(run(resume.name, { bold: true, size: 20 }), 'Title') + paragraph(run(resume.headline))
}

function layoutTable(resume: CorpusResume): string {
  const isSide = ({ kind }: ResumeSection) => kind !== 'summary' && kind !== 'employment' && kind !== 'extras'
  const side = contactLines(resume) + resume.sections.filter(isSide).map(sectionParts).join('')
  const main = resume.sections
    .filter((section) => !isSide(section))
    .map(sectionParts)
    .join('')
  const cell = (width: number, content: string) =>
    `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>${content}</w:tc>`
  return `${nameLines(resume)}<w:tbl><w:tblPr><w:tblW w:w="9600" w:type="dxa"/></w:tblPr><w:tblGrid><w:gridCol w:w="3200"/><w:gridCol w:w="6400"/></w:tblGrid>
    <w:tr>${cell(3200, side)}${cell(6400, main)}</w:tr></w:tbl>${paragraph('')}`
}

function textBox(content: string): string {
  const inner = `<w:txbxContent>${content}</w:txbxContent>`
  return `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:inline><wp:extent cx="6000000" cy="1900000"/><wp:docPr id="1" name="Box"/>
    <a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp><wps:cNvSpPr txBox="1"/>
    <wps:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="6000000" cy="1900000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></wps:spPr>
    <wps:txbx>${inner}</wps:txbx><wps:bodyPr/></wps:wsp></a:graphicData></a:graphic></wp:inline></w:drawing></mc:Choice>
    <mc:Fallback><w:pict><v:shape style="width:470pt;height:150pt"><v:textbox>${inner}</v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`
}

function hiddenRuns(resume: CorpusResume, hiding: OoxmlHiding): string {
  const look = hiding === 'vanish' ? { hidden: true } : { colour: 'FFFFFF', size: 2 }
  return paragraph(run(resume.hidden.join(' '), look))
}

function bodyParts(resume: CorpusResume, layout: OoxmlLayout): string {
  const sections = resume.sections.map(sectionParts).join('')
  switch (layout) {
    case 'contact-header':
      return sections
    case 'name-header':
      return paragraph(run(resume.headline, { bold: true })) + contactLines(resume) + sections
    case 'layout-table':
      return layoutTable(resume)
    case 'text-box':
      return textBox(nameLines(resume) + contactLines(resume)) + sections
    default:
      return nameLines(resume) + paragraph(run(resume.contacts.map(({ text }) => text).join('\t'))) + sections
  }
}

function headerParts(resume: CorpusResume, layout: OoxmlLayout): string {
  const name = paragraph(run(resume.name, { bold: true, size: 18 }))
  if (layout === 'name-header') return name
  const contacts = paragraph(run(resume.contacts.map(({ text }) => text).join('  |  '), { size: 9 }))
  return layout === 'contact-header' ? name + paragraph(run(resume.headline)) + contacts : paragraph('')
}

const STYLES = `${DECLARATION}<w:styles xmlns:w="${W}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Noto Sans" w:hAnsi="Noto Sans" w:cs="Noto Sans" w:eastAsia="Noto Sans CJK JP"/><w:sz w:val="20"/></w:rPr></w:rPrDefault></w:docDefaults>
<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:pPr><w:tabs><w:tab w:val="right" w:pos="9600"/></w:tabs><w:spacing w:after="60"/></w:pPr></w:style>
<w:style w:type="paragraph" w:styleId="Title"><w:name w:val="Title"/><w:basedOn w:val="Normal"/></w:style>
<w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:basedOn w:val="Normal"/><w:pPr><w:spacing w:before="200"/><w:outlineLvl w:val="0"/></w:pPr><w:rPr><w:b/><w:color w:val="2E5E4E"/><w:sz w:val="26"/></w:rPr></w:style></w:styles>`

const NUMBERING = `${DECLARATION}<w:numbering xmlns:w="${W}"><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/><w:pPr><w:ind w:left="360" w:hanging="240"/></w:pPr></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`

const PARTS = ['styles', 'numbering', 'header'] as const
const TYPE_BASE = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

function contentTypes(): string {
  const parts = PARTS.map((part) => {
    const file = part === 'header' ? 'header1' : part
    return `<Override PartName="/word/${file}.xml" ContentType="${TYPE_BASE}.${part}+xml"/>`
  })
  return `${DECLARATION}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${TYPE_BASE}.document.main+xml"/>${parts.join('')}</Types>`
}

function relationships(targets: [type: string, target: string][]): string {
  const rows = targets.map(
    ([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${R}/${type}" Target="${target}"/>`,
  )
  return `${DECLARATION}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${rows.join('')}</Relationships>`
}

/** The bytes of a .docx. */
export function renderOoxml(resume: CorpusResume, layout: OoxmlLayout, hiding?: OoxmlHiding): Buffer {
  const body = bodyParts(resume, layout) + (hiding ? hiddenRuns(resume, hiding) : '')
  const page = `<w:sectPr><w:headerReference w:type="default" r:id="rId3"/><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1300" w:right="1100" w:bottom="1100" w:left="1100" w:header="500" w:footer="500" w:gutter="0"/></w:sectPr>`
  return createZip({
    '[Content_Types].xml': contentTypes(),
    '_rels/.rels': relationships([['officeDocument', 'word/document.xml']]),
    'word/_rels/document.xml.rels': relationships(
      PARTS.map((part) => [part, part === 'header' ? 'header1.xml' : `${part}.xml`]),
    ),
    'word/styles.xml': STYLES,
    'word/numbering.xml': NUMBERING,
    'word/header1.xml': `${DECLARATION}<w:hdr ${NAMESPACES}>${headerParts(resume, layout)}</w:hdr>`,
    'word/document.xml': `${DECLARATION}<w:document ${NAMESPACES}><w:body>${body}${page}</w:body></w:document>`,
  })
}
