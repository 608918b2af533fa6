import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

const coursesOf = (text: string, language = 'en') =>
  readResume(resumeOf(text, language), { year: 2026, month: 1 }).education.map(
    ({ degree, school }) => `${degree?.value ?? '-'} @ ${school?.value ?? '-'}`,
  )

test.each([
  [
    'a length before the field',
    'BS (4 years) Botany, University of Fell, 2016',
    ['BS (4 years) Botany @ University of Fell'],
  ],
  [
    'a field behind "Degree" and a dash',
    'MS Degree – Industrial Engineering; University of Quarn (2008)',
    ['MS Degree – Industrial Engineering @ University of Quarn'],
  ],
  [
    'a field that is an average elsewhere',
    'Bachelor of Arts (Media) – Tarn University, 2014',
    ['Bachelor of Arts (Media) @ Tarn University'],
  ],
  ['a degree behind the word for its level', 'Graduation: B.A from Merrow University', ['B.A @ Merrow University']],
  ['the word for a level alone', 'Graduation: Merrow University', ['Graduation @ Merrow University']],
  [
    'a sentence behind the degree',
    'High school diploma. Not decided about further studies',
    ['High school diploma @ -'],
  ],
  ['how long one was there', 'one year (2004-05) at Quarn Community College', ['- @ Quarn Community College']],
  ['a primary school', 'Primary: MERROW BOYS PRIMARY          Year: 2001', ['- @ MERROW BOYS PRIMARY']],
  [
    'strokes below their head',
    'Name of institution / Qualification obtained / Year\nCBS Merrow / Inter Cert (7 passes) / 1988\nTarn ETB / QQI Level 5 Healthcare Support / 2015',
    ['Inter Cert @ CBS Merrow', 'QQI Level 5 Healthcare Support @ Tarn ETB'],
  ],
])('%s', (_, rows, courses) => expect(coursesOf(`Edda Plough\n\nEducation\n${rows}`)).toEqual(courses))

test('where a school is stands behind "in"', () =>
  expect(coursesOf('Edda Pflug\n\nAusbildung\nMittelschule, 8 Klassen, in Merrow', 'de')).toEqual(['Mittelschule @ -']))

test.each([
  [
    'es',
    'Empecé de aprendiz en 2004 y en 2019 entré en Fell. Estudios: Graduado Escolar, Colegio Público Tarn. Puedo empezar en un mes.',
    ['Graduado Escolar @ Colegio Público Tarn'],
  ],
  [
    'en',
    'I have a van and can start next week. Education: BSc Botany, Merrow College. I can send references.',
    ['BSc Botany @ Merrow College'],
  ],
])('a label in the midst of sentences, in %s', (language, text, courses) =>
  expect(coursesOf(`Edda Plough\n\n${text}`, language)).toEqual(courses),
)

const WORK = 'WORK EXPERIENCE\n2015 - 2020 Cook, Fell Hotel\n\n'

test.each([
  ['WHERE I SCHOOLED (WITH DATES)\nMerrow University, Tarn\t(2009 - 2013)', ['- @ Merrow University']],
  ['EDUCATION & HOTEL SCHOOL\nMerrow Institute of Tourism, 2013', ['- @ Merrow Institute of Tourism']],
  ['Q6. Education\nBSc Botany, Merrow College', ['BSc Botany @ Merrow College']],
  [
    'EDUCATION (in date order) | |\nDates | School / University | Result\n09/2012-06/2015 | Tarn University | LLB (Hons) Law',
    ['LLB (Hons) Law @ Tarn University'],
  ],
])('a heading of studies: %j', (rows, courses) => expect(coursesOf(`Edda Plough\n\n${WORK}${rows}`)).toEqual(courses))

test.each([
  ['fr', 'Pâtissière, Maison Fell, Tarn, depuis septembre 2020\n\nCAP Pâtissier 2020\nPermis B', ['CAP Pâtissier @ -']],
  ['en', 'Copywriter, Fell Agency, 2017 - now\n\nMSc Statistics 2016\nFrench native', ['MSc Statistics @ -']],
  ['de', '2017 - heute Verkäuferin, Fell GmbH\n\nAbitur 2012', ['Abitur @ -']],
  ['en', 'Master Baker, Fell Ltd 2016 - 2019\nBaker, Quarn Ltd 2012 - 2016', []],
])('a degree by its letters with its year, without a heading, in %s: %j', (language, rows, courses) =>
  expect(coursesOf(`Edda Plough\n${rows}`, language)).toEqual(courses),
)
