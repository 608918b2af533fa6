import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

const courses = (text: string) =>
  readResume(resumeOf(`Ada Merrow\nada@merrow.example\n\nEducation\n${text}`), { year: 2026, month: 1 }).education.map(
    ({ degree, school, end }) => [degree?.value, school?.value, end?.year],
  )

test.each(['Class of 2019', 'Graduated: 2019', 'Diplômée en 2019', 'Laureato nel 2019', 'Abschluss: 2019'])(
  'a row that only says when a course was left dates the course above it: %s',
  (row) => {
    const text = `MSc Owls\nUniversity of Quarn\n${row}\n\nBSc Owls\nFell University\n${row.replace('2019', '2015')}`
    expect(courses(text)).toEqual([
      ['MSc Owls', 'University of Quarn', 2019],
      ['BSc Owls', 'Fell University', 2015],
    ])
  },
)
