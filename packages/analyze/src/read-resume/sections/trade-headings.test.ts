import { expect, test } from 'vitest'
import { postsTold } from '../samples/posts-told.ts'

const HEAD = 'Edda Plowright\nedda@plow.example\n\nEDUCATION\nA levels, Fell Road School, 2004\n\n'

test.each([
  ['FOUNDATION PROGRAMME AND SINCE', '2016 – 2018\tHouse Officer, Marl Hospital', 'House Officer @ Marl Hospital'],
  ['~~ BANK AND AGENCY ~~', '2016 – 2018\tBank Nurse, Quarn Staffing Ltd', 'Bank Nurse @ Quarn Staffing Ltd'],
  ['FLYING JOBS', '2016 – 2018\tFirst Officer, Tarn Air Ltd', 'First Officer @ Tarn Air Ltd'],
  ['CREDITS', '2016 – 2018\tFocus puller, Quarn Films Ltd', 'Focus puller @ Quarn Films Ltd'],
  ['Théâtre et opéra', '2016 – 2018\tRégisseur, Opéra de Quarn', 'Régisseur @ Opéra de Quarn'],
])('%j heads the posts of a trade', (heading, row, post) => {
  expect(postsTold(`${HEAD}${heading}\n${row}\n`)).toEqual([`${post} 2016-2018`])
})

test.each([
  ['FY1 Vascular Surgery', 'Marl Hospital'],
  ['ST5 Respiratory', 'Marl Hospital'],
  ['Bank RMN', 'Quarn Staffing Ltd'],
  ['Habilleuse', 'Opéra de Quarn'],
])('%j is the title of a trade', (title, employer) => {
  expect(postsTold(`${HEAD}EMPLOYMENT\n2016 – 2018\t${title}, ${employer}\n`)).toEqual([
    `${title} @ ${employer} 2016-2018`,
  ])
})

test('what was done before another trade heads posts where it looks as the headings do', () => {
  const text =
    'CREDITS\nFocus puller, Quarn Films Ltd, 2016 – 2018\n\nBEFORE THE CAMERA\nKit technician, Tarn Hire Ltd, 2012 – 2015\n'
  expect(postsTold(HEAD + text)).toEqual([
    'Focus puller @ Quarn Films Ltd 2016-2018',
    'Kit technician @ Tarn Hire Ltd 2012-2015',
  ])
})

test('"Professional body" heads memberships', () =>
  expect(
    postsTold(
      `${HEAD}WORK HISTORY\nClerk, Quarn Bank Ltd, 2016 – 2018\n\nPROFESSIONAL BODY\nAssociate, Chartered Institute of Quarn (ACIQ) in view\n`,
    ),
  ).toEqual(['Clerk @ Quarn Bank Ltd 2016-2018']))
