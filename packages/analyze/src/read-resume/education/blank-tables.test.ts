import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

function courses(text: string): string[] {
  const resume = resumeOf(`Ada Merrow\nada@merrow.example\n\nEducation\n${text}`)
  const { education } = readResume(resume, { year: 2026, month: 1 })
  return education.map(
    ({ degree, school, end }) => `${degree?.value ?? '-'} @ ${school?.value ?? '-'} ${end?.year ?? ''}`,
  )
}

test.each([
  [
    'with its marks last',
    'Qualification Board/University Year Percentage\nB.Tech AKTU 2018 72%\n12th U.P. Board 2014 68%\n10th U.P. Board 2012 75%',
    ['B.Tech @ AKTU 2018', '12th @ U.P. Board 2014', '10th @ U.P. Board 2012'],
  ],
  [
    'with its school last',
    'Degree Year of Passing Percentage Board/University\nM.Tech (Structures) 2020 86.3% Quarn University\nClass XII 2013 70% Tarn Board',
    ['M.Tech (Structures) @ Quarn University 2020', 'Class XII @ Tarn Board 2013'],
  ],
  [
    'with its years first',
    'Year Qualification Institute Score\n2018 MBA (Finance) Merrow Business School 7.8\n2013 12th CBSE 82%',
    ['MBA (Finance) @ Merrow Business School 2018', '12th @ CBSE 2013'],
  ],
  [
    'with its rows counted',
    'S.No. Examination Board/University Year of Passing % of Marks\n1. M.Com Quarn University 2016 61%\n2. High School Tarn Board 2009 70%',
    ['M.Com @ Quarn University 2016', 'High School @ Tarn Board 2009'],
  ],
  [
    'with the university of each college',
    'Course College University Year Percentage\nB.E. (Mechanical) Fell College of Engineering Merrow University 2016 68.5%\nHSC Weir Junior College Tarn Board 2012 74%',
    ['B.E. (Mechanical) @ Fell College of Engineering 2016', 'HSC @ Weir Junior College 2012'],
  ],
  [
    'with the field of each course',
    'Examination Discipline School/College Board/University Year of Passing %\nB.Tech Electrical Engineering Fell College of Technology Merrow University 2017 71\n10th - Weir Inter College UP Board 2011 62',
    ['B.Tech Electrical Engineering @ Fell College of Technology 2017', '10th @ Weir Inter College 2011'],
  ],
  [
    'with its schools first',
    'School Degree Year GPA\nMerrow University BSc in Physics 2010 3.5\nWeir School 9 GCSEs 2006 3.9',
    ['BSc in Physics @ Merrow University 2010', '9 GCSEs @ Weir School 2006'],
  ],
  [
    'with its classes in words',
    'Sr. No. Degree Passing Year University Percentage Class\n1 B.E. Civil 2014 Quarn University 62.13 First Class\n2 H.S.C. 2010 Tarn Board 70.00 Distinction',
    ['B.E. Civil @ Quarn University 2014', 'H.S.C. @ Tarn Board 2010'],
  ],
  [
    'with a course that goes on',
    'Course Name of University Percentage Year of passing\nM.B.A Merrow University 68% Pursuing\nB.B.A Merrow University 70% 2022',
    ['M.B.A @ Merrow University ', 'B.B.A @ Merrow University 2022'],
  ],
  [
    'with bullets',
    '• Qualification University/Board Year Percentage\n• MCA Quarn Technical University, Lucknow 2016 72.5%\n• 12th CBSE Board 2010 61%',
    ['MCA @ Quarn Technical University 2016', '12th @ CBSE Board 2010'],
  ],
  [
    'with its head broken over rows',
    'Degree/Certificate Institute/University\nYear\nCPI/%\nBachelor of Technology Merrow Institute of Technology 2021 8.9\nSenior Secondary Weir Public School, CBSE 2017 94%',
    ['Bachelor of Technology @ Merrow Institute of Technology 2021', 'Senior Secondary @ Weir Public School 2017'],
  ],
  [
    'with its cells broken over rows',
    'Qualification Board/University Year Percentage/CGPA\nMining\nEngineering\nMerrow Technological\nUniversity,\nFell\n2017 7.2/10\nSenior\nSecondary\nWeir School\n2013 59%',
    ['Mining\nEngineering @ Merrow Technological\nUniversity 2017', 'Senior\nSecondary @ Weir School 2013'],
  ],
  [
    'with the college of a university in brackets',
    'Qualification Board/University Year Percentage\nB.Tech in Civil\nEngineering\nFTU, Fell (Merrow Institute of Technology &\nManagement, Weir) 2016 70%\n12th U.P. Board 2012 58%',
    ['B.Tech in Civil Engineering @ FTU 2016', '12th @ U.P. Board 2012'],
  ],
  [
    'with each cell in a row, and a head in two',
    'Qualification\nInstitute\nUniversity/Board\nYear of\nPassing\nPercentage\nB.Com\nQuarn College\nMerrow University\n2012\n65%\nBCA\nFell College\nMerrow University\n2009\n61%',
    ['B.Com @ Quarn College 2012', 'BCA @ Fell College 2009'],
  ],
  [
    'with a year below each degree, and no column for it',
    'Degree/ Certificate Board/ University Marks obtained\nB.TECH(Civil)\n(2014-18)\nM.I.E.T. (MERROW\nUNIVERSITY) 70.74%\nINTERMEDIATE\n(2013-2014)\nTARN SR. SEC. SCHOOL, FELL\n(C.B.S.E) 88.6%\nHIGH SCHOOL\n(2011-2012)\nTHE WEIR SCHOOL, FELL\n(C.B.S.E) 9.2',
    ['B.TECH(Civil) @ M.I.E.T. 2018', 'INTERMEDIATE @ TARN SR. SEC. SCHOOL 2014', 'HIGH SCHOOL @ THE WEIR SCHOOL 2012'],
  ],
  [
    'with applications as a field',
    'Course Institute Year Percentage\nDiploma in Computer Applications Merrow University 2016 68%',
    ['Diploma in Computer Applications @ Merrow University 2016'],
  ],
  [
    'with levels that are no courses',
    'Level Name of School Year Graduated Honors Received\nTertiary Merrow State University 2015 Cum Laude',
    ['- @ Merrow State University 2015'],
  ],
])('a table whose cells have blanks between them alone: %s', (_, text, expected) =>
  expect(courses(text).map((course) => course.replaceAll('\n', ' '))).toEqual(
    expected.map((course) => course.replaceAll('\n', ' ')),
  ),
)

test('a second table below the first has a head of its own, and "in" ends no degree', () => {
  const tables =
    'Exam Passed Year Board/University Percentage\nHigh School 2003 Tarn Board Fell 43.62 %\n\nCourse Institute Year Percentage\nDiploma in Civil Weir Instute For Long Learning\nQuarn University\n2007 65.00%'
  expect(courses(tables).map((course) => course.replaceAll('\n', ' '))).toEqual([
    'High School @ Tarn Board Fell 2003',
    'Diploma in Civil @ Weir Instute For Long Learning Quarn University 2007',
  ])
})

test('what follows below a table is read as elsewhere', () => {
  expect(
    courses(
      'Qualification Board/University Year Percentage\nB.Com Quarn University 2014 58%\n\nDiploma in Baking, Fell College, 2016\nWeir University - MSc in Optics (2019)',
    ),
  ).toEqual([
    'B.Com @ Quarn University 2014',
    'Diploma in Baking @ Fell College 2016',
    'MSc in Optics @ Weir University 2019',
  ])
})
