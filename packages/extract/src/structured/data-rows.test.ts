import { expect, test } from 'vitest'
import { processorTime } from '../testing/processor-time.node.ts'
import { dataRows } from './data-rows.ts'

const POSTS = [
  '',
  '## Work experience',
  '',
  'Employer: Quarn Works Ltd',
  'Position: Staff Clerk',
  'Dates: 2019-02 –',
  'Ledgers of four shops.',
  '- Kept the ledger & the till',
  '',
  'Employer: Merrow Grill',
  'Position: Cook',
  'Dates: 2016-01 – 2019-01',
]
const STUDY = [
  '',
  '## Education',
  '',
  'School: Tarn College',
  'Field of study: Baking',
  'Degree: Diploma',
  'Dates: 2014 – 2015',
]
const WORK = {
  name: 'Quarn Works Ltd',
  position: 'Staff Clerk',
  startDate: '2019-02',
  summary: 'Ledgers of four shops.',
  highlights: ['Kept the ledger & the till'],
}

test('JSON Resume: headings, labels, dates; a post without an end is held', () => {
  const resume = {
    $schema: 'https://schema.example/v1.json',
    basics: { name: 'Ada Merrow', email: 'ada@merrow.example', location: { city: 'Tarn', countryCode: 'IE' } },
    work: [WORK, { name: 'Merrow Grill', position: 'Cook', startDate: '2016-01', endDate: '2019-01' }],
    education: [
      { institution: 'Tarn College', area: 'Baking', studyType: 'Diploma', startDate: '2014', endDate: '2015' },
    ],
    skills: [
      { name: 'Ledgers', level: 'Master' },
      { name: 'Office', keywords: ['Excel', 'Word'] },
    ],
  }
  expect(dataRows(JSON.stringify(resume, null, 2))).toEqual([
    'Name: Ada Merrow',
    'Email: ada@merrow.example',
    'Location: Tarn, IE',
    ...POSTS,
    ...STUDY,
    '',
    '## Skills',
    'Ledgers (Master)',
    'Office: Excel, Word',
  ])
})

test.each<[what: string, json: object, rows: string[]]>([
  [
    'what other programs write',
    {
      candidate: { full_name: 'Ada Merrow', phone: '+1 555 0100' },
      work_experience: [
        { job_title: 'Cook', company: 'Merrow Grill', end_date: null, start_date: 'Jan 2018', duties: ['Baked'] },
      ],
      skills: { kitchen: ['Baking', 'Grilling'] },
      certifications: ['First Aid'],
    },
    [
      ...['Full name: Ada Merrow', 'Phone: +1 555 0100', '', '## Work experience', '', 'Position: Cook'],
      ...['Employer: Merrow Grill', 'Dates: Jan 2018 –', '- Baked', '', '## Skills'],
      ...['Kitchen: Baking, Grilling', '', '## Certificates', 'First Aid'],
    ],
  ],
  [
    'dates in parts',
    { jobs: [{ role: 'Cook', from: { year: 2016, month: 4 }, to: { month: 'May', year: 2017 } }] },
    ['', '## Work experience', '', 'Position: Cook', 'Dates: 2016-04 – May 2017'],
  ],
])('JSON: %s', (_, json, rows) => {
  expect(dataRows(JSON.stringify(json))).toEqual(rows)
})

test('HR-XML: employers with the posts within them', () => {
  const xml = `<?xml version="1.0"?>
<Candidate xmlns:hr="http://hr.example">
  <CandidatePerson><PersonName><hr:GivenName>Ada</hr:GivenName><hr:FamilyName>Merrow</hr:FamilyName></PersonName></CandidatePerson>
  <EmploymentHistory>
    <EmployerHistory><hr:OrganizationName>Quarn Works Ltd</hr:OrganizationName><PositionHistory>
      <PositionTitle>Staff Clerk</PositionTitle>
      <EmploymentPeriod><StartDate><FormattedDateTime>2019-02</FormattedDateTime></StartDate><CurrentIndicator>true</CurrentIndicator></EmploymentPeriod>
      <Description>&lt;p&gt;Ledgers of four shops.&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Kept the ledger &amp;amp; the till&lt;/li&gt;&lt;/ul&gt;</Description>
    </PositionHistory></EmployerHistory>
    <EmployerHistory><hr:OrganizationName>Merrow Grill</hr:OrganizationName><PositionHistory>
      <PositionTitle>Cook</PositionTitle>
      <EmploymentPeriod><StartDate><FormattedDateTime>2016-01</FormattedDateTime></StartDate><EndDate><FormattedDateTime>2019-01</FormattedDateTime></EndDate></EmploymentPeriod>
    </PositionHistory></EmployerHistory>
  </EmploymentHistory>
</Candidate>`
  expect(dataRows(xml)).toEqual(['Name: Ada Merrow', ...POSTS])
})

