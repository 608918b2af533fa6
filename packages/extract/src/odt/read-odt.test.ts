import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readOdt } from './read-odt.ts'

const NAMESPACES = ['office', 'text', 'table', 'style', 'draw', 'fo', 'xlink']
  .map((prefix) => `xmlns:${prefix}="${prefix}"`)
  .join(' ')
const STYLES = `<style:style style:name="Bold" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>
  <style:style style:name="White" style:family="text"><style:text-properties fo:color="#ffffff"/></style:style>
  <style:style style:name="Gone" style:family="text"><style:text-properties text:display="none"/></style:style>
  <style:style style:name="Small" style:family="text"><style:text-properties fo:font-size="1pt"/></style:style>
  <style:style style:name="Dark" style:family="table-cell"><style:table-cell-properties fo:background-color="#1f3864"/></style:style>
  <style:style style:name="Break" style:family="paragraph"><style:paragraph-properties fo:break-before="page"/></style:style>
  <style:style style:name="P1" style:family="paragraph" style:parent-style-name="Title"/>`
const NAMED = `<office:styles><style:default-style style:family="paragraph"><style:text-properties fo:font-size="11pt"/></style:default-style><style:style style:name="Title" style:family="paragraph"><style:text-properties fo:font-size="22pt" fo:font-weight="bold"/></style:style></office:styles>`
const MASTER = `<office:master-styles><style:master-page><style:header><text:p>top</text:p></style:header><style:header-first style:display="false"><text:p>no</text:p></style:header-first><style:footer><text:p>bottom</text:p></style:footer></style:master-page></office:master-styles>`

const odt = (body: string, master = ''): Uint8Array =>
  zipSync({
    mimetype: strToU8('application/vnd.oasis.opendocument.text'),
    'content.xml': strToU8(
      `<office:document-content ${NAMESPACES}><office:automatic-styles>${STYLES}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
    ),
    'styles.xml': strToU8(`<office:document-styles ${NAMESPACES}>${NAMED}${master}</office:document-styles>`),
  })
const texts = (body: string, master = ''): string[] =>
  readOdt(odt(body, master), 'cv.odt').lines.map((line) => line.text.trim())
const cell = (inside: string, style = ''): string =>
  `<table:table-cell table:style-name="${style}">${inside}</table:table-cell>`

describe('readOdt', () => {
  it.each<[what: string, body: string, lines: string[]]>([
    [
      'reads blanks, tabs and line breaks',
      '<text:p>a<text:s text:c="2"/>b<text:tab/>c<text:line-break/>d</text:p>',
      ['a  b\tc', 'd'],
    ],
    [
      'marks list items',
      '<text:list><text:list-item><text:p>a</text:p></text:list-item></text:list><text:p>b</text:p>',
      ['• a', 'b'],
    ],
    [
      'puts short cells on one line',
      `<table:table><table:table-row>${cell('<text:p>a</text:p>')}${cell('<text:p>b</text:p>')}</table:table-row></table:table>`,
      ['a\tb'],
    ],
    [
      'reads text boxes after their paragraph',
      '<text:p>host<draw:frame><draw:text-box><text:p>box</text:p></draw:text-box></draw:frame></text:p>',
      ['host', 'box'],
    ],
    [
      'reads notes after the text',
      '<text:p>a<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>note</text:p></text:note-body></text:note> b</text:p>',
      ['a b', 'note'],
    ],
    [
      'drops what was deleted, and comments',
      '<text:tracked-changes><text:p>gone</text:p></text:tracked-changes><text:p>a<office:annotation><text:p>no</text:p></office:annotation></text:p>',
      ['a'],
    ],
    [
      'adds the address behind a link',
      '<text:p><text:a xlink:href="https://github.com/jane">GitHub</text:a></text:p>',
      ['GitHub <https://github.com/jane>'],
    ],
  ])('%s', (_what, body, lines) => {
    expect(texts(body)).toEqual(lines)
  })

  it('puts headers first and footers last, and only those that are shown', () => {
    expect(texts('<text:p>body</text:p>', MASTER)).toEqual(['top', 'body', 'bottom'])
  })

  it('tells levels, weight, size and pages', () => {
    const body =
      '<text:p text:style-name="P1">Jane</text:p><text:h>Work</text:h><text:p text:style-name="Break"><text:span text:style-name="Bold">Acme</text:span></text:p>'
    const { lines, pages } = readOdt(odt(body), 'cv.odt')
    expect(lines).toEqual([
      { text: 'Jane', page: 1, level: 'title', bold: true, size: 22 },
      { text: 'Work', page: 1, level: 'heading', size: 11 },
      { text: 'Acme', page: 2, bold: true, size: 11 },
    ])
    expect(pages).toBe(2)
  })

  it.each([
    ['White', 'no-contrast'],
    ['Gone', 'hidden-run'],
    ['Small', 'tiny'],
    ['Bold', undefined],
  ])('tells hidden text from what is seen: %s', (style, reason) => {
    const { lines, hidden } = readOdt(
      odt(`<text:p>Jane <text:span text:style-name="${style}">secret</text:span></text:p>`),
      '',
    )
    expect(lines.map((line) => line.text.trim())).toEqual([reason === undefined ? 'Jane secret' : 'Jane'])
    expect(hidden?.map((item) => item.reason)).toEqual(reason === undefined ? [] : [reason])
  })

  it('sees white text in a dark cell', () => {
    const white = '<text:p><text:span text:style-name="White">seen</text:span></text:p>'
    expect(texts(`<table:table><table:table-row>${cell(white, 'Dark')}</table:table-row></table:table>`)).toEqual([
      'seen',
    ])
  })

  it.each<[what: string, files: Record<string, string>, code: string]>([
    ['an encrypted file', { 'META-INF/manifest.xml': '<manifest:encryption-data/>', 'content.xml': 'x' }, 'password'],
    ['entities', { 'content.xml': '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>' }, 'damaged'],
    ['no content', { 'other.xml': '<a/>' }, 'damaged'],
    ['a bomb', { 'content.xml': ' '.repeat(30_000_000) }, 'too-large'],
  ])('refuses %s', (_what, files, code) => {
    const bytes = zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))
    expect(() => readOdt(bytes, 'cv.odt')).toThrow(expect.objectContaining({ code }))
  })
})
