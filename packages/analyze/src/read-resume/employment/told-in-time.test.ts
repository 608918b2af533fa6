import { expect, test } from 'vitest'
import { postsTold } from '../samples/posts-told.ts'

test.each([
  ['en', 'At Merrow Freight'],
  ['en', 'at Merrow Freight'],
  ['de', 'Bei Merrow Freight'],
])('%s: "%s" below a dated title is its employer', (language, at) => {
  const text = `Experience\nWarehouse Supervisor, 2018 - 2022\n${at}\nRan the night shift.\n\nWarehouse Operative, 2015 - 2018\nAt Home Parcels Ltd\nPicked and packed.`
  expect(postsTold(text, language)).toEqual([
    'Warehouse Supervisor @ Merrow Freight 2018-2022',
    'Warehouse Operative @ At Home Parcels Ltd 2015-2018',
  ])
})

test('when a title was held is no part of it', () => {
  const text = `Experience
Plant Manager, Quarn Packaging, 2018 - present
Previously Shift Leader at Harrow Mills (2012 - 2018)
Before that Machine Operator at Pellam Bakery (2008 - 2012)
Previously: Packer at Tarn Foods, 2006 - 2008`
  expect(postsTold(text)).toEqual([
    'Plant Manager @ Quarn Packaging 2018-now',
    'Shift Leader @ Harrow Mills 2012-2018',
    'Machine Operator @ Pellam Bakery 2008-2012',
    'Packer @ Tarn Foods 2006-2008',
  ])
})

test.each([
  'Buyer, then Category Manager (since 2019)\nMerrow Foods, Derby, 2016 - present',
  'Merrow Foods, Derby\n2016 - present\nBuyer, then Category Manager (since 2019)',
])('"then" and a date in the row of the titles, the dates of the post in another: %#', (post) => {
  expect(postsTold(`Experience\n${post}\nBought tins.`)).toEqual([
    'Category Manager @ Merrow Foods 2019-now',
    'Buyer @ Merrow Foods 2016-2019',
  ])
})

test('titles that "then" joins, without a date for the second', () => {
  expect(postsTold('Experience\nTrainee, then Assistant Buyer\nMerrow Foods, 2012 - 2016')).toEqual([
    'Trainee, then Assistant Buyer @ Merrow Foods 2012-2016',
  ])
})

test('a title that nobody knows opens the row before "then"', () =>
  expect(postsTold('Experience\nQuellfer, then Supervisor\nMerrow Foods, 2012 - 2016')).toEqual([
    'Quellfer, then Supervisor @ Merrow Foods 2012-2016',
  ]))

test('the birth in a paragraph takes the other sentences of it no dates', () =>
  expect(
    postsTold(
      'Born in Tarn in 1979, Ada left school at sixteen and for some years sang in a choir that nobody remembers today. In 2004 she joined Quarn Violins as a bench restorer, where everybody likes her.',
      'en',
    ),
  ).toEqual(['bench restorer @ Quarn Violins 2004-now']))
