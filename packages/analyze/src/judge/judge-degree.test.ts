import { expect, test } from 'vitest'
import { readJob } from '../read-job/read-job.ts'
import { readResume } from '../read-resume/read-resume.ts'
import { resumeOf } from '../read-resume/samples/resume-of.ts'
import { judge } from './judge.ts'
import { verdictOn } from './samples/verdict-on.ts'

const RESUME = resumeOf(`Tobiah Wrenfield
tobiah.wrenfield@mailhaven.example

Experience
Site Manager, Ottershaw Construction, May 2015 to December 2023
- Led the building of three primary schools

Education
MSc Construction Management, University of Harrowmere, 2014
`)

test.each([
  ['Site Manager', 'Master degree in construction management', 'met'],
  ['Site Manager', 'Degree in management', 'met'],
  ['Site Manager', 'Degree in HR management, psychology or law', 'partly or unknown'],
  ['HR Business Partner', 'Degree in HR management, psychology or law', 'not-met'],
])('a degree in construction management, for a %s: %s: %s', (title, line, value) => {
  expect(value.split(' or ')).toContain(verdictOn(RESUME, { title, line, type: 'degree' }))
})

const heldBy = (studies: string) =>
  resumeOf(`Tobiah Wrenfield
tobiah.wrenfield@mailhaven.example

Experience
Site Manager, Ottershaw Construction, May 2015 to December 2023
- Led the building of three primary schools

Education
${studies}
`)
const SCHOOL = 'High school diploma or GED'
const COMPUTING = "Bachelor's degree in computer science"

test.each([
  ['Ottershaw High School - Diploma, 2009', SCHOOL, 'met'],
  ["Bachelor's in Computer Science, University of Harrowmere, 2012", SCHOOL, 'met'],
  ["Bachelor's in Nursing, University of Harrowmere, 2012", 'High school diploma or equivalent', 'met'],
  ['תואר ראשון במדעי המחשב, הטכניון, 2014', COMPUTING, 'met'],
  ['Licence en informatique, Université de Harrowmere, 2012', COMPUTING, 'met'],
  ['วิศวกรรมศาสตรบัณฑิต (วิศวกรรมคอมพิวเตอร์) มหาวิทยาลัยเกษตรศาสตร์ 2557', COMPUTING, 'met or unknown'],
  ['Magister inżynier, Politechnika Harrowska, 2012', COMPUTING, 'partly or unknown'],
  ['Diplôme d’ingénieur, École Harrowmere, 2012', COMPUTING, 'partly or unknown'],
  ['Bachelor of Science, University of Harrowmere, 2012', COMPUTING, 'partly or unknown'],
  ['BSc Nursing, University of Harrowmere, 2012', COMPUTING, 'not-met'],
])('%s: %s: %s', (studies, line, value) => {
  expect(value.split(' or ')).toContain(verdictOn(heldBy(studies), { title: 'Librarian', line, type: 'degree' }))
})

test('a degree that a row says is not held yet is none', () => {
  const ask = { title: 'Cuisinier', line: 'CAP Cuisine exigé', type: 'degree' } as const
  expect(verdictOn(heldBy("Seconde générale. Pas de diplôme de cuisine pour l'instant, 2021"), ask)).not.toBe('met')
  expect(verdictOn(heldBy('Diplôme de cuisine, Lycée du Port, 2021'), ask)).toBe('met')
})

test('whoever still studies is asked for where the advert says so', () => {
  const held = heldBy('Bacharelado em Ciência da Computação, Universidade de Harrowmere, cursando, 2024 - atual')
  const ask = (line: string) => verdictOn(held, { title: 'Analista de Suporte', line, type: 'degree' })
  expect(ask('Ensino superior completo ou cursando')).toBe('met')
  expect(ask('Ensino superior completo')).toBe('partly')
})

test('a perito is one, though the certificate is of a school', () => {
  const held = heldBy('Perito industriale, indirizzo meccanica, ITIS Harrowmere, 2010')
  const ask = { title: 'Disegnatore meccanico', line: 'Diploma di perito meccanico', type: 'degree' } as const
  expect(verdictOn(held, ask)).not.toBe('not-met')
})

const PERITO = 'Disegnatore meccanico\n\nRequisiti\n- Diploma di perito meccanico\n- Conoscenza della lingua inglese\n'
const OFFICE =
  'Sachbearbeiter im Vertrieb\n\nAnforderungen\n- Abgeschlossene kaufmännische Ausbildung\n- Gute Kenntnisse in der Buchhaltung\n'
const EL =
  'Serviceelektriker\n\nKrav\n- Gymnasieutbildning från el- och energiprogrammet eller motsvarande\n- Du talar och skriver svenska\n'

