import { strToU8 } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readWordml } from './read-wordml.ts'

const texts = (xml: string): string[] => readWordml(strToU8(xml), 'cv.doc').lines.map((line) => line.text.trim())
const word = (styles: string, body: string): string =>
  `<?xml version="1.0"?><?mso-application progid="Word.Document"?><w:wordDocument xmlns:w="w" xmlns:wx="wx" xmlns:aml="aml"><w:styles>${styles}</w:styles><w:body><wx:sect>${body}</wx:sect></w:body></w:wordDocument>`

describe('readWordml', () => {
  it('reads the XML of Word 2003: headers, lists, links, changes', () => {
    const body = `<w:p><w:pPr><w:pStyle w:val="T"/></w:pPr><w:r><w:t>Jane</w:t></w:r></w:p>
      <w:p><w:pPr><w:listPr><wx:t wx:val="·"/></w:listPr></w:pPr><w:r><w:t>item</w:t></w:r></w:p>
      <w:p><w:hlink w:dest="https://github.com/jane"><w:r><w:t>GitHub</w:t></w:r></w:hlink></w:p>
      <w:p><aml:annotation w:type="Word.Deletion"><aml:content><w:r><w:delText>gone</w:delText></w:r></aml:content></aml:annotation><aml:annotation w:type="Word.Insertion"><aml:content><w:r><w:t>kept</w:t></w:r></aml:content></aml:annotation></w:p>
      <w:sectPr><w:hdr w:type="odd"><w:p><w:r><w:t>top</w:t></w:r></w:p></w:hdr><w:ftr w:type="odd"><w:p><w:r><w:t>bottom</w:t></w:r></w:p></w:ftr></w:sectPr>`
    const reading = readWordml(
      strToU8(word('<w:style w:type="paragraph" w:styleId="T"><w:name w:val="Title"/></w:style>', body)),
      'cv.doc',
    )
    expect(reading.lines.map((line) => line.text.trim())).toEqual([
      'top',
      'Jane',
      '• item',
      'GitHub <https://github.com/jane>',
      'kept',
      'bottom',
    ])
    expect(reading.lines[1]?.level).toBe('title')
  })

  it('reads a package written flat', () => {
    const part = (name: string, inside: string): string =>
      `<pkg:part pkg:name="${name}"><pkg:xmlData>${inside}</pkg:xmlData></pkg:part>`
    const relation =
      '<Relationships><Relationship Id="l" Type="x/hyperlink" Target="mailto:jane@example.com"/></Relationships>'
    const document =
      '<w:document xmlns:w="w" xmlns:r="r"><w:body><w:p><w:hyperlink r:id="l"><w:r><w:t>Mail</w:t></w:r></w:hyperlink></w:p></w:body></w:document>'
    const xml = `<?xml version="1.0"?><pkg:package xmlns:pkg="p">${part('/word/_rels/document.xml.rels', relation)}${part('/word/document.xml', document)}</pkg:package>`
    expect(texts(xml)).toEqual(['Mail <jane@example.com>'])
  })

  it('refuses declarations of entities', () => {
    expect(() => texts('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><w:wordDocument xmlns:w="w"/>')).toThrow(
      expect.objectContaining({ code: 'damaged' }),
    )
  })
})
