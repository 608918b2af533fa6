import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

test.each([
  ['1990 – 1995', 1990, 1995],
  ['DA 09/1990 A 07/1995', 1990, 1995],
])('the label "Date (da – a)" of the European form is no word for the present, above %s', (dates, start, end) => {
  const text = `ISTRUZIONE E FORMAZIONE
• Date (da – a) ${dates}
• Nome e tipo di istituto di istruzione o formazione I.P.S.I.A. “Merrow Nuovo” di Quarn
• Qualifica conseguita Diploma di tecnico delle industrie meccaniche`
  const [course] = readResume(resumeOf(text, 'it'), { year: 2026, month: 1 }).education
  expect([course?.start?.year, course?.end?.year]).toEqual([start, end])
})
