import { expect, test } from 'vitest'
import { postsTold } from '../samples/posts-told.ts'

test.each(['Associate Professor w/ Tenure', 'Assistant Dean for College of Owls and Associate Professor w/ Tenure'])(
  '%s: a title with the term behind it',
  (title) => {
    const text = `EXPERIENCE\nMerrow University\n2013 - 2016\n${title}\n\nFell University\n2009 - 2013\nLecturer`
    expect(postsTold(text)).toEqual([`${title} @ Merrow University 2013-2016`, 'Lecturer @ Fell University 2009-2013'])
  },
)

test('in Polish the same letter stands before the employer', () => {
  const text = 'DOŚWIADCZENIE ZAWODOWE\nStażysta w Merrow Polska, 2013 - 2016'
  expect(postsTold(text)).toEqual(['Stażysta @ Merrow Polska 2013-2016'])
})

test('dates, place, employer and title in rows below each other, whether the place is known or not', () => {
  const text = `EXPERIENCE
01/2020 - 07/2021
home based and Tarn
Merrow Advisers B.V.
Team Leader

05/2018 - 11/2019
Kyiv, Ukraine
Quarn Agents
Senior Trainer

02/2015 - 10/2016
Quarnford / Fellton
Larch International Consulting
Evaluator`
  expect(postsTold(text)).toEqual([
    'Team Leader @ Merrow Advisers B.V. 2020-2021',
    'Senior Trainer @ Quarn Agents 2018-2019',
    'Evaluator @ Larch International Consulting 2015-2016',
  ])
})

test('a course with its number beside the title of who taught it is no employer', () => {
  const text = `TEACHING EXPERIENCE
Mathematics for Owls, BIO 251, Teaching Assistant, Merrow University, 2010 - 2012
Laboratory of Lakes, BIO 263W, Teaching Assistant, Fell University, 2008 - 2009`
  expect(postsTold(text)).toEqual([
    'Teaching Assistant @ Merrow University 2010-2012',
    'Teaching Assistant @ Fell University 2008-2009',
  ])
})

test('nor is the title before such a number a course', () => {
  const text = 'EXPERIENCE\nLecturer, BIO 251, Merrow University, 2010 - 2012'
  expect(postsTold(text)).toEqual(['Lecturer @ Merrow University 2010-2012'])
})

test('dates in a sentence that began in the row above tell of no post', () => {
  const text = `EXPERIENCE
Merrow University
2009 - 2013
Assistant Dean
Directed reports on all owls of the college; director of lakes; liaison for marl
and marketing; chair for the panel on studies of owls 2010-2012; served on others`
  expect(postsTold(text)).toEqual(['Assistant Dean @ Merrow University 2009-2013'])
})
