import { expect, test } from 'vitest'
import { readResume } from '../../read-resume.ts'
import { resumeOf } from '../../samples/resume-of.ts'

function postsIn(rows: string): string[] {
  const text = `Ada Merrow\nada@merrow.example\n\nExperience\n${rows}\n`
  return readResume(resumeOf(text), { year: 2026, month: 1 }).employment.map(
    ({ title, employer }) => `${title?.value ?? '-'} @ ${employer?.value ?? '-'}`,
  )
}

const BELOW = '\n\nMerrow Labs Ltd.\tApril 2011 - March 2013\nMedical Officer\n- Covered clinics'

test.each([
  [
    'Quarn Remedies Ltd.\tApril 2019 - June 2021\nArea Sales Manager / Acting\nRegional Sales Manager South\n- Led nine people',
    'Area Sales Manager / Acting Regional Sales Manager South @ Quarn Remedies Ltd.',
  ],
  [
    'Merrow Marine Ltd.\tJune 2013 - Aug 2015\nStructural Welder, later\nQuality Inspector\n- Welded hulls',
    'Structural Welder, later Quality Inspector @ Merrow Marine Ltd.',
  ],
])('a title whose row ends as none does goes on below: %j', (rows, post) => {
  expect(postsIn(`${rows}${BELOW}`)).toEqual([post, 'Medical Officer @ Merrow Labs Ltd.'])
})

test('a title that is whole takes no row from what is below', () => {
  expect(postsIn('Quarn Remedies Ltd.\tApril 2019 to date\nArea Sales Manager\nRegional sales and stock')).toEqual([
    'Area Sales Manager @ Quarn Remedies Ltd.',
  ])
})

test('a small word behind which no title stands is cut', () => {
  expect(postsIn('Merrow Marine Ltd.\tJune 2013 - Aug 2015\nStructural Welder, later\n- Welded hulls')).toEqual([
    'Structural Welder @ Merrow Marine Ltd.',
  ])
})
