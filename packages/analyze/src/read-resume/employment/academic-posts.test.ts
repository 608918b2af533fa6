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

test('a dated title that its row leaves open goes on below', () => {
  const text = `EXPERIENCE
07/04 - 07/05: Research Scientist,
Merrow Research Center, Tarn.
12/98 - 06/01: Project Scientist, Department of
Owls, Fell University, Tarn.
01/95 - 02/98: Clerk,
- Quarn Ltd and others`
  expect(postsTold(text)).toEqual([
    'Research Scientist @ Merrow Research Center 2004-2005',
    'Project Scientist @ Fell University 1998-2001',
    'Clerk @ - 1995-1998',
  ])
})

test('a bracket behind the dates of a row that full stops divide', () => {
  const text = `EXPERIENCE
Professor. Department of Owls. University of Marl at Fell. 2016-present (leave of absence).
Lecturer. Department of Owls. University of Marl at Fell. 2007-2016.`
  expect(postsTold(text)).toEqual([
    'Professor @ University of Marl at Fell 2016-now',
    'Lecturer @ University of Marl at Fell 2007-2016',
  ])
})

test('"at" within the name of a university leads to no other employer', () => {
  const text = `EXPERIENCE
2005 - 2007: Assistant Professor, Owl Department, University of Marl at Fell
2001 - 2003: Lecturer, Owl Department, University of Marl at Fell`
  expect(postsTold(text)).toEqual([
    'Assistant Professor @ University of Marl at Fell 2005-2007',
    'Lecturer @ University of Marl at Fell 2001-2003',
  ])
  expect(postsTold('EXPERIENCE\nFrom 2001 to 2003 I was a nurse of owls at Fell Hospital and kept the books.')).toEqual(
    ['nurse of owls @ Fell Hospital 2001-2003'],
  )
})
