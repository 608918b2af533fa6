import { expect, test } from 'vitest'
import { resumeOf } from '../samples/resume-of.ts'
import { restoreRows } from './restore-rows.ts'

const rows = (...written: string[]) => restoreRows(resumeOf(written.join(' ')))?.resume.text.split('\n')

const POSTS = [
  'EXPERIENCE',
  '2015 - now Merrow Gardens',
  'Head gardener',
  'lawns and ponds of nine parks and the hedges of the old town, with two apprentices a year.',
  '2008 - 2015 Quarn Nursery Ltd',
  'Gardener',
  'cutting, digging and planting of some four thousand roses and of the trees along the road to the harbour.',
]
const STUDIES = [
  'EDUCATION',
  'MA Library Studies Merrow University 2006 - 2008',
  'BA (Hons) English Literature Quarn University 2003 - 2006',
]
const HEAD = 'Ada Merrow ada@merrow.example 0170 5550142'

test('behind dates that open a post its employer and its title end rows of their own', () => {
  expect(rows(HEAD, ...POSTS, ...STUDIES)).toEqual([HEAD, ...POSTS, ...STUDIES])
})

test('a heading in capitals may list what is written small', () => {
  const skills = ['SKILLS', 'pruning, paving, planting']
  expect(rows(HEAD, ...POSTS, ...STUDIES, ...skills)).toEqual([HEAD, ...POSTS, ...STUDIES, ...skills])
})
