import { expect, test } from 'vitest'
import { readResume } from '../../read-resume.ts'
import { resumeInBlocks } from '../../samples/resume-of.ts'

const postsOf = (rows: string[]) =>
  readResume(resumeInBlocks(['Ada Merrow\nada@merrow.example', 'Work experience', ...rows].join('\n\n')), {
    year: 2026,
    month: 1,
  }).employment.map(({ title, employer }) => `${title?.value} @ ${employer?.value}`)

test('the row that opens each post is the employer, whatever stands behind the title below it', () => {
  expect(
    postsOf([
      'Quillbrook\nTeam Leader, Night Team\nOctober 2016 - August 2017 | Chicago, Illinois\n- Led ten people',
      'Tarnfield Mills\nKitchen Manager, Large Events\nMay 2012 - October 2016 | Cleveland, Ohio\n- Cooked',
    ]),
  ).toEqual(['Team Leader, Night Team @ Quillbrook', 'Kitchen Manager, Large Events @ Tarnfield Mills'])
})

test('a town that opens them is none', () => {
  expect(
    postsOf([
      'Chicago, Illinois\nTeam Leader, Quillbrook Ltd\nOctober 2016 - August 2017\n- Led ten people',
      'Cleveland, Ohio\nKitchen Manager, Tarnfield Ltd\nMay 2012 - October 2016\n- Cooked',
    ]),
  ).toEqual(['Team Leader @ Quillbrook Ltd', 'Kitchen Manager @ Tarnfield Ltd'])
})
