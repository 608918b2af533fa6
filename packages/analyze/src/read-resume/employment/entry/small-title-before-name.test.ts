import { expect, test } from 'vitest'
import { postsTold } from '../../samples/posts-told.ts'

test.each([
  [
    'a name of several words behind a title, among posts with a sign',
    'nl',
    'Werkervaring\nmagazijnier bij Merrow, 2018-2020\nkok, Quarn Brasserie, 2016-2018\nBezorger New Tarn Pizza 2015-2016',
    ['magazijnier @ Merrow 2018-2020', 'kok @ Quarn Brasserie 2016-2018', 'Bezorger @ New Tarn Pizza 2015-2016'],
  ],
])('%s', (_, language, text, expected) => expect(postsTold(text, language)).toEqual(expected))
