import { expect, test } from 'vitest'
import { postsTold } from '../samples/posts-told.ts'

test.each([
  [
    'es',
    'Experiencia\nResidencia Merrow, cocinera, 2 años\nResidencia Quarn - 2010/2014 - gerocultora\nBar Tarn, camarera, 6 meses\nHotel Halden - 2019/2020 - recepcionista',
    [
      'cocinera @ Residencia Merrow -',
      'gerocultora @ Residencia Quarn 2010-2014',
      'camarera @ Bar Tarn -',
      'recepcionista @ Hotel Halden 2019-2020',
    ],
  ],
  [
    'pl',
    'Doświadczenie\nSklep Merrow - kasjerka (VI 2018 - VIII 2025)\nSklep Quarn - ekspedientka, 5 lat\nBiuro Tarn - sekretarka, X 2007–VI 2008',
    ['kasjerka @ Sklep Merrow 2018-2025', 'ekspedientka @ Sklep Quarn -', 'sekretarka @ Biuro Tarn 2007-2008'],
  ],
  [
    'cs',
    'Praxe\nMerrow a.s. – skladník – 2015-17\nQuarn armaturka, soustružník – 3 roky\nTarn s.r.o. – řidič – 2018-20',
    ['skladník @ Merrow a.s. 2015-2017', 'soustružník @ Quarn armaturka -', 'řidič @ Tarn s.r.o. 2018-2020'],
  ],
])('a post whose row tells how long it was held, and not when, among rows with dates: %s', (language, text, posts) => {
  expect(postsTold(text, language)).toEqual(posts)
})

test('a skill with its years is no post', () => {
  expect(
    postsTold('Experience\nCook, Merrow Hotel, 2015 - 2019\nExcel, 5 years\nWaiter, Quarn Hotel, 2011 - 2015', 'en'),
  ).toEqual(['Cook @ Merrow Hotel 2015-2019', 'Waiter @ Quarn Hotel 2011-2015'])
})
