import { expect, test } from 'vitest'
import { postsTold } from '../../samples/posts-told.ts'

test('an employer below its title is none of the posts below, though their dates lie within its own', () => {
  const text = `Experience

Server Engineer
Hilltop, Nov 1996 - Present
Built and maintained servers since 1996, most of them with two friends from school.

Parcel Handler
Quarnpost, Oct 2017 - Jul 2021
Sorted parcels at night.

Applications Engineer
Merrow Devices, Apr 2008 - Jan 2017
Wrote programs for looms.`
  expect(postsTold(text)).toEqual([
    'Server Engineer @ Hilltop 1996-now',
    'Parcel Handler @ Quarnpost 2017-2021',
    'Applications Engineer @ Merrow Devices 2008-2017',
  ])
})

test('an employer above its roles is that of all of them, whatever stands below each', () => {
  const text = `Experience

Hilltop Ltd, Nov 1996 - Present

Sales Manager
Spring Division, Oct 2017 - Jul 2021
- Led the sale of springs

Sales Clerk
Autumn Division, Apr 2008 - Jan 2017
- Sold rakes`
  expect(postsTold(text)).toEqual(['Sales Manager @ Hilltop Ltd 2017-2021', 'Sales Clerk @ Hilltop Ltd 2008-2017'])
})

test('firms with their places beside their dates are none the header of another, though its dates lie within its own', () => {
  const text = `EXPERIENCE

2016-2018    Cinch Merrow ------------------------- Boston, MA
     web application architecture and implementation, automation.

2004-2016    Quarn Partners, LLC --------------- Cambridge, MA
     client services, implementation, graphic design.

2009-2011    Tarn BioMarketing ----------------- Cambridge, MA
     client services, software implementation.

2003-2007    Hilltop --------------------------- Cambridge, MA
     software implementation, testing, network administration.`
  expect(postsTold(text)).toEqual([
    '- @ Cinch Merrow 2016-2018',
    '- @ Quarn Partners, LLC 2004-2016',
    '- @ Tarn BioMarketing 2009-2011',
    '- @ Hilltop 2003-2007',
  ])
})
