import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

function labels(text: string): string[] {
  return readResume(resumeOf(text), { year: 2026, month: 1 })
    .skills.map(({ label }) => label)
    .toSorted()
}

test.each([
  ['Skills\nRope work, Canvas repair, Fluent French, Spanish (some)', ['Rope work', 'Canvas repair']],
  ['Kenntnisse\nSegelnähen, Tauwerk, Englisch B2, Deutsch (Muttersprache)', ['Segelnähen', 'Tauwerk']],
  ['Competenze\nVele, Cordami, Inglese (scolastico), Tedesco: buono', ['Vele', 'Cordami']],
])('spoken languages are no entries of a list of skills: %j', (text, expected) =>
  expect(labels(text)).toEqual(expected.toSorted()),
)

test.each([
  ['Skills\nRope work, Canvas repair\nFemale\nMarried', ['Rope work', 'Canvas repair']],
  ['Skills\nRope work, Canvas repair\nKenyan\nChristian', ['Rope work', 'Canvas repair']],
  ['Kenntnisse\nSegelnähen, Tauwerk\nFührerschein: B, BE, C1', ['Segelnähen', 'Tauwerk']],
  ['Skills\nRope work, Canvas repair\nMarstow, Oregon', ['Rope work', 'Canvas repair']],
  ['Skills\nRope work, Canvas repair\nHelle Brandvik, Foreman - 0113 496 0159', ['Rope work', 'Canvas repair']],
  ['Skills\nRope work, Canvas repair, Merrow College, Fellmoor Holdings Ltd', ['Rope work', 'Canvas repair']],
  [
    'Skill Details\nRope work- Exprience - 24 months\nCanvas repair- Exprience - Less than 1 year months',
    ['Rope work', 'Canvas repair'],
  ],
])('what says who, where or how to reach is no skill: %j', (text, expected) =>
  expect(labels(text)).toEqual(expected.toSorted()),
)

test.each([
  ['Skills\nDatabases\tOracle, Redis', ['Oracle', 'Redis']],
  ['Kenntnisse\nWerkstoffe\tSegeltuch, Hanfseil', ['Segeltuch', 'Hanfseil']],
  ['Compétences\nMatériaux\tLin tissé, Chanvre', ['Chanvre', 'Lin tissé']],
  ['Skills\nRope work\tCanvas repair\tKnots', ['Rope work', 'Canvas repair', 'Knots']],
])('the cell before a list is its label: %j', (text, expected) => expect(labels(text)).toEqual(expected.toSorted()))

test('a version without its name is none', () =>
  expect(labels('Skills\nOracle 10g, 11g, 12c, Redis')).toEqual(['Oracle 10g', 'Redis']))

test('an entry that goes on in the next row is one', () => {
  const text = 'Skills\nRope work, Canvas repair, Splicing, Whipping, Sailmaking, Mast\nclimbing, Knots'
  expect(labels(text)).toEqual(
    ['Rope work', 'Canvas repair', 'Splicing', 'Whipping', 'Sailmaking', 'Mast climbing', 'Knots'].toSorted(),
  )
})

test('a sentence that wraps is no list', () => {
  const text =
    'Skills\nRope work, Canvas repair\nThe yard is a supplier of sails and brings trusted goods to leisure, to heavy\ntruck, fishing, and rowing clubs along the coast of the northern islands today.'
  expect(labels(text)).toEqual(['Rope work', 'Canvas repair'].toSorted())
})

test.each([
  ['Summary\nMy work is on github.com/edda and at edda.wordpress.com'],
  ['Experience\nPorter, Merrow Nursing Home Ltd, May 2011 - June 2019'],
  ['Education\nBA History, Merrow College of Nursing, 2009'],
])('a part of a name or of an address is no skill: %j', (text) =>
  expect(labels(`Edda Plowright\n\n${text}`)).toEqual([]),
)

test.each([
  ['Skills\nVisual Studio 2005, Redis 5.0', ['Redis 5.0', 'Visual Studio 2005']],
  ['Kenntnisse\nLocal Area Network (LAN), Segelnähen', ['Local Area Network (LAN)', 'Segelnähen']],
  ['Compétences\nOracle 11g, Excel 2016', ['Excel 2016', 'Oracle 11g']],
  ['Skills\nExcel (Pivot), Rope work', ['Excel (Pivot)', 'Rope work']],
])('a version and initials in brackets are a part of the name: %j', (text, expected) =>
  expect(labels(text)).toEqual(expected.toSorted()),
)

test.each([
  ['Skills\nGreat Plains, Solid Edge, Basic Life Support', ['Basic Life Support', 'Great Plains', 'Solid Edge']],
  ['Skills\nProduct knowledge, Strong communication skills', ['Product knowledge', 'communication']],
])('praise and "skills" that belong to the name of a thing stay: %j', (text, expected) =>
  expect(labels(text)).toEqual(expected.toSorted()),
)

test.each([
  ['Experience\nTutor, Merrow College, Spring 2014 - Fall 2015\nLed the course again in Spring 2016', []],
  ['Skills\nSpring, Hibernate', ['Hibernate', 'Spring']],
])('a time of the year is no framework: %j', (text, expected) => expect(labels(text)).toEqual(expected.toSorted()))
