import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { postsTold } from '../samples/posts-told.ts'
import { resumeOf } from '../samples/resume-of.ts'

const HEAD = 'Edda Plowright\nedda@plow.example\n\n'

const POSTS = [
  'EXPERIENCE',
  'Chair, Merrow Water Ltd, 2014 - 2020',
  'Director, Quarn Insurance Ltd, 2010 - 2014',
  'Finance Manager, Fell Hospital, 2002 - 2010',
  '',
].join('\n')
const TOLD = [
  'Chair @ Merrow Water Ltd 2014-2020',
  'Director @ Quarn Insurance Ltd 2010-2014',
  'Finance Manager @ Fell Hospital 2002-2010',
]
const SKILLS = '\nSKILLS\nAudit, budgets, Excel'

function kinds(text: string): string[] {
  const { sections } = readResume(resumeOf(HEAD + text), { year: 2026, month: 1 })
  return sections.filter(({ heading }) => heading !== undefined).map(({ kind }) => kind)
}

test('a heading of unknown words ends the posts where none of them was headed by a row of its look', () => {
  const list = 'OTHER DOINGS\nLarch show of Marl, 2012 - 2016\nBrass band of Fell, 2009 - 2011\nOwls, 2001\n'
  const resume = resumeOf(HEAD + POSTS + list + SKILLS)
  const lines = resume.lines.map((line) => {
    const words = resume.text.slice(line.start, line.end)
    return words === words.toUpperCase() ? { ...line, level: 'heading' as const } : line
  })
  const { employment, sections } = readResume({ ...resume, lines }, { year: 2026, month: 1 })
  expect(employment.map(({ title }) => title?.value)).toEqual(['Chair', 'Director', 'Finance Manager'])
  expect(sections.map(({ kind }) => kind)).toEqual(['contact', 'employment', 'other', 'skills'])
})

test('rows of its look that head posts are employers, and head no section', () => {
  const posts = [
    'EXPERIENCE',
    'MERROW WATER',
    'Chair, 2014 - 2020',
    'QUARN MARL',
    'Director, 2010 - 2014',
    'FELL HOSPITAL',
    'Finance Manager, 2002 - 2010',
  ].join('\n')
  expect(postsTold(HEAD + posts + SKILLS)).toEqual([
    'Chair @ MERROW WATER 2014-2020',
    'Director @ QUARN MARL 2010-2014',
    'Finance Manager @ FELL HOSPITAL 2002-2010',
  ])
})

test.each([
  ['PROFESSIONAL PRESENTATIONS/LECTURES/WORKSHOPS\nOn owls, Merrow, 2012', 'publications'],
  ['DEPARTMENTAL/UNIVERSITY SERVICE\nHarbour library committee, 2012', 'memberships'],
  ['EARLY CAREER\nNurse, Lakeside Clinic, May 2001 - June 2009', 'employment'],
  ['TRAVELLING FELLOWSHIPS\nThe Quarn Trust, 2012', 'awards'],
])('%j is a heading', (text, kind) => {
  expect(kinds(`${text}\n${SKILLS}`)).toEqual([kind, 'skills'])
})

test('what a document is called on each page heads no summary', () => {
  const text = `Vita\n${POSTS}Vita\nCook, Hotel Marl, 1999 - 2002\n${SKILLS}`
  expect(kinds(text)).toEqual(['employment', 'skills'])
  expect(postsTold(HEAD + text)).toEqual([...TOLD, 'Cook @ Hotel Marl 1999-2002'])
  expect(
    readResume(resumeOf(`Summary\nI look after boats and those who sail in them.\n${POSTS}`), { year: 2026, month: 1 })
      .sections[0]?.kind,
  ).toBe('summary')
  expect(kinds(`Vita\nI have looked after boats and those who sail in them for eleven years.\n${SKILLS}`)).toContain(
    'summary',
  )
})

test('a page title between two lists heads neither, nor does it with a number', () => {
  const awards = 'AWARDS\nQuarn Medal, 2012\n\nVita 1\nFell Cup, 2010\n\nVita 2\nOwl of Marl, 2009\n'
  expect(kinds(`${POSTS}\n${awards}${SKILLS}`)).toEqual(['employment', 'awards', 'skills'])
})

test('below service a university is whom one served', () => {
  const service = 'SERVICE\nUniversity\nLibrary of Marl, 2013 - 2016\nCollege\nOwl Week, 2001 - 2008\n'
  expect(kinds(`${POSTS}\n${service}${SKILLS}`)).toEqual([
    'employment',
    'memberships',
    'memberships',
    'memberships',
    'skills',
  ])
  expect(kinds(`${POSTS}\nUniversity\nBSc Owls, Fell University, 2001\n${SKILLS}`)).toContain('education')
})

test.each(['Department', 'Profession', 'University (all levels)'])('below service, %s is whom one served', (served) => {
  const service = `SERVICE\nCommunity\nClerk of Session, Marl Church, 2015 - 2017\n\n${served}\nChair, Owl Panel, 2012 - 2013\n`
  expect(kinds(`${POSTS}\n${service}${SKILLS}`)).toEqual([
    'employment',
    'memberships',
    'volunteering',
    'memberships',
    'skills',
  ])
})

