import { expect, test } from 'vitest'
import { postsTold } from '../samples/posts-told.ts'

const WHOLE = [
  'Cook @ Merrow Grill 2018-2020',
  'Kennel Hand @ Quarn Foods 2014-2016',
  'Cashier @ Fell Mills Inc. 2010-2012',
]

test.each([
  [
    'unknown towns before their state have rows of their own, beside known ones',
    `EXPERIENCE
Merrow Grill
Cook
Portland, OR
2018 - 2020

Quarn Foods
Kennel Hand
Tarnfell, Ohio
2014 - 2016

Fell Mills Inc.
Cashier
Austin, Texas
2010 - 2012`,
  ],
  [
    'towns stand right behind the names of firms, before the name of a state',
    `EXPERIENCE
Merrow Grill Denver, Colorado
Cook 2018 - 2020
Quarn Foods Chicago, Illinois
Kennel Hand 2014 - 2016
Fell Mills Inc. Austin, Texas
Cashier 2010 - 2012`,
  ],
  [
    'dates in brackets stand above the posts',
    `EXPERIENCE
(2018 - 2020)
Merrow Grill
Cook
(2014 - 2016)
Quarn Foods
Kennel Hand
(2010 - 2012)
Fell Mills Inc.
Cashier`,
  ],
])('%s', (_, text) => {
  expect(postsTold(text)).toEqual(WHOLE)
})

test('a kind of organisation behind another is no town', () => {
  const text = 'EXPERIENCE\nMerrow University Hospital, Ohio\nCook 2018 - 2020'
  expect(postsTold(text)).toEqual(['Cook @ Merrow University Hospital 2018-2020'])
})

test('a firm in capitals before a state is no town', () => {
  const text = 'EXPERIENCE\nCook\nQMX, Ohio\n2018 - 2020\n\nCashier\nTRL, Texas\n2014 - 2016'
  expect(postsTold(text)).toEqual(['Cook @ QMX 2018-2020', 'Cashier @ TRL 2014-2016'])
})

test.each([
  ['of a state that is a legal form elsewhere', 'Cook, Merrow Grill, Tarnfell, NV'],
  ['of a state that is a company elsewhere', 'Cook, Merrow Grill, Aspen, CO'],
])('the short form %s ends no name', (_, row) => {
  const text = `EXPERIENCE\n${row}\n2018 - 2020\n\nCashier, Quarn Mills, Denver, CO\n2014 - 2016`
  expect(postsTold(text)).toEqual(['Cook @ Merrow Grill 2018-2020', 'Cashier @ Quarn Mills 2014-2016'])
})

test('a newspaper with an article is no post, though its last word is one', () => {
  const text = 'EXPERIENCE\nCook\t2018 - 2020\nThe Tarn Courier, Denver, CO\n\nCashier\t2014 - 2016\nMerrow Mills'
  expect(postsTold(text)).toEqual(['Cook @ The Tarn Courier 2018-2020', 'Cashier @ Merrow Mills 2014-2016'])
})

test('"arts" and "commercial" are no posts in English', () => {
  const text =
    'EXPERIENCE\nTarn Centre for the Arts\nGraphic Designer\n2018 - 2020\n\nMerrow Commercial\nCashier\n2014 - 2016'
  expect(postsTold(text)).toEqual([
    'Graphic Designer @ Tarn Centre for the Arts 2018-2020',
    'Cashier @ Merrow Commercial 2014-2016',
  ])
})

test('a firm that is named as its address is', () => {
  const text =
    'EXPERIENCE\nQuarnlight.com, Portland, OR\nCook, 2018 - 2020\n\nMerrow Mills, Austin, Texas\nCashier, 2014 - 2016'
  expect(postsTold(text)).toEqual(['Cook @ Quarnlight.com 2018-2020', 'Cashier @ Merrow Mills 2014-2016'])
})
