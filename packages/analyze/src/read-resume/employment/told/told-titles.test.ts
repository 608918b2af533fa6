import { expect, test } from 'vitest'
import { postsTold } from '../../samples/posts-told.ts'

test.each([
  [
    'pl',
    'Doświadczenie\n2019 – obecnie, sklep Merrow, Tarnowo. Pracuję jako sprzedawczyni: kasa, wykładanie towaru.\n2015–2019 Market Tarn, kasjerka',
    ['sprzedawczyni @ sklep Merrow 2019-now', 'kasjerka @ Market Tarn 2015-2019'],
  ],
  [
    'en',
    'Experience\nMerrow Mills Ltd, 2015 - 2019\nI worked as a welder. Gates and rails.\nCarpenter, Quarn Mills Ltd, 2010 - 2015',
    ['welder @ Merrow Mills Ltd 2015-2019', 'Carpenter @ Quarn Mills Ltd 2010-2015'],
  ],
  [
    'en',
    'Experience\nMerrow Mills Ltd, 2015 - 2019\nI filled shelves and helped the welder.\nCarpenter, Quarn Mills Ltd, 2010 - 2015',
    ['- @ Merrow Mills Ltd 2015-2019', 'Carpenter @ Quarn Mills Ltd 2010-2015'],
  ],
])('a title that the sentence behind its head tells with a verb: %s %s', (language, text, expected) => {
  expect(postsTold(text, language)).toEqual(expected)
})
