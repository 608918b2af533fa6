import { expect, test } from 'vitest'
import { postsTold } from '../samples/posts-told.ts'

test.each([
  [
    'that open rows, one after the other downwards',
    `wat ik gedaan heb
* 14 - 20 stratenmaker bij Van Merrow Infra
* 12-13 magazijnmedewerker bij Tarnent
* 2009/2011 heftruck chauffeur bij Bluefen`,
    'nl',
    [
      'stratenmaker @ Van Merrow Infra 2014-2020',
      'magazijnmedewerker @ Tarnent 2012-2013',
      'heftruck chauffeur @ Bluefen 2009-2011',
    ],
  ],
  [
    'that open rows and close them, upwards and across the turn of the century',
    `Experience
- cleaner at Merrow Hotel 96-99
- 99-04 cook at Tarn Lodge
- 04/12 kitchen porter at Bluefen Inn`,
    'en',
    ['cleaner @ Merrow Hotel 1996-1999', 'cook @ Tarn Lodge 1999-2004', 'kitchen porter @ Bluefen Inn 2004-2012'],
  ],
])('posts are dated by short years %s', (_, text, language, expected) =>
  expect(postsTold(text, language)).toEqual(expected),
)

test.each([
  ['cover each other', 'Experience\nCook at Tarn Lodge, 2015 - 2019\n- 10-15 guests a day\n- 12-20 orders an hour'],
  ['stand alone', 'Experience\nCook at Tarn Lodge, 2015 - 2019\n- 10-15 guests a day'],
  ['run backwards', 'Experience\nCook at Tarn Lodge, 2015 - 2019\n- 19-16 points a match\n- 15-12 goals a year'],
])('two numbers that %s are no years', (_, text) => expect(postsTold(text)).toEqual(['Cook @ Tarn Lodge 2015-2019']))
