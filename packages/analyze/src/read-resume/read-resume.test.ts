import type { Profile, YearMonth } from '@evenhand/model'
import { Profile as ProfileSchema } from '@evenhand/model'
import { describe, expect, test } from 'vitest'
import { readResume } from './read-resume.ts'
import { EASTERN_RESUMES } from './samples/eastern-resumes.ts'
import { resumeOf } from './samples/resume-of.ts'
import { WESTERN_RESUMES } from './samples/western-resumes.ts'

const TODAY = { year: 2026, month: 1 }

function read(text: string, language?: string): Profile {
  return readResume(resumeOf(text, language), TODAY)
}

function written(date: YearMonth | undefined): string {
  if (date === undefined) return ''
  return date.month === undefined ? `${date.year}` : `${date.year}-${date.month}`
}

describe.each([...WESTERN_RESUMES, ...EASTERN_RESUMES])('a resume: $layout', (sample) => {
  const profile = read(sample.text, sample.language)

  test('has the name', () => expect(profile.name?.value).toBe(sample.name.replaceAll('　', ' ')))
  test('has the e-mail address', () => expect(profile.emails.map((email) => email.value)).toEqual([sample.email]))
  test('has the telephone number', () => expect(profile.phones[0]?.e164).toBe(sample.phone))
  test('has every post with its employer and dates', () => {
    const posts = profile.employment.map(({ title, employer, start, end, current }) => [
      title?.value,
      employer?.value,
      written(start),
      current ? 'now' : written(end),
    ])
    expect(posts).toEqual(sample.posts)
  })
  test('is a valid profile', () => expect(ProfileSchema.safeParse(profile).error).toBeUndefined())
  test('quotes the words of every field', () => {
    const fields = [profile.name, ...profile.emails, ...profile.phones, profile.place, profile.headline]
    for (const post of profile.employment) fields.push(post.title, post.employer, post.place)
    for (const course of profile.education) fields.push(course.degree, course.school, course.field, course.grade)
    for (const field of fields) {
      if (field === undefined) continue
      const { start, end } = field.spans[0]!
      expect(sample.text.slice(start, end).replaceAll(/\s+/gu, ' ').trim()).toBe(field.value)
    }
  })
  test('masks the name and the address', () => {
    const masked = profile.identity.map(({ start, end }) => sample.text.slice(start, end)).join('\n')
    expect(masked).toContain(sample.name)
    expect(masked).toContain(sample.email)
  })
  test('leaves at most one line without a place', () => expect(profile.unassigned.length).toBeLessThanOrEqual(1))
})

describe('skills', () => {
  test('that the resume denies are not claimed', () => {
    const profile = read('Skills\nExcel, Word\nNo experience with Python')
    expect(profile.denied.map((skill) => skill.label)).toEqual(['Python'])
    expect(profile.skills.map((skill) => skill.label)).not.toContain('Python')
  })
  test("of a referee and of a hobby are not the candidate's", () => {
    const profile = read('Skills\nExcel\n\nHobbies\nPython\n\nReferences\nMr Paul Stone, expert in Java')
    expect(profile.skills.map((skill) => skill.label)).toEqual(['Excel'])
  })
  test("in a list are kept in the resume's own words, without notes of time", () => {
    const profile = read('Skills\nSaddle stitching (3 years), Tools: Quarn press, Excel (Less than 1 year)')
    expect(profile.skills.map((skill) => skill.label)).toContain('Saddle stitching')
    expect(profile.skills.map((skill) => skill.label)).toContain('Excel')
  })
  test('carry the post that shows them and its months', () => {
    const profile = read(
      'Work Experience\nSoftware Engineer, Acme Inc, Jan 2019 - Dec 2019\n- Built services in Python\n\nEducation\n2020 BSc Physics, Wells University',
    )
    const python = profile.skills.find((skill) => skill.label === 'Python')
    expect(python?.mentions[0]).toMatchObject({ section: 'employment', employment: 0 })
    expect(python?.months).toBe(12)
  })
})

describe('totals', () => {
  test('count overlapping posts once', () => {
    const profile = read(
      'Work Experience\nAccountant, Acme Ltd, Jan 2018 - Dec 2019\nBookkeeper, Bolt Ltd, Jan 2019 - Dec 2020\nEducation\nBSc Finance, Hill University, 2017',
    )
    expect(profile.totalMonths).toBe(36)
  })
  test('end with the document, not with the day of analysis', () => {
    const profile = read(
      'Work Experience\nAccountant, Acme Ltd, Jan 2018 - Present\n\nCertificates\nPayroll course, June 2018',
    )
    expect(profile.asOf).toEqual({ year: 2018, month: 6 })
    expect(profile.totalMonths).toBe(6)
  })
})

describe('the name', () => {
  test.each([
    ['a heading', 'Curriculum Vitae\n\nEducation\nBSc Physics, Hill University'],
    ['a company', 'Acme Solutions Inc\n\nWork Experience\nAccountant, Jan 2018 - May 2019'],
    ['a skill', 'Project Management\nBusiness Development\nSkills\nExcel'],
  ])('is not guessed from %s', (_what, text) => expect(read(text).name).toBeUndefined())
  test.each([
    ['Nguyễn Thị Hoa', 'Nguyễn Thị Hoa\nhoa@example.vn'],
    ['Suharto', 'Suharto\nsuharto@example.id\n+62 812 3456 789'],
    ['Amara Okafor', 'RESUME OF\nAmara Okafor\namara@example.ng'],
    ['Łukasz Kowalczyk', 'Mgr inż. Łukasz Kowalczyk\nlukasz@example.pl'],
    ['DARNELL JACKSON', 'DARNELL JACKSON, CPA\nAccountant\ndj@example.com'],
  ])('%s is read', (name, text) => expect(read(text).name?.value).toBe(name))
})