test.each([
  ['Perito industriale, indirizzo meccanica, ITIS Harrowmere, 2010', PERITO, 'met'],
  ['Ausbildung zur Industriekauffrau, Benteke GmbH, 2016', OFFICE, 'met'],
  ['Ausbildung zur Köchin, Gasthof Harrow, 2016', OFFICE, 'partly or unknown or not-met'],
  ['Elprogrammet, Vasaskolan i Harrow, 2008', EL, 'met'],
  ['Fordonsprogrammet, Vasaskolan i Harrow, 2008', EL, 'partly or unknown'],
])('a field is asked for by the name of the degree, and held under another: %s', (studies, advert, value) => {
  const job = readJob(advert)
  const held = heldBy(studies)
  const verdicts = judge(readResume(held, { year: 2026, month: 1 }), held, job)
  expect(value.split(' or ')).toContain(verdicts[job.requirements.findIndex(({ type }) => type === 'degree')]?.value)
})

test('a degree that names no field counts for whoever does this work', () => {
  const held = heldBy('Bachelor of Science, University of Harrowmere, 2012')
  const line = "Bachelor's degree in construction management"
  expect(verdictOn(held, { title: 'Construction Site Manager', line, type: 'degree' })).toBe('met')
  expect(verdictOn(held, { title: 'Librarian', line, type: 'degree' })).not.toBe('met')
})

test('a training that was broken off is none that was finished', () => {
  const ask = { title: 'Site Manager', line: 'Completed apprenticeship as a carpenter', type: 'degree' } as const
  expect(verdictOn(heldBy('Apprenticeship as carpenter, Harrowmere, 2012'), ask)).toBe('met')
  expect(verdictOn(heldBy('Apprenticeship as carpenter, Harrowmere, broken off in 2012'), ask)).toBe('partly')
})

/** Somebody whose studies no heading tells of. */
const beside = (line: string) =>
  resumeOf(`Tobiah Wrenfield
tobiah.wrenfield@mailhaven.example

Experience
Site Manager, Ottershaw Construction, May 2015 to December 2023
- Led the building of three primary schools

Further details
${line}
`)

test.each([
  ['Qualified as a carpenter in Plymworth, 2009', 'Vocational training as a carpenter', 'met'],
  ['Qualified as a baker in Plymworth, 2009', 'Vocational training as a carpenter', 'unknown'],
  ['I never qualified as a carpenter', 'Vocational training as a carpenter', 'unknown'],
  ['High school with nursing, 2009', "Bachelor's degree in nursing", 'unknown'],
])('studies that stand in a line of their own: %s, for "%s": %s', (line, asked, value) => {
  expect(verdictOn(beside(line), { title: 'Site Manager', line: asked, type: 'degree' })).toBe(value)
})

test.each([
  ['9 GCSEs including English (6) and Maths (5)', 'GCSE English and maths at grade C or above', 'met'],
  ['Taught GCSE maths to boat builders', 'GCSE English and maths at grade C or above', 'unknown'],
  ['Kochlehre, Gasthof Alte Mühle', 'Abgeschlossene Ausbildung als Koch', 'met'],
])('a row outside the studies, "%s", for "%s": %s', (row, line, value) => {
  expect(verdictOn(beside(row), { title: 'Clerk', line, type: 'degree' })).toBe(value)
})

test.each([
  ['BSc Veterinary Nursing, University of Harrowmere, 2012', "Bachelor's degree in nursing", 'partly or not-met'],
  ['BSc Veterinary Nursing, University of Harrowmere, 2012', "Bachelor's degree in veterinary nursing", 'met'],
  ['BSc Nursing, University of Harrowmere, 2012', "Bachelor's degree in nursing", 'met'],
])('a word that makes a field another: %s: %s: %s', (studies, line, value) => {
  expect(value.split(' or ')).toContain(verdictOn(heldBy(studies), { title: 'Nurse', line, type: 'degree' }))
})

const trainedAs = (trade: string) =>
  resumeOf(`Tobiah Wrenfeld
tobiah.wrenfeld@mailhaven.example

Berufserfahrung
Pflegekraft, Haus Ottershaw, Mai 2015 bis Dezember 2023
- Pflege von dreißig Bewohnern

Ausbildung
${trade}, Schule Harrowmere, 2014
`)

test.each([
  ['Ausbildung zum Altenpfleger', 'met'],
  ['Einjährige Ausbildung zum Altenpflegehelfer', 'partly or unknown'],
  ['Ausbildung zum Kaufmann für Büromanagement (IHK)', 'partly or not-met'],
])('%s is, of whom an Altenpfleger is asked for, %s', (trade, value) => {
  const line = 'Abgeschlossene Ausbildung als Altenpfleger/in oder Pflegefachfrau/-mann'
  const asked = { title: 'Altenpfleger (m/w/d)', line, type: 'degree' } as const
  expect(value.split(' or ')).toContain(verdictOn(trainedAs(trade), asked))
})
