import { expect, test } from 'vitest'
import { postsTold } from '../../samples/posts-told.ts'

const DATES = `April 2018 - Present

January 2015 - March 2018

February 2011 - December 2014

May 2009 - January 2011

June 2006 - April 2009`

test('a column of dates above as many blocks: each block is a post, also one of an unknown title', () => {
  const text = `Experience

${DATES}

Library Coordinator
Merrow University Libraries: Scanning Unit
Tarn

Documentarian
Merrow University: Division of Growth
Tarn

Library Assistant
Quarn University: History Department
Norvale

Archive Manager
Fell City Archives: Maps
Norvale

Research Assistant
Fell University: Maps
Norvale`
  expect(postsTold(text)).toEqual([
    'Library Coordinator @ Merrow University Libraries 2018-now',
    'Documentarian @ Merrow University 2015-2018',
    'Library Assistant @ Quarn University 2011-2014',
    'Archive Manager @ Fell City Archives 2009-2011',
    'Research Assistant @ Fell University 2006-2009',
  ])
})

test('blocks of another number get no dates from the column', () => {
  const text = `Experience

${DATES}

Library Coordinator
Merrow University Libraries
Tarn

Documentarian
Merrow University
Tarn`
  expect(postsTold(text)).not.toContain('Documentarian @ Merrow University 2015-2018')
})

test('a year among the spans of a column of dates is a post of one year', () => {
  const text = `Employment
2022-Present
2022
2016-2022
Data Scientist @ Merrow College
Adjunct Professor
Graduate Teaching Assistant`
  expect(postsTold(text).map((post) => post.slice(-9))).toEqual([' 2022-now', '2022-2022', '2016-2022'])
})
