import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { postsTold } from '../samples/posts-told.ts'
import { resumeOf } from '../samples/resume-of.ts'

/** A post as a federal form asks for it, each label above its value. */
function federal(number: number, [title, employer, from, to]: [string, string, string, string]): string {
  return `${number}) Job title (if Federal, include series and grade)
${title}
From (MM/YY)
${from}
To (MM/YY)
${to}
Salary
$61,350
Hours per week
40
Employer's name and address
${employer}
Supervisor's name and phone number
Una Fell 314-555-0172
Describe your duties and accomplishments
Counted the moss of nine parishes for the regional office.`
}

const FEDERAL = `WORK EXPERIENCE
8 Describe your paid and nonpaid work experience related to the job for which you are applying. Do not attach job
descriptions.
${federal(1, ['Moss Analyst, GS-0343-12', 'Bureau of Larches, Merrow City, MO', '04/19', 'Present'])}
${federal(2, ['Grants Specialist (WG-1109-07)', 'Quarn Insurance Company, Topeka, KS', '07/15', '03/19'])}`

test('labels of a federal form above their values', () => {
  expect(postsTold(FEDERAL, 'en', { months: true })).toEqual([
    'Moss Analyst @ Bureau of Larches 2019-4-now',
    'Grants Specialist @ Quarn Insurance Company 2015-7-2019',
  ])
})

test('each fact of a form has its own value, which is no duty', () => {
  const resume = resumeOf(`Ada Merrow\nada@merrow.example\n\n${FEDERAL}`, 'en')
  const [post] = readResume(resume, { year: 2026, month: 1 }).employment
  const details = post!.details.map(({ start, end }) => resume.text.slice(start, end))
  expect(details.at(-1)).toBe('Counted the moss of nine parishes for the regional office.')
  expect(details.join('|')).not.toContain('Una Fell')
})

test('a heading that is a label, too, above the labels of the post', () => {
  const text = `2. PRESENT OR MOST RECENT POST
Name of employer\tTarn Moor High School
Post held\tTeacher of Moss and Coordinator
Date appointed\t09.2018
Age range and number on roll\t11-16, 1,050
Notice required\tHalf a term
3. PREVIOUS EMPLOYMENT (most recent first)
Name of employer\tPost held\tFrom\tTo\tFull/part time\tReason for leaving
St Egbert's College\tTeacher of Ferns\t09.2015\t08.2018\tFull time\tPromotion`
  expect(postsTold(text, 'en', { months: true })).toEqual([
    'Teacher of Moss and Coordinator @ Tarn Moor High School 2018-9-now',
    "Teacher of Ferns @ St Egbert's College 2015-9-2018",
  ])
})

test.each([
  ['Budget Analyst, GS-0560-11', 'Budget Analyst'],
  ['Budget Analyst (GS-0560-11)', 'Budget Analyst'],
  ['Program Analyst, GS-13', 'Program Analyst'],
])('a title before the grade that an authority pays it by: %s', (title, told) => {
  expect(postsTold(`EXPERIENCE\n${title}\nMerrow Revenue Service, Austin, TX\n04/2016 - 03/2019`)).toEqual([
    `${told} @ Merrow Revenue Service 2016-2019`,
  ])
})

const BESIDE = `WORK EXPERIENCE
Work Experience 1
Employer\tMerrow Foods Inc.\tJob Title\tPayroll Supervisor
Start Date\t05/2021\tEnd Date
Current Job\tYes\tLocation\tTarn Falls, OH
Supervisor's Name\tOtto Fell\tReason for Leaving\tSeeking growth
Responsibilities\tRuns the payroll of nine hundred people.
Work Experience 2
Employer\tQuarn Freight LLC\tJob Title\tPayroll Clerk
Start Date\t03/2017\tEnd Date\t04/2021
Current Job\tNo\tLocation\tDayton, OH`

const ABOVE = `WORK EXPERIENCE
Work Experience 1
Employer\tJob Title
Merrow Foods Inc.\tPayroll Supervisor
Start Date\tEnd Date
05/2021
Current Job\tLocation
Yes\tTarn Falls, OH
Responsibilities
Runs the payroll of nine hundred people.
Work Experience 2
Employer\tJob Title
Quarn Freight LLC\tPayroll Clerk
Start Date\tEnd Date
03/2017\t04/2021
Current Job\tLocation
No\tDayton, OH`

test.each([
  ['beside their labels', BESIDE],
  ['below their labels', ABOVE],
])('two fields of a form in a row, the values %s', (_, text) => {
  expect(postsTold(text, 'en', { months: true })).toEqual([
    'Payroll Supervisor @ Merrow Foods Inc. 2021-5-now',
    'Payroll Clerk @ Quarn Freight LLC 2017-3-2021',
  ])
})

test('what an export of an authority says between an employer and the title', () => {
  const post = (employer: string, dates: string, title: string) => `${employer}\t${dates}
Merrow City, MO United States\tSalary: $94,199.00 USD Per Year
Hours per week: 40
Series: 0343 Pay Plan: GS Grade: 12
This is a federal job
${title}
Duties, Accomplishments and Related Skills:
• Counted the moss of nine parishes
Supervisor: Una Fell (816-555-0154)
Okay to contact this Supervisor: Contact me first`
  const posts = [
    post('Larch Valley Administration', '04/2019 - Present', 'Moss and Program Analyst'),
    post('Department of Bridges and Tunnels', '07/2015 - 03/2019', 'Grants Specialist'),
  ]
  expect(postsTold(`Work Experience:\n${posts.join('\n')}`, 'en')).toEqual([
    'Moss and Program Analyst @ Larch Valley Administration 2019-now',
    'Grants Specialist @ Department of Bridges and Tunnels 2015-2019',
  ])
})