test('Europass XML: dates in attributes, values below labels of their own', () => {
  const xml = `<SkillsPassport><LearnerInfo><WorkExperienceList>
    <WorkExperience><Period><From year="2012" month="--08"/><Current>true</Current></Period>
      <Position><Code>43100</Code><Label>Cook</Label></Position>
      <Employer><Name>Merrow Grill</Name><Sector><Label>Food</Label></Sector></Employer></WorkExperience>
    <WorkExperience><Period><From year="2008"/><To year="2012" month="--07"/></Period><Position><Label>Porter</Label></Position></WorkExperience>
  </WorkExperienceList></LearnerInfo></SkillsPassport>`
  expect(dataRows(xml)).toEqual([
    ...['', '## Work experience', '', 'Dates: 2012-08 –', 'Code: 43100', 'Position: Cook'],
    ...['Employer: Merrow Grill', 'Sector: Food', '', 'Dates: 2008 – 2012-07', 'Position: Porter'],
  ])
})

test('YAML: lists at the indent of their key, values in rows of their own, remarks', () => {
  const yaml = `# written by hand
cv:
  name: Ada Merrow
  phone: "+41 79 555 01 08"
  sections:
    experience:
    - company: Quarn Works Ltd
      position: Staff Clerk
      start_date: 2019-02
      end_date: present
      summary: >
        Ledgers of
        four shops.
      highlights:
        - Kept the ledger & the till
    - company: Merrow Grill
      position: Cook
      start_date: 2016-01
      end_date: 2019-01
`
  const posts = POSTS.map((row) => row.replace(/–$/, '– present'))
  expect(dataRows(yaml)).toEqual(['written by hand', 'Name: Ada Merrow', 'Phone: +41 79 555 01 08', ...posts])
})

test.each<[what: string, text: string]>([
  ['a text with labels', 'Name: Ada Merrow\nExperience:\nPosition: Cook\nCompany: Merrow Grill\n2016 - 2019'],
  ['a text with a list of posts', 'Experience:\n- Cook, Merrow Grill: 2016\n- Clerk: 2012\nSkills: baking'],
  ['the same keys twice', 'work:\n  position: Cook\n  company: Merrow Grill\n  position: Clerk\n  company: Quarn'],
  ['data that are no resume', '{"orders": [{"name": "Flour", "from": "Tarn"}]}'],
  ['data cut off', '{"work": [{"name": "Merrow Grill", "position": "Cook"'],
  ['XML that is broken', '<work><title>Cook</title><company>Merrow Grill</work>'],
  ['nests without end', '['.repeat(5000) + ']'.repeat(5000)],
])('no data: %s', (_, text) => {
  expect(dataRows(text)).toBeUndefined()
})

test('a value of a million rows is read', () => {
  const json = JSON.stringify({ work: [{ name: 'Lindholm', position: 'Nurse', summary: 'a\n'.repeat(1_000_000) }] })
  expect(dataRows(json)).toHaveLength(1_000_005)
})

// Each date once looked for its mate among all others, which took minutes.
test('a post with very many dates is read in time', () => {
  const dates = Array.from({ length: 100_000 }, (_, at) => [`part${at}`, { start: '2019' }])
  const json = JSON.stringify({ work: [{ name: 'Lindholm', position: 'Nurse', ...Object.fromEntries(dates) }] })
  const started = processorTime()
  expect(dataRows(json)?.filter((row) => row === 'Dates: 2019 –')).toHaveLength(100_000)
  expect(processorTime() - started).toBeLessThan(10_000)
})

test('the tree of such a file without its signs: keys without a colon above what stands further in', () => {
  const shown = `basics
  name: Ada Merrow
work
  - name: Quarn Works Ltd
    position: Staff Clerk
    startDate: 2019-02
    summary: Ledgers of four shops.
    highlights
      - Kept the ledger & the till
  - name: Merrow Grill
    position: Cook
    startDate: 2016-01
    endDate: 2019-01
`
  expect(dataRows(shown)).toEqual(['Name: Ada Merrow', ...POSTS])
  expect(dataRows(shown.replace('  name: Ada', 'name: Ada'))).toBeUndefined()
})
