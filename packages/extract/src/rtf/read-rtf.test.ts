import { strToU8 } from 'fflate'
import { describe, expect, it } from 'vitest'
import { encodeForTest } from '../text/encode-for-test.ts'
import { readRtf } from './read-rtf.ts'

const FONTS =
  '{\\fonttbl{\\f0\\fcharset0 Arial;}{\\f1\\fcharset222 Tahoma;}{\\f2\\fcharset128 MS Mincho;}{\\f3\\fcharset204 Arial Cyr;}{\\f4\\fcharset2 Wingdings;}}'
const COLOURS = '{\\colortbl;\\red255\\green255\\blue255;\\red31\\green56\\blue100;}'
const STYLES = '{\\stylesheet{\\s0 Normal;}{\\s1\\b heading 1;}{\\s2 Title;}}'
const rtf = (body: string): Uint8Array =>
  strToU8(`{\\rtf1\\ansi\\ansicpg1252\\deff0${FONTS}${COLOURS}${STYLES}{\\info{\\author Nobody}}${body}}`)
const texts = (body: string): string[] => readRtf(rtf(body), 'cv.rtf').lines.map((line) => line.text.trim())
const hex = (text: string, encoding: string): string =>
  Array.from(encodeForTest(text, encoding), (byte) => `\\'${byte.toString(16).padStart(2, '0')}`).join('')

describe('readRtf', () => {
  it.each<[what: string, body: string, lines: string[]]>([
    ['ends lines at \\par and \\line', 'a\\par b\\line c', ['a', 'b', 'c']],
    [
      'keeps escaped braces and typographic words',
      '\\{a\\} \\endash  \\ldblquote b\\rdblquote\\~c\\_d',
      ['{a} – “b” c-d'],
    ],
    ['decodes the code page of the file', "caf\\'e9", ['café']],
    [
      'decodes the character set of the font',
      `{\\f1 ${hex('สมชาย', 'windows-874')}} {\\f3 ${hex('Иван', 'windows-1251')}}`,
      ['สมชาย Иван'],
    ],
    [
      'decodes characters of two bytes, also with a plain second half',
      "{\\f2 \\'8e\\'52\\'93\\'63 \\'83A}",
      ['山田 ア'],
    ],
    ['decodes the second font of East Asian runs', "{\\loch\\f0\\hich\\f0\\dbch\\af2 \\'8e\\'52}", ['山']],
    ['reads Unicode and skips what stands for it', "\\u233?\\uc2 \\u26085\\'93\\'fa\\uc0\\u26412 x", ['é日本x']],
    ['reads characters beyond the first plane', '\\u-10179?\\u-8704?', ['\u{1F600}']],
    [
      'puts short cells on one line',
      '\\trowd\\cellx1\\cellx2\\intbl Phone\\cell 555 0100\\cell\\row after',
      ['Phone\t555 0100', 'after'],
    ],
    ['reads a layout cell after cell', '\\trowd\\intbl a\\par b\\cell c\\par d\\cell\\row', ['a', 'b', 'c', 'd']],
    [
      'puts headers first and footers last',
      'body\\par{\\header top\\par}{\\footer bottom\\par}',
      ['top', 'body', 'bottom'],
    ],
    ['reads notes after the text', 'a{\\super\\chftn{\\footnote note}} b\\par', ['a b', 'note']],
    [
      'adds the address behind a link',
      '{\\field{\\*\\fldinst{HYPERLINK "https://github.com/jane"}}{\\fldrslt{GitHub}}}',
      ['GitHub <https://github.com/jane>'],
    ],
    [
      'reads text boxes after their paragraph',
      '{\\shp{\\*\\shpinst{\\sp{\\sn a}{\\sv b}}{\\shptxt box\\par}}}host\\par',
      ['host', 'box'],
    ],
    [
      'drops deleted text, comments and pictures',
      'a{\\deleted b}{\\*\\annotation c}{\\pict 00ff}{\\*\\unknown d}e',
      ['ae'],
    ],
    ['marks list items', "{\\listtext\\f4\\'a7\\tab}item\\par{\\listtext 1.\\tab}first\\par", ['• item', '1. first']],
    ['jumps over binary data', 'a\\bin3 }}}b', ['ab']],
  ])('%s', (_what, body, lines) => {
    expect(texts(body)).toEqual(lines)
  })

  it('tells levels, weight, size and pages', () => {
    const { lines, pages } = readRtf(
      rtf('\\pard\\s2\\fs44 Jane\\par\\pard\\plain\\s1\\b\\fs28 Work\\par\\page\\pard\\plain\\fs22 text'),
      'cv.rtf',
    )
    expect(lines).toEqual([
      { text: 'Jane', page: 1, level: 'title', size: 22 },
      { text: 'Work', page: 1, level: 'heading', bold: true, size: 14 },
      { text: 'text', page: 2, size: 11 },
    ])
    expect(pages).toBe(2)
  })

  it.each([
    ['{\\v secret}', 'hidden-run'],
    ['{\\cf1 secret}', 'no-contrast'],
    ['{\\fs2 secret}', 'tiny'],
    ['{\\cf1\\chcbpat2 secret}', undefined],
    ['{\\v\\v0 secret}', undefined],
  ])('tells hidden text from what is seen: %s', (body, reason) => {
    const { lines, hidden } = readRtf(rtf(`Jane ${body}`), 'cv.rtf')
    expect(lines.map((line) => line.text.trim())).toEqual([reason === undefined ? 'Jane secret' : 'Jane'])
    expect(hidden).toEqual(reason === undefined ? [] : [{ text: 'secret', reason, page: 1 }])
  })

  it('reads what is there of a file that was cut, and says so', () => {
    expect(readRtf(strToU8('{\\rtf1 Jane{\\b Sam'), 'cv.rtf')).toMatchObject({
      lines: [{ text: 'JaneSam' }],
      warnings: [{ code: 'document-damaged' }],
    })
  })
})
