import { describe, expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

function courses(text: string): string[] {
  const resume = resumeOf(`Ada Merrow\nada@merrow.example\n\n${text}`)
  const { education } = readResume(resume, { year: 2026, month: 1 })
  return education.map(({ degree, school }) => `${degree?.value ?? '-'} @ ${school?.value ?? '-'}`)
}

describe('the list of courses goes on', () => {
  test.each([
    [
      'below the honours of the first',
      'EDUCATION\nFell Law School, Weir\nJuris Doctor, 2019\nHonors: Best Brief, Larch Moot Court\nMerrow College, Weir\nB.A. in Botany, 2014',
      ['Juris Doctor @ Fell Law School', 'B.A. in Botany @ Merrow College'],
    ],
    [
      'below its thesis, with the dates above',
      'EDUCATION\n2010 - 2015\nDoctor of Philosophy\nUniversity of Fell\nPROJECTS\nOn the moss of weirs\n2007 - 2008\nMaster of Science\nUniversity of Larch',
      ['Doctor of Philosophy @ University of Fell', 'Master of Science @ University of Larch'],
    ],
  ])('%s', (_, text, expected) => expect(courses(text)).toEqual(expected))

  test('not where what follows names no course', () => {
    const text =
      'EDUCATION\nBSc Botany, University of Fell, 2019\n\nAWARDS\nMaster of the hounds, 2020\nPrize of Weir, 2021'
    expect(courses(text)).toEqual(['BSc Botany @ University of Fell'])
  })
})
