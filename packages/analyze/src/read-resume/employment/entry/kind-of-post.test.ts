import { expect, test } from 'vitest'
import { readResume } from '../../read-resume.ts'
import { resumeOf } from '../../samples/resume-of.ts'

const kindOf = (row: string) =>
  readResume(resumeOf(`Ada Merrow\nada@merrow.example\n\nExperience\n${row}\nClerk, Quarn Mills, 2014 - 2019\n`), {
    year: 2026,
    month: 1,
  }).employment[0]?.kind

test.each([
  ['Harjoittelija, Tarn Oy, 2012 - 2013', 'internship'],
  ['Internee, Tarn Mills, 2012 - 2013', 'internship'],
  ['Grundwehrdiener, Österreichisches Bundesheer, 2012 - 2013', 'military'],
  ['Värnplikt, Tarns regemente, 2012 - 2013', 'military'],
  ['Voluntar, Asociația Tarn, 2012 - 2013', 'volunteering'],
  ['Stage Manager, Tarn Theatre, 2012 - 2013', 'job'],
  ['Volunteer Co-ordinator, Tarn Debt Advice, 2012 - 2013', 'job'],
  ['Shift Leader, Old Navy, 2012 - 2013', 'job'],
  ['Stage Management Intern, Tarn Theatre, 2012 - 2013', 'internship'],
])('what kind of post its head tells: %s', (row, kind) => {
  expect(kindOf(row)).toBe(kind)
})

test('a post told in a sentence has its kind, too', () => {
  const { employment } = readResume(
    resumeOf(
      'Ada Merrow\nada@merrow.example\n\nIn 2012 I worked as a Trainee at Tarn Mills. From 2014 to 2019 I worked as a clerk at Quarn Foods.',
    ),
    { year: 2026, month: 1 },
  )
  expect(employment.map(({ kind }) => kind)).toContain('internship')
})