test('elsewhere they head none', () => {
  expect(kinds(`${POSTS}\nProfession\nOwls, 2012\n${SKILLS}`)).not.toContain('memberships')
})

test('awards that open with their dates are a list of their own, though titles stand behind these', () => {
  const list = [
    'FELLOWSHIPS',
    '2016 - 2018. Scholar in Residence. Marl Institute.',
    '2012 - 2013. Owl Fellow. The Quarn Trust.',
    '1999 - 2004. Research Fellow. Centre for Lakes. Fell University.',
  ]
  expect(postsTold(`${HEAD}${POSTS}\n${list.join('\n')}\n${SKILLS}`)).toEqual(TOLD)
})

test.each(['MENTORSHIPS', 'STUDENT THESES AND DISSERTATIONS'])(
  'whom one taught below %s tells of no post',
  (heading) => {
    const list = `${heading}\n2010 - 2011. Mentor to the Owl Scholar Ada Fell.\n2008 - 2009. Mentor to the Owl Scholar Jo Marl.`
    expect(postsTold(`${HEAD}${POSTS}\n${list}\n${SKILLS}`)).toEqual(TOLD)
  },
)

test('a bracket says that a heading of other wording holds posts', () => {
  expect(kinds(`${POSTS.replace('EXPERIENCE', 'OARS & SAILS (jobs)')}${SKILLS}`)).toEqual(['employment', 'skills'])
  expect(kinds(`${POSTS.replace('EXPERIENCE', 'OARS & SAILS (Tarn)')}${SKILLS}`)).not.toContain('employment')
})

test('a table below committees tells no posts', () => {
  const table = [
    'BOARD COMMITTEES',
    'Year       Body                        Work',
    '2023       Marl Irrigation Trust       Constitution rewrite',
    '2022       Fell Hospice                Board evaluation',
    '2021       Quarn Cemeteries Trust      Risk workshop',
  ]
  expect(postsTold(`${HEAD}${POSTS}\n${table.join('\n')}\n${SKILLS}`)).toEqual(TOLD)
})

test('the rest of a bracket that the row above opened is no heading', () => {
  const text = 'MEMBERSHIPS\nMarl Society of Letters [sections: Old Books,\nLibrary Technologies]\nFell Society of Owls'
  expect(kinds(text)).toEqual(['memberships'])
})

test('members of societies hold no post', () => {
  const societies = [
    'MEMBERSHIPS',
    'Member, Marl Energy Institute, 2010 - 2016',
    'Associate Member, Fell College of Teachers, 2009 - 2012',
  ].join('\n')
  expect(postsTold(`${HEAD}${societies}\n${SKILLS}`)).toEqual([])
})

const LIST = 'Owls of the Marl, Quarn Hall, 2012\nThe Long Brook, Merrow House, 2013\nTen Bridges, Fell, 2015 - 2016'

test.each([
  ['Service to the University', 'memberships'],
  ['Grant Review Panels', 'memberships'],
  ['Bar Admissions', 'memberships'],
  ['Congressional Testimony', 'publications'],
  ['Solo Shows', 'publications'],
  ['Doctoral Students Supervised', 'publications'],
  ['Completed Research Support', 'awards'],
  ['Classes Taught', 'other'],
  ['Eingeladene Vorträge', 'publications'],
  ['Expositions personnelles', 'publications'],
  ['Tribunales de tesis', 'memberships'],
  ['Bancas examinadoras', 'memberships'],
  ['Premi e borse di studio', 'awards'],
  ['Groepstentoonstellingen', 'publications'],
  ['Granty badawcze', 'awards'],
  ['Участие в конференциях', 'publications'],
])('%j heads a list of its own, whose rows are no posts', (heading, kind) => {
  const text = `Experience\n${POSTS.slice(POSTS.indexOf('\n') + 1)}\n${heading}\n${LIST}\n\nSkills\nAudit, Excel`
  expect(kinds(text)).toEqual(['employment', kind, 'skills'])
  expect(postsTold(HEAD + text)).toEqual(TOLD)
})

test('a list that stands together with posts in one heading hides none of them', () => {
  const text = POSTS.replace('EXPERIENCE', 'CREDITS & EMPLOYMENT')
  expect(postsTold(`${HEAD}${text}\n${SKILLS}`)).toEqual(TOLD)
  expect(kinds(`EDUCATION AND EMPLOYMENT\nBSc Owls, Fell University, 1999\n${SKILLS}`)).toEqual(['education', 'skills'])
})

test.each([
  'Judicial Clerkships',
  'Adjunct Appointments',
  'Commands Held',
  'Past Directorships',
  'Curatorial Positions',
  'Journalism Experience',
  'Gastprofessuren',
  'Fonctions hospitalières',
  'Estancias de investigación',
  'Posizioni accademiche',
  'Stanowiska naukowe',
])('%j heads posts', (heading) => {
  const text = `Education\nBSc Owls, Fell University, 1999\n\n${POSTS.replace('EXPERIENCE', heading)}\nSkills\nAudit, Excel`
  expect(kinds(text)).toEqual(['education', 'employment', 'skills'])
  expect(postsTold(HEAD + text)).toEqual(TOLD)
})
