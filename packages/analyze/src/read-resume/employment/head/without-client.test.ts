import { expect, test } from 'vitest'
import { postsTold } from '../../samples/posts-told.ts'

test.each([
  [
    'Coating Inspector at Merrow Inspection Services for Quarn Energy',
    'Coating Inspector @ Merrow Inspection Services',
  ],
  [
    'Welding Inspector, Merrow Technical Staffing (for Quarn Shipyard)',
    'Welding Inspector @ Merrow Technical Staffing',
  ],
  ['Project Engineer, Merrow Rail Ltd, seconded to Quarn Shipyard', 'Project Engineer @ Merrow Rail Ltd'],
  ['Network Engineer, Merrow Systems (contracted to Quarn Bank)', 'Network Engineer @ Merrow Systems'],
  ['Support Engineer, Merrow Systems - contracted to Quarn Bank', 'Support Engineer @ Merrow Systems'],
  ['Payroll Clerk, Merrow Staffing, on assignment at Quarn Energy', 'Payroll Clerk @ Merrow Staffing'],
  ['Data Analyst, on assignment with Quarn Energy via Merrow Staffing', 'Data Analyst @ Quarn Energy'],
  ['Driver at Merrow Mill Foods through an agency', 'Driver @ Merrow Mill Foods'],
  ['Adviser, Department for Tarns', 'Adviser @ Department for Tarns'],
])('%s', (post, told) => {
  expect(postsTold(`Experience\n${post}, 2018 - 2020\nKept the books.`)).toEqual([`${told} 2018-2020`])
})

test('the client in a row of its own below the employer', () => {
  const text = `Experience
Senior Auditor\t2018 - 2022
Merrow Prior LLP
Seconded to Quarn Energy
Audited.
Auditor\t2015 - 2018
Tarn & Fell
On assignment with Quarn Bank
Audited.`
  expect(postsTold(text)).toEqual(['Senior Auditor @ Merrow Prior LLP 2018-2022', 'Auditor @ Tarn & Fell 2015-2018'])
})
