import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

const COURSES = `Ada Merrow
ada@merrow.example

EDUCATIONAL QUALIFICATIONS
• Bachelor of Commerce (Special) Degree
School / Institute : University of Quarn
Year : 2013 - 2017
Results : Second Class Lower
• G.C.E. A/L Examination
School / Institute : Tarn Balika Vidyalaya
Year : 2009
Results : 2B 1C`

test.each([' : ', '\t: ', '\t:\t', '\t: -\t'])('a label is one before the colon "%s"', (colon) => {
  const { education } = readResume(resumeOf(COURSES.replaceAll(' : ', colon)), { year: 2026, month: 1 })
  expect(education.map(({ degree, school, end }) => `${degree?.value} @ ${school?.value} ${end?.year}`)).toEqual([
    'Bachelor of Commerce (Special) Degree @ University of Quarn 2017',
    'G.C.E. A/L Examination @ Tarn Balika Vidyalaya 2009',
  ])
})

test('a colon behind dates parts them from what is told of', () => {
  const text =
    'Ada Merrow\nada@merrow.example\n\nEDUCATION\n2002 – 2005\t:\tK.C.S.E. , mean grade B-\n\t\tSt. Quarn Girls Secondary School'
  const [course] = readResume(resumeOf(text), { year: 2026, month: 1 }).education
  expect(`${course?.degree?.value} @ ${course?.school?.value}`).toBe('K.C.S.E. @ St. Quarn Girls Secondary School')
})
