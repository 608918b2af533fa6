import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { buildDocx, type DocxParts, paragraph, run } from './build-docx-for-test.ts'
import { readDocx } from './read-docx.ts'

const texts = (parts: DocxParts): string[] =>
  readDocx(buildDocx(parts), 'cv.docx').lines.map((line) => line.text.trim())
const cell = (...inside: string[]): string => `<w:tc><w:tcPr/>${inside.join('')}</w:tc>`
const row = (...cells: string[]): string => `<w:tr>${cells.join('')}</w:tr>`

describe('readDocx', () => {
  it.each<[what: string, body: string, lines: string[]]>([
    ['joins the runs of a paragraph', paragraph('Jane ', 'Sample'), ['Jane Sample']],
    [
      'breaks lines at w:br and w:cr',
      '<w:p><w:r><w:t>bash</w:t><w:br/><w:t>frontend</w:t></w:r></w:p>',
      ['bash', 'frontend'],
    ],
    [
      'keeps tabs, and the hyphens that do not break',
      '<w:p><w:pPr><w:tabs><w:tab w:val="left"/></w:tabs></w:pPr><w:r><w:t>Acme</w:t><w:tab/><w:t>2019</w:t><w:noBreakHyphen/><w:t>2021</w:t></w:r></w:p>',
      ['Acme\t2019-2021'],
    ],
    [
      'takes blanks that set columns apart for a tab',
      paragraph('Merrow Foods, Tarnmouth     Night Shift Lead'),
      ['Merrow Foods, Tarnmouth\tNight Shift Lead'],
    ],
    [
      'puts short cells on one line',
      `<w:tbl>${row(cell(paragraph('Phone')), cell(paragraph('555 0100')))}</w:tbl>`,
      ['Phone\t555 0100'],
    ],
    [
      'reads a layout cell after cell',
      `<w:tbl>${row(cell(paragraph('Skills'), paragraph('SQL')), cell(paragraph('Work'), paragraph('Acme')))}</w:tbl>`,
      ['Skills', 'SQL', 'Work', 'Acme'],
    ],
    [
      'keeps the rows of a data table, whose cells may hold more than a line',
      `<w:tbl>${row(...['From', 'Firm', 'Post'].map((text) => cell(paragraph(text))))}${row(cell(paragraph('2019')), cell(paragraph('Acme')), cell(paragraph('Clerk'), paragraph('Kept the files')))}</w:tbl>`,
      ['From\tFirm\tPost', '2019\tAcme\tClerk', 'Kept the files'],
    ],
    [
      'reads nested tables',
      `<w:tbl>${row(cell(paragraph('Outer'), `<w:tbl>${row(cell(paragraph('a')), cell(paragraph('b')))}</w:tbl>`, paragraph('')))}</w:tbl>`,
      ['Outer', 'a\tb'],
    ],
    [
      'keeps insertions and drops deletions',
      `<w:p><w:ins>${run('kept')}</w:ins><w:del><w:r><w:delText>gone</w:delText></w:r></w:del><w:moveFrom>${run('moved')}</w:moveFrom></w:p>`,
      ['kept'],
    ],
    [
      'reads content controls',
      `<w:sdt><w:sdtPr><w:alias w:val="x"/></w:sdtPr><w:sdtContent>${paragraph('Controlled')}</w:sdtContent></w:sdt>`,
      ['Controlled'],
    ],
    [
      'reads a text box once, after its paragraph',
      `<w:p>${run('Host')}<w:r><mc:AlternateContent xmlns:mc="m"><mc:Choice Requires="wps"><w:drawing><w:txbxContent>${paragraph('Box')}</w:txbxContent></w:drawing></mc:Choice><mc:Fallback><w:pict><w:txbxContent>${paragraph('Box')}</w:txbxContent></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`,
      ['Host', 'Box'],
    ],
    [
      'takes a fallback where there is no choice',
      `<w:p><w:r><mc:AlternateContent xmlns:mc="m"><mc:Fallback><w:txbxContent>${paragraph('Old box')}</w:txbxContent></mc:Fallback></mc:AlternateContent></w:r></w:p>`,
      ['Old box'],
    ],
    [
      'drops icons and keeps bullets of symbol fonts',
      `<w:p><w:r><w:sym w:font="Wingdings" w:char="F028"/></w:r>${run('555 0100')}<w:r><w:sym w:font="Wingdings" w:char="F0A7"/></w:r>${run('SQL')}</w:p>`,
      ['555 0100• SQL'],
    ],
    [
      'drops the reading aids of Japanese',
      `<w:p><w:r><w:ruby><w:rt>${run('やまだ')}</w:rt><w:rubyBase>${run('山田')}</w:rubyBase></w:ruby></w:r></w:p>`,
      ['山田'],
    ],
    [
      'reads any prefix',
      '<x:p xmlns:x="http://purl.oclc.org/ooxml/wordprocessingml/main"><x:r><x:t>Strict</x:t></x:r></x:p>',
      ['Strict'],
    ],
  ])('%s', (_what, body, lines) => {
    expect(texts({ body })).toEqual(lines)
  })

  it('puts headers first and footers last, each once, and only those that are shown', () => {
    const section =
      '<w:sectPr><w:headerReference w:type="default" r:id="h1"/><w:headerReference w:type="even" r:id="h2"/><w:headerReference w:type="first" r:id="h3"/><w:footerReference w:type="default" r:id="f1"/></w:sectPr>'
    const margins: DocxParts['margins'] = {
      h1: ['header1', paragraph('jane@example.com')],
      h2: ['header2', paragraph('even')],
      h3: ['header3', paragraph('first')],
      f1: ['footer1', paragraph('Page')],
    }
    const body = paragraph('Body') + section
    expect(texts({ body, margins })).toEqual(['jane@example.com', 'Body', 'Page'])
    const shown = {
      body: body.replace('</w:sectPr>', '<w:titlePg/></w:sectPr>'),
      margins,
      settings: '<w:evenAndOddHeaders/>',
    }
    expect(texts(shown)).toEqual(['jane@example.com', 'even', 'first', 'Body', 'Page'])
    expect(texts({ ...shown, margins: { ...margins, h3: ['header3', paragraph('jane@example.com')] } })).toEqual([
      'jane@example.com',
      'even',
      'Body',
      'Page',
    ])
  })

  it('reads footnotes after the text, without separators', () => {
    const footnotes = `<w:footnote w:type="separator" w:id="0">${paragraph('---')}</w:footnote><w:footnote w:id="1">${paragraph('Thesis, 2014')}</w:footnote>`
    expect(texts({ body: paragraph('Text'), footnotes })).toEqual(['Text', 'Thesis, 2014'])
  })

  it.each([
    ['LinkedIn', 'https://www.linkedin.com/in/jane', 'LinkedIn <https://www.linkedin.com/in/jane>'],
    ['Mail me', 'mailto:jane@example.com?subject=Hi', 'Mail me <jane@example.com>'],
    ['jane@example.com', 'mailto:jane@example.com', 'jane@example.com'],
    ['github.com/jane', 'https://github.com/jane/', 'github.com/jane'],
    ['Script', 'javascript:alert(1)', 'Script'],
  ])('adds the address behind %s where the text does not say it', (text, address, line) => {
    expect(
      texts({ body: `<w:p><w:hyperlink r:id="l">${run(text)}</w:hyperlink></w:p>`, links: { l: address } }),
    ).toEqual([line])
    const code = `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> HYPERLINK "${address}" </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run(text)}<w:r><w:fldChar w:fldCharType="end"/></w:r>`
    expect(texts({ body: `<w:p>${code}</w:p>` })).toEqual([line])
  })

  it('tells levels, weight and size by styles and what they are based on', () => {
    const styles = `<w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="22"/></w:rPr></w:rPrDefault></w:docDefaults>
      <w:style w:type="paragraph" w:styleId="Titre"><w:name w:val="Title"/><w:rPr><w:b/><w:sz w:val="44"/></w:rPr></w:style>
      <w:style w:type="paragraph" w:styleId="berschrift1"><w:name w:val="heading 1"/><w:rPr><w:sz w:val="28"/></w:rPr></w:style>
      <w:style w:type="paragraph" w:styleId="Own"><w:name w:val="Own"/><w:basedOn w:val="berschrift1"/><w:rPr><w:b/></w:rPr></w:style>`
    const styled = (style: string, text: string): string =>
      `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr>${run(text)}</w:p>`
    const body =
      styled('Titre', 'Jane Sample') +
      styled('berschrift1', 'Erfahrung') +
      styled('Own', 'Ausbildung') +
      paragraph('Text')
    const found = readDocx(buildDocx({ body, styles }), 'cv.docx').lines.map(({ level, bold, size }) => ({
      level,
      bold,
      size,
    }))
    expect(found).toEqual([
      { level: 'title', bold: true, size: 22 },
      { level: 'heading', bold: undefined, size: 14 },
      { level: 'heading', bold: true, size: 14 },
      { level: undefined, bold: undefined, size: 11 },
    ])
  })

  it('marks bulleted paragraphs', () => {
    const numbering =
      '<w:abstractNum w:abstractNumId="7"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl><w:lvl w:ilvl="1"><w:numFmt w:val="decimal"/></w:lvl></w:abstractNum><w:num w:numId="3"><w:abstractNumId w:val="7"/></w:num>'
    const item = (level: number, text: string): string =>
      `<w:p><w:pPr><w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="3"/></w:numPr></w:pPr>${run(text)}</w:p>`
    expect(texts({ body: item(0, 'Led a team') + item(1, 'First'), numbering })).toEqual(['• Led a team', 'First'])
  })

  it('marks paragraphs whose style has the bullet', () => {
    const numbering =
      '<w:abstractNum w:abstractNumId="7"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum><w:num w:numId="3"><w:abstractNumId w:val="7"/></w:num>'
    const styles =
      '<w:style w:type="paragraph" w:styleId="ListBullet"><w:name w:val="List Bullet"/><w:pPr><w:numPr><w:numId w:val="3"/></w:numPr></w:pPr></w:style>'
    const body = `<w:p><w:pPr><w:pStyle w:val="ListBullet"/></w:pPr>${run('Led a team')}</w:p>`
    expect(texts({ body, numbering, styles })).toEqual(['• Led a team'])
  })

  it('counts the pages that Word drew, or those it was told to make', () => {
    const told =
      '<w:p><w:r><w:t>one</w:t><w:br w:type="page"/></w:r></w:p><w:p><w:pPr><w:pageBreakBefore/></w:pPr><w:r><w:t>three</w:t></w:r></w:p>'
    expect(readDocx(buildDocx({ body: told }), '').lines.map((line) => line.page)).toEqual([1, 3])
    const drawn = `${paragraph('one')}<w:p><w:r><w:br w:type="page"/></w:r></w:p><w:p><w:r><w:lastRenderedPageBreak/><w:t>two</w:t></w:r></w:p>`
    const reading = readDocx(buildDocx({ body: drawn }), '')
    expect({ pages: reading.pages, at: reading.lines.map((line) => line.page) }).toEqual({ pages: 2, at: [1, 2] })
  })
})

