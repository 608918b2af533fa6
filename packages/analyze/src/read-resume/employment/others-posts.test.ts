import { expect, test } from 'vitest'
import { postsTold } from '../samples/posts-told.ts'

test('who taught a course beside one is told behind a label, and is no post', () => {
  const rows = [
    'Teaching Experience',
    '- Music Teacher, Tarn School, 2019 - 2021',
    '- Teaching Assistant, Merrow College, 2016 - 2018',
    '- **Harmony II**, MU 1520, Spring 2018, instructor: Dr. Osgood Quarn',
    '- **Opera**, MU 4120, Fall 2017, supervisor: Dr. Ina Wye',
  ].join('\n')
  expect(postsTold(rows)).toEqual([
    'Music Teacher @ Tarn School 2019-2021',
    'Teaching Assistant @ Merrow College 2016-2018',
  ])
})

test('a title that opens its row is one, though a colon stands behind it', () => {
  expect(postsTold('Experience\nInstructor: Tarn School, 2019 - 2021\nclerk: Merrow Mills, 2016 - 2018')).toEqual([
    'Instructor @ Tarn School 2019-2021',
    'clerk @ Merrow Mills 2016-2018',
  ])
})

test('private teaching and tuition are posts of their own, and no firm above those that follow', () => {
  const rows = [
    'Teaching Experience',
    '- Private teaching, 2007 - present',
    '- Cello Mentor, Quarn Civic Youth Ensembles, 2017 - 2019',
    '- Teaching Assistant, Merrow College, 2016 - 2018',
  ].join('\n')
  expect(postsTold(rows)).toEqual([
    'Private teaching @ - 2007-now',
    'Cello Mentor @ Quarn Civic Youth Ensembles 2017-2019',
    'Teaching Assistant @ Merrow College 2016-2018',
  ])
})
