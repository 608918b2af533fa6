import { expect, test } from 'vitest'
import { postsTold } from '../samples/posts-told.ts'

test.each([
  [
    'short years behind whole ones',
    'en',
    'Work\nPicker, Quarn Mills 2010-12\nDriver, Merrow Transport 2013-2019\nStaff nurse, Tarn Hospital 2001-8',
    ['Picker @ Quarn Mills 2010-2012', 'Driver @ Merrow Transport 2013-2019', 'Staff nurse @ Tarn Hospital 2001-2008'],
  ],
])('%s', (_, language, text, expected) => expect(postsTold(text, language)).toEqual(expected))
