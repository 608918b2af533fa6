import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'
import { postsTold } from '../samples/posts-told.ts'

const POSTS =
  'EXPERIENCE\nEngineer - Quarn Systems, Weirton (March 2015 to Dec 2018)\nBuilt mills and moved them.\nEnvironment: Linux'

test.each([
  ['the number of a page', 'Page 1 of 3\n\nPage 1 of 3'],
  ['the same in German', 'Seite 1 von 3'],
  [
    'whose the form is',
    'Page 1 of 3\n\n© 2012 Fell, Inc.  All rights reserved.\n\n© 2012 Fell, Inc.  All rights reserved.',
  ],
])('no post is told by %s at the foot of a page', (_, foot) => {
  expect(postsTold(`${POSTS}\n\n${foot}\n`)).toEqual(['Engineer @ Quarn Systems 2015-2018'])
})

test('the address that a browser prints at the foot of a page parts no post', () => {
  const foot = 'https://www.quarnjobs.example/r/ada-merrow/d077?co=IN'
  expect(
    postsTold(
      `EXPERIENCE\nShift Supervisor\n\n${foot}\n\nQuarn Tractors - Weirton -\n\nJanuary 2013 to February 2016\n\n- Planned shifts`,
    ),
  ).toEqual(['Shift Supervisor @ Quarn Tractors 2013-2016'])
})

test('a post goes on below it', () => {
  const below = 'Page 1 of 2\n\nClerk - Fell Mills, Weirton (March 2012 to Dec 2014)'
  expect(postsTold(`${POSTS}\n\n${below}`)).toEqual([
    'Engineer @ Quarn Systems 2015-2018',
    'Clerk @ Fell Mills 2012-2014',
  ])
})

test.each([
  'Ada Merrow – Curriculum Vitae',
  'Ada Merrow – Lebenslauf, Seite 2',
  'Curriculum Vitae | Ada Merrow | Page 2',
])('the name beside what the document is called is no employer: %s', (head) => {
  const posts = `Ada Merrow\nada@merrow.example\n\nEXPERIENCE\nAugust 2012 - March 2017\tCredit Manager\nTarn Savings Bank, Weirton\n• Appraised loans\nMay 2010 - July 2012\tLoans Clerk\nTarn Savings Bank, Weirton\n• Kept the files\n${head}\nMay 2006 - January 2009\nBank Teller\nQuarn Credit Society, Weirton\n• Handled cash`
  expect(postsTold(posts)).toEqual([
    'Credit Manager @ Tarn Savings Bank 2012-2017',
    'Loans Clerk @ Tarn Savings Bank 2010-2012',
    'Bank Teller @ Quarn Credit Society 2006-2009',
  ])
})

test('the rows of a running head part no post from its duties, and head no section', () => {
  const head = 'ADA MERROW\nCivil engineer with 14 years of experience\nTARN - QUARNLAND\nada@merrow.example'
  const posts = 'EXPERIENCE\nProject Manager - Quarn Builders, Weirton (2015 - 2018)\n• Led the site'
  const text = `${head}\n${posts}\n\n-- 1 of 2 --\n\n${head}\n• Kept the books\nSite Engineer - Fell Works, Weirton (2012 - 2014)`
  const { employment, sections } = readResume(resumeOf(text), { year: 2026, month: 1 })
  expect(employment.map(({ title, employer }) => `${title?.value} @ ${employer?.value}`)).toEqual([
    'Project Manager @ Quarn Builders',
    'Site Engineer @ Fell Works',
  ])
  expect(sections.map(({ kind }) => kind)).toEqual(['contact', 'employment'])
})
