import { expect, test } from 'vitest'
import { orderSeen } from './order-seen.ts'

/** As a program prints a row that it takes from the left: its letters turned, and no numbers. */
const turned = (row: string) =>
  [...row]
    .toReversed()
    .join('')
    .replaceAll(/[\d-]{2,}/gu, (number) => [...number].toReversed().join(''))

test.each([
  [
    'Hebrew',
    [
      'קורות חיים',
      'ניסיון תעסוקתי',
      'מנהלת משרד, מירו בע"מ',
      '2019 - 2015',
      'לקוחות נוספים, ספקים וסוכנים',
      'אנשים ועסקים',
    ],
  ],
  ['Arabic', ['السيرة الذاتية', 'الخبرة العملية', 'معلمة رياضيات في مدرسة ميرو', 'المهارات', 'رقم الهاتف 079555017']],
  ['Urdu', ['لاہور میں کام کرنے والے اساتذہ', 'کتابوں کے لیے', 'نویں جماعت میں تدریس', 'امتحانی پرچوں کی تیاری']],
])('%s as it is seen from the left', (_, rows) => {
  const seen = rows.map((row) => (/^[\d -]+$/u.test(row) ? row : turned(row)))
  expect(orderSeen(seen)).toEqual(rows)
  expect(orderSeen(rows)).toEqual(rows)
})

test('forms of letters that a font has become the letters', () =>
  expect(orderSeen(['ﺔﻴﺗاﺬﻟا ةﺮﻴﺴﻟا', 'ﺔﻴﻤﻠﻌﻟا ةﺮﺒﺨﻟا', 'تارﺎﻬﻤﻟا ﺔﻤﺋﺎﻗ'])[0]).toBe('السيرة الذاتية'))
