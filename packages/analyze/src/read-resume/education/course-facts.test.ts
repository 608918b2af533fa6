import { expect, describe, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

function facts(text: string, language?: string) {
  const resume = resumeOf(`Ada Merrow\nada@merrow.example\n\n${text}`, language)
  return readResume(resume, { year: 2026, month: 1 }).education
}

describe("a network's degree, with its short form, has its field behind the comma", () => {
  test.each([
    ['Bachelor of Education - BEd, Quarn Phase', 'Quarn Phase'],
    ['Bachelor of Engineering - BEng, Quarn Works', 'Quarn Works'],
    ['Doctor of Law - JD, Law', 'Law'],
  ])('%s', (degree, field) => {
    const [course] = facts(`Education\nFell University\n${degree}\n2010 - 2013`)
    expect(course).toMatchObject({
      degree: { value: degree },
      field: { value: field },
      school: { value: 'Fell University' },
    })
  })
})

describe('what says which of its kind a degree is opens no field', () => {
  test.each([
    ['en', 'Education\nNVQ lvl 2 Bricklaying, Weir College, 2009', 'Bricklaying'],
    ['en', 'Education\nQQI Level 5 Healthcare Support, Weir College, 2009', 'Healthcare Support'],
    ['en', 'Education\nNCV Level 4 Tourism, Weir College, 2009', 'Tourism'],
    ['de', 'Ausbildung\nGesellenbrief als Tischler, Berufsschule Quarn, 2009', 'Tischler'],
    ['da', 'Uddannelse\nSvendebrev som tømrer, Quarn Tekniske Skole, 2009', 'tømrer'],
  ])('in %s: %j', (language, text, field) => expect(facts(text, language)[0]?.field?.value).toBe(field))
})

describe('a level by the words of its country', () => {
  test.each([
    ['fr', 'Formation\nSeconde générale, lycée Quarn, 2009', 'school'],
    ['ru', 'Образование\nСПО, Тарнский колледж, 2009', 'vocational'],
  ])('in %s: %j', (language, text, level) => expect(facts(text, language)[0]?.level).toBe(level))
})
