import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { encodeForTest } from '../text/encode-for-test.ts'
import { readDoc } from './read-doc.ts'

const FIXTURE = new Uint8Array(readFileSync(new URL('./fixtures/resume.doc', import.meta.url)))

describe('readDoc', () => {
  it('reads headers, levels, tables, links and footers of a Word 97 document', () => {
    const { lines, pages } = readDoc(FIXTURE, 'resume.doc')
    expect(lines.map((line) => [line.level?.[0] ?? '', line.text.trim()])).toEqual([
      ['', 'Phone 555 0100'],
      ['t', 'Zoë Müller-Łabędzka'],
      ['', 'LinkedIn <https://www.linkedin.com/in/zoe-example>  | zoe@example.com'],
      ['h', 'Experience'],
      ['', '2019 – 2023\tData engineer, Acme'],
      ['', '2016 – 2019\tAnalyst, Initech'],
      ['', 'Seen  and bold end'],
      ['', 'kept text'],
      ['h', 'ภาษา'],
      ['', 'ไทย ดีมาก'],
      ['', 'Curriculum vitae'],
    ])
    expect(pages).toBe(2)
    expect(lines[1]).toMatchObject({ bold: true, size: 22 })
  })

  it('keeps hidden and white words apart', () => {
    expect(readDoc(FIXTURE, 'resume.doc').hidden).toEqual([
      { text: 'unseen words', reason: 'hidden-run', page: 1 },
      { text: 'white words', reason: 'no-contrast', page: 1 },
    ])
  })

  it('asks for the password of an encrypted document', () => {
    const bytes = FIXTURE.slice()
    const fib = findFib(bytes)
    bytes[fib + 0x0b] = (bytes[fib + 0x0b] ?? 0) | 1
    expect(() => readDoc(bytes, 'resume.doc')).toThrow(expect.objectContaining({ code: 'password' }))
  })

  it.each([
    [0x041e, 'windows-874', 'สมชาย ใจดี'],
    [0x0419, 'windows-1251', 'Иван Петров'],
    [0x0411, 'shift_jis', '山田太郎'],
    [0x0409, 'windows-1252', 'Zoë – “CV”'],
  ])('reads Word 6 text in the code page of language %i', (language, encoding, text) => {
    expect(
      readDoc(wordSix(language, encodeForTest(`${text}\ra\u0007b\u0007\u0007end\r`, encoding)), 'old.doc').lines.map(
        (line) => line.text,
      ),
    ).toEqual([text, 'a\tb\t', 'end'])
  })

  it('refuses an empty container', () => {
    expect(() => readDoc(FIXTURE.subarray(0, 600), 'cut.doc')).toThrow(expect.objectContaining({ code: 'damaged' }))
  })
})

function findFib(bytes: Uint8Array): number {
  for (let at = 512; at < bytes.length; at += 512) if (bytes[at] === 0xec && bytes[at + 1] === 0xa5) return at
  throw new Error('no head')
}

/** A bare Word 6 stream: its head, and the text after it. */
function wordSix(language: number, text: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(0x300 + text.length)
  const view = new DataView(bytes.buffer)
  view.setUint16(0, 0xa5dc, true)
  view.setUint16(2, 101, true)
  view.setUint16(6, language, true)
  view.setUint32(0x18, 0x300, true)
  view.setUint32(0x34, text.length, true)
  bytes.set(text, 0x300)
  return bytes
}
