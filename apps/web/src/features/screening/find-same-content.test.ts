import { describe, expect, it } from 'vitest'
import { findSameContent, haveEqualSizes } from './find-same-content.ts'
import type { SelectedFile } from './selection.ts'

const select = (name: string, content: string | Uint8Array<ArrayBuffer>): SelectedFile => ({
  key: name,
  name,
  file: new File([content], name),
})
const large = (middle: number) => {
  const bytes = new Uint8Array(20_000)
  bytes[10_000] = middle
  return bytes
}

describe('findSameContent', () => {
  it.each([
    ['the same text under two names', [select('a.txt', 'Ada'), select('b.txt', 'Ada')], ['b.txt']],
    ['three copies', [select('a.txt', 'Ada'), select('b.txt', 'Ada'), select('c.txt', 'Ada')], ['b.txt', 'c.txt']],
    ['other words of the same length', [select('a.txt', 'Ada'), select('b.txt', 'Bob')], []],
    ['large files that differ in the middle', [select('a.pdf', large(1)), select('b.pdf', large(2))], []],
    ['large files that do not differ', [select('a.pdf', large(1)), select('b.pdf', large(1))], ['b.pdf']],
    [
      'the copy, of which the file itself comes later',
      [select('Copy of cv.txt', 'Ada'), select('cv.txt', 'Ada')],
      ['Copy of cv.txt'],
    ],
    [
      'all but the plainest',
      [select('cv (2).txt', 'Ada'), select('cv (1).txt', 'Ada'), select('a/cv.TXT', 'Ada')],
      ['cv (1).txt', 'cv (2).txt'],
    ],
    ['the later of two names that share nothing', [select('cv.txt', 'Ada'), select('a.txt', 'Ada')], ['a.txt']],
    ['files of nothing', [select('a.txt', ''), select('b.txt', '')], []],
  ])('finds %s', async (_, files, copies) => {
    expect((await findSameContent(files)).map(({ name }) => name)).toEqual(copies)
  })

  it('is asked only where sizes are equal', () => {
    expect(haveEqualSizes([select('a.txt', 'Ada'), select('b.txt', 'Adam')])).toBe(false)
    expect(haveEqualSizes([select('a.txt', 'Ada'), select('b.txt', 'Bob')])).toBe(true)
  })
})
