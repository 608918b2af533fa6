import type { Line, ResumeText } from '@evenhand/model'
import { expect, it } from 'vitest'
import { pageOf, quoteBoxes } from './quote-boxes.ts'

const line = (start: number, end: number, page: number, box?: Line['box']): Line => ({
  start,
  end,
  page,
  level: 'body',
  bold: false,
  ...(box && { box }),
})

const resume: ResumeText = {
  fileName: 'cv.pdf',
  mediaType: 'application/pdf',
  text: 'one\ntwo\nsix',
  lines: [line(0, 3, 1, [50, 100, 150, 120]), line(4, 7, 1), line(8, 11, 2, [0, 0, 100, 10])],
  pages: 2,
  warnings: [],
  hidden: [],
}

it('marks quoted lines in percent of their page, and only those whose place is known', () => {
  const quotes = {
    soft: [
      { start: 0, end: 2 },
      { start: 4, end: 7 },
    ],
    current: { start: 8, end: 11 },
  }
  expect(quoteBoxes(resume, quotes, { number: 1, width: 200, height: 400 })).toEqual([
    { left: 25, top: 25, width: 50, height: 5, current: false },
  ])
  expect(quoteBoxes(resume, quotes, { number: 2, width: 200, height: 100 })).toMatchObject([{ current: true }])
})

it('knows the page of a quote', () => {
  expect([pageOf(resume, { start: 8, end: 9 }), pageOf(resume, undefined)]).toEqual([2, 1])
})
