import { expect, test } from 'vitest'
import { postsTold } from '../../samples/posts-told.ts'
import { resumeOf } from '../../samples/resume-of.ts'
import { createDoc } from '../../text/document.ts'
import { isAddress } from './is-address.ts'

test.each([
  ['117 E. Quarn Blvd., Ste. 300', true],
  ['Oak Quarn, TN 37831', true],
  ['1 Fell Valley Road, Oak Quarn, TN 37831-0412', true],
  ['Tarnford, ON M5V 2T6', true],
  ['5000 St. Merrow Avenue', true],
  ['Merrow Mills, Oak Quarn, TN 37831', false],
  ['12 people who row or drive', false],
  ['Clerk, Quarn Road Depot', false],
  ['Oak Quarn, TN', false],
  ['24 Hour Street Cleaning 2019', false],
])('%s is the address of an office: %s', (text, expected) => {
  const doc = createDoc(resumeOf(text))
  expect(isAddress(doc, doc.rows[0]!)).toBe(expected)
})

test('the employer stands above its address, and the title below', () => {
  const posts = [
    'Work experience\nQuillbrook Laboratory\n1 Fell Valley Road\nOak Quarn, TN 37831\nSystems Administrator\nJune 2010 - March 2012\n- Led a team of six',
    'Merrow Mills, Inc.\nTarnfield, CA 91105\nKitchen Manager\nMay 2004 - May 2010\n- Cooked for all',
  ]
  expect(postsTold(posts.join('\n\n'))).toEqual([
    'Systems Administrator @ Quillbrook Laboratory 2010-2012',
    'Kitchen Manager @ Merrow Mills, Inc. 2004-2010',
  ])
})
