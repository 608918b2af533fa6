import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

const FORM = `Ada Merrow
ada@merrow.example

III. EDUCATIONAL BACKGROUND
PERIOD OF ATTENDANCE
26. LEVEL	NAME OF SCHOOL (Write in full)	BASIC EDUCATION/DEGREE/COURSE (Write in full)	From	To	YEAR GRADUATED
SECONDARY	QUARN NATIONAL HIGH SCHOOL	HIGH SCHOOL DIPLOMA	2003	2007	2007
GRADUATE STUDIES	TARN STATE UNIVERSITY	MASTER OF ARTS IN EDUCATION	2007	2011	2011

V. WORK EXPERIENCE
28. INCLUSIVE DATES (mm/dd/yyyy)
From	To	POSITION TITLE (Write in full/Do not abbreviate)	DEPARTMENT / AGENCY / OFFICE / COMPANY (Write in full/Do not abbreviate)	MONTHLY SALARY	SALARY/ JOB/ PAY GRADE & STEP	STATUS OF APPOINTMENT	GOV'T SERVICE (Y/ N)
07/01/2019	PRESENT	ADMINISTRATIVE OFFICER II	CITY GOVERNMENT OF QUARN	28,512.00	11-2	PERMANENT	Y
06/01/2011	06/30/2019	OFFICE STAFF	TARN AGRI-TRADING	9,500.00	N/A	CONTRACTUAL	N

VIII. OTHER INFORMATION
31. SPECIAL SKILLS	32. RECOGNITION	33. MEMBERSHIP
FILING	N/A	N/A
`
const SHEET = `
WORK EXPERIENCE SHEET
• Duration: July 2019 – Present
• Position: Administrative Officer II
• Name of Office/Unit: City Government of Quarn
• Summary of Actual Duties
Keeps the files of all the city's employees
• Duration: June 2011 – June 2019
• Position: Office Staff
• Name of Office/Unit: Tarn Agri-Trading
• Summary of Actual Duties
Answered calls and issued receipts
`

function read(text: string) {
  const { employment, education } = readResume(resumeOf(text), { year: 2026, month: 1 })
  return {
    posts: employment.map(
      ({ title, employer, details }) => `${title?.value} @ ${employer?.value} ${details.length > 0}`,
    ),
    courses: education.map(({ degree, school }) => `${degree?.value} @ ${school?.value}`),
  }
}

test('heads of columns are known with their numbers, and with how to fill them in behind them', () =>
  expect(read(FORM)).toEqual({
    posts: ['ADMINISTRATIVE OFFICER II @ CITY GOVERNMENT OF QUARN false', 'OFFICE STAFF @ TARN AGRI-TRADING false'],
    courses: [
      'HIGH SCHOOL DIPLOMA @ QUARN NATIONAL HIGH SCHOOL',
      'MASTER OF ARTS IN EDUCATION @ TARN STATE UNIVERSITY',
    ],
  }))

test('a post that a sheet tells once more, with what was done, is told there', () =>
  expect(read(FORM + SHEET).posts).toEqual([
    'Administrative Officer II @ City Government of Quarn true',
    'Office Staff @ Tarn Agri-Trading true',
  ]))
