import type { ResumeText } from '@evenhand/model'
import { describe, expect, it } from 'vitest'
import { markLine, placeOf } from './mark-text.ts'

const text = 'Ines Lund\nNurse, six years\nNight shifts'
const line = (start: number, end: number, page: number) => ({ start, end, page, level: 'body' as const, bold: false })
const resume: ResumeText = {
  fileName: 'a.txt',
  mediaType: 'text/plain',
  text,
  lines: [line(0, 9, 1), line(10, 26, 1), line(27, 39, 2)],
  pages: 2,
  warnings: [],
  hidden: [],
}

describe('placeOf', () => {
  it.each([
    [0, { page: 1, line: 1 }],
    [17, { page: 1, line: 2 }],
    [27, { page: 2, line: 1 }],
  ])('finds page and line of offset %i', (start, place) => {
    expect(placeOf(resume, { start, end: start + 3 })).toEqual(place)
  })
})

describe('markLine', () => {
  const second = { start: 10, end: 26, text: text.slice(10, 26) }

  it('leaves a line without marks whole', () => {
    expect(markLine(second, [{ start: 0, end: 9 }])).toEqual([{ text: 'Nurse, six years', mark: undefined }])
  })

  it('marks what is asked for inside what is only quoted', () => {
    const pieces = markLine(second, [{ start: 10, end: 26 }], { start: 17, end: 20 })
    expect(pieces).toEqual([
      { text: 'Nurse, ', mark: 'soft' },
      { text: 'six', mark: 'current' },
      { text: ' years', mark: 'soft' },
    ])
  })

  it('marks its part of words that run over several lines', () => {
    expect(markLine(second, [], { start: 5, end: 15 })[0]).toEqual({ text: 'Nurse', mark: 'current' })
  })

  it('never changes the words', () => {
    for (let start = 8; start < 28; start++) {
      const pieces = markLine(
        second,
        [
          { start: 12, end: 22 },
          { start: 20, end: 39 },
        ],
        { start, end: start + 4 },
      )
      expect(pieces.map((piece) => piece.text).join('')).toBe(second.text)
    }
  })
})
