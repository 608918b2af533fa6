import { expect, test } from 'vitest'
import { analyze } from '../analyze.ts'
import { readJob } from '../read-job/read-job.ts'
import { resumeOf } from '../read-resume/samples/resume-of.ts'

/** All sentences about a person, by their codes and arguments. */
function told(text: string, jobText?: string) {
  const job = jobText === undefined ? undefined : readJob(jobText)
  const { words } = analyze(resumeOf(text), { job, today: { year: 2026, month: 1 } })
  return Object.values(words).flat()
}

const args = (findings: ReturnType<typeof told>, code: RegExp) =>
  findings.filter((finding) => code.test(finding.code)).map((finding) => finding.args)

const ENGINEER = `Dorian Felk

Experience
Platform Engineer, Quillmark Ltd, January 2018 to December 2025
- Runs forty services on Kubernetes

Skills
Docker
`

test('a skill that is only implied is never told to be shown under its own name', () => {
  const findings = told(ENGINEER, 'Platform Engineer\n\nRequirements\n- Docker\n- Run services\n')
  const skills = args(findings, /^(?:strength-skill|substance-skill|open-named|open-shown)/u)
  expect(skills.length).toBeGreaterThan(0)
  expect(JSON.stringify(skills)).toContain('Kubernetes')
  expect(JSON.stringify(skills)).not.toContain('Docker')
})

const PEOPLE = `Sefa Ndaba

Experience
Senior Claims Assessor, Harrow Mutual, January 2021 to present
Claims Assessor, Brook Insurance Brokers, January 2018 to December 2020
Cashier, Corner Petrol Station, January 2014 to December 2015
`

test('years in this work and a rise are those of one line of work', () => {
  const findings = told(PEOPLE)
  const times = args(findings, /^opening-/u).map(({ years }) => years)
  expect(times.every((years) => years === undefined || Number(years) <= 8)).toBe(true)
  expect(args(findings, /^strength-rise$/u)).toMatchObject([
    { first: 'Claims Assessor', title: 'Senior Claims Assessor' },
  ])
})

test.each([
  ['Kassierer, Laden Nord, 2014 - 2015', 'Leiter Kundendienst, Werk Süd, 2018 - 2025', 0],
  ['Cashier, Corner Shop, 2014 - 2015', 'Senior Nurse, Tarrow Infirmary, 2018 - 2025', 0],
  ['Farmacist asistent, Tarn SA, 2014 - 2015', 'Asistent medical principal, Quarn SA, 2018 - 2025', 0],
  ['Nurse, Tarrow Infirmary, 2014 - 2015', 'Senior Nurse, Harrow Clinic, 2018 - 2025', 1],
  ['Cashier, Corner Shop, 2014 - 2015', 'Department Manager, Corner Shop, 2018 - 2025', 1],
])('from %s to %s', (first, latest, rises) => {
  expect(args(told(`Ada Quill\n\nExperience\n${latest}\n${first}\n`), /-rise$/u)).toHaveLength(rises)
})

const INTERN = (project: string) => `Dorian Felk

Experience
Platform Engineer, Quillmark Ltd, January 2020 to December 2025
- Runs forty services on Kubernetes

Software Engineering Intern, Brightsand, June 2017 to August 2017
- Built the settings page in React
${project}`

test('what a project shows is not told to have been used last in a job of long ago', () => {
  const job = 'Platform Engineer\n\nRequirements\n- React\n- Kubernetes\n'
  const stale = /^(?:advice-ask-stale|substance-skill-until)$/u
  expect(args(told(INTERN(''), job), stale)).not.toHaveLength(0)
  const project = '\nProjects\nTrailbook\nJune 2021 - Present\n- A map of footpaths, made with React\n'
  expect(args(told(INTERN(project), job), stale)).toHaveLength(0)
})

test('the requirements of a job are counted as its list shows them', () => {
  const job = 'Platform Engineer\n\nRequirements\n- Kubernetes\n- Run services\n- Docker\n- Night shifts\n- React\n'
  const counted = args(told(ENGINEER, job), /^substance-(?:several|every)$|^open-nothing$/u)
  for (const { of, count } of counted) expect(of ?? count).toBe(readJob(job).requirements.length)
})

test('a title that is the job’s own is told neither to differ nor to be of another line of work', () => {
  const findings = told(
    ENGINEER.replace('Platform Engineer', 'Web Designer'),
    'Web Designer\n\nRequirements\n- Excel\n',
  )
  expect(args(findings, /^opening-(?:same-by-content|near-work|other)|^fit-latest-other$|^title-described$/u)).toEqual(
    [],
  )
})

test('a course that ends after the resume was written is under way, not a degree held', () => {
  const student = `Priya Ottershaw

Experience
Healthcare Assistant, Pellworth Infirmary, June 2024 to present
- Personal care

Education
BSc Adult Nursing, University of Harrowmere, 2024 - 2027
`
  const findings = told(student, 'Staff Nurse\n\nRequirements\n- Degree in nursing\n')
  expect(findings.map(({ code }) => code)).toContain('degree-ongoing')
  expect(args(findings, /^education-entry/u)).toMatchObject([{ when: 'ongoing' }])
  expect(args(findings, /^strength-degree/u)).toEqual([])
})

test('years that are only stated are not told as counted from dated jobs', () => {
  const returner = `Lorna Ottershaw

Experience
Staff Nurse, Pellworth Infirmary (7 years)
- Cared for patients of an acute ward, drug rounds and handover

Education
Diploma in Nursing, Harrowmere College
`
  const findings = told(returner, 'Staff Nurse\n\nRequirements\n- 2 years as a nurse\n')
  expect(args(findings, /^strength-years/u)).toEqual([])
})

test('of somebody who shows much of the job nobody says that it is in another field', () => {
  const job = 'Shift Lead\n\nRequirements\n- Kubernetes (must)\n- Docker\n- Excel\n- Cook for the team\n'
  const text = ENGINEER.replace('Platform Engineer', 'Barista').replace('Docker\n', 'Docker, Excel\n')
  const codes = told(text, job).map(({ code }) => code)
  expect(codes.filter((code) => /^opening-other|^fit-latest-other$|^advice-ask-change$/u.test(code))).toEqual([])
  const nothing = told('Ada Quill\n\nExperience\nBarista, Corona, March 2020 to present\n- Coffee\n', job)
  expect(nothing.map(({ code }) => code)).toContain('advice-ask-change')
})

test('of whom nobody can say how near their work is, it is told what it has been, in more than one way', () => {
  const job = 'Shift Lead\n\nRequirements\n- Kubernetes (must)\n- Docker\n- Excel\n- Cook for the team\n'
  const codes = Array.from({ length: 12 }, (_, n) => {
    const posts = `Barista, Quillmark Ltd, January 20${(10 + n / 2) | 0} to present\n- Runs ${n + 4} services on Kubernetes\n\nUsher, Corona Cinema, January 2003 to March 2009\n`
    const findings = told(`Dorian Felk\n\nExperience\n${posts}\nSkills\nDocker, Excel\n`, job)
    return findings.map(({ code }) => code).find((code) => code.startsWith('opening-'))
  })
  expect(new Set(codes).size).toBeGreaterThan(1)
  for (const code of codes) expect(code).toMatch(/^opening-(?:since|long|path)$/u)
})
