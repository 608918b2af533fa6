import { expect, test } from 'vitest'
import { postsTold } from '../../samples/posts-told.ts'

test.each([
  [
    'firm and title as the dated ones have them, with when it was besides',
    'en',
    'Experience\n- Merrow Bakery - wages clerk, 4 yrs (2019-23)\n- Tarn Plaza - receptionist, 2012-19\n- Quarn cafe - waitress whilst at college',
    ['wages clerk @ Merrow Bakery 2019-2023', 'receptionist @ Tarn Plaza 2012-2019', 'waitress @ Quarn cafe -'],
  ],
  [
    'a title in small letters right before the name',
    'nl',
    'Ervaring\n- magazijnier bij Merrow, 2018-2020\n- hulpkok, Quarn Brasserie, 2016-2018\n- kassier Tarnmarkt',
    ['magazijnier @ Merrow 2018-2020', 'hulpkok @ Quarn Brasserie 2016-2018', 'kassier @ Tarnmarkt -'],
  ],
  [
    'no duty, whatever title it names',
    'en',
    'Experience\nMerrow Bakery - wages clerk, 2019 - 2023\nTarn Plaza - receptionist, 2012 - 2019\nReported to the manager, Ada',
    ['wages clerk @ Merrow Bakery 2019-2023', 'receptionist @ Tarn Plaza 2012-2019'],
  ],
])('an undated row among dated ones is a post: %s', (_, language, text, expected) =>
  expect(postsTold(text, language)).toEqual(expected),
)

test('below plain headings of other languages', () => {
  expect(
    postsTold('Har jobba på:\nLagerarbeider, Merrow Lager, 2015 - 2018\nSjåfør, Quarn Transport, 2012 - 2015', 'nb'),
  ).toEqual(['Lagerarbeider @ Merrow Lager 2015-2018', 'Sjåfør @ Quarn Transport 2012-2015'])
})
