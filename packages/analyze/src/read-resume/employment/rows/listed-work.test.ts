import { expect, test } from 'vitest'
import { postsTold } from '../../samples/posts-told.ts'

test('where one was posted meanwhile, listed below the post with the years of each, is no post', () => {
  const posts = [
    'Fitter, Merrow Works Ltd, 2022-Present',
    'Master Fitter (MF), Quarn Navy, 2002-2022',
    '     FELL DEPOT (LHD 5) 2017-21; Tarn Yard 2013-17; MARL DOCK (LSD 48)',
    '     2008-13; Wye Station, Spain 2005-08; PELL MOUNT 2002-05',
    "Cashier / shift lead, Harrow's, 2000-2002",
  ]
  expect(postsTold(`WORK HISTORY\n${posts.join('\n')}`)).toEqual([
    'Fitter @ Merrow Works Ltd 2022-now',
    'Master Fitter (MF) @ Quarn Navy 2002-2022',
    "Cashier / shift lead @ Harrow's 2000-2002",
  ])
})

test('posts that a semicolon parts in one row are posts below one that was over before', () => {
  const posts = ['Master Fitter, Quarn Navy, 2018-2022', 'Fitter, Fell Depot, 2014-2018; Cook, Tarn Yard, 2010-2014']
  expect(postsTold(`WORK HISTORY\n${posts.join('\n')}`)).toContain('Fitter @ Fell Depot 2014-2018')
})
