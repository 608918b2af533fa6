import { expect, test } from 'vitest'
import { postsTold } from '../../samples/posts-told.ts'

const OTHER = 'Director; Itron Fund Managers (Tarn)\n2003 - 2004\n- Led the house'

test.each([
  ['Team Leader for Loom Systems; Quarnwick', 'Team Leader for Loom Systems @ Quarnwick 2018-2020'],
  // A legal form is an employer's, and so is what nothing stands behind.
  ['Team Leader for Loom Systems Ltd; Tarn', 'Team Leader @ Loom Systems Ltd 2018-2020'],
  ['Team Leader for Loom Systems', 'Team Leader @ Loom Systems 2018-2020'],
])('"for" before what the sign of the employer stands behind leads to none: %s', (row, post) => {
  const text = `Experience\n\n${row}\n2018 - 2020\n- Built looms\n\n${OTHER}`
  expect(postsTold(text)).toEqual([post, 'Director @ Itron Fund Managers 2003-2004'])
})
