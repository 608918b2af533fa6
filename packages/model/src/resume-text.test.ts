import { describe, expect, test } from 'vitest'
import { ResumeText } from './resume-text.ts'

const line = (start: number, end: number) => ({ start, end, page: 1, level: 'body', bold: false })
const resume = (lines: object[]) => ({
  fileName: 'cv.txt',
  mediaType: 'text/plain',
  text: 'Ada\nWelder',
  lines,
  pages: 1,
  warnings: [],
  hidden: [],
})

describe('a ResumeText from outside', () => {
  test.each([
    ['lines in the text are taken', [line(0, 3), line(4, 10)], true],
    ['a line beyond the text is refused', [line(0, 3), line(4, 11)], false],
    ['a line that ends before it starts is refused', [line(3, 0)], false],
    ['lines out of order are refused', [line(4, 10), line(0, 3)], false],
    ['overlapping lines are refused', [line(0, 5), line(4, 10)], false],
    ['an unknown key is refused', [{ ...line(0, 3), score: 100 }], false],
  ])('%s', (_, lines, isTaken) => {
    expect(ResumeText.safeParse(resume(lines)).success).toBe(isTaken)
  })
})
