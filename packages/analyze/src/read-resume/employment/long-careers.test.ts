import { expect, test } from 'vitest'
import { postsTold } from '../samples/posts-told.ts'

const TOLD = 'Managed a budget of two million and a staff of nine. Wrote the plans of four yearly fairs.'

test('an employer, its town and the whole time stand in a block of their own above the titles and their dates', () => {
  const posts = [
    'FELL MILLS\nDayton, OH\nJune 2013 - Present',
    `Managing Director\nJanuary 2018 - Present\n${TOLD}`,
    `General Manager\nJune 2013 - December 2017\n${TOLD}`,
    'WYE & SONS\nDayton, OH\nMay 2006 - May 2013',
    `Sales Manager\nMarch 2009 - May 2013\n${TOLD}`,
    `Sales Clerk\nMay 2006 - February 2009\n${TOLD}`,
  ]
  expect(postsTold(['EXPERIENCE', ...posts].join('\n\n'))).toEqual([
    'Managing Director @ FELL MILLS 2018-now',
    'General Manager @ FELL MILLS 2013-2017',
    'Sales Manager @ WYE & SONS 2009-2013',
    'Sales Clerk @ WYE & SONS 2006-2009',
  ])
})

test('the time of one employer spans no title whose dates lie beyond it', () => {
  const posts = [
    `Sales Manager\nFell Mills\nMay 2013 - June 2018\n${TOLD}`,
    `Sales Clerk\nWye & Sons\nMay 2006 - February 2009\n${TOLD}`,
  ]
  expect(postsTold(['EXPERIENCE', ...posts].join('\n\n'))).toEqual([
    'Sales Manager @ Fell Mills 2013-2018',
    'Sales Clerk @ Wye & Sons 2006-2009',
  ])
})

test('a sentence that a verb opens below a title and its dates tells what was done, and no title', () => {
  const served = 'Served as the main adviser on the yearly plan of work. Wrote reports for the director of the region.'
  const posts = [
    `FELL MILLS, Dayton, OH\n\nSales Manager\n2013 - 2018\n${served}`,
    `WYE & SONS, Dayton, OH\n\nSales Clerk\n2006 - 2009\n${served}`,
  ]
  const titles = postsTold(['EXPERIENCE', ...posts].join('\n\n')).map((post) => post.split(' @ ')[0])
  expect(titles).toEqual(['Sales Manager', 'Sales Clerk'])
})

const client = (time: string, name: string, role: string) =>
  `Client: ${name}\t${time}\nRole: ${role}\nResponsibilities:\n• Wrote the plans of four yearly fairs`

test('who sends somebody to clients is the employer of what was done for them in its time', () => {
  const posts = [
    `Fell Systems\t2014 - 2019\n${client('2017 - 2019', 'Wye Bank', 'Project Manager')}`,
    client('2014 - 2017', 'Larch Foods', 'Java Developer'),
    client('2010 - 2012', 'Moss Mills', 'Business Analyst'),
  ]
  expect(postsTold(['EXPERIENCE', ...posts].join('\n\n'))).toEqual([
    'Project Manager @ Fell Systems 2017-2019',
    'Java Developer @ Fell Systems 2014-2017',
    'Business Analyst @ Moss Mills 2010-2012',
  ])
})

test('clients are the employers where nobody else is named', () => {
  const posts = [
    client('2017 - 2019', 'Wye Bank', 'Project Manager'),
    client('2014 - 2017', 'Larch Foods', 'Java Developer'),
  ]
  expect(postsTold(['EXPERIENCE', ...posts].join('\n\n'))).toEqual([
    'Project Manager @ Wye Bank 2017-2019',
    'Java Developer @ Larch Foods 2014-2017',
  ])
})
