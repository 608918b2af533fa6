import { expect, test } from 'vitest'
import { paired, quoteLine } from './quote-line.ts'

test.each([
  ['Team leading (12 people), reach (RTITB', 'Team leading (12 people), reach RTITB'],
  ['2019) Team leading (12 people)', '2019 Team leading (12 people)'],
  ['Team leading (12 people)', 'Team leading (12 people)'],
])('of the brackets of “%s” only those without their pair are left out', (text, told) => {
  expect(paired(text)).toBe(told)
  expect(quoteLine(text, { start: 0, end: text.length })).toBe(told)
})
