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
    ['is a field where none has begun', 'Fell College, 2012 - 2016\nB.Tech\nEngineering', ['B.Tech @ Fell College']],
  ])('%s', (_, text, expected) => expect(courses(text)).toEqual(expected))
})
