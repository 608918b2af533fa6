import { expect, it } from 'vitest'
import { cleanLine } from './clean-line.ts'

it.each([
  ['Outreach &amp; Engagement **&#124;** 2016', 'Outreach & Engagement **|** 2016'],
  ['&bull; Head cook&nbsp;at Marrow &#x26; Sons', '• Head cook at Marrow & Sons'],
  ['one&#10;line', 'one line'],
  ['○␣ Set␣the clocks', '○ Set the clocks'],
  ['AT&T; R&D; www.marrow.example/?a=1&copy=2', 'AT&T; R&D; www.marrow.example/?a=1&copy=2'],
])('resolves the character references of %j', (written, text) => {
  expect(cleanLine(written).text).toBe(text)
})

it('finds invisible characters behind references too', () => {
  expect(cleanLine('Head&#8203; cook').text).toBe('Head cook')
})
