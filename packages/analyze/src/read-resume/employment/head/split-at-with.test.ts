import { expect, test } from 'vitest'
import { postsTold } from '../../samples/posts-told.ts'

test.each([
  [
    'behind "with" stands the employer, and behind "as" the title',
    "Career\nJul'10 - Mar'14 with Merrow Remedies Pvt. Ltd., Tarn as Field Executive\n\nMay'08 - Jun'10 with Quarn Medical Agency as a Sales Supervisor",
    ['Field Executive @ Merrow Remedies Pvt. Ltd. 2010-2014', 'Sales Supervisor @ Quarn Medical Agency 2008-2010'],
  ],
  [
    'where the posts of a firm told so were held is no part of their titles',
    "Career\nSince Apr'14 with Merrow Sciences Ltd.\n\nGrowth Path:\nApr'14 - Mar'17      Medical Representative, Tarn HQ\nApr'17 - Sep'20      Sr. Medical Representative, Quarn HQ\nSince Oct'20         Area Business Manager, Quarn\n\nMay'08 - Mar'14 with Fell Medical Agency as Sales Supervisor",
    [
      'Medical Representative @ Merrow Sciences Ltd. 2014-2017',
      'Sr. Medical Representative @ Merrow Sciences Ltd. 2017-2020',
      'Area Business Manager @ Merrow Sciences Ltd. 2020-now',
      'Sales Supervisor @ Fell Medical Agency 2008-2014',
    ],
  ],
  [
    'what one worked with is no employer',
    'Career\n2010 - 2014\tClerk\tMerrow Ltd\n- with Tarnsoft and ledgers\n2008 - 2010\tClerk\tQuarn Ltd',
    ['Clerk @ Merrow Ltd 2010-2014', 'Clerk @ Quarn Ltd 2008-2010'],
  ],
])('%s', (_, text, posts) => {
  expect(postsTold(text)).toEqual(posts)
})
