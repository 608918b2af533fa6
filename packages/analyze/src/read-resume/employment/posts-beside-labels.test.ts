import { expect, test } from 'vitest'
import { postsTold } from '../samples/posts-told.ts'

test('a row with its own label tells of no post below it, though it may be dated', () => {
  const text = `Licence: LMV + transport badge, no accident till now

Delivery Executive - Merrow Express (2021 till now)
Cab driver, Quarn Cabs, 2018-2020`
  expect(postsTold(text)).toEqual(['Delivery Executive @ Merrow Express 2021-now', 'Cab driver @ Quarn Cabs 2018-2020'])
})
