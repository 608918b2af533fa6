import { describe, expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

function courses(studies: string): string[] {
  const resume = resumeOf(`Ada Merrow\nada@merrow.example\n\nEDUCATION\n${studies}\n\nSKILLS\nExcel, Word`)
  const { education } = readResume(resume, { year: 2026, month: 1 })
  return education.map(({ degree, school }) => `${degree?.value ?? '-'} @ ${school?.value ?? '-'}`)
}

describe('what one did with a course is no part of its name', () => {
  test.each([
    ['before it', 'Done 10th from Fell Public School, 2012', ['10th @ Fell Public School']],
    ['behind it', '• B.Tech (CSE) passed from Fell College in 2018', ['B.Tech (CSE) @ Fell College']],
    ['in brackets behind it', 'B.Com (Regular) from Fell University in 2018', ['B.Com @ Fell University']],
  ])('%s', (_, studies, expected) => expect(courses(studies)).toEqual(expected))

  test('but the field before it is', () =>
    expect(courses('Applied Botany BSc\nFell University\n2012')).toEqual(['Applied Botany BSc @ Fell University']))
})

describe('what stands in the name of a school', () => {
  test.each([
    [
      'its level, and where it is',
      'Fell Higher Secondary School Weir Nadu\n2012',
      ['- @ Fell Higher Secondary School Weir Nadu'],
    ],
    ['but not before a school', 'Completed Higher Secondary, Fell School, 2012', ['Higher Secondary @ Fell School']],
  ])('%s', (_, studies, expected) => expect(courses(studies)).toEqual(expected))
})

describe('a town right behind a degree', () => {
  test('opens the name of its school', () =>
    expect(courses('MFA Glasgow School of Art 2015.')).toEqual(['MFA @ Glasgow School of Art']))
  test('but a field does not', () =>
    expect(courses('MFA Sculpture School of Art, Fell University 2015')[0]).toMatch(/^MFA Sculpture @ /))
})
