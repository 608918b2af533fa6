import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

test.each(['Quarn M/A Junior High School', 'Tarn M/A Senior High School'])('"%s" is a school as a whole', (school) => {
  const text = `Ada Merrow\nada@merrow.example\n\nEducation\nHND Purchasing\tMerrow Technical University\t2009 - 2012\n\t${school}\t2002 - 2005`
  const { education } = readResume(resumeOf(text), { year: 2026, month: 1 })
  expect(education.map((course) => course.school?.value)).toEqual(['Merrow Technical University', school])
})
