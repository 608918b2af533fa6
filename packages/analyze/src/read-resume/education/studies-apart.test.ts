import { expect, test } from 'vitest'
import { postsTold } from '../samples/posts-told.ts'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

const coursesOf = (text: string, language: string) =>
  readResume(resumeOf(text, language), { year: 2026, month: 1 }).education.map(
    ({ degree, school, end }) => `${degree?.value ?? '-'} @ ${school?.value ?? '-'} ${end?.year ?? '-'}`,
  )

test.each([
  [
    'the school first, behind a list of duties',
    'en',
    'Alda Quarn\nStore Manager, Fell Foods Ltd, 2019 - present\n- the weekly order\n\nTarn Career Institute, Welding Certificate, 2016\nMerrow High School, GED, 2013\n\nSkills: rota planning',
    ['Welding Certificate @ Tarn Career Institute 2016', 'GED @ Merrow High School 2013'],
  ],
  [
    'their dates first, below the heading of the posts',
    'de',
    'Alda Quarn\nBERUFSERFAHRUNG\nFilialleiterin, Fell GmbH, 2019 - heute\n- Dienstplanung\n\n2014 - 2017: Universität Merrowburg, B.A. Germanistik\n2006 - 2014: Gymnasium Quarnstadt, Abitur',
    ['B.A. Germanistik @ Universität Merrowburg 2017', 'Abitur @ Gymnasium Quarnstadt 2014'],
  ],
  [
    'a row for each part, and a school alone',
    'en',
    'Alda Quarn\nStore Manager, Fell Foods Ltd, 2019 - present\n- the weekly order\n\nUniversity of Tarnby\nBSc Biology\n2016\n\nMerrow Grammar School, Quarnford\n2006 - 2013',
    ['BSc Biology @ University of Tarnby 2016', '- @ Merrow Grammar School 2013'],
  ],
  [
    'a table with its head',
    'en',
    'Alda Quarn\nStore Manager, Fell Foods Ltd, 2019 - present\n- the weekly order\n\nQualification\tInstitution\tYear\nBSc Biology\tUniversity of Tarnby\t2016\nA Levels\tMerrow Grammar School\t2013',
    ['BSc Biology @ University of Tarnby 2016', 'A Levels @ Merrow Grammar School 2013'],
  ],
])('studies that no heading opens are told by %s', (_, language, text, expected) =>
  expect(coursesOf(text, language)).toEqual(expected),
)

test('where teachers taught is no study', () => {
  const text =
    'Alda Quarn\nEXPERIENCE\nMerrow High School\nScience Tutor\n2015 - 2019\n\nQuarn Elementary School\nClass Teacher\n2012 - 2015\n\nPastry Chef at the Tarn School of Art\n2010 - 2012'
  expect(coursesOf(text, 'en')).toEqual([])
  expect(postsTold(text)).toContain('Science Tutor @ Merrow High School 2015-2019')
})
