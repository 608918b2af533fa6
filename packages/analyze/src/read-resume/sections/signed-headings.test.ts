import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { postsTold } from '../samples/posts-told.ts'
import { resumeOf } from '../samples/resume-of.ts'

const STUDIES = 'University of Merrow, Tarn,\n2007 - 2010\nBSc Physics\nThesis: Waves in the Tarn'
const POSTS = `Research Associate, Quarn Observatory,
2012 - 2022
Counted the stars of the north.
Wrote the yearly list of them.

Team Member, Tarn Observatory,
2010 - 2012
Made the first lens.`
const TALKS = 'The stars of the north, Tarn, 2014\nThe stars of the south, Quarn, 2015'

const signed = (sign: string) =>
  `${sign} Education\n\n${STUDIES}\n\n${sign} Research Appointments\n\n${POSTS}\n\n${sign} Publications\n\n${TALKS}`

test.each(['+', '~', '>'])('%s opens the headings where it stands before nothing else', (sign) => {
  expect(postsTold(signed(sign))).toEqual([
    'Research Associate @ Quarn Observatory 2012-2022',
    'Team Member @ Tarn Observatory 2010-2012',
  ])
  const { education } = readResume(resumeOf(`Ada Merrow\n\n${signed(sign)}`), { year: 2026, month: 1 })
  expect(education.map(({ degree, school }) => `${degree?.value} @ ${school?.value}`)).toEqual([
    'BSc Physics @ University of Merrow',
  ])
})

test('it is a bullet where it opens the items of a list', () => {
  const list =
    'Experience\n\nClerk, Merrow Ltd, 2012 - 2022\n+ Education of new clerks\n+ Languages\n+ Awards of the house\n'
  const { sections } = readResume(resumeOf(`Ada Merrow\n\n${list}`), { year: 2026, month: 1 })
  expect(sections.map(({ kind }) => kind)).toEqual(['contact', 'employment'])
})

test('signs on both sides of a known heading stand on both sides of the others', () => {
  const text = [
    '~~ Permanent ~~',
    'Staff Nurse, Tarn Clinic, 2012 - 2022',
    'Charge Nurse, Marl Clinic, 2010 - 2012',
    '~~ BANK AND AGENCY (alongside) ~~',
    'Agency Nurse, Quarn Locums, 2014 - 2016, Fell ward',
    '~~ Studies ~~',
    'University of Merrow: BSc Nursing, 2007 - 2010',
  ]
  const { sections } = readResume(resumeOf(`Ada Merrow\nada@merrow.example\n\n${text.join('\n')}`), {
    year: 2026,
    month: 1,
  })
  expect(sections.map(({ kind }) => kind)).toEqual(['contact', 'employment', 'employment', 'education'])
  expect(postsTold(`Ada Merrow\nada@merrow.example\n\n${text.join('\n')}`)).toContain(
    'Agency Nurse @ Quarn Locums 2014-2016',
  )
})
