import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

const TODAY = { year: 2026, month: 1 }

function coursesIn(text: string): string[] {
  const { education } = readResume(resumeOf(`Ada Prewitt\nada@merrow.example\n\nEducation\n\n${text}\n`), TODAY)
  return education.map(({ degree, school }) => `${degree?.value ?? '-'} @ ${school?.value ?? '-'}`)
}

test('the name of a school goes on below, behind a cell with the dates', () => {
  const text = `2013 - 2015\tMaster of Science, Occupational Safety, Tarn Institute of Science and
Technology, Salmiya
2001 - 2006\tBachelor of Engineering, Chemical Engineering, Quarn University College, Doha`
  expect(coursesIn(text)).toEqual([
    'Master of Science, Occupational Safety @ Tarn Institute of Science and Technology',
    'Bachelor of Engineering, Chemical Engineering @ Quarn University College',
  ])
})
