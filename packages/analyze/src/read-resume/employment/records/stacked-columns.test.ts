import { expect, test } from 'vitest'
import { postsTold } from '../../samples/posts-told.ts'

test('a table that was written column by column: each post has the cells that stand at its place', () => {
  const text = `Work Experience
Job Title
Care Assistant
Seller
Science Teacher

Company
Merrow Care, Tarn
Quarn Phone Cards, Tarn
Fell Secondary School, Norvale

Duration
2019 - 2022
2016 - 2019
2012 - 2016

Role
Looking after residents
Selling cards to customers
Teaching`
  expect(postsTold(text)).toEqual([
    'Care Assistant @ Merrow Care 2019-2022',
    'Seller @ Quarn Phone Cards 2016-2019',
    'Science Teacher @ Fell Secondary School 2012-2016',
  ])
})

test('labels with one value each are read post by post', () => {
  const text = `Work Experience
Job Title
Care Assistant
Company
Merrow Care
Duration
2019 - 2022

Job Title
Seller
Company
Quarn Phone Cards
Duration
2016 - 2019`
  expect(postsTold(text)).toEqual(['Care Assistant @ Merrow Care 2019-2022', 'Seller @ Quarn Phone Cards 2016-2019'])
})

test('columns of other lengths are no table', () => {
  const text = `Work Experience
Job Title
Care Assistant
Seller

Company
Merrow Care
Quarn Phone Cards
Fell Secondary School`
  expect(postsTold(text)).not.toContain('Seller @ Quarn Phone Cards -')
})
