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

test('an employer ends before the sentence behind it, and so does its town with the code of a state', () => {
  const text = [
    'EXPERIENCE',
    "May 2015 - February 2018: Line Cook, Quarn's Diner, Fell, OH. Worked the grill station.",
    '',
    'June 2012 - April 2015: Cashier, Marl Foods, Tarn, OH. Handled cash and returns.',
    '',
    'TEACHING',
    'Adjunct Professor, Merrow University School of Law. Trial Practice, every spring term since 2012.',
    '',
    'Lecturer, St. Tarn College of Dept. Heads, 2010 - 2012',
  ]
  expect(postsTold(text.join('\n'))).toEqual([
    "Line Cook @ Quarn's Diner 2015-2018",
    'Cashier @ Marl Foods 2012-2015',
    'Adjunct Professor @ Merrow University School of Law 2012-now',
    'Lecturer @ St. Tarn College of Dept. Heads 2010-2012',
  ])
})
