import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

function courses(text: string): string[] {
  const { education } = readResume(resumeOf(`Ada Merrow\nada@merrow.example\n\n${text}`), { year: 2026, month: 1 })
  return education.map(({ degree, school }) => `${degree?.value ?? '-'} @ ${school?.value ?? '-'}`)
}

test.each([
  [
    'without the mark in brackets',
    'Education\nBachelor of Science in Physics (cum laude honours)\nMerrow University\n2015 - 2018',
    ['Bachelor of Science in Physics @ Merrow University'],
  ],
  [
    'without what is expected',
    'Education\nMerrow University\nAnticipated Graduation May 2027',
    ['- @ Merrow University'],
  ],
  ['without the town', 'Education\nMerrow University\nSalem, Oregon\n2015 - 2018', ['- @ Merrow University']],
  [
    'without the label of its field',
    'Education\nBachelor of Technology [B.Tech] Specialization: Optics\nMerrow University\n2015 - 2018',
    ['Bachelor of Technology [B.Tech] @ Merrow University'],
  ],
  [
    'where its school is named with of',
    'Education\nDiploma in Advanced Nursing of Merrow University',
    ['Diploma in Advanced Nursing @ Merrow University'],
  ],
  [
    'outside a section of its own',
    'Skills\nExcel, Word\nBachelor of Arts in History\nMerrow College, Leeds',
    ['Bachelor of Arts in History @ Merrow College'],
  ],
])('a degree is read %s', (_, text, expected) => expect(courses(text)).toEqual(expected))
