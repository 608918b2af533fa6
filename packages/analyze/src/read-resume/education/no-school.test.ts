import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

function courses(text: string, language?: string): string[] {
  const resume = resumeOf(`Ada Merrow\nada@merrow.example\n\n${text}`, language)
  const { education } = readResume(resume, { year: 2026, month: 1 })
  return education.map(({ degree, school }) => `${degree?.value ?? '-'} @ ${school?.value ?? '-'}`)
}

test.each([
  [
    'what a degree is called once more',
    'Education\nUniversity Merrow\nBachelor of Computing, Network Engineering - Degree\n2017 - 2020',
    ['Bachelor of Computing, Network Engineering @ University Merrow'],
  ],
  [
    'a marked town and its region',
    'Образование\n2008 - 2012 Меровский государственный университет, г. Тарн (Тарнский край)\nЮрист',
    ['Юрист @ Меровский государственный университет'],
  ],
  [
    'the rest of a bracket that goes on below',
    'Education\nMerrow University\nAug 2016 - May 2019\n- BSc in Botany. GPA: 4.70/5.00 (First\n  Class Honours)\n\nFell Polytechnic\nApr 2011 - Apr 2014\n- Diploma in Baking. GPA: 3.67/4.00',
    ['BSc in Botany @ Merrow University', 'Diploma in Baking @ Fell Polytechnic'],
  ],
  [
    'the word before a name',
    "Education\nName: Merrow University\nDegree: Bachelor's Degree in Optics\nGrade: 71%\nName: Weir Secondary school\nGrade: 94%",
    ["Bachelor's Degree in Optics @ Merrow University", '- @ Weir Secondary school'],
  ],
  [
    'the field of a form that asks for degree and course',
    'Education\nDegree: 12th\nYear of passing: 2010\nCourse: NA\nCollege: Weir Junior College\nDegree: B.E\nYear of passing: 2014\nCourse: EEE\nCollege: Fell College of Engineering',
    ['12th @ Weir Junior College', 'B.E @ Fell College of Engineering'],
  ],
])('neither degree nor school: %s', (_, text, expected) => expect(courses(text)).toEqual(expected))

test('neither degree nor school: a mark in the words of other languages', () => {
  expect(
    courses('Ausbildung\n2013 – 2020 Studium der Botanik, Universität Merrow\nStaatsexamen: Gesamtnote 1,0', 'de'),
  ).toEqual(['Studium der Botanik @ Universität Merrow', 'Staatsexamen @ -'])
  expect(
    courses(
      '教育背景\n2016.9-2019.6\t梅罗大学\t软件工程\t本科，转专业\n2019.6-2022.6\t费尔大学\t软件工程\t硕士，保送',
      'zh',
    ),
  ).toEqual(['本科 @ 梅罗大学', '硕士 @ 费尔大学'])
})

test('levels of schooling head sections', () => {
  const text =
    'Pendidikan Tinggi\n\nUniversitas Merrow\nTahun Lulus: 2025\nPrestasi:\n- Juara 2 Lomba\n\nPendidikan Menengah\n\nSMA Negeri 8 Weir\nTahun Lulus: 2021'
  expect(courses(text, 'id')).toEqual(['- @ Universitas Merrow', '- @ SMA Negeri 8 Weir'])
})

test('a trade and a number of a series are no school', () => {
  const text = 'Education\nRed Seal\tBaker\t2011\nB.Sc. in Botany, IT Weir - pass, Level 7\t2009'
  expect(courses(text, 'en')).toEqual(['Red Seal @ -', 'B.Sc. in Botany @ IT Weir'])
})
