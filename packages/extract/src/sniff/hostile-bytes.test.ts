import { readFileSync } from 'node:fs'
import { type Arbitrary, array, assert, boolean, nat, property, tuple, uint8Array } from 'fast-check'
import { strToU8, zipSync } from 'fflate'
import { ExtractError } from '@evenhand/model'
import { describe, expect, it } from 'vitest'
import { readDoc } from '../doc/read-doc.ts'
import { buildDocx, paragraph, run } from '../docx/build-docx-for-test.ts'
import { readDocx } from '../docx/read-docx.ts'
import { readWordml } from '../docx/read-wordml.ts'
import { readHtml } from '../html/read-html.ts'
import type { ReadDocument } from '../lines/raw-line.ts'
import { readOdt } from '../odt/read-odt.ts'
import { processorTime } from '../testing/processor-time.node.ts'
import { readRtf } from '../rtf/read-rtf.ts'
import { readPlainText } from '../text/read-plain-text.ts'
import { sniffFormat } from './sniff-format.ts'

type Reader = (bytes: Uint8Array, fileName: string) => ReadDocument

const RTF =
  '{\\rtf1\\ansi\\ansicpg1252{\\fonttbl{\\f0 Arial;}}\\trowd\\cellx1 a\\cell b\\cell\\row{\\header x\\par}\\u233?\\par {\\field{\\*\\fldinst HYPERLINK "https://a.example"}{\\fldrslt A}}}'
const HTML =
  '<html><head><meta charset="utf-8"><style>.x{display:none}</style></head><body><h1>A</h1><table><tr><td>b<td>c</table><p class=x>d<a href="mailto:a@b.example">e</a>'
const MHTML =
  'MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="b"\r\n\r\n--b\r\nContent-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n<p>caf=C3=A9</p>\r\n--b--\r\n'
const WORDML =
  '<?xml version="1.0"?><w:wordDocument xmlns:w="w"><w:body><w:tbl><w:tr><w:tc><w:p><w:r><w:t>a</w:t></w:r></w:p></w:tc></w:tr></w:tbl></w:body></w:wordDocument>'
const ODT =
  '<office:document-content xmlns:office="o" xmlns:text="t"><office:body><office:text><text:h>a</text:h><text:p>b<text:s text:c="3"/></text:p></office:text></office:body></office:document-content>'

const READERS: [name: string, read: Reader, sample: Uint8Array][] = [
  [
    'readDocx',
    readDocx,
    buildDocx({ body: paragraph('Jane') + `<w:p>${run('b', '<w:b/>')}</w:p>`, styles: '<w:style w:styleId="a"/>' }),
  ],
  ['readDoc', readDoc, new Uint8Array(readFileSync(new URL('../doc/fixtures/resume.doc', import.meta.url)))],
  ['readRtf', readRtf, strToU8(RTF)],
  [
    'readOdt',
    readOdt,
    zipSync({ mimetype: strToU8('application/vnd.oasis.opendocument.text'), 'content.xml': strToU8(ODT) }),
  ],
  ['readHtml', readHtml, strToU8(HTML)],
  ['readHtml of MHTML', readHtml, strToU8(MHTML)],
  ['readWordml', readWordml, strToU8(WORDML)],
  ['readPlainText', readPlainText, strToU8('Zoë — CV\n\n• a\t“b”\n')],
]

/** Overwrites, cuts and repeats parts of a file. */
function mutated(sample: Uint8Array): Arbitrary<Uint8Array> {
  const change = tuple(nat(sample.length), uint8Array({ minLength: 1, maxLength: 8 }))
  return tuple(array(change, { minLength: 1, maxLength: 12 }), nat(sample.length), boolean()).map(
    ([changes, cut, isCut]) => {
      const bytes = sample.slice()
      for (const [at, replacement] of changes) bytes.set(replacement.subarray(0, Math.max(0, bytes.length - at)), at)
      return isCut ? bytes.subarray(0, cut) : bytes
    },
  )
}

/** The reading, or the expected failure; anything else is thrown on. */
function outcome(work: () => unknown): string {
  const start = processorTime()
  let result = 'read'
  try {
    work()
  } catch (error) {
    if (!(error instanceof ExtractError)) throw error
    result = error.code
  }
  expect(processorTime() - start).toBeLessThan(1000)
  return result
}

describe.each(READERS)('%s', (_name, read, sample) => {
  it('reads its sample', () => {
    expect(read(sample, 'cv').lines.length).toBeGreaterThan(0)
  })

  it('reads or refuses any bytes within a second', () => {
    expect.hasAssertions()
    assert(
      property(uint8Array({ maxLength: 4000 }), (bytes) => outcome(() => read(bytes, 'cv')) !== ''),
      { numRuns: 100 },
    )
  })

  it('reads or refuses its own format damaged within a second', () => {
    expect.hasAssertions()
    assert(
      property(mutated(sample), (bytes) => outcome(() => read(bytes, 'cv')) !== ''),
      { numRuns: 300 },
    )
  })

  it('reads or refuses long repetitions of its own parts within seconds', () => {
    const part = sample.subarray(0, Math.min(sample.length, 2000))
    for (const piece of [part.subarray(-7), part.subarray(-100), part]) {
      const bytes = new Uint8Array(300_000)
      bytes.set(sample.subarray(0, bytes.length))
      for (let at = Math.min(sample.length, 1000); at < bytes.length; at += piece.length) {
        bytes.set(piece.subarray(0, bytes.length - at), at)
      }
      expect(outcome(() => read(bytes, 'cv'))).not.toBe('')
    }
  })
})

describe('sniffFormat', () => {
  it('answers or refuses any bytes', () => {
    expect.hasAssertions()
    assert(property(uint8Array({ maxLength: 2000 }), (bytes) => outcome(() => sniffFormat(bytes, 'cv')) !== ''))
  })
})

describe('text made to be slow', () => {
  it.each([
    ' ',
    '\t',
    '{',
    '}',
    '\\',
    '<',
    '<p>',
    '<b>',
    '</x>',
    '&amp;',
    '&',
    '=',
    '#',
    '*',
    '-',
    '-- ',
    '| ',
    '"',
    ',',
    '~{',
    'a',
    'é',
    '\n',
    '\f',
    'MIME-Version: 1.0\n',
    '<!--',
    "\\'e9",
    '\\u233?',
    '{\\b',
    '<td>',
    '<table><tr><td>',
  ])('takes linear time: %j', (unit) => {
    const bytes = strToU8(unit.repeat(Math.ceil(400_000 / unit.length)))
    for (const read of [readRtf, readHtml, readPlainText, readWordml]) {
      const start = processorTime()
      try {
        read(bytes, 'cv.csv')
      } catch (error) {
        expect(error).toBeInstanceOf(ExtractError)
      }
      expect(processorTime() - start).toBeLessThan(1500)
    }
  })
})
