import { expect, test } from 'vitest'
import { postsTold } from '../../samples/posts-told.ts'

test('a name that opens its block above a dated title is the employer, though a full stop ends every row', () => {
  const text =
    'WHERE I HAVE WORKED\n\nFernhill Farms Ltd.\nGeneral hand. August 2019 - March 2020.\nLambing, fencing and drains.\n\nEstate of Lady Tarnford.\nUnder Gardener. May 2016 - July 2019.\nRoses and hedges of the park.\n\nTarn Clippers (Borders).\nShearer and fencer. May 2011 - April 2016 (seasons).'
  expect(postsTold(text)).toEqual([
    'General hand @ Fernhill Farms Ltd. 2019-2020',
    'Under Gardener @ Estate of Lady Tarnford 2016-2019',
    'Shearer and fencer @ Tarn Clippers 2011-2016',
  ])
})
