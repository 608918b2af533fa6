import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

/** The posts below a heading, as "title @ employer start". */
function postsOf(rows: string): string[] {
  const text = `Ada Merrow\nada@merrow.example\n\nEXPERIENCE\n${rows}\n`
  const { employment } = readResume(resumeOf(text), { year: 2026, month: 1 })
  return employment.map(
    ({ title, employer, start }) => `${title?.value ?? '-'} @ ${employer?.value ?? '-'} ${start?.year ?? ''}`,
  )
}

const WHOLE = `Software Engineer, Quarn Inc.
April 2020 - October 2024
Wrote the billing of the shop for all of its customers.

Harbour Pilot, Tarn Ltd
April 2018 - March 2020
Brought in ships by day and by night, whatever the weather.`

test('a role in what was done is no post among posts with employers and dates', () => {
  expect(postsOf(`${WHOLE}\n\nBoard of the tug\nTeam Lead`)).toEqual([
    'Software Engineer @ Quarn Inc. 2020',
    'Harbour Pilot @ Tarn Ltd 2018',
  ])
})

test('titles alone are posts where no others are told', () => {
  expect(postsOf('Team Lead\n\nHarbour Pilot')).toEqual(['Team Lead @ - ', 'Harbour Pilot @ - '])
})

test('a title below the notes on an employer and its dates is of that post', () => {
  const rows = `Tarn Department of Roads\t09/2018 - 12/2024
Fell, NC\tHours per week: 40
12 Fell Street
Salary: $82,015 per year
Budget Analyst
Wrote the budget of the roads and of the bridges every spring.

Tarn Department of Schools\t06/2015 - 08/2018
Fell, NC\tHours per week: 40
14 Fell Street
Salary: $66,510 per year
Budget Technician
Paid the bills of the kitchens and kept the books of all of them.`
  expect(postsOf(rows)).toEqual([
    'Budget Analyst @ Tarn Department of Roads 2018',
    'Budget Technician @ Tarn Department of Schools 2015',
  ])
})

test('what a dash adds to the title of a sentence belongs to it', () => {
  const rows = `Presently working as Assistant Engineer – Piping in Quarn Oil Ltd., Fell from Aug 2012 till date.
Worked as Graduate Engineer Trainee in Tarn Fertilisers Ltd, Wye from July 2009 to June 2010.
Job profile: drawings, progress reports and the work with contractors on the site during erection and test.`
  expect(postsOf(rows)).toEqual([
    'Assistant Engineer – Piping @ Quarn Oil Ltd 2012',
    'Graduate Engineer Trainee @ Tarn Fertilisers Ltd 2009',
  ])
})

test('a long remark behind the dash is no part of the title', () => {
  const rows = `Presently working as Assistant Engineer – all the pipes of the works and its tanks – in Quarn Ltd from Aug 2012.
Worked as Graduate Engineer Trainee in Tarn Fertilisers Ltd, Wye from July 2009 to June 2010.
Job profile: drawings, progress reports and the work with contractors on the site during erection and test.`
  expect(postsOf(rows)).toEqual([
    'Assistant Engineer @ Quarn Ltd 2012',
    'Graduate Engineer Trainee @ Tarn Fertilisers Ltd 2009',
  ])
})

test.each([
  [
    'some with their time',
    '• Presently working as Sr. Accountant in M/s. Quarn Traders.\n• Worked as Accountant with M/s Merrow Mills from Jan 2010 to Mar 2012\n• Worked as Junior Accountant at Messrs. Tarn & Sons, Tarnford.',
    ['Sr. Accountant @ Quarn Traders ', 'Accountant @ Merrow Mills 2010', 'Junior Accountant @ Tarn & Sons '],
  ],
  [
    'with how long one was there',
    '• Currently working as Branch Manager with Quarn Finance Ltd since April 2019.\n• Worked as Cashier at Merrow Mart for 2 years.',
    ['Branch Manager @ Quarn Finance Ltd 2019', 'Cashier @ Merrow Mart '],
  ],
  [
    'with praise before the name',
    '• Working as a Site Engineer in a reputed & well known company named Quarn Builders from April 2016 to till date.\n• Worked as a Junior Engineer with the leading construction firm Merrow Works from Jan 2012 to March 2016.',
    ['Site Engineer @ Quarn Builders 2016', 'Junior Engineer @ Merrow Works 2012'],
  ],
  [
    'below numbered rows that name the firm',
    '1) QUARN BUILDERS - TARNFORD\nWorking as a Site Engineer for the refinery of Fell Corporation from April 2016 to till date.\nJob Profile\n• Handling the site.\n2) Merrow Works(I) Ltd - TARNFORD\nWorked as a Junior Engineer in a reputed company Merrow Works from Jan 2012 to March 2016.\n• Kept the books.',
    ['Site Engineer @ QUARN BUILDERS 2016', 'Junior Engineer @ Merrow Works(I) Ltd 2012'],
  ],
  [
    'with a time that a margin broke',
    '• Worked As Store Keeper in Quarn Stone Works 21 January 20 to 30\nNovember 20.\n• Working As Store Manager in Merrow Mills Pvt. Ltd.',
    ['Store Keeper @ Quarn Stone Works 2020', 'Store Manager @ Merrow Mills Pvt. Ltd '],
  ],
])('sentences that tell where one worked as what are posts: %s', (_, rows, posts) =>
  expect(postsOf(rows)).toEqual(posts),
)

test('but a sentence below another post tells what was done there', () => {
  const rows = `Site Engineer, Quarn Builders Ltd, 2015 - 2018
• Worked as liaison officer with Tarnford City Council on permits.
• Worked as team leader with Merrow Bridge Works.`
  expect(postsOf(rows)).toEqual(['Site Engineer @ Quarn Builders Ltd 2015'])
})
