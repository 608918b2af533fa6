import { expect, test } from 'vitest'
import { analyze } from '../../analyze.ts'
import { readJob } from '../../read-job/read-job.ts'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'
import { restoreRows } from './restore-rows.ts'

const ENGLISH = `Mira Okonjo
Warehouse Supervisor
Leeds, UK | mira@okonjo.example | 07700 900123
Summary
Warehouse supervisor with nine years in food logistics. Known for calm shifts.
Experience
Warehouse Supervisor Larch Logistics Ltd, Leeds April 2018 to Present
- Lead a shift of fourteen pickers.
- Cut mispicks by a third.
Stock Controller Merrow Foods Ltd, Bradford January 2014 to March 2018
- Counted the stock each week.
- Wrote the reports for the board of the Merrow Education Trust.
Education
BSc in Business Management University of Quarnford 2010 - 2013
Skills
Excel, SAP, forklift`

const NURSE = `Amara Nwosu
Lagos, Nigeria amara@nwosu.example 0803 555 0142
Objective
To obtain a challenging post in nursing.
Work Experience
Registered Nurse, Merrow General Hospital, Lagos January 2019 - Present Cared for patients on a surgical ward. Gave medication.
Staff Nurse, Quarn Clinic, Abuja June 2015 - December 2018 Assisted in minor operations. Kept the stock of the pharmacy.
Education
Bachelor of Nursing Science, University of Tarnford, 2014
Certifications
BLS, ACLS
Skills
Patient care, triage, wound care`

const GERMAN = `Lena Sommer
Projektleiterin
Hamburg lena@sommer.example 0170 5550142
Berufserfahrung
04/2018 - heute Projektleiterin, Merrow Bau GmbH, Hamburg Leitung von zwölf Baustellen. Führung von acht Mitarbeitern.
01/2012 - 03/2018 Bauleiterin, Quarn Hochbau AG, Kiel Überwachung der Termine. Abnahme der Leistungen.
Ausbildung
2007 - 2011 Bachelor of Engineering, Hochschule Tarnstadt
Kenntnisse
MS Project, AutoCAD, VOB, Bauzeitenplanung und Abrechnung
Sprachen
Deutsch, Englisch`

const JOB = `Warehouse supervisor
We need:
- Five years of experience in a warehouse
- Excel, SAP and MS Project
- Leading a team of ten people
- Care of patients on a ward`

function read(text: string, language: string) {
  const { name, place, employment, education } = readResume(resumeOf(text, language), { year: 2026, month: 1 })
  return {
    name: name?.value,
    place: place?.value,
    posts: employment.map(({ title, employer, start }) => `${title?.value} @ ${employer?.value} ${start?.year}`),
    courses: education.map(({ degree, school }) => `${degree?.value} @ ${school?.value}`),
  }
}

test.each([
  [
    'items behind dashes',
    ENGLISH,
    'en',
    {
      name: 'Mira Okonjo',
      place: 'Leeds, UK',
      posts: ['Warehouse Supervisor @ Larch Logistics Ltd 2018', 'Stock Controller @ Merrow Foods Ltd 2014'],
      courses: ['BSc in Business Management @ University of Quarnford'],
    },
  ],
  [
    'items behind bullets',
    ENGLISH.replaceAll('\n- ', '\n• '),
    'en',
    {
      name: 'Mira Okonjo',
      place: 'Leeds, UK',
      posts: ['Warehouse Supervisor @ Larch Logistics Ltd 2018', 'Stock Controller @ Merrow Foods Ltd 2014'],
      courses: ['BSc in Business Management @ University of Quarnford'],
    },
  ],
  [
    'sentences',
    NURSE,
    'en',
    {
      name: 'Amara Nwosu',
      place: 'Lagos, Nigeria',
      posts: ['Registered Nurse @ Merrow General Hospital 2019', 'Staff Nurse @ Quarn Clinic 2015'],
      courses: ['Bachelor of Nursing Science @ University of Tarnford'],
    },
  ],
  [
    'dates first',
    GERMAN,
    'de',
    {
      name: 'Lena Sommer',
      place: 'Hamburg',
      posts: ['Projektleiterin @ Merrow Bau GmbH 2018', 'Bauleiterin @ Quarn Hochbau AG 2012'],
      courses: ['Bachelor of Engineering @ Hochschule Tarnstadt'],
    },
  ],
])('a resume is read that has lost its line ends: %s', (_, rows, language, told) => {
  expect(read(rows.replaceAll('\n', ' '), language)).toEqual(told)
})