test.each([
  ['English', 'Exact title of your post', 'Name of employer', 'Number and kind of employees supervised'],
  ['French', 'Désignation exacte de votre poste', 'Nom de l’employeur', 'Nom du supérieur hiérarchique'],
  ['Spanish', 'Título exacto de su puesto', 'Nombre del empleador', 'Nombre del supervisor'],
])('labels of a personal history form in %s', (_, title, employer, aside) =>
  expect(
    postsTold(
      `27. EMPLOYMENT RECORD
From: 05/2016 To: 01/2021\t${title}: Moss Policy Officer (P-3)
${employer}: World Fern Programme\t${aside}: Ole Fell
From: 09/2011 To: 04/2016\t${title}: National Moss Officer (NO-B)
${employer}: Merrow Relief Bureau\t${aside}: Una Tarn`,
      'en',
    ),
  ).toEqual([
    'Moss Policy Officer (P-3) @ World Fern Programme 2016-2021',
    'National Moss Officer (NO-B) @ Merrow Relief Bureau 2011-2016',
  ]),
)

test('what a form asks for in a bracket behind its label, and in which order it asks for a day', () =>
  expect(
    postsTold(
      `Q7. Present employment
Employer(s): Merrow Healthcare
Job title: Maintenance Porter
From (dd/mm/yy): 11/02/19
To (dd/mm/yy): Present
Q8. Previous employment
Employer(s): Bluefen Stores
Job title: Van driver
From (dd/mm/yy): 05/09/16
To (dd/mm/yy): 09/01/19`,
      'en',
      { months: true },
    ),
  ).toEqual(['Maintenance Porter @ Merrow Healthcare 2019-2-now', 'Van driver @ Bluefen Stores 2016-9-2019']))

/** A post as an applicant system of public employers prints it: what it asks for besides stands above its value. */
const asked = (title: string, firm: string, dates: string, duties: string) =>
  `${title}
${firm}
${dates}
Hours worked per week
40
# of employees supervised
3
Name of supervisor
Otto Fell
May we contact this employer?
Yes
Duties${duties}
Reason for leaving
${dates.endsWith('Present') ? 'Current employer' : 'New opportunity'}`

test('labels above their values below a post without labels', () => {
  const posts = [
    asked(
      'Office Manager',
      'Tarn Roofing LLC',
      'November 2018 - Present',
      '\nRuns payroll for 34 people\nAnswers insurance adjusters',
    ),
    asked(
      'Administrative Assistant',
      'Merrow County Clerk',
      'February 2014 - October 2018',
      '\nIndexed deeds and liens',
    ),
    asked('Cashier', 'H. B. Quarn', 'June 2012 - January 2014', ''),
  ]
  expect(postsTold(`Work experience\n${posts.join('\n')}`)).toEqual([
    'Office Manager @ Tarn Roofing LLC 2018-now',
    'Administrative Assistant @ Merrow County Clerk 2014-2018',
    'Cashier @ H. B. Quarn 2012-2014',
  ])
})

test.each(['Answers insurance adjusters', 'Manages forty account managers', 'Trains new bank tellers'])(
  'what somebody does in the third person is no post: %s',
  (duty) => {
    const post = (dates: string, firm: string, title: string, ...duties: string[]) =>
      [`${dates}\t${firm}\tTarn, TX`, 'Industry: Other/Not Classified', title, ...duties, ''].join('\n')
    const posts = [
      post('05/2018 - Present', 'Tarn Roofing LLC', 'Office Manager', 'Runs payroll for 34 people', duty),
      post('05/2014 - 05/2018', 'Merrow County Clerk', 'Administrative Assistant', 'Indexed deeds'),
      post('05/2012 - 05/2014', 'H. B. Quarn', 'Cashier'),
    ]
    expect(postsTold(`Experience:\n\n${posts.join('\n')}`)).toEqual([
      'Office Manager @ Tarn Roofing LLC 2018-now',
      'Administrative Assistant @ Merrow County Clerk 2014-2018',
      'Cashier @ H. B. Quarn 2012-2014',
    ])
  },
)

test('what an applicant system asks for besides, and leaves empty, heads no other post', () => {
  const post = (number: number, firm: string, title: string, from: string, to: string) =>
    `Work Experience ${number}\nEmployer\t${firm}\nOther Employer\t\nJob Title\t${title}\nStart Date\t${from}\nEnd Date\t${to}\nSupervisor's Name\tOtto Fell`
  const posts = [
    post(1, 'Tarn Clinic Systems', 'Support Specialist', 'Mar 2022', ''),
    post(2, 'Merrow Bean', 'Barista', 'May 2014', 'Jul 2016'),
  ]
  expect(postsTold(`Work Experience\n\n${posts.join('\n\n')}`)).toEqual([
    'Support Specialist @ Tarn Clinic Systems 2022-now',
    'Barista @ Merrow Bean 2014-2016',
  ])
})
