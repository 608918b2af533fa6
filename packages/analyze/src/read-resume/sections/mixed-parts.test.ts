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

const HEADINGS = 'Appointments\n\nEducation\n\nPublications\n\n'
const HELD =
  'Merrow University\n2014 - 2020. Lecturer.\n2010 - 2014. Research Fellow.\n\nBooks\nOwls of the Marl, 2012\n'

test('posts below a row of headings belong to theirs', () => {
  expect(postsTold(`${HEAD}${HEADINGS}${HELD}${SKILLS}`)).toEqual([
    'Lecturer @ Merrow University 2014-2020',
    'Research Fellow @ Merrow University 2010-2014',
  ])
})

test('below a row of headings a list of works stays what it is, and so does one below posts', () => {
  const works = 'Owls of the Marl, 2012\nTen Bridges, 2013\n'
  expect(postsTold(`${HEAD}${HEADINGS}${works}${SKILLS}`)).toEqual([])
  const posts = 'Appointments\nArchivist, Marl Library, 2020 - 2024\n\nPublications\n'
  expect(postsTold(`${HEAD}${posts}2014 - 2020. Lecturer on Owls.\n${works}${SKILLS}`)).toHaveLength(1)
})

test('"Academic" before the word for posts names no studies, whatever a college there is called', () => {
  const rows = [
    '2019 –\tAssociate Professor, Merrow University',
    '2014 – 2019\tResearch Associate, Quarn Polytechnic',
    '2010 – 2014\tResearch Assistant, Fell University',
  ]
  expect(postsTold(`${HEAD}ACADEMIC APPOINTMENTS\n${rows.join('\n')}\n${SKILLS}`)).toContain(
    'Research Associate @ Quarn Polytechnic 2014-2019',
  )
})
