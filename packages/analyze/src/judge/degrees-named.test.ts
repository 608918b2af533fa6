import { expect, test } from 'vitest'
import { readResume } from '../read-resume/read-resume.ts'
import { resumeOf } from '../read-resume/samples/resume-of.ts'
import { withDegreesNamed } from './degrees-named.ts'
import { verdictOn } from './samples/verdict-on.ts'

const withRow = (row: string) =>
  resumeOf(`Tamsin Ollerenko
tamsin@mailhaven.example

[2016->] Systems engineer, Vellmark Hosting
  # 300 Linux hosts, 4 storage arrays
  # backups and patching
[2013-2016] Sysadmin, Quorn county library

${row}
Travels to the second site three times a year`)

const named = (row: string) => {
  const resume = withRow(row)
  const profile = readResume(resume, { year: 2026, month: 1 })
  return withDegreesNamed(profile, resume).education.map(({ level, ongoing }) => `${level}${ongoing ? ' ongoing' : ''}`)
}

test.each([
  ['BS Computer Engineering, Ohio State 2013', ['bachelor']],
  ['Edu: MSc Physics, 2012', ['master']],
  ['Bartlow MA', []],
  ['No BSc, I learned at work', []],
])('a row outside any section of studies: %s', (row, levels) => {
  expect(named(row)).toEqual(levels)
})

test('such a degree counts with its field', () => {
  const ask = {
    title: 'Systems engineer',
    line: 'BS in Computer Engineering or related degree',
    type: 'degree',
  } as const
  expect(verdictOn(withRow('BS Computer Engineering, Ohio State 2013'), ask)).toBe('met')
  expect(verdictOn(withRow('BA French, Ohio State 2013'), ask)).not.toBe('met')
})
