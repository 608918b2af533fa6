import { expect, test } from 'vitest'
import { postsTold } from '../../samples/posts-told.ts'

test.each([
  [
    'words for a time before a firm are no part of it',
    'en',
    'Work\nCook, Merrow Grill, 2015 - 2018\nBefore that Quarnmart Tarn 2013 to 2015 shelf filler',
    ['Cook @ Merrow Grill 2015-2018', 'shelf filler @ Quarnmart Tarn 2013-2015'],
  ],
  [
    'nor before a title in a sentence',
    'de',
    'Von 1991 bis 2012 war ich bei Merrow als Anlagenführer beschäftigt, dann bis 2019 Hausmeister bei der Wohnbau Quarn. Zuletzt Betriebshandwerker im Evangelischen Krankenhaus, befristet bis 30.6.2025.',
    [
      'Anlagenführer @ Merrow 1991-2012',
      'Hausmeister @ Wohnbau Quarn 2012-2019',
      'Betriebshandwerker @ Evangelischen Krankenhaus -2025',
    ],
  ],
])('%s', (_, language, text, expected) => expect(postsTold(text, language)).toEqual(expected))
