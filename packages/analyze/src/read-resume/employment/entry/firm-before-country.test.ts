import { expect, test } from 'vitest'
import { postsTold } from '../../samples/posts-told.ts'

const OTHERS = '\n- Kept it running\nPorter at Quarn Ltd, Austria, 2017 - 2019\n- Carried'

test.each([
  ['Principal Engineer, Quillis, Netherlands, 2019 - 2021', 'Principal Engineer @ Quillis 2019-2021'],
  ['Clerk, Merrow IT, Germany, 2019 - 2021', 'Clerk @ Merrow IT 2019-2021'],
])('%s: a name between title and country is the employer where nothing else may be', (row, told) => {
  expect(postsTold(`Work experience\n${row}${OTHERS}`)).toEqual([told, 'Porter @ Quarn Ltd 2017-2019'])
})

test('below the employer it is the town', () => {
  const text =
    'Work experience\nMerrow Ltd\nClerk, Quillhaven, Germany, 2019 - 2021\n- Filed\n\nTarn Ltd\nCook, Bremfell, Germany, 2014 - 2019'
  expect(postsTold(text)).toEqual(['Clerk @ Merrow Ltd 2019-2021', 'Cook @ Tarn Ltd 2014-2019'])
})

test('a name and where it is, and no title: the employer', () => {
  const text =
    'Work experience\nQuillis Trailers, Edmonton, AB, August 2014 - May 2016\n- Built trailers\nKitchen Helper, Capital Pizza, Edmonton, AB, July 2010 - October 2013'
  expect(postsTold(text)).toEqual(['- @ Quillis Trailers 2014-2016', 'Kitchen Helper @ Capital Pizza 2010-2013'])
})
