import { describe, expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

function courses(text: string): string[] {
  const resume = resumeOf(`Kavya Merrow\nkavya@merrow.example\n\nEDUCATION\n${text}`)
  const { education } = readResume(resume, { year: 2026, month: 1 })
  return education.map(({ degree, school }) => `${degree?.value ?? '-'} @ ${school?.value ?? '-'}`)
}

describe('a school is read', () => {
  test.each([
    [
      'by the short form of a university',
      'JNTU, KAKINADA\n\n2015 – 2018\n\nB.Tech in Computer Science\nObtained 63.80%\n\nSRI FELL POLYTECHNIC, WEIR\n\n2011 – 2014\n\nDiploma in Computer Engineering',
      ['B.Tech in Computer Science @ JNTU', 'Diploma in Computer Engineering @ SRI FELL POLYTECHNIC'],
    ],
    [
      'behind its letters, below what was studied',
      'Sistemas para Internet\nUFQ – Universidade Federal do Quarn\n2016 – 2019',
      ['Sistemas para Internet @ Universidade Federal do Quarn'],
    ],
    [
      'behind a word for how far one came',
      'College undergrad, BS Info Tech, University of Fell (2014-2017)',
      ['BS Info Tech @ University of Fell'],
    ],
    ['by one alone in its row', 'JKUAT\nBSc in Botany, 2019', ['BSc in Botany @ JKUAT']],
    ['by a kind of school, however it is spelled', 'Shri Fell Vidhyalaya\nHSC, 2019', ['HSC @ Shri Fell Vidhyalaya']],
    [
      'behind a small word in capitals',
      'B.Tech in Civil Engineering From Fell Institute\nMBA FROM WEIR BUSINESS SCHOOL',
      ['B.Tech in Civil Engineering @ Fell Institute', 'MBA @ WEIR BUSINESS SCHOOL'],
    ],
    [
      'behind that and a bracket',
      'B.Tech in Civil Engineering(CE) From JNTU Weirton\nBSc Botany, Fell College',
      ['B.Tech in Civil Engineering(CE) @ JNTU Weirton', 'BSc Botany @ Fell College'],
    ],
    ['before its mark', 'B.Tech (Civil) Fell University CGPA- 9.03 2013-2017', ['B.Tech (Civil) @ Fell University']],
    [
      'before what leads to the year',
      'Intermediate from Fell College in year of 2011\nHigh School from Weir College in the year 2009',
      ['Intermediate @ Fell College', 'High School @ Weir College'],
    ],
    [
      'behind the tenth class, told by its number',
      'XII ST. FELL HIGH SCHOOL (C.B.S.E Board) 80.4% 2012\nX ST. FELL HIGH SCHOOL (C.B.S.E Board) CGPA-9.6 2010',
      ['XII @ ST. FELL HIGH SCHOOL', 'X @ ST. FELL HIGH SCHOOL'],
    ],
  ])('%s', (_, text, expected) => expect(courses(text)).toEqual(expected))

  test.each([
    ['a name that ends as a mark', 'BSc Botany, College of St Mark, 2019', ['BSc Botany @ College of St Mark']],
    ['the head of a table', 'College/University\nBSc Botany, Fell College', ['BSc Botany @ Fell College']],
  ])('and not in %s', (_, text, expected) => expect(courses(text)).toEqual(expected))
})
