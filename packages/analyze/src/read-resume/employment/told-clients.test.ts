import { expect, test } from 'vitest'
import { postsTold } from '../samples/posts-told.ts'

const record = (time: string, client: string, assignment: string) =>
  [`Period: \t${time}`, `Client: \t${client}`, 'Environment: \tz/OS', `Assignment: \t${assignment}`].join('\n')

test('assignments for clients below "Tasks and Assignments" are posts, and a client is told by its trade', () => {
  const records = [
    record('March 2010 through June 2011', 'Insurance company', 'Programmer.'),
    record('May 2008 through June 2009', 'Government: Quarn Tax Agency', 'Senior Database Administrator'),
    record('April 2006 through May 2007', 'Wholesale / Retail', 'Consultant'),
    record('July 2004', 'Tarn Ltd, Merrow', 'Teacher'),
  ]
  expect(postsTold(['Tasks and Assignments', ...records].join('\n\n'))).toEqual([
    'Programmer @ Insurance company 2010-2011',
    'Senior Database Administrator @ Government: Quarn Tax Agency 2008-2009',
    'Consultant @ Wholesale / Retail 2006-2007',
    'Teacher @ Tarn Ltd 2004-2004',
  ])
})

test('a sentence behind the label of an assignment is what was done, and no title; a short form ends none', () => {
  const records = [
    record('March 2010 through June 2011', 'Fell Hospital', 'Set up the tills of all shops in the hall.'),
    record('May 2008 through June 2009', 'Wye Mills', 'Head of the Small Office for the G.M.'),
  ]
  expect(postsTold(['Positions and Assignments', ...records].join('\n\n'))).toEqual([
    '- @ Fell Hospital 2010-2011',
    'Head of the Small Office for the G.M. @ Wye Mills 2008-2009',
  ])
})

test('a client below the row of who employs one is not the employer; below dates alone it is', () => {
  const posts = (firm: string, other: string) =>
    `Experience\n${firm}Feb 2017 – Present\nClient: Quarn Bank\nEngineer\n• Built the ledger.\n${other}July 2013 – Jan 2017\nClient: Wye Health\nClerk\n• Built screens.`
  expect(postsTold(posts('Merrow Systems, Plano, TX\t', 'Fell Consulting, Plano, TX\t'))).toEqual([
    'Engineer @ Merrow Systems 2017-now',
    'Clerk @ Fell Consulting 2013-2017',
  ])
  expect(postsTold(posts('', ''))).toEqual(['Engineer @ Quarn Bank 2017-now', 'Clerk @ Wye Health 2013-2017'])
})
