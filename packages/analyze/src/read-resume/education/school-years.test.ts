import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

test.each([
  '10+2 (Commerce)',
  '10+2',
  'Madhyamik (X)',
  'I.T.I. (Electrician)',
  'Post RN B.Sc Nursing',
  'G.C.E. A/L Examination',
  'Dars-e-Nizami',
  'Alim (General)',
])('"%s" is a course, in a sentence and in a row of cells', (degree) => {
  const read = (text: string) =>
    readResume(resumeOf(`Ada Merrow\nada@merrow.example\n\nEducation\n${text}`), { year: 2026, month: 1 }).education
  for (const text of [`${degree} from Quarn Public School in the year 2010`, `${degree}\tQuarn Public School\t2010`])
    expect(read(text).map((course) => `${course.degree?.value} @ ${course.school?.value}`)).toEqual([
      `${degree} @ Quarn Public School`,
    ])
})
