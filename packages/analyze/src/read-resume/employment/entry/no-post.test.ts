import { expect, test } from 'vitest'
import { postsTold } from '../../samples/posts-told.ts'

const told = (row: string) => postsTold(`Anställningar\n2003 - 2010, Merrow Bygg AB, elektriker\n${row}`, 'sv').at(-1)

test('a post in small letters before what was done in it is one', () => {
  expect(told('1998 - 2003, Quarn Elmontage, elektriker: bostäder, skolor')).toBe(
    'elektriker @ Quarn Elmontage 1998-2003',
  )
})

test('one before the name of a person is none', () => {
  expect(told('1998 - 2003, Quarn Elmontage, elektriker: Edda Plough')).not.toBe(
    'elektriker @ Quarn Elmontage 1998-2003',
  )
})
