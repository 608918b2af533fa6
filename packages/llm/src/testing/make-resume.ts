import type { ResumeText } from '@evenhand/model'
import { createChance } from './create-chance.ts'

/** A resume of an invented person. */
export type MadeResume = { resume: ResumeText; canaries: string[] }

const GIVEN = ['Anneke', 'Tomasz', 'Ifeoma', 'Lucía', 'Henrik', 'Mehwish', 'Corin', 'Saoirse', 'Dimitra', 'Walid']
const FAMILY = ['Quillfeather', 'Brzozowicz', 'Okonjima', 'Valdecasas', 'Lindqvarn', 'Tharparkar', 'Penhallowe']
const STREETS = ['Marrowbone Lane', 'Kestrel Street', 'Juniper Avenue', 'Foundry Road']
const WORK = [
  {
    title: 'Staff Nurse',
    employer: 'Northmoor Hospital',
    lines: [
      'Cared for 24 patients on an acute medical ward each shift',
      'Administered medication and kept patient records up to date',
      'Trained six student nurses in wound care and infection control',
      'Led the handover between day and night shifts',
    ],
    skills: 'Patient care, wound care, medication administration, infection control, triage',
    degree: 'Bachelor of Nursing',
  },
  {
    title: 'Backend Developer',
    employer: 'Larkfield Software',
    lines: [
      'Built REST services in Java and Spring Boot for 40 internal clients',
      'Moved a reporting database from Oracle to PostgreSQL',
      'Cut the response time of the search service by 60 percent',
      'Wrote automated tests and reviewed code of four colleagues',
    ],
    skills: 'Java, Spring Boot, PostgreSQL, Docker, Kubernetes, Git',
    degree: 'Bachelor of Computer Science',
  },
  {
    title: 'Head Chef',
    employer: 'The Copper Kettle',
    lines: [
      'Ran a kitchen of nine cooks serving 180 covers a night',
      'Planned seasonal menus and controlled food cost below 28 percent',
      'Kept HACCP records and passed every hygiene inspection',
      'Ordered from 30 local suppliers and managed stock',
    ],
    skills: 'Menu planning, food safety, HACCP, stock control, team leadership',
    degree: 'Diploma in Culinary Arts',
  },
  {
    title: 'Accountant',
    employer: 'Ferrow and Sons',
    lines: [
      'Prepared monthly accounts and reconciled 14 bank accounts',
      'Filed VAT returns and prepared the yearly audit',
      'Brought the month-end close down from 9 to 4 days',
      'Advised managers on budgets and cash flow',
    ],
    skills: 'Bookkeeping, VAT, SAP, Excel, budgeting, audit preparation',
    degree: 'Bachelor of Accounting',
  },
]

/** The job that the nurses among these people would apply for. */
export const NURSE_JOB = `Registered Nurse

A hospital of 300 beds, fills a permanent post on its surgical floor.

Requirements
- At least 3 years of experience as a nurse
- Bachelor's degree in nursing
- Medication administration
- Wound care
- Fluent English
Nice to have
- Mentoring of trainees
- Triage
- Knowledge of electronic charts

Duties
- Prepare people for operations and look after them when they return
- Speak with families about discharge
- Keep patient records up to date`

/** The resume of invented person number `seed`; `extra` lines are put at its end. */
export function makeResume(seed: number, extra = ''): MadeResume {
  const chance = createChance(seed + 1)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)]!
  const name = `${pick(GIVEN)} ${pick(FAMILY)}`
  const email = `${name.toLowerCase().replaceAll(/[^a-z]/g, '.')}${seed}@quayside-mail.org`
  const phone = `+44 7700 900${String(100 + (seed % 900)).padStart(3, '0')}`
  const street = `${1 + Math.floor(chance() * 90)} ${pick(STREETS)}`
  const link = `linkedin.com/in/canary-${seed}`
  const work = WORK[seed % WORK.length]!
  const start = 2012 + Math.floor(chance() * 8)
  const text = [
    name,
    `${street}, Bristol BS1 4TR`,
    `${email} | ${phone} | ${link}`,
    '',
    'Summary',
    `${work.title} with a steady record of careful work.`,
    '',
    'Experience',
    `${work.title}, ${work.employer}`,
    `March ${start} - June ${start + 5}`,
    ...work.lines.map((line) => `- ${line}`),
    '',
    'Education',
    `${work.degree}, University of Leeds, ${start - 1}`,
    '',
    'Skills',
    work.skills,
    '',
    'Languages',
    'English (native), French (B2)',
    ...(extra === '' ? [] : ['', ...extra.split('\n')]),
  ].join('\n')
  return { resume: toResumeText(text), canaries: [name, email, phone, phone.replaceAll(' ', ''), street, link] }
}

/** A text as the reader of plain text files gives it. */
export function toResumeText(text: string, fileName = 'resume.txt'): ResumeText {
  let at = 0
  const lines: ResumeText['lines'] = []
  for (const line of text.split('\n')) {
    const [start, end] = [at, at + line.length]
    at = end + 1
    if (line.trim() !== '') lines.push({ start, end, page: 1, level: 'body', bold: false })
  }
  return { fileName, mediaType: 'text/plain', text, lines, pages: 1, warnings: [], hidden: [] }
}