const CHEF = `Ada Merrow
ada@merrow.example
PROFILE
Chef of ten years, used to costs.
EMPLOYMENT HISTORY
Head Chef The Quarn House Hotel, Merrow, Co. Tarn March 2021 - Present
- Led a brigade of eleven
- Trained the staff in SAP
Sous Chef Fell Lane Bistro, Merrow City June 2017 - February 2021
- Ran the kitchen with local suppliers
Senior Commis Chef Pell Harbour Grill May 2013 - May 2017
- Cooked fish
EDUCATION
BSc Culinary Arts University of Fell 2009 - 2012
Diploma in Baking Merrow Community College 2007 - 2009
SKILLS
Baking, costing, SAP`

test('heads are found in front of their dates where items have no full stops', () => {
  expect(read(CHEF.replaceAll('\n', ' '), 'en')).toMatchObject({
    posts: [
      'Head Chef @ The Quarn House Hotel 2021',
      'Sous Chef @ Fell Lane Bistro 2017',
      'Senior Commis Chef @ Pell Harbour Grill 2013',
    ],
    courses: ['BSc Culinary Arts @ University of Fell', 'Diploma in Baking @ Merrow Community College'],
  })
})

test('heads that end with the title have the employer in a row of its own', () => {
  const posts = [
    'Merrow Payments Canada Product Manager Sep 2017 - Feb 2020 Shipped refunds to nine thousand shops',
    'Quarn Robotics Senior Business Analyst June 2012 - July 2015 Wrote what a picking cell has to do, and visited seven sites',
  ]
  const text = `Ada Merrow PROFILE Manager of ten years, used to costs and to crowds. WORK EXPERIENCE ${posts.join(' ')} EDUCATION BSc in Engineering University of Fell 2007 - 2012 SKILLS Figma, SQL, Jira, stakeholder management, pricing, market research, interviews`
  expect(read(text, 'en').posts).toEqual([
    'Product Manager @ Merrow Payments Canada 2017',
    'Senior Business Analyst @ Quarn Robotics 2012',
  ])
})

test('what is read keeps its place in the text itself', () => {
  const text = ENGLISH.replaceAll('\n', ' ')
  const [first] = readResume(resumeOf(text), { year: 2026, month: 1 }).employment
  const [{ start, end }] = first!.employer!.spans as [{ start: number; end: number }]
  expect(text.slice(start, end)).toBe('Larch Logistics Ltd')
})

test.each([
  ['items behind dashes', ENGLISH, 'en'],
  ['items behind bullets', ENGLISH.replaceAll('\n- ', '\n• '), 'en'],
  ['sentences', NURSE, 'en'],
  ['dates first', GERMAN, 'de'],
])('a resume that has lost its line ends is scored by its lines: %s', (_, text, language) => {
  const job = readJob(JOB)
  const scoreOf = (resume: string) => {
    const today = { year: 2026, month: 1 }
    const [rubric, judged] = [
      analyze(resumeOf(resume, language), { today }),
      analyze(resumeOf(resume, language), { job, today }),
    ]
    return [rubric.score.value, judged.score.value]
  }
  const [lost, whole] = [scoreOf(text.replaceAll('\n', ' ')), scoreOf(text)]
  expect(Math.max(...lost.map((score, at) => Math.abs(score - whole[at]!)))).toBeLessThanOrEqual(5)
})

test.each<[what: string, text: string]>([
  ['rows', ENGLISH],
  [
    'a story in one paragraph',
    `My experience begins in Leeds. Experience taught me that stock is counted twice. ${'I kept the books of a school. '.repeat(20)}Education matters to me, and so do the skills of others.`,
  ],
  [
    'one heading alone',
    `${'I kept the books of a school in Leeds. '.repeat(20)}Experience: Clerk, Merrow Ltd, 2010 - 2014`,
  ],
])('no line ends are found in %s', (_, text) => expect(restoreRows(resumeOf(text))).toBeUndefined())
