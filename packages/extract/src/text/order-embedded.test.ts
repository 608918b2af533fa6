import { expect, test } from 'vitest'
import { orderEmbedded } from './order-embedded.ts'

/** "[" and "]" for U+202B and U+202C, "<" and ">" for U+202A and U+202C. */
const marked = (row: string) => row.replaceAll('[', '\u202B').replaceAll(/[\]>]/gu, '\u202C').replaceAll('<', '\u202A')

test('words that are marked each, as they are seen', () =>
  expect(
    orderEmbedded(
      [
        '[חיים] [קורות]',
        'mara@tarn.example | 0300-555017 :[נייד]',
        '[מירו] ,[משרד] [מנהלת] 2019 – 2015',
        '[היום] – 2019',
        '[מירו] [תיכון]',
        'mara@tarn.example :',
      ].map(marked),
    ),
  ).toEqual([
    'קורות חיים',
    'נייד: 0300-555017 | mara@tarn.example',
    '2015 – 2019 מנהלת משרד, מירו',
    '2019 – היום',
    'תיכון מירו',
    ': mara@tarn.example',
  ]))

test('phrases that are marked, with numbers in them as they are seen', () =>
  expect(
    orderEmbedded(['[מנהלת משרד< ,>מירו]', '[< 2019 – 2015>פקידת מבצעים]', '[רחוב האורנים < ,15>חדרה]'].map(marked)),
  ).toEqual(['מנהלת משרד, מירו', '2015 – 2019 פקידת מבצעים', 'רחוב האורנים 15, חדרה']))

test.each([
  ['phrases alone', ['[קורות חיים]', '[מנהלת משרד]', '[פקידת מבצעים]'].map(marked)],
  ['no marks', ['קורות חיים', 'mara@tarn.example :', 'Mara Merrow']],
])('%s stay as they are', (_, rows) => expect(orderEmbedded(rows)).toEqual(rows))
