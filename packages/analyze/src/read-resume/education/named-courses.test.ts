import { describe, expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

function courses(text: string): string[] {
  const resume = resumeOf(`Ada Merrow\nada@merrow.example\n\nEDUCATION\n${text}`)
  const { education } = readResume(resume, { year: 2026, month: 1 })
  return education.map(({ degree, school }) => `${degree?.value ?? '-'} @ ${school?.value ?? '-'}`)
}

describe('short forms of degrees', () => {
  test.each([
    ['with a full stop each', 'M.P.H., Botany, Fell College, 2010', ['M.P.H., Botany @ Fell College']],
    ['of two letters', 'Fell College\nAA – Botany', ['AA – Botany @ Fell College']],
    ['of music', 'MM, Violin Performance, Fell School of Music', ['MM, Violin Performance @ Fell School of Music']],
    ['of the Caribbean', 'CAPE, Fell High School, 2007', ['CAPE @ Fell High School']],
  ])('%s', (_, text, expected) => expect(courses(text)).toEqual(expected))

  test('not the town that begins as one', () =>
    expect(courses('MATRIC\nFELL HIGH SCHOOL\nCAPE TOWN')).toEqual(['MATRIC @ FELL HIGH SCHOOL']))
})

describe('the town of a university', () => {
  test.each([
    [
      'that has several',
      'University of California, San Luis Obispo\nBA Botany',
      ['BA Botany @ University of California, San Luis Obispo'],
    ],
    ['behind a colon', 'University of Wales: Swansea\nBA Botany', ['BA Botany @ University of Wales: Swansea']],
    ['not of one that has one', 'University of Fell, Weirton\nBA Botany', ['BA Botany @ University of Fell']],
    [
      'of a state that has several',
      'Minnesota State University, Moorhead\nBA Botany',
      ['BA Botany @ Minnesota State University, Moorhead'],
    ],
    ['in a name of a kind and a town', 'Université Laval, Québec\nBA Botany', ['BA Botany @ Université Laval']],
    ['and no country', 'University of California, United States\nBA', ['BA @ University of California']],
    ['and no field', 'University of California, Computer Science\nBA', ['BA @ University of California']],
  ])('%s', (_, text, expected) => expect(courses(text)).toEqual(expected))
})

describe('a degree goes on', () => {
  test.each([
    ['behind its honours', 'B.A. (cum laude) in Botany\nFell College', ['B.A. (cum laude) in Botany @ Fell College']],
    [
      'behind the colon of its field',
      'B.Eng. Civil Engineering: Weir Design\nFell University',
      ['B.Eng. Civil Engineering: Weir Design @ Fell University'],
    ],
    ['behind a stroke', "WASC/GCE O'Level, Fell High School", ["WASC/GCE O'Level @ Fell High School"]],
    ['not behind a mark', 'BSc Botany (2:1), Fell College', ['BSc Botany @ Fell College']],
    [
      'not as another behind a stroke',
      'Bachelor of Laws/Bachelor of Arts, Fell College',
      ['Bachelor of Laws @ Fell College', 'Bachelor of Arts @ Fell College'],
    ],
  ])('%s', (_, text, expected) => expect(courses(text)).toEqual(expected))
})

describe('no school is', () => {
  test.each([
    [
      'a sentence',
      'BA Botany, Fell College\nLarch is a division of Weir University within which one studies',
      ['BA Botany @ Fell College'],
    ],
    ['a field of study', 'Engineering Physics - Bachelor of Science\n2014', ['Bachelor of Science @ -']],
  ])('%s', (_, text, expected) => expect(courses(text)).toEqual(expected))
})

describe('several of a row', () => {
  test.each([
    [
      'two degrees, each with its field',
      'Fell College, Weir, BA, Physics, MA, Social Sciences, 1990',
      ['BA, Physics @ Fell College', 'MA, Social Sciences @ -'],
    ],
    [
      'a second major',
      'Bachelor of Accountancy, Second Major in Finance\nFell University',
      ['Bachelor of Accountancy, Second Major in Finance @ Fell University'],
    ],
    [
      'the field behind a bracket, and the school',
      'Master of Science (M.Sc) in botany and moss from Fell University',
      ['Master of Science (M.Sc) in botany and moss @ Fell University'],
    ],
    ['not the state behind its town', 'BA, Physics, Fell College, Weirton, MA, 1990', ['BA, Physics @ Fell College']],
  ])('%s', (_, text, expected) => expect(courses(text)).toEqual(expected))
})

describe('of schools are told', () => {
  test.each([
    [
      'a long name below its article',
      '• 1991 - 1995: BA in Botany and Moss from the\nInstitute of Inland Weirs and Ponds affiliated with the Fell University, Larch',
      ['BA in Botany and Moss @ Institute of Inland Weirs and Ponds affiliated with the Fell University'],
    ],
    [
      'no row of many words below another',
      'BA in Botany, Fell College\nWe walked around the ponds and the weirs of the county',
      ['BA in Botany @ Fell College'],
    ],
    ['who left one', 'Graduate of Fell College drawing program (class of 2013)', ['- @ Fell College']],
    ['who is at one', 'Undergraduate of Fell National University', ['- @ Fell National University']],
    [
      'those that examined there',
      'S.S.C\nFell High School, Weir\nBoard of Secondary Education\n2003\nIntermediate\nLarch Junior College\nBoard of Intermediate Education\n2005',
      ['S.S.C @ Fell High School', 'Intermediate @ Larch Junior College'],
    ],
    [
      'labels, which are none',
      'Qualification\nDate Completed\nFell High School\nMatric\n2013',
      ['Matric @ Fell High School'],
    ],
    ['no graduate diploma', 'Graduate Diploma of Botany, Fell College', ['Graduate Diploma of Botany @ Fell College']],
  ])('%s', (_, text, expected) => expect(courses(text)).toEqual(expected))
})

test('how one studied is no part of the degree', () =>
  expect(courses('BSc Botany (top-up), Fell College, 2010')).toEqual(['BSc Botany @ Fell College']))

test('qualifications of a British framework by their level', () =>
  expect(
    courses(
      'NVQ Level 3 Weirs, Fell Road Tech, 2012\nLevel 3 Award Moss Pumps, Pond Skills NI, 2021\nAAT Level 3 Larches – Fell Abbey Learning – 2024 to 2025',
    ),
  ).toEqual([
    'NVQ Level 3 Weirs @ Fell Road Tech',
    'Level 3 Award Moss Pumps @ Pond Skills NI',
    'AAT Level 3 Larches @ Fell Abbey Learning',
  ]))
