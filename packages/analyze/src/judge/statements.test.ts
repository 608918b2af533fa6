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

test.each([
  ['German, months', '07/2011 – 02/2015\tElternzeit'],
  ['French, years', '2015-2017\tDisponibilité pour élever un enfant de moins de huit ans'],
  ['Czech', '4/2009 – 8/2015 rodičovská dovolená (dvě děti)'],
  ['dates behind it', 'Career break\tApril 2015 – December 2020'],
  ['without dates', 'Career break - caring for a family member'],
  ['a web address', 'https://harrow.example/gates'],
  ['an e-mail', 'E-mail: ines@marwood.example'],
  ['a reason for leaving', 'Reason for leaving\tContract expired'],
  ['a sub-heading', 'Duties, Accomplishments and Related Skills'],
  ['a sub-heading in Italian', 'Principali mansioni e responsabilità'],
])('a row that tells nothing of the work is no part of a statement: %s', (_, row) => {
  const told = ['- Built gates and railings for the harbour of Tarn', row, 'taught two apprentices to weld']
  const resume = resumeOf([...HEAD, ...told].join('\n'))
  const profile = readResume(resume, { year: 2026, month: 1 })
  const said = statementsOf(profile, resume).flatMap(({ own, end }) =>
    own === undefined ? [] : [resume.text.slice(own, end)],
  )
  expect(said).toContain(told[0])
  expect(said.filter((words) => words.includes(row))).toEqual([])
})

test('the letter that stands for a bullet opens an item', () => {
  const rows = ['o Built gates and railings for the harbour of Tarn', 'o Taught two apprentices']
  expect(toldIn(pageOf([...HEAD, ...rows]))).toEqual(rows)
})

test('behind a label the words of a statement begin', () => {
  const resume = resumeOf([...HEAD, 'Duties:\t- Taught six apprentices to weld', 'Aufgaben: Bau von Toren'].join('\n'))
  const profile = readResume(resume, { year: 2026, month: 1 })
  const said = statementsOf(profile, resume).flatMap(({ own, end }) =>
    own === undefined ? [] : [resume.text.slice(own, end)],
  )
  expect(said).toContain('Taught six apprentices to weld')
  expect(said).toContain('Bau von Toren')
})

test('an empty line ends what is said, even where small letters follow', () => {
  const resume = resumeOf(
    [...HEAD, 'Built gates and railings for the old harbour of the town', 'web content manager'].join('\n'),
  )
  expect(toldIn(resume)).toHaveLength(1)
  resume.lines.at(-1)!.apart = true
  expect(toldIn(resume)).toEqual(['Built gates and railings for the old harbour of the town', 'web content manager'])
})

test('what somebody is does not go on in the row that says how to reach them', () => {
  const contact = '07700 900318 • ines@marwood.example • Full UK driving licence, own tools,'
  const rows = ['Ines Marwood', 'Approved welder, industrial maintenance,', `Rochdale OL11 • ${contact}`, 'Gold Card']
  const resume = pageOf([...rows, ...HEAD.slice(2), '- Welded tanks of steel'])
  const statements = statementsOf(readResume(resume, { year: 2026, month: 1 }), resume)
  expect(statements.map(({ start, end }) => resume.text.slice(start, end))).toContain(rows[1])
})
