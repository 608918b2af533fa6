import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

function courses(text: string): string[] {
  const head = 'Mara Merrow\nmara@merrow.example\n\nExperience\nCook, Tarn Inn, May 2018 - June 2020\n\n'
  const { education } = readResume(resumeOf(head + text), { year: 2026, month: 1 })
  return education.map(
    ({ degree, school, start, end }) =>
      `${degree?.value ?? '-'} @ ${school?.value ?? '-'} ${start?.year ?? '-'} ${end?.year ?? '-'}`,
  )
}

test.each([
  [
    'each in a row of its own, with its first and its last day',
    `Institution: Quarn Institute of Technology
Major: Mechanical Engineering
Degree: Bachelor of Engineering (Level 7)
From: 2013-09
To: 2017-06
Institution: Tarn Training Centre
Major: Maintenance Fitting
Degree: Advanced Craft Certificate
From: 2008-09
To: 2012-08`,
    [
      'Bachelor of Engineering (Level 7) @ Quarn Institute of Technology 2013 2017',
      'Advanced Craft Certificate @ Tarn Training Centre 2008 2012',
    ],
  ],
  [
    'each beside a tab, with the years that were attended',
    `School or University\tTarn Technical College
Degree\tNational Diploma
Field of Study\tPublic Relations
First Year Attended\t2013
Last Year Attended\t2015`,
    ['National Diploma @ Tarn Technical College 2013 2015'],
  ],
  [
    'beside them, two in a row',
    `Education 1
Institution\tQuarn Valley University\tProgram\tAccounting
Education Level (Achieved)\tBachelor's Degree\tGraduation Date\t05/2014
Location\tDayton, OH
Education 2
Institution\tLarch High School\tProgram\tGeneral
Education Level (Achieved)\tHigh School Diploma\tGraduation Date\t06/2010
Location\tLima, OH`,
    ["Bachelor's Degree @ Quarn Valley University - 2014", 'High School Diploma @ Larch High School - 2010'],
  ],
  [
    'below them, two in a row',
    `Education 1
Institution\tProgram
Quarn Valley University\tBachelor of Commerce in Accounting
Education Level (Achieved)\tGraduation Date
Bachelor's Degree\t05/2014
Education 2
Institution\tProgram
Larch High School\tHigh School Diploma
Education Level (Achieved)\tGraduation Date
High School\t06/2010`,
    [
      'Bachelor of Commerce in Accounting @ Quarn Valley University - 2014',
      'High School Diploma @ Larch High School - 2010',
    ],
  ],
  [
    'below them, one in a row',
    `Education 1
School or University
Fell Community College
Degree
Certificate
Field of Study
Culinary Arts
From
2014
To (Actual or Expected)
2016
Education 2
School or University
Tarn Adult Education
Degree
GED
To (Actual or Expected)
2012`,
    ['Certificate @ Fell Community College 2014 2016', 'GED @ Tarn Adult Education - 2012'],
  ],
  [
    'behind colons, two in a row',
    `Institution: Quarn Valley University\tProgram: Bachelor of Commerce
Start Date: 09/2010\tGraduation Date: 05/2014
Institution: Tarn Institute of Baking\tProgram: Certificate III in Baking
Start Date: 09/2008\tGraduation Date: 06/2010`,
    [
      'Bachelor of Commerce @ Quarn Valley University 2010 2014',
      'Certificate III in Baking @ Tarn Institute of Baking 2008 2010',
    ],
  ],
  [
    'beside them, one of which is a label, too',
    `School Name\tQuarn Valley University
Degree\tBachelor of Arts
Major\tMoss
Dates Attended\t2010 - 2014
School Name\tTarn Academy
Degree\tDiploma
Major\tBaking
Dates Attended\t2006 - 2010`,
    ['Bachelor of Arts @ Quarn Valley University 2010 2014', 'Diploma @ Tarn Academy 2006 2010'],
  ],
  [
    'below the heads of columns, which are no form',
    `School / College / University\tFrom\tTo\tQualification obtained\tGrade / class
Quarn Metropolitan University\t2014\t2015\tPGCE Secondary Moss\tPass
Larch University\t2010\t2013\tBSc (Hons) Moss\t2:1`,
    ['PGCE Secondary Moss @ Quarn Metropolitan University 2014 2015', 'BSc (Hons) Moss @ Larch University 2010 2013'],
  ],
])('labels of a form with the values %s', (_, rows, expected) =>
  expect(courses(`Education\n${rows}\nSkills\nBaking`)).toEqual(expected),
)

test('the school at the head of a form is where one applies', () => {
  const { education } = readResume(
    resumeOf(`APPLICATION FOR TEACHING APPOINTMENT
Post applied for\tTeacher of Moss
School\tTarn Lane High School
1. PERSONAL DETAILS
Surname\tMerrow
Forename(s)\tMara
2. EDUCATION AND QUALIFICATIONS
School / College / University\tFrom\tTo\tQualification obtained
Quarn Metropolitan University\t2014\t2015\tPGCE Secondary Moss
Larch University\t2010\t2013\tBSc (Hons) Moss`),
    { year: 2026, month: 1 },
  )
  expect(education.map(({ school }) => school?.value)).toEqual(['Quarn Metropolitan University', 'Larch University'])
})
