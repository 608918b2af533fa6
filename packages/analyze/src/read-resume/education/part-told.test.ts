import { describe, expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

function courses(studies: string): string[] {
  const resume = resumeOf(`Ada Merrow\nada@merrow.example\n\nEDUCATION\n${studies}\n\nSKILLS\nExcel, Word`)
  const { education } = readResume(resume, { year: 2026, month: 1 })
  return education.map(({ degree, school }) => `${degree?.value ?? '-'} @ ${school?.value ?? '-'}`)
}

describe('small words and marks part a course and its school', () => {
  test.each([
    ['behind a field', 'BS, Botany from Fell Community College, 2014', ['BS, Botany @ Fell Community College']],
    ['behind a dash', 'MBA - Human Resources from Fell College, 2014', ['MBA - Human Resources @ Fell College']],
    [
      'before what explains it',
      'Diploma di perito meccanico (mechanical technician), ITIS Fell, 2014',
      ['Diploma di perito meccanico @ ITIS Fell'],
    ],
    ['behind a trade', 'Cosmetology Diploma from Fell Beauty School', ['Cosmetology Diploma @ Fell Beauty School']],
    [
      'behind a field with "in"',
      'Licentiate in Botany from Weir University',
      ['Licentiate in Botany @ Weir University'],
    ],
    ['behind the date', 'B.Com (2015) from Fell Vidyalaya with 78%', ['B.Com @ Fell Vidyalaya']],
    ['behind what one got', 'B.Com with 78% from Fell College, 2015', ['B.Com @ Fell College']],
    ['behind the mark', '2015 B.Com 65.4% Fell College', ['B.Com @ Fell College']],
    [
      'behind a long word',
      'MSc, Nurse Practitioner. Fell University. 2015',
      ['MSc, Nurse Practitioner @ Fell University'],
    ],
    ['before who examines', 'HSC from Fell College under State Board in 2011', ['HSC @ Fell College']],
    [
      'behind what tells that it was passed',
      'Matriculation Passed from Fell Board in 2009',
      ['Matriculation @ Fell Board'],
    ],
    ['where all words have capitals', '10th Passed Out From Fell Inter College, 2009', ['10th @ Fell Inter College']],
    ['where a stop is glued', 'B.Com.Passed from Weir University in 2014', ['B.Com @ Weir University']],
    ['with both', 'High School Completed From Fell Board, 2009', ['High School @ Fell Board']],
    ['without "from"', 'Matric Passed, Fell Board, 2009', ['Matric @ Fell Board']],
    [
      'before to whom it is affiliated',
      'B.Com\nFell College, affiliated to Board of Secondary Education\n2015',
      ['B.Com @ Fell College'],
    ],
  ])('%s', (_, studies, expected) => expect(courses(studies)).toEqual(expected))

  test.each([
    ['an article in capitals', 'High School Diploma from The Weir School', ['High School Diploma @ The Weir School']],
    ['a name with "from"', 'BA Botany, Fell College, transferred from Weir University', ['BA Botany @ Fell College']],
    ['a number of a school', 'Class X, Fell School No. 5, 2010', ['Class X @ Fell School No. 5']],
    ['the letters of a board', 'Commerce, P.S.E.B. Weir\nBBA, Fell College, 2012', ['BBA @ Fell College']],
  ])('but not %s', (_, studies, expected) => expect(courses(studies)).toEqual(expected))
})

describe('short forms of degrees', () => {
  test.each([
    ['with a stop behind each letter', 'B.S.E.E., Fell University, 2012', ['B.S.E.E. @ Fell University']],
    ['before their field', 'MAT, Secondary Education, Fell University, 2012', ['MAT @ Fell University']],
  ])('%s', (_, studies, expected) => expect(courses(studies)).toEqual(expected))

  test('but a mat is none', () => {
    expect(courses('Yoga mat workshop\nBSc Botany, Fell University, 2012')).toEqual(['BSc Botany @ Fell University'])
  })
})

describe('a mark in a row of its own', () => {
  test('heads no section', () => {
    const studies =
      'Fell College\n2018\nHSC\n8.2 CGPA\n\nWeir College\n2015\nBBA\n65.4%\n\nLarch Institute of Technology\n2012\nB.Com\n71.20'
    expect(courses(studies)).toEqual([
      'HSC @ Fell College',
      'BBA @ Weir College',
      'B.Com @ Larch Institute of Technology',
    ])
  })

  test('and what names no mark may', () => {
    const resume = resumeOf(
      'Ada Merrow\nada@merrow.example\n\nEDUCATION\nBBA, Fell College, 2015\n\nSKILLS\nExcel\n\nHONORS\nDiploma of Merit, 2014',
    )
    expect(readResume(resume, { year: 2026, month: 1 }).education.length).toBe(1)
  })
})