describe('hidden text of a docx', () => {
  const dark = '<w:shd w:val="clear" w:fill="1F3864"/>'
  const shape = (cx: number): string =>
    `<w:p><w:r><w:drawing><wp:anchor xmlns:wp="p"><wp:extent cx="${cx}" cy="${cx}"/><a:solidFill xmlns:a="a"><a:srgbClr val="1F3864"/></a:solidFill></wp:anchor></w:drawing></w:r></w:p>`
  it.each<[what: string, body: string, reason: string | undefined]>([
    ['a hidden run', `<w:p>${run('secret', '<w:vanish/>')}</w:p>`, 'hidden-run'],
    ['white on paper', `<w:p>${run('secret', '<w:color w:val="FFFFFF"/>')}</w:p>`, 'no-contrast'],
    ['nearly white', `<w:p>${run('secret', '<w:color w:val="FAFAFA"/>')}</w:p>`, 'no-contrast'],
    ['one point', `<w:p>${run('secret', '<w:sz w:val="2"/>')}</w:p>`, 'tiny'],
    ['the colour of its own shade', `<w:p>${run('secret', `<w:color w:val="1F3864"/>${dark}`)}</w:p>`, 'no-contrast'],
    [
      'white in a white cell',
      `<w:tbl>${row(cell(`<w:p>${run('secret', '<w:color w:val="FFFFFF"/>')}</w:p>`))}</w:tbl>`,
      'no-contrast',
    ],
    [
      'white in a dark cell',
      `<w:tbl><w:tr><w:tc><w:tcPr>${dark}</w:tcPr><w:p>${run('secret', '<w:color w:val="FFFFFF"/>')}</w:p></w:tc></w:tr></w:tbl>`,
      undefined,
    ],
    [
      'white in a dark paragraph',
      `<w:p><w:pPr>${dark}</w:pPr>${run('secret', '<w:color w:val="FFFFFF"/>')}</w:p>`,
      undefined,
    ],
    [
      'white over a large dark shape',
      `${shape(5_000_000)}<w:p>${run('secret', '<w:color w:val="FFFFFF"/>')}</w:p>`,
      undefined,
    ],
    [
      'white beside a dark dot',
      `${shape(50_000)}<w:p>${run('secret', '<w:color w:val="FFFFFF"/>')}</w:p>`,
      'no-contrast',
    ],
    ['light grey', `<w:p>${run('secret', '<w:color w:val="BFBFBF"/>')}</w:p>`, undefined],
    ['switched-off hiding', `<w:p>${run('secret', '<w:vanish w:val="0"/>')}</w:p>`, undefined],
  ])('is told from what is seen: %s', (_what, body, reason) => {
    const { lines, hidden } = readDocx(buildDocx({ body: paragraph('Jane') + body }), 'cv.docx')
    const seen = lines.map((line) => line.text)
    expect({ seen, hidden }).toEqual(
      reason === undefined
        ? { seen: ['Jane', 'secret'], hidden: [] }
        : { seen: ['Jane'], hidden: [{ text: 'secret', reason, page: 1 }] },
    )
  })
})

