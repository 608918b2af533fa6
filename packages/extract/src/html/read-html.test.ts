import { strToU8 } from 'fflate'
import { describe, expect, it } from 'vitest'
import { encodeForTest } from '../text/encode-for-test.ts'
import { readHtml } from './read-html.ts'

const texts = (html: string): string[] => readHtml(strToU8(html), 'cv.html').lines.map((line) => line.text.trim())

describe('readHtml', () => {
  it.each<[what: string, html: string, lines: string[]]>([
    ['gives each block its line', '<div>a<p>b<br>c</div>d', ['a', 'b', 'c', 'd']],
    ['folds blanks, but not in pre', '<p>a\n   b</p><pre>c\n d</pre>', ['a b', 'c', 'd']],
    ['decodes entities', '<p>A&amp;B &eacute; &#3626; &#x2022;', ['A&B é ส •']],
    ['puts short cells on one line', '<table><tr><th>Phone<td>555 0100</table>', ['Phone\t555 0100']],
    ['reads a layout cell after cell', '<table><tr><td><p>a<p>b</td><td><p>c<p>d</td></table>', ['a', 'b', 'c', 'd']],
    ['marks list items', '<ul><li>a<li><b>b</b></ul>', ['• a', '• b']],
    [
      'leaves out what is no text',
      '<head><title>x</title></head><script>x</script><!-- x --><p>a<del>x</del><svg><text>x</text></svg>',
      ['a'],
    ],
    [
      'adds the address behind a link',
      '<a href="https://github.com/jane">GitHub</a>, <a href="#top">up</a>',
      ['GitHub <https://github.com/jane> , up'],
    ],
  ])('%s', (_what, html, lines) => {
    expect(texts(html)).toEqual(lines)
  })

  it('tells one title, headings and weight', () => {
    const { lines } = readHtml(strToU8('<h1>Jane</h1><h1>Work</h1><h2>More</h2><p><b>Acme</b><p>text'), '')
    expect(lines.map(({ level, bold }) => [level, bold])).toEqual([
      ['title', true],
      ['heading', true],
      ['heading', true],
      [undefined, true],
      [undefined, undefined],
    ])
  })

  it.each([
    ['<p style="display:none">secret', 'hidden-run'],
    ['<style>.x{display:none}</style><div class="x"><p>secret</div>', 'hidden-run'],
    ['<p hidden>secret', 'hidden-run'],
    ['<p style="visibility: hidden">secret', 'hidden-run'],
    ['<p style="font-size:0">secret', 'tiny'],
    ['<p style="font-size:1px">secret', 'tiny'],
    ['<p style="color:#fff">secret', 'no-contrast'],
    ['<font color="white">secret</font>', 'no-contrast'],
    ['<p style="color:white;background-color:rgb(31, 56, 100)">secret', undefined],
    ['<table bgcolor="#1f3864"><tr><td style="color:white">secret</table>', undefined],
  ])('tells hidden text from what is seen: %s', (html, reason) => {
    const { lines, hidden } = readHtml(strToU8(`<p>Jane</p>${html}`), '')
    expect(lines.map((line) => line.text)).toEqual(reason === undefined ? ['Jane', 'secret'] : ['Jane'])
    expect(hidden?.map((item) => [item.text, item.reason])).toEqual(reason === undefined ? [] : [['secret', reason]])
  })

  it.each(['windows-1251', 'windows-874', 'shift_jis'])('takes the character set of the meta tag: %s', (encoding) => {
    const word = { 'windows-1251': 'Опыт', 'windows-874': 'สมชาย', shift_jis: '山田' }[encoding] ?? ''
    const html = `<html><head><meta http-equiv="Content-Type" content="text/html; charset=${encoding}"></head><p>${word}`
    expect(readHtml(encodeForTest(html, encoding), '').lines).toEqual([{ text: word, page: 1 }])
  })

  it.each([
    ['quoted-printable', '<p>caf=C3=A9 =\r\nnoir</p>'],
    ['base64', 'PHA+Y2Fmw6kgbm9pcjwv\r\ncD4='],
    ['8bit', '<p>café noir</p>'],
  ])('reads the page inside MHTML in %s', (encoding, body) => {
    const mhtml = `MIME-Version: 1.0\r\nContent-Type: multipart/related;\r\n boundary="--x"\r\n\r\n----x\r\nContent-Type: image/png\r\n\r\nno\r\n----x\r\nContent-Type: text/html; charset="utf-8"\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n${body}\r\n----x--\r\n`
    expect(readHtml(strToU8(mhtml), 'cv.doc').lines.map((line) => line.text)).toEqual(['café noir'])
  })

  it('refuses a page nested without end', () => {
    expect(() => texts('<div>'.repeat(5000))).toThrow(expect.objectContaining({ code: 'damaged' }))
  })
})
