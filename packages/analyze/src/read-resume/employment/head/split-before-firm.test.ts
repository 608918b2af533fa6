import { expect, test } from 'vitest'
import { postsTold } from '../../samples/posts-told.ts'

test.each([
  [
    'the word for a firm parts a title and its name',
    'de',
    'Berufserfahrung\n1999-2008  Maurer Fa. Merrow\n2011-2019  Baufacharbeiter bei Quarn Tiefbau\nseit 2019  Vorarbeiter bei Quarn Tiefbau',
    ['Maurer @ Merrow 1999-2008', 'Baufacharbeiter @ Quarn Tiefbau 2011-2019', 'Vorarbeiter @ Quarn Tiefbau 2019-now'],
  ],
  [
    'so in India',
    'en',
    'Work\nFitter, Quarn Pumps 2015 - 2018\nHelper M/s Merrow Works 2012 - 2015',
    ['Fitter @ Quarn Pumps 2015-2018', 'Helper @ Merrow Works 2012-2015'],
  ],
])('%s', (_, language, text, expected) => expect(postsTold(text, language)).toEqual(expected))
