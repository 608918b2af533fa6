import { describe, expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

function courses(text: string): string[] {
  const resume = resumeOf(`Ada Merrow\nada@merrow.example\n\n${text}`)
  const { education } = readResume(resume, { year: 2026, month: 1 })
  return education.map(({ degree, school }) => `${degree?.value ?? '-'} @ ${school?.value ?? '-'}`)
}

describe('a school is named whole', () => {
  test.each([
    [
      'with its campus behind "at"',
      'BA Media Arts – Southern Illinois University at Carbondale, 2001',
      ['BA Media Arts @ Southern Illinois University at Carbondale'],
    ],
    [
      'with its campus behind a comma',
      'BA Botany, University of Maryland, Baltimore County, 2025',
      ['BA Botany @ University of Maryland, Baltimore County'],
    ],
    [
      'but without the town that its state follows',
      'BA Botany, University of Michigan, Ann Arbor, MI, 2025',
      ['BA Botany @ University of Michigan'],
    ],
    [
      'with the university that its row ends before',
      'BSc Botany, Fell College,\nUniversity of Larch, 2013 - 2016',
      ['BSc Botany @ Fell College, University of Larch'],
    ],
    [
      'but a university has none below it',
      'BSc Botany, University of Fell,\nUniversity of Larch, MSc Botany, 2016',
      ['BSc Botany @ University of Fell', 'MSc Botany @ University of Larch'],
    ],
    ['with whom it teaches', 'Fell Postgraduate School\nMS Botany, 2001', ['MS Botany @ Fell Postgraduate School']],
    [
      'and where it teaches them',
      'Fell College, Post Graduate Centre, Weirton\n2023 - 2025\nMSc Botany',
      ['MSc Botany @ Fell College'],
    ],
    ['by its level', 'Quarn Elementary\t2014-2016', ['- @ Quarn Elementary']],
    ['but not where it is a level alone', 'Postgraduate, Fell University, 2014', ['Postgraduate @ Fell University']],
  ])('%s', (_, rows, expected) => expect(courses(`EDUCATION\n${rows}`)).toEqual(expected))
})

describe('beside a school no degree is', () => {
  test.each([
    ['a town with its state', 'Fell High School\tSun Quarn WI GPA: N/A\t2014-2016', ['- @ Fell High School']],
    ['a camp', 'Fell Technical School – Quarn AFB, Weirton, TX, 1993', ['- @ Fell Technical School']],
    [
      'its short form',
      'Fell Merrow College (FMC) Quarn Larch\nBSc Botany, 2003',
      ['BSc Botany @ Fell Merrow College (FMC)'],
    ],
    ['when one left it', 'Fell State University\nMajor: Botany\nGraduation: May 2016', ['- @ Fell State University']],
    [
      'the master of other things',
      'BSc Botany, Fell College, 2003\n\nDesignated Dive Master',
      ['BSc Botany @ Fell College'],
    ],
    ['what one prepares for', 'BSc Botany, Fell College, 2003\nPreparation for a PhD.', ['BSc Botany @ Fell College']],
    ['how it was taken', 'BA in Botany, with Highest Honors\nFell College, 1991', ['BA in Botany @ Fell College']],
  ])('%s', (_, rows, expected) => expect(courses(`EDUCATION\n${rows}`)).toEqual(expected))

  test.each([
    ['with the letters of a state', 'Fell University, Fine Arts MA, 2014', ['Fine Arts MA @ Fell University']],
    ['called so in the school', 'Graduation: 2016, Fell University', ['Graduation @ Fell University']],
    ['of a master', 'Fell University, 2003\nBotany Master', ['Botany Master @ Fell University']],
  ])('but a degree %s is', (_, rows, expected) => expect(courses(`EDUCATION\n${rows}`)).toEqual(expected))
})

test('where an academic serves is no school, below the studies', () => {
  const studies = 'Education\nPhD Botany, University of Fell, 1999\n'
  const service =
    '\nCourses Taught\nMosses of weirs\n\nService\nUniversity\n2013-16. Grievance Committee. University of Larch.\n'
  expect(courses(studies + service)).toEqual(['PhD Botany @ University of Fell'])
  const own = 'Skills\nMosses of weirs\n\nUniversity\nPhD Botany, University of Fell, 1999\n'
  expect(courses(own)).toEqual(['PhD Botany @ University of Fell'])
})

test('two rows of unknown words above dates, below a course that is told whole, are the next course', () => {
  const rows = `FORMACIÓN
Maestría en Diseño Editorial
Universidad del Valle de Merrow
2018 - 2020
Artes del Libro
Casa Grande de Quarn
2010 - 2014
HABILIDADES
InDesign`
  const resume = resumeOf(`Ada Merrow\nada@merrow.example\n\n${rows}`, 'es')
  const { education } = readResume(resume, { year: 2026, month: 1 })
  expect(education.map(({ degree, school, end }) => [degree?.value, school?.value, end?.year])).toEqual([
    ['Maestría en Diseño Editorial', 'Universidad del Valle de Merrow', 2020],
    ['Artes del Libro', 'Casa Grande de Quarn', 2014],
  ])
})

test.each([
  [
    'with its town and state between degree and school',
    'July 2008 to February 2012 BE Computer Science Nagpur, Maharashtra Merrow University\nJanuary 2008 HSC Quarnpur, Maharashtra State Board',
    ['BE Computer Science @ Merrow University', 'HSC @ State Board'],
  ],
  [
    'with the class that one got',
    'Diploma in Civil Engineering with First Class (Quarn Polytechnic, Year 2004)\nDiploma – Civil Engineer with First Class (Fell Polytechnic, Year 2004)',
    ['Diploma in Civil Engineering @ Quarn Polytechnic', 'Diploma – Civil Engineer @ Fell Polytechnic'],
  ],
  [
    'without a degree, before its town and state',
    'Merrow University -  Morbi, Gujarat\n2007',
    ['- @ Merrow University'],
  ],
  ['with how one studied there', 'MSC   Merrow university in distance education', ['MSC @ Merrow university']],
])('a course is told %s', (_, rows, told) => expect(courses(`Education\n${rows}`)).toEqual(told))
