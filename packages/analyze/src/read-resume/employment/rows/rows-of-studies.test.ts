import { expect, test } from 'vitest'
import { readResume } from '../../read-resume.ts'
import { postsTold } from '../../samples/posts-told.ts'
import { resumeInBlocks } from '../../samples/resume-of.ts'

const POSTS = 'Ambulance Driver, Merrow Rescue Ltd, 2020 - 2024\nTransport Officer 2018 - 2020'
const READ = ['Ambulance Driver @ Merrow Rescue Ltd 2020-2024', 'Transport Officer @ - 2018-2020']

test.each([
  'Bachelor of Science, Fell University',
  'Bachelor of Nursing, Fell University 2018',
  'English C1: letters and talks',
  'Polish / English',
  'Languages Polish, English',
  'Führerschein B seit 2019, eigenes Auto',
  'Driving licence since 2015',
])('"%s" below posts without headings is neither a post nor an employer', (row) => {
  expect(postsTold(`${POSTS}\n${row}`)).toEqual(READ)
})

test('nor is it below the heading of the posts', () => {
  expect(postsTold(`WORK\n${POSTS}\nBachelor of Nursing, Fell University 2018`)).toEqual(READ)
})

test('a title that a degree opens is one', () => {
  expect(postsTold(`${POSTS}\nMBA Trainee, Quarn Bank, 2015 - 2018`)).toEqual([
    ...READ,
    'MBA Trainee @ Quarn Bank 2015-2018',
  ])
})

test('what an empty row parts from posts in rows of their own tells of none of them', () => {
  const told = (tail: string) =>
    readResume(resumeInBlocks(`Ada Merrow\nada@merrow.example\n\n${POSTS}\n\n${tail}`), {
      year: 2026,
      month: 1,
    }).employment.map(({ employer }) => employer?.value ?? '-')
  expect(told('Tarnford Tremper HS')).toEqual(['Merrow Rescue Ltd', '-'])
  expect(told('Rescue Badge done March 2024\nTents and boats')).toEqual(['Merrow Rescue Ltd', '-'])
})
