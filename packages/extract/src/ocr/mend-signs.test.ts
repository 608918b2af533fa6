import { expect, test } from 'vitest'
import { mendSigns } from './mend-signs.ts'

test.each([
  ['Merrow Logistyka Sp. z 0.0., Wieliczka', 'Merrow Logistyka Sp. z o.o., Wieliczka'],
  ['Harrow Sp. z 0.0', 'Harrow Sp. z o.o'],
  ['Rigger | May "21 - Current', 'Rigger | May \u201921 - Current'],
  ['Grew sales by 10.0 and 0.0 points', 'Grew sales by 10.0 and 0.0 points'],
  ['called "2100 Club"', 'called "2100 Club"'],
])('%s', (text, mended) => {
  expect(mendSigns(text)).toBe(mended)
})
