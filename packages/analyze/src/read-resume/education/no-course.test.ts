import { describe, expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

function courses(rows: string): string[] {
  const resume = resumeOf(`Ada Merrow\nada@merrow.example\n\nEDUCATION\n${rows}`)
  const { education } = readResume(resume, { year: 2026, month: 1 })
  return education.map(({ degree, school }) => `${degree?.value ?? '-'} @ ${school?.value ?? '-'}`)
}

const BA = 'BA Botany, Weir College, 2001\n'
const ONLY = ['BA Botany @ Weir College']

describe('no course of study is', () => {
  test.each([
    ['an award that a school gave', '2001. PK Larch Award for excellence in moss studies, Fell University.'],
    ['an award that goes on below', '2001. PK Larch Award for mosses and academic\nexcellence, Fell University.'],
    ['a scholarship', 'Larch Scholarship, Fell University, 2002'],
    ['a post at a university', 'Postdoctoral Fellow, Fell University, May 2008 – Aug 2012'],
    ['a grant', '2011. Models of larch, Fell University. Co-investigator (£2,500).'],
    ['an office', '2011–present. Board member, Moss section, Fell Institute of Weirs'],
    ['a rank of membership', 'Associate, Chartered Institute of Larch (ACIL), 2018'],
    ['a diploma of a board', 'Diplomate, American Board of Larch, 2006'],
    ['a thesis in Turkish', 'Yüksek Lisans Tezi: Masal ve yosun. Danışman: Prof. Merrow'],
    ['a thesis in Czech', 'Diplomová práce: Mech a jeho diplom'],
    ['the title of a thesis in Arabic', 'عنوان رسالة الماجستير: أثر الطحالب'],
    ['a part of the course above', 'incl. year abroad teaching English, Lycée de Larch, Weir'],
    ['a mark', '2005 - 2009, Diploma notu 82,50'],
    ['a standard of electricians', '18th Edition BS 7671 (2019, Amendment 2 2022)'],
    ['a licence', 'LEA Registration, Fell University, 2004'],
    ['a mark', 'Notendurchschnitt Grundstudium: 1,9'],
    ['a part of an examination', 'Part II, Royal College of Weirs, June 2006'],
    ['the heading of several', '\nPostgraduate Training\nPostdoctoral Fellow, Fell University, 2008'],
    ['a talk', '2012. Invited lecture, Fell University'],
    ['words of which nothing is known', 'Larch fund transfer 2006-07: two rounds\nGrey Monday, 2009: both sites'],
    ['boxes to tick', 'Highest level completed. HS/GED [ ] Associate [ ] Bachelor [X] Master [ ] Doctoral [ ]'],
    ['a course of some hours', 'Curso de técnicas de venta (20 horas), Weir College, 2022'],
    ['an evening course with its hours', 'Initiation à la comptabilité, cours du soir (60 h) - Weir College'],
    ['a course of some days', 'Kurs "El för fastigheter", 3 dagar, 2019'],
    ['what is called a course and no more', 'Sprachkurs Englisch, Weir, 2020'],
    ['what is taught', '2011–present. M9 Moss MSc module.'],
  ])('%s', (_, rows) => expect(courses(BA + rows)).toEqual(ONLY))

  test.each([
    [
      'a degree below the heading of several',
      'Postgraduate Training\nMA History, Fell University',
      ['MA History @ Fell University'],
    ],
    ['who was awarded a degree', 'Larch Scholar, MA History, Fell University', ['MA History @ Fell University']],
    [
      'a course named an award',
      'Level 3 Award in Education and Training, Fell College',
      ['Level 3 Award in Education and Training @ Fell College'],
    ],
    [
      'a degree of many hours',
      'Diploma in Floristry, 1200 hours, Fell College',
      ['Diploma in Floristry @ Fell College'],
    ],
    ['an associate degree', 'Associate of Arts, Fell College', ['Associate of Arts @ Fell College']],
  ])('but %s', (_, rows, expected) => expect(courses(rows)).toEqual(expected))
})

test('a thesis names no school, and its school follows the degree', () => {
  const rows =
    'PhD in Botany\tFell University\t2003\nThesis: *Moss in middle school yards: a study*\nBA in Botany\tWeir College\t1993'
  expect(courses(rows)).toEqual(['PhD in Botany @ Fell University', 'BA in Botany @ Weir College'])
})

test('the field behind a second comma is no school', () => {
  const rows = 'Fell University, Weirton\n2001. BSc Applied Science, Civil Engineering'
  expect(courses(rows)).toEqual(['BSc Applied Science, Civil Engineering @ Fell University'])
})

describe('a table of studies', () => {
  const head = 'Institution [Date from – Date to]\tDegree(s) or Diploma(s) obtained:\n'
  const row = 'Fell Institute, Weirton\tM.A. in Moss Studies\n'

  test('has long labels', () => expect(courses(head + row)).toEqual(['M.A. in Moss Studies @ Fell Institute']))

  test('ends at the next number of the form', () => {
    const rows = `${head}${row}7. Tongues: (1 – best; 5 – least)\nTongue\tReading\tSpeaking\nLarchish\tnative`
    expect(courses(rows)).toEqual(['M.A. in Moss Studies @ Fell Institute'])
  })

  test('may have its labels in rows of their own', () => {
    const rows =
      'Institution (Date from – Date to)\nDegree(s) or Diploma(s) obtained\nFell University, Weirton, 09/1980 – 06/1986\nMSc in Botany'
    expect(courses(rows)).toEqual(['MSc in Botany @ Fell University'])
  })
})

describe('a degree without what is told behind its name', () => {
  test.each([
    ['subjects with marks', 'A Levels: Botany (A), Music (B)\nFell School, 2005', ['A Levels @ Fell School']],
    ['subjects with marks, counted', '7 GCSEs incl. Music (C), Art (C)\nFell School, 2005', ['7 GCSEs @ Fell School']],
    ['a class after a colon', 'Fell University\nBSc (Hons) Botany 2:1', ['BSc (Hons) Botany @ Fell University']],
    ['a class in Roman numbers', 'BA Drama, II.ii\tFell University', ['BA Drama @ Fell University']],
    [
      'an open bracket',
      'MA in Moss Studies [Did not complete work -- left], Fell University',
      ['MA in Moss Studies @ Fell University'],
    ],
    [
      'and with its rank',
      'Dual Bachelor\u2019s Degree in Botany\nFell University',
      ['Dual Bachelor\u2019s Degree in Botany @ Fell University'],
    ],
  ])('%s', (_, rows, expected) => expect(courses(rows)).toEqual(expected))

  test('but with its subjects where no marks are told', () => {
    expect(courses('A Levels: Botany, Music\nFell School, 2005')).toEqual(['A Levels: Botany, Music @ Fell School'])
  })
})

describe('a school with its campus', () => {
  test.each([
    ['by its town', 'B.A. University of Wisconsin - Madison, Wisconsin', ['B.A @ University of Wisconsin - Madison']],
    ['but no town of any other', 'BA Botany, University of Fell - Larchton', ['BA Botany @ University of Fell']],
  ])('%s', (_, rows, expected) => expect(courses(rows)).toEqual(expected))
})

test('labels of one row without a sign are no words of the degree', () => {
  const rows =
    'Fell University\nDegree Name Diploma Field Of Study Moss Studies\nDates attended or expected graduation 2008 – 2009'
  expect(courses(rows)).toEqual(['Diploma @ Fell University'])
})

test('a school that is called a seminar is none of some days', () => {
  const rows = 'Staatlich anerkannte Altenpflegerin, 2009\nFachseminar für Altenpflege Merrow'
  expect(courses(rows)).toEqual(['Staatlich anerkannte Altenpflegerin @ Fachseminar für Altenpflege Merrow'])
})

test('an office beside memberships names no course where there is a section of studies', () => {
  const rows = `${BA}\nMEMBERSHIPS\nPh.D. – Faculty Representative for the Fell University Moss Department, 2003`
  expect(courses(rows)).toEqual(ONLY)
})
