import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'
import { foldWhole } from '../text/fold-text.ts'
import { wordsIn } from '../text/phrase-set.ts'
import { isStreet } from './words/is-street.ts'

function posts(text: string): string[] {
  const resume = resumeOf(`Uma Tarn\numa@tarn.example\n\nEXPERIENCE\n${text}`)
  const { employment } = readResume(resume, { year: 2026, month: 1 })
  return employment.map(({ title, employer }) => `${title?.value ?? '-'} @ ${employer?.value ?? '-'}`)
}

test.each([
  [
    'a department above its school',
    'Lecturer\nDepartment of Owls\nMerrow University\n2010 - 2020\n\nTutor\nDepartment of Fish\nTarn College\n2005 - 2010',
    ['Lecturer @ Merrow University', 'Tutor @ Tarn College'],
  ],
  [
    'a department behind its school',
    'Merrow University, Department of Owls\nLecturer, 2010 - 2020\n\nTarn College, Department of Fish\nTutor, 2005 - 2010',
    ['Lecturer @ Merrow University', 'Tutor @ Tarn College'],
  ],
  [
    'a department of a state, which has no school below',
    'Analyst\nDepartment of Mines\nTarnford, Quarnland\n2010 - 2020\n\nClerk\nDepartment of Roads\nTarnford, Quarnland\n2005 - 2010',
    ['Analyst @ Department of Mines', 'Clerk @ Department of Roads'],
  ],
  [
    'a part of an army and the larger one that it is of',
    'Platoon Leader, Bravo Company, 5th Engineers, Fort Tarn, TX, 2010 - 2013\n' +
      'Squad Leader, 1st Battalion, 14th Infantry Regiment, Fort Quarn, GA, 2008 - 2010',
    ['Platoon Leader @ Bravo Company, 5th Engineers', 'Squad Leader @ 1st Battalion, 14th Infantry Regiment'],
  ],
  [
    'a firm and its street',
    'Clerk, Merrow Company, 5th Avenue, 2010 - 2013\nCook, Quarn Company, 7th Street, 2008 - 2010',
    ['Clerk @ Merrow Company', 'Cook @ Quarn Company'],
  ],
])('%s', (_, text, read) => {
  expect(posts(text)).toEqual(read)
})

test.each([
  ['1400 Front Street', true],
  ['12b Owl Lane', true],
  ['80 Front Street Grill', false],
  ['24 Seven', false],
  ['Front Street', false],
])('"%s" is the street of a house: %s', (text, is) => {
  const folded = foldWhole(text)
  expect(isStreet(wordsIn(folded, 0, text.length))).toBe(is)
})
