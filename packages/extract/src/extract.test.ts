import { MAX_DOCUMENT_BYTES, ResumeText } from '@evenhand/model'
import { describe, expect, test } from 'vitest'
import { cleanFileName } from './clean-file-name.ts'
import { extract, extractOrDefer } from './extract.ts'
import { show, tinyPdf } from './pdf/tiny-pdf.ts'
import { NEEDS_OCR } from './read-file.ts'

const pdf = tinyPdf(show('Jane Sample is a nurse', { y: 700 }))

describe('extract', () => {
  test('gives a resume text that keeps its own rules, whatever the file is called', async () => {
    const resume = await extract(pdf, 'cv\u202Efdp.doc')
    expect(ResumeText.parse(resume)).toEqual(resume)
    expect(resume).toMatchObject({
      fileName: 'cvfdp.doc',
      mediaType: 'application/pdf',
      text: 'Jane Sample is a nurse',
      pages: 1,
    })
  })

  test.each([
    ['too-large', new Uint8Array(MAX_DOCUMENT_BYTES + 1)],
    ['empty', new Uint8Array()],
    ['unsupported', Uint8Array.from({ length: 600 }, (_byte, at) => (at * 37) % 256)],
    ['damaged', new TextEncoder().encode('%PDF-1.7 and nothing more')],
    ['damaged', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)],
    ['no-text', tinyPdf('0 g 10 10 20 20 re f')],
  ])('fails with %s', async (code, bytes) => {
    await expect(extract(bytes, 'resume.pdf')).rejects.toMatchObject({ name: 'ExtractError', code })
  })

  const page = (text: string): Uint8Array => new TextEncoder().encode(`<html><body><p>${text}</p></body></html>`)

  test.each([
    ['resume.pdf', page('Not found')],
    ['resume.docx', page('404 Not Found nginx')],
    ['resume.doc', new TextEncoder().encode('Please sign in to download this file.')],
  ])('does not take what a server said instead of %s for a resume', async (name, bytes) => {
    await expect(extract(bytes, name)).rejects.toMatchObject({ name: 'ExtractError', code: 'damaged' })
  })

  test.each([
    ['a web page by its own name', 'resume.html', page('Jane Sample is a nurse')],
    ['a short text by its own name', 'resume.txt', new TextEncoder().encode('Jane Sample is a nurse')],
    ['a whole resume that Word saved as a web page', 'resume.doc', page('Jane Sample is a nurse. '.repeat(20))],
  ])('reads %s', async (_, name, bytes) => {
    expect((await extract(bytes, name)).text).toContain('Jane Sample is a nurse')
  })

  test('puts OCR off when told to', async () => {
    const scan = tinyPdf('q 612 0 0 792 0 0 cm /Im1 Do Q')
    expect(await extractOrDefer(scan, 'scan.pdf', { deferOcr: true })).toBe(NEEDS_OCR)
  })

  test('does not start on a file that is given up', async () => {
    await expect(extract(pdf, 'a.pdf', { signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'aborted' })
  })
})

test.each([
  ['resume.pdf', 'resume.pdf'],
  ['cv\u202Efdp.exe', 'cvfdp.exe'],
  ['a\r\nb\u0000.pdf', 'ab.pdf'],
  ['Re\u0301sume\u0301.pdf', 'R\u00E9sum\u00E9.pdf'],
  ['\u{E0041}\u2066x\u2069\u200B.txt', 'x.txt'],
  ['../../etc/passwd', '../../etc/passwd'],
  [`${'a'.repeat(300)}.pdf`, 'a'.repeat(255)],
  [`${'a'.repeat(254)}\u{1F600}.pdf`, 'a'.repeat(254)],
  ['ประวัติ.pdf', 'ประวัติ.pdf'],
])('cleans the file name %j', (name, clean) => {
  expect(cleanFileName(name)).toBe(clean)
})
