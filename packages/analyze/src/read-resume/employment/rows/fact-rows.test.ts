import { expect, test } from 'vitest'
import { postsTold } from '../../samples/posts-told.ts'

const told = (rows: string[], head = 'Work Experience', language = 'en') =>
  postsTold(`${head}\n${rows.join('\n')}`, language)

test('facts that a board puts between the head of a post and its dates do not part them', () => {
  const rows = [
    'Accounts Assistant',
    'Merrow Dairies Ltd',
    'Job Level: Mid level',
    'Industry: Manufacturing & Warehousing',
    'Job Function: Accounting, Auditing & Finance',
    'Country: Kenya',
    'May 2022 - Present',
    'Petty cash and tax returns.',
    'Cashier',
    'Quarn Supermarket',
    'Job Level: Entry level',
    'Industry: Retail',
    'January 2020 - April 2022',
  ]
  expect(told(rows)).toEqual([
    'Accounts Assistant @ Merrow Dairies Ltd 2022-now',
    'Cashier @ Quarn Supermarket 2020-2022',
  ])
})

test('the kind of work among them is no title where one stands above', () => {
  const rows = [
    'Welfare Officer',
    'Quarn Bay Hotels',
    'Tarnford, Lebanon',
    'Industry: Hospitality and Tourism',
    'Role: Administration',
    'September 2019 to Present',
    'Duration: 7 years, 3 months',
    'Staff housing.',
  ]
  expect(told(rows)).toEqual(['Welfare Officer @ Quarn Bay Hotels 2019-now'])
})

test('where no title stands above, the role is one', () => {
  const rows = ['Company: Merrow Dairies Ltd', 'Industry: Retail', 'Role: Cashier', 'May 2019 - June 2021']
  expect(told(rows)).toEqual(['Cashier @ Merrow Dairies Ltd 2019-2021'])
})
