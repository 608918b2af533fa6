import { describe, expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

function courses(text: string): string[] {
  const resume = resumeOf(`Ada Merrow\nada@merrow.example\n\nEDUCATION\n${text}`)
  const { education } = readResume(resume, { year: 2026, month: 1 })
  return education.map(({ degree, school }) => `${degree?.value ?? '-'} @ ${school?.value ?? '-'}`)
}

describe('the last word of a field in a row of its own', () => {
  test.each([
    [
      'belongs to the degree above',
      'Bachelor of Technology in Civil\nEngineering\n2012 - 2016\nHSC\nFELL PUBLIC SCHOOL, WEIR\n2008',
      ['Bachelor of Technology in Civil Engineering @ -', 'HSC @ FELL PUBLIC SCHOOL'],
    ],
    [
      'belongs to it behind a bracket, too',
      'Master In Technology (M.Tech) In Mining\nEngineering\nFell College\n2012 - 2016',
      ['Master In Technology (M.Tech) In Mining Engineering @ Fell College'],
    ],
    [
      'and a bracket in a row of its own belong to what stands above them',
      'Diploma in Quarn Carving and Restoration of Old Houses\n(QCR/02)\nFell College\n2012 - 2016',
      ['Diploma in Quarn Carving and Restoration of Old Houses (QCR/02) @ Fell College'],
    ],
    ['is a field where none has begun', 'Fell College, 2012 - 2016\nB.Tech\nEngineering', ['B.Tech @ Fell College']],
  ])('%s', (_, text, expected) => expect(courses(text)).toEqual(expected))
})

test('an item of a list goes on below its text, right of its mark', () => {
  const rows = [
    'Ada Merrow',
    'ada@merrow.example',
    'EDUCATION',
    '• 2021 – 2023: Diploma in Fine Arts, Tarn School of Quarn',
    'Podhal',
    '• 2003 – 2006: A Levels, Fell College',
  ]
  const plain = resumeOf(rows.join('\n'))
  const lines = plain.lines.map((line, at) => {
    const left = rows[at] === 'Podhal' ? 30 : 18
    return {
      ...line,
      box: [left, 20 * at, left + 6 * rows[at]!.length, 20 * at + 14] as [number, number, number, number],
    }
  })
  const { education } = readResume({ ...plain, lines }, { year: 2026, month: 1 })
  expect(education.map(({ school }) => school?.value)).toEqual(['Tarn School of Quarn Podhal', 'Fell College'])
})
