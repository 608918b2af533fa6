import { expect, test } from 'vitest'
import { postsTold } from '../../samples/posts-told.ts'

const DUTIES = ['Planned the shifts of nine people', 'Counted the stock each week', 'Kept the books of two shops']

test('towns and dates of the right edge, behind what was done and behind the next names: each date is that of its post', () => {
  const text = `EXPERIENCE
Merrow Kettle Tavern
Assistant Manager
${DUTIES[0]}
${DUTIES[1]}
The Quarn Theatre Grill
Shift Supervisor
${DUTIES[2]}

Columbus, OH
March 2021 – Present

Columbus, OH
June 2018 – February 2021

Fell & Sons Catering, LLC
Banquet Captain
Served up to 90 guests

Dublin, OH
August 2016 – May 2018

Norvale Pancake Barn
Server
Five tables on weekends

Newark, OH
May 2014 – July 2016`
  expect(postsTold(text)).toEqual([
    'Assistant Manager @ Merrow Kettle Tavern 2021-now',
    'Shift Supervisor @ The Quarn Theatre Grill 2018-2021',
    'Banquet Captain @ Fell & Sons Catering, LLC 2016-2018',
    'Server @ Norvale Pancake Barn 2014-2016',
  ])
})
