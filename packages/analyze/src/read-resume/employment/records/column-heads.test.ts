import { expect, test } from 'vitest'
import { postsTold } from '../../samples/posts-told.ts'

const HEAD = 'Edda Plowright\nedda@plow.example\n\nEMPLOYMENT\n'

test.each(['School', 'School, type, roll'])(
  'the column %j of a table that has one for the post tells the employer',
  (head) => {
    const table = [
      `Dates\t${head}\tPost and scale\tResponsibilities`,
      '01/09/2019 – 31/08/2021\tFell Vale Primary School, VA, 210\tClass teacher\tScience lead, mentor',
    ]
    expect(postsTold(HEAD + table.join('\n'))).toEqual(['Class teacher @ Fell Vale Primary School 2019-2021'])
  },
)

test('a production is no second employer beside the company', () => {
  const table = [
    'Production\tGrade\tCompany\tWhen',
    'THE QUARN PARISH (6 x 60)\tFocus puller\tTarn Pictures\tFeb 2020 – June 2021',
    'MARL (feature)\t2nd AC\tFell Films Ltd\tAug 2018 – Nov 2019',
  ]
  expect(postsTold(HEAD + table.join('\n'))).toEqual([
    'Focus puller @ Tarn Pictures 2020-2021',
    '2nd AC @ Fell Films Ltd 2018-2019',
  ])
})
