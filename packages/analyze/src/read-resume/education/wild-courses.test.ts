import { describe, expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

function courses(text: string): string[] {
  const resume = resumeOf(`Ada Merrow\nada@merrow.example\n\n${text}`)
  const { education } = readResume(resume, { year: 2026, month: 1 })
  return education.map(({ degree, school }) => `${degree?.value ?? '-'} @ ${school?.value ?? '-'}`)
}

describe('the list of courses goes on', () => {
  test.each([
    [
      'below the honours of the first',
      'EDUCATION\nFell Law School, Weir\nJuris Doctor, 2019\nHonors: Best Brief, Larch Moot Court\nMerrow College, Weir\nB.A. in Botany, 2014',
      ['Juris Doctor @ Fell Law School', 'B.A. in Botany @ Merrow College'],
    ],
    [
      'below its thesis, with the dates above',
      'EDUCATION\n2010 - 2015\nDoctor of Philosophy\nUniversity of Fell\nPROJECTS\nOn the moss of weirs\n2007 - 2008\nMaster of Science\nUniversity of Larch',
      ['Doctor of Philosophy @ University of Fell', 'Master of Science @ University of Larch'],
    ],
  ])('%s', (_, text, expected) => expect(courses(text)).toEqual(expected))

  test('not where what follows names no course', () => {
    const text =
      'EDUCATION\nBSc Botany, University of Fell, 2019\n\nAWARDS\nMaster of the hounds, 2020\nPrize of Weir, 2021'
    expect(courses(text)).toEqual(['BSc Botany @ University of Fell'])
  })
})

describe('a course is told from', () => {
  test.each([
    [
      'all fields that "and" ends the list of',
      'EDUCATION\nPh.D in Moss Science, Policy, and Management, Fell University, 2022\nBSc Botany, and Baking, Fell University, 2010',
      ['Ph.D in Moss Science, Policy, and Management @ Fell University', 'BSc Botany, and Baking @ Fell University'],
    ],
    [
      'the state behind its town',
      'EDUCATION\nFell University, Weirton, MA\nBA Botany, 2010',
      ['BA Botany @ Fell University'],
    ],
    [
      'its state without a comma',
      'EDUCATION\nFell University, Weirton MA\nBA Botany, 2010',
      ['BA Botany @ Fell University'],
    ],
    [
      'a province in its own row',
      'EDUCATION\nFell College\nWeirby, BC\nDiploma in Baking',
      ['Diploma in Baking @ Fell College'],
    ],
    ['what is expected', 'EDUCATION\nFell College\nJuris Doctor expected, May 2026', ['Juris Doctor @ Fell College']],
    ['its school, whatever its words', 'EDUCATION\n10+2 from Fell Senior School, 2010', ['10+2 @ Fell Senior School']],
    ['its letters, each with a stop', 'EDUCATION\nS.L.C. from Fell School, 2010', ['S.L.C @ Fell School']],
    ['what is said of it', 'EDUCATION\nBA Botany, 2010\nGraduated from Fell College', ['BA Botany @ Fell College']],
    [
      'the town of a school without a name',
      'EDUCATION\nB.Ed. Botany, University of Education, Weirton, 2010',
      ['B.Ed. Botany @ University of Education, Weirton'],
    ],
    ['its mark', 'EDUCATION\nFell High School\nK.C.S.E - B+ (plus)', ['K.C.S.E @ Fell High School']],
    ['its school year', 'EDUCATION\nFell High School\nS.Y. 2000 - 2006', ['- @ Fell High School']],
    [
      'others of one long row',
      'EDUCATION\nPost Graduate Diploma in Journalism, Fell School of Media Studies, Weirton, 1998. M.A. (Comparative Literature), Larch University, 1997. B.A. (Hons.) English, Merrow College of Larch University, 1995.',
      [
        'Post Graduate Diploma in Journalism @ Fell School of Media Studies',
        'M.A. (Comparative Literature) @ Larch University',
        'B.A. (Hons.) English @ Merrow College of Larch University',
      ],
    ],
    [
      'its colon, below no heading',
      '2012 GED: Fell Community College - Weirton, NC\n2015 Associate of Fine Arts: Fell Community College - Weirton, NC',
      ['GED @ Fell Community College', 'Associate of Fine Arts @ Fell Community College'],
    ],
    [
      'a letter, below no heading',
      'I did my Diploma in Baking at Fell College on day release and came out of my time in 1986.\n\nFrom 1986 to 1991 I was a Baker with Larch Mills.',
      ['Diploma in Baking @ Fell College'],
    ],
    [
      'a sentence, with its field in a bracket',
      'EDUCATION\nI hold a Bachelor of Education (Basic Education) from the University of Fell, completed in 2018.',
      ['Bachelor of Education (Basic Education) @ University of Fell'],
    ],
    ['its level', 'EDUCATION\nCollege : B.S. Botany, University of Fell, 2003', ['B.S. Botany @ University of Fell']],
  ])('%s', (_, text, expected) => expect(courses(text)).toEqual(expected))

  test.each([
    ['behind its field', 'EDUCATION\nUniversity of Fell, History, MA', ['MA @ University of Fell']],
    ['behind another', 'EDUCATION\nBA, MA, University of Fell', ['BA @ University of Fell']],
    ['where nothing is called so', 'EDUCATION\nDiploma expected in June\nFell College', ['- @ Fell College']],
    ['with a named school', 'EDUCATION\nBA Botany, University of Fell, Weirton', ['BA Botany @ University of Fell']],
    ['without a degree', 'I did my best for two years as a Caretaker at Fell College in Weirton.', []],
    ['with a field', 'EDUCATION\nDiploma in Baking in Fell', ['Diploma in Baking in Fell @ -']],
  ])('not so %s', (_, text, expected) => expect(courses(text)).toEqual(expected))
})

describe('labels one below the other, and below them their values', () => {
  const form = (labels: string) =>
    `EDUCATION\n\n${labels}\nTarn Community College\nA.S. Botany\n2011\n${labels}\nFell High School\nHigh School Diploma\n1990`

  test('are no courses', () =>
    expect(courses(form('School:\nDegree/Diploma:\nYear:'))).toEqual([
      'A.S. Botany @ Tarn Community College',
      'High School Diploma @ Fell High School',
    ]))

  test('but a degree before its field is one', () =>
    expect(courses('EDUCATION\nTarn College\nDiploma Botany:\nmosses, ferns\n2011')).toEqual([
      'Diploma Botany @ Tarn College',
    ]))
})

describe('beside a course', () => {
  test.each([
    [
      'a vocational centre is a school',
      'EDUCATION\nPellworth Vocational Centre\nDiploma in Catering\n2015',
      ['Diploma in Catering @ Pellworth Vocational Centre'],
    ],
    [
      'a label of the time of leaving is no course',
      'EDUCATION\nMBA, Graduation Date: May 2015\nFell University',
      ['MBA @ Fell University'],
    ],
    [
      'words that lead to a date are no part of a school',
      'EDUCATION\nFell University Class of 2015\nBSc Botany',
      ['BSc Botany @ Fell University'],
    ],
    [
      'words that lead to a date are no part of a degree',
      'EDUCATION\nBFA, Graphic Design Expected May 2026\nFell University',
      ['BFA, Graphic Design @ Fell University'],
    ],
    ['unknown words before a short degree are its school', 'EDUCATION\nWhitcombe, MBA, 2012', ['MBA @ Whitcombe']],
    [
      'a field behind a comma ends at its school',
      'EDUCATION\nMaster of Arts, Counseling Psychology from Fell College, 2012',
      ['Master of Arts, Counseling Psychology @ Fell College'],
    ],
    [
      'a field behind a comma ends at a full stop',
      'EDUCATION\nMaster of Arts, Counseling Psychology. Fell College. 2012.',
      ['Master of Arts, Counseling Psychology @ Fell College'],
    ],
    [
      'a state behind the town of a school is no degree',
      'EDUCATION\nBA in History\nFell College Boston, MA\n2012',
      ['BA in History @ Fell College'],
    ],
    [
      'what was taken in it divides no list',
      'EDUCATION\nFell College\nDiploma in Catering, 2015\nRelevant Coursework: Ethics, Music\nLarch High School\nGED, 2012',
      ['Diploma in Catering @ Fell College', 'GED @ Larch High School'],
    ],
  ])('%s', (_, text, expected) => expect(courses(text)).toEqual(expected))

  test.each([
    ['a vocational diploma is one', 'EDUCATION\nVocational Diploma, Fell College, 2015', 'Vocational Diploma'],
    ['an expected place is none', 'EDUCATION\nBA in Class and Society\nFell College, 2015', 'BA in Class and Society'],
    ['a field before its degree is no school', 'EDUCATION\nBotany, BSc, Fell College, 2015', 'BSc'],
  ])('%s', (_, text, degree) => expect(courses(text)).toEqual([`${degree} @ Fell College`]))

  test('a certificate below other certificates is no course', () => {
    const text =
      'EDUCATION\nBSc Botany, University of Fell, 2019\n\nCERTIFICATES\nFirst Aid Certificate\nLarch College, 2020'
    expect(courses(text)).toEqual(['BSc Botany @ University of Fell'])
  })
})

test.each([
  [
    'above their schools',
    'TRAINING\nAdvanced Certificate in Cookery\nFell Institute of Technology\n2008 - 2010\nLeaving Certificate\nQuarn College\n2008\n\nLANGUAGES\nIrish',
    ['Advanced Certificate in Cookery @ Fell Institute of Technology', 'Leaving Certificate @ Quarn College'],
  ],
  ['at their school', 'Training\n2009 - 2010 GCSEs at Fell School, Tarn', ['GCSEs @ Fell School']],
])('studies below the heading of training, where nothing else heads them: %s', (_, text, expected) =>
  expect(courses(text)).toEqual(expected),
)
