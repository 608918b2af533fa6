import { expect, test } from 'vitest'
import { postsTold } from '../../samples/posts-told.ts'

test.each([
  [
    'en',
    "I'm here in Galway since 2021 with stamp 1G. At the moment I work as a cleaner at Quarn Hotel, from March 2022 until now.",
    ['cleaner @ Quarn Hotel 2022-now'],
  ],
  [
    'en',
    'From 2016 to 2019 room attendant at Tarn Grand Hotel and after they promoted me to floor supervisor, same hotel, up to June 2021.',
    ['room attendant @ Tarn Grand Hotel 2016-2019', 'floor supervisor @ Tarn Grand Hotel 2019-2021'],
  ],
  [
    'en',
    'In 1991 I became a police constable with Quarn Constabulary. I was promoted to sergeant in 2001.',
    ['police constable @ Quarn Constabulary 1991-2001', 'sergeant @ Quarn Constabulary 2001-now'],
  ],
  ['en', 'In 2011 I set up Quarn Fiddles in Tarn.', ['- @ Quarn Fiddles 2011-now']],
  [
    'it',
    "Ho fatto le stagioni: dal 1998 al 2004, ogni estate, cameriera ai piani all'Hotel Quarno. Da marzo 2022 lavoro come scaffalista alla Tarnad, 20 ore.",
    ['- @ Hotel Quarno 1998-2004', 'scaffalista @ Tarnad 2022-now'],
  ],
  [
    'fr',
    "De 2005 à 2009 j'ai travaillé chez Quarnet comme agente d'entretien. Ensuite j'ai été auxiliaire de vie chez ADMR du Tarn pendant six ans, jusqu'en août 2015 : les levers, la conversation.",
    ["agente d'entretien @ Quarnet 2005-2009", 'auxiliaire de vie @ ADMR du Tarn 2009-2015'],
  ],
  [
    'ru',
    'Год отслужил в армии под Кварном, а в сентябре 2001-го устроился инженером в Тарнский ЦГМС.',
    ['инженером @ Тарнский ЦГМС 2001-now'],
  ],
])('where one rose, stayed or began is told of the house before: %s', (language, text, expected) =>
  expect(postsTold(text, language)).toEqual(expected),
)
