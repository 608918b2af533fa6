import { expect, test } from 'vitest'
import { postsTold } from '../samples/posts-told.ts'

const POSTS = `Experience
2013 - 2020
Director, Merrow Media Center, Tarn University
2009 - 2010
Technical Advisor, Fell Art Museum
1998 - 2004
Quarn Computers (repairs), Sole Proprietor, Milwaukee, WI`

test('one row begins with the employer where the others begin with their titles', () => {
  expect(postsTold(POSTS)).toContain('Sole Proprietor @ Quarn Computers 1998-2004')
  expect(postsTold(POSTS)).toContain('Technical Advisor @ Fell Art Museum 2009-2010')
})
