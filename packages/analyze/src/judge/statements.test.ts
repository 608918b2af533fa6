import type { ResumeText } from '@evenhand/model'
import { expect, test } from 'vitest'
import { readResume } from '../read-resume/read-resume.ts'
import { resumeOf } from '../read-resume/samples/resume-of.ts'
import { statementsOf } from './statements.ts'

const LETTER = 5
const HEAD = ['Ines Marwood', 'ines@marwood.example', 'Experience', 'Welder at Harrow Steel, 2015 - 2021']

/** Lines on a page, each letter five points wide; a line's number of leading blanks is its indent. */
function pageOf(rows: string[], spacing: number[] = []): ResumeText {
  const resume = resumeOf(rows.map((row) => row.trimStart()).join('\n'))
  let top = 0
  for (const [at, line] of resume.lines.entries()) {
    const left = 50 + LETTER * (rows[at]!.length - rows[at]!.trimStart().length)
    top += spacing[at] ?? 14
    line.box = [left, top, left + LETTER * (line.end - line.start), top + 12]
    line.size = 10
  }
  return { ...resume, mediaType: 'application/pdf' }
}

function toldIn(resume: ResumeText): string[] {
  const profile = readResume(resume, { year: 2026, month: 1 })
  return statementsOf(profile, resume)
    .filter(({ first }) => first >= HEAD.length)
    .map(({ start, end }) => resume.text.slice(start, end).replaceAll('\n', ' / '))
}

test.each([
  [
    'an item goes on below its words, not below its bullet',
    ['• Built gates and railings for', '  the harbour of Tarn', '• Taught two apprentices'],
    ['• Built gates and railings for / the harbour of Tarn', '• Taught two apprentices'],
  ],
  [
    'a paragraph goes on where the next word had no room',
    ['Built gates and railings in the old harbour of Tarn', 'Merrow Castings had left, and mended what others broke.'],
    ['Built gates and railings in the old harbour of Tarn / Merrow Castings had left, and mended what others broke.'],
  ],
  [
    'where it had room, the next line says something else',
    [
      'Built gates and railings for the harbour of the town',
      'Taught two apprentices',
      'Mended what others broke in the yard',
    ],
    [
      'Built gates and railings for the harbour of the town',
      'Taught two apprentices',
      'Mended what others broke in the yard',
    ],
  ],
])('%s', (_, rows, said) => {
  expect(toldIn(pageOf([...HEAD, ...rows]))).toEqual(said)
})

test('space between lines parts them', () => {
  const rows = [
    'Built gates and railings for the harbour of Tarn, and',
    'Merrow Castings had the rest',
    'Taught two men',
  ]
  const apart = [...HEAD.map(() => 14), 14, 24, 14]
  expect(toldIn(pageOf([...HEAD, ...rows], apart))).toEqual(rows)
})

test('words beside a heading in its line are a statement, the heading is not part of it', () => {
  const resume = resumeOf([...HEAD, 'Built gates and railings', 'Skills: TIG welding, plasma cutting'].join('\n'))
  expect(toldIn(resume)).toEqual(['Built gates and railings', 'TIG welding, plasma cutting'])
})
