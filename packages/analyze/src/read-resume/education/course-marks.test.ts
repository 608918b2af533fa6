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
  [
    'where "from" stands behind its bracket',
    'Education\nB.Sc. (Agri.) from Fell Hall, Merro in 2010\nMatric from W.S.B. in 2003',
    ['B.Sc. (Agri.) @ Fell Hall', 'Matric @ W.S.B.'],
  ],
  [
    'where its name is written small',
    'School\nWeir Polytechnic - Crane Operator certificate - 2016\nCarl Ridge High, grade 12, 2011',
    ['Crane Operator certificate @ Weir Polytechnic', 'grade 12 @ Carl Ridge High'],
  ],
  [
    'without remarks behind a label',
    'Education\nDoctor of Education, 2020\nMerrow University\nWorking title: the L1 classroom. Supervisor: Dr P. Bree',
    ['Doctor of Education @ Merrow University'],
  ],
  [
    'in another section behind its name',
    'Education\nBA History, Merrow University, 2010\n\nTraining\nPG Diploma in Optics, Weir Academy, Fell (June 2013)',
    ['BA History @ Merrow University', 'PG Diploma in Optics @ Weir Academy'],
  ],
  [
    'without the marks of a table',
    'Education\nCourse\tInstitute\tYear\tClass\nB.Sc.\tWeir College\t2015\tI\nCTET\tFell School\t2017\tQualified',
    ['B.Sc. @ Weir College', 'CTET @ Fell School'],
  ],
])('a degree is read %s', (_, text, expected) => expect(courses(text)).toEqual(expected))
