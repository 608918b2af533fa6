import { expect, test } from 'vitest'
import { postsTold } from '../samples/posts-told.ts'

const HEAD = 'Edda Plowright\nedda@plow.example\n\n'
const SKILLS = '\nSKILLS\nAudit, budgets, Excel'

const ROWS = [
  'Lecturer, Merrow University, 2014 - 2020',
  'Teaching Assistant, University of Quarn, 2010 - 2014',
  'Ph.D. in History, University of Quarn, 2013',
  'B.A. in History, Fell University, 2008',
].join('\n')

test.each(['EDUCATION AND APPOINTMENTS', 'EDUCATION AND RESEARCH EXPERIENCE', 'EDUCATION, EMPLOYMENT'])(
  '%j heads posts as well as courses',
  (heading) => {
    expect(postsTold(`${HEAD}${heading}\n${ROWS}\n${SKILLS}`)).toEqual([
      'Lecturer @ Merrow University 2014-2020',
      'Teaching Assistant @ University of Quarn 2010-2014',
    ])
  },
)

test('courses below a heading of posts and studies are no posts', () => {
  expect(postsTold(`${HEAD}CAREER AND EDUCATION\n${ROWS}\n${SKILLS}`)).toHaveLength(2)
})

test('below a heading of courses alone none is looked for', () => {
  const work = 'EMPLOYMENT\nArchivist, Marl Library, 2020 - 2024\n'
  expect(postsTold(`${HEAD}${work}\nEDUCATION\n${ROWS}\n${SKILLS}`)).toEqual(['Archivist @ Marl Library 2020-2024'])
})
