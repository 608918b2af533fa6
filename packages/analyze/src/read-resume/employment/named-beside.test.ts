import { expect, test } from 'vitest'
import { postsTold } from '../samples/posts-told.ts'

test('for whom one worked is neither title nor employer, where this stands above with the dates', () => {
  const text = `Experience

Merrow Ltd
(February 2015 - present)
Android Developer for Ms. Ada Fell

Fell Program
(May 2012 - June 2014)
Research Assistant for Dr. Rob Lowell and Dr. Mark Parr`
  expect(postsTold(text)).toEqual([
    'Android Developer @ Merrow Ltd 2015-now',
    'Research Assistant @ Fell Program 2012-2014',
  ])
})

test('a household is the employer where nothing else is', () => {
  const text = `Experience

Babysitter for Mrs. Ada Fell
June 2014 - January 2015

Gardener for Mr. Lee Quarn
May 2012 - June 2014`
  expect(postsTold(text)).toEqual(['Babysitter @ Mrs. Ada Fell 2014-2015', 'Gardener @ Mr. Lee Quarn 2012-2014'])
})

test('titles in small letters behind the names that open undated posts', () => {
  const text = `Experience

The Merrow Post, data reporting intern

    During my six months I helped the team with tactics that
    took advantage of blurred boundaries

Quarn Investigation Center, reporting intern

    I wrote code that processed thousands of bills, which the paper
    used in print`
  expect(postsTold(text)).toEqual([
    'data reporting intern @ The Merrow Post -',
    'reporting intern @ Quarn Investigation Center -',
  ])
})

test('within a paragraph such words are no post', () => {
  const text = `Experience

Clerk, Merrow Ltd, 2019 - 2021
Wrote letters to the owners of
The Merrow Post, the shift manager
and others`
  expect(postsTold(text)).toEqual(['Clerk @ Merrow Ltd 2019-2021'])
})

test('what stands between a bold title and its employer belongs to neither', () => {
  const text = `## Experience
2018 - Present **Process Manager**, Business Operations, Merrow Research Group, Tarn
- Kept the books

2011 - 2013 **Lead Auditor**, Adjuster Bill Review, Quarn Insurance, Tarn
- Kept the bills`
  expect(postsTold(text)).toEqual([
    'Process Manager @ Merrow Research Group 2018-now',
    'Lead Auditor @ Quarn Insurance 2011-2013',
  ])
  expect(postsTold(text.replaceAll('**', ''))[1]).toBe('Lead Auditor, Adjuster Bill Review @ Quarn Insurance 2011-2013')
})
