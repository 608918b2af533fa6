import { expect, test } from 'vitest'
import { postsTold } from '../../samples/posts-told.ts'

const POSTS = ['Quality Technician @ Merrow Foods 2018-now', 'Line Inspector @ Quarn Packaging Inc 2014-2018']

test('"Current Employer" that is answered with yes or no names nobody, in the cells of a form', () => {
  const text = `Work history
Current Employer\tJob Title\tStart Date\tEnd Date
Yes\tQuality Technician\tMay 2018\tPresent
Employer\tCity\tState\tPhone
Merrow Foods\tDayton\tOH\t(937) 555-0110
Reason for Leaving\tSupervisor
N/A\tDana Whitlow
Current Employer\tJob Title\tStart Date\tEnd Date
No\tLine Inspector\tJan 2014\tApr 2018
Employer\tCity\tState\tPhone
Quarn Packaging Inc\tToledo\tOH\t(419) 555-0182
Reason for Leaving\tSupervisor
Laid off\tR. Moss`
  expect(postsTold(text)).toEqual(POSTS)
})

test('the same in rows of their own', () => {
  const text = `Work experience
Current Employer
Yes
Employer
Merrow Foods
Other Job Title
Quality Technician
Start Date
May 2018
End Date
Present
Current Employer
No
Employer
Quarn Packaging Inc
Other Job Title
Line Inspector
Start Date
Jan 2014
End Date
Apr 2018`
  expect(postsTold(text)).toEqual(POSTS)
})