describe('hostile docx files', () => {
  const big = new Uint8Array(60 * 1024 * 1024).fill(0x20)
  const entities = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">]><w:document><w:body>&a;</w:body></w:document>'
  it.each<[what: string, files: Record<string, Uint8Array>, code: string]>([
    ['a bomb', { 'word/document.xml': big }, 'too-large'],
    ['entities', { 'word/document.xml': strToU8(entities) }, 'damaged'],
    ['deep nesting', { 'word/document.xml': strToU8('<w:p>'.repeat(5000)) }, 'damaged'],
    ['broken XML', { 'word/document.xml': strToU8('<w:document><w:body>') }, 'damaged'],
    ['no document', { 'other.xml': strToU8('<a/>') }, 'damaged'],
  ])('are refused within a second: %s', (_what, files, code) => {
    const bytes = zipSync(files)
    const start = process.threadCpuUsage()
    expect(() => readDocx(bytes, 'cv.docx')).toThrow(expect.objectContaining({ code }))
    const { user, system } = process.threadCpuUsage(start)
    expect((user + system) / 1000).toBeLessThan(1000)
  })

  it('are refused when they lie about their size', () => {
    const bytes = zipSync({ 'word/document.xml': big })
    const view = new DataView(bytes.buffer)
    for (let at = 0; at + 30 < bytes.length; at += 1) {
      if (view.getUint32(at, true) === 0x04034b50) view.setUint32(at + 22, 1000, true)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 1000, true)
    }
    expect(() => readDocx(bytes, 'cv.docx')).toThrow(expect.objectContaining({ code: 'too-large' }))
  })

  it.each([1, 10, 100_000, 4_000_000_000])('are read whole where they lie the other way: %i', (declared) => {
    const text = 'word '.repeat(200)
    const bytes = buildDocx({ body: paragraph(text) })
    const view = new DataView(bytes.buffer)
    for (let at = 0; at + 30 < bytes.length; at += 1) {
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, declared, true)
    }
    expect(readDocx(bytes, 'cv.docx').lines).toEqual([{ text, page: 1 }])
  })

  it('leave media alone, however large', () => {
    const files = {
      'word/document.xml': strToU8(`<w:document><w:body>${paragraph('Jane')}</w:body></w:document>`),
      'word/media/image1.png': big,
    }
    expect(readDocx(zipSync(files), 'cv.docx').lines).toHaveLength(1)
  })
})

describe('the title of a docx', () => {
  const sized = (text: string, size: number) =>
    `<w:p><w:r><w:rPr><w:sz w:val="${size}"/></w:rPr><w:t>${text}</w:t></w:r></w:p>`
  const side = ['Contact', '0300 555 0171', 'Skills', 'Excel', 'Rota planning', 'Languages', 'English', 'Polish']

  it('is the one line in the largest type, though a sidebar stands above it and the text says no size', () => {
    const body =
      side.map((text) => paragraph(text)).join('') +
      sized('Ada Merrow', 44) +
      sized('Clerk', 28) +
      paragraph('Experience')
    const { lines } = readDocx(buildDocx({ body }), 'cv.docx')
    expect(lines.filter(({ level }) => level === 'title').map(({ text }) => text)).toEqual(['Ada Merrow'])
  })

  it('is none below the first lines where several are as large', () => {
    const plain = side.map((text) => paragraph(text)).join('')
    const body = plain + sized('Experience', 44) + plain + sized('Education', 44) + plain
    const { lines } = readDocx(buildDocx({ body }), 'cv.docx')
    expect(lines.filter(({ level }) => level === 'title')).toEqual([])
  })
})
