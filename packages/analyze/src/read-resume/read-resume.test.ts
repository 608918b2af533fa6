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
    const fields = [...profile.emails, ...profile.phones, profile.place, profile.headline]
    for (const post of profile.employment) fields.push(post.title, post.employer, post.place)
    for (const course of profile.education) fields.push(course.degree, course.school, course.field, course.grade)
    for (const field of fields) {
      if (field === undefined) continue
      const { start, end } = field.spans[0]!
      expect(sample.text.slice(start, end).replaceAll(/\s+/gu, ' ').trim()).toBe(field.value)
    }
  })
  test('quotes the words of the name, in whatever order they stand', () => {
    const quoted = (profile.name?.spans ?? []).map(({ start, end }) => sample.text.slice(start, end)).join(' ')
    for (const word of profile.name?.value.split(' ') ?? []) expect(quoted).toContain(word)
  })
  test('masks the name and the address', () => {
    const masked = profile.identity.map(({ start, end }) => sample.text.slice(start, end)).join('\n')
    for (const word of sample.name.split(' ')) expect(masked).toContain(word)
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
      'Work Experience\nAccountant, Acme Ltd, Jan 2012 - Present\n\nCertificates\nPayroll course, June 2012',
    )
    expect(profile.asOf).toEqual({ year: 2012, month: 6 })
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

describe('a course of study', () => {
  test.each([
    ['honours and field behind a bracket', 'BSc (Hons) Adult Nursing', 'Tynebridge University'],
    ['a specialty behind a comma', 'Associate in Science, Hospitality and Tourism', 'Koolau Community College'],
    ['a level before the degree', 'Level 3 Diploma in Warehousing', 'Nene Park College'],
    ['an apostrophe', "Bachelor's in Computer Science", 'University of Wearside'],
    ['a degree of unknown wording above its school', 'Legal Practice Course (Distinction)', 'Pembroke Law School'],
    ['a school named by its kind', 'Magister', 'Technikum Energetyczne nr 3'],
  ])('%s', (_, degree, school) => {
    const [course] = read(`Ana Ruiz\nana@example.com\n\nEducation\n${degree}\n${school}\n2009 - 2012`).education
    expect([course?.degree?.value, course?.school?.value]).toEqual([degree, school])
  })
})

describe('a post', () => {
  const post = (lines: string) => read(`Ana Ruiz\nana@example.com\n\nExperience\n${lines}`).employment[0]

  test.each([
    [
      'with its specialty',
      'Staff Nurse, Critical Care\tFeb 2014 - Aug 2017\nCleadon Hospital, Denver, CO',
      'Staff Nurse, Critical Care',
      'Cleadon Hospital',
    ],
    [
      'with its terms in brackets',
      'Sales Associate (part-time)\t2014 - 2017\nBirchbark Outfitters, Denver, CO',
      'Sales Associate',
      'Birchbark Outfitters',
    ],
    [
      'with two duties in one title',
      'Valet and Bell Attendant\t2014 - 2016\nHarbor Hotel, Denver, CO',
      'Valet and Bell Attendant',
      'Harbor Hotel',
    ],
    [
      'with a number before the dates',
      'Teacher, Year 4\tSep 2014 - Aug 2017\nHill School, Denver, CO',
      'Teacher, Year 4',
      'Hill School',
    ],
    [
      'in small letters',
      'Cajera y atenci\u00f3n al p\u00fablico\nConfiter\u00eda Delta S.A.\n2014 - 2017',
      'Cajera y atenci\u00f3n al p\u00fablico',
      'Confiter\u00eda Delta S.A.',
    ],
  ])('%s', (_, lines, title, employer) => {
    expect([post(lines)?.title?.value, post(lines)?.employer?.value]).toEqual([title, employer])
  })
})

describe('contact', () => {
  test.each([
    ['behind a postal code', 'Albuquerque, NM 87106 (505) 555-0137', '(505) 555-0137'],
    ['of another country than the first guess', 'Rochdale OL11 | 07700 900318', '07700 900318'],
  ])('a telephone number %s', (_, line, phone) => {
    expect(read(`Ana Ruiz\n${line}\nana@example.com`).phones.map((found) => found.value)).toEqual([phone])
  })
  test('months and years are no telephone number', () => {
    expect(read('Ana Ruiz\nana@example.com\n09/2007 - 06/2011').phones).toEqual([])
  })
  test.each([
    ['that is a job, too', 'Dean Ashworth\ndean@example.com', 'Dean Ashworth'],
    ['that is a place, too', 'Aisha Washington\n\nSummary\nCashier with six years in retail', 'Aisha Washington'],
    [
      'of seven words',
      'Ana Luísa de Souza e Silva Monteiro\n\nSummary\nCashier',
      'Ana Luísa de Souza e Silva Monteiro',
    ],
    ['behind the words of the document', 'Curriculum vitae Ana Ruiz Solis\nana.ruiz@example.com', 'Ana Ruiz Solis'],
  ])('a name %s', (_, text, name) => expect(read(text).name?.value).toBe(name))
})

describe('sections', () => {
  test('a label in a rail heads the rows beside it', () => {
    const text = 'Ana Ruiz\nana@example.com\nEmployment\tFarm Manager\nHill Estate Ltd, Denver, CO\nMay 2015 - present'
    expect(read(text).employment.map((found) => found.title?.value)).toEqual(['Farm Manager'])
  })
  test("a skill is named without praise, and a list's own label is none", () => {
    const labels = read('Ana Ruiz\n\nSkills\nOperating systems: Linux, AIX\nExcellent communication skills').skills
    expect(labels.map((skill) => skill.label)).toEqual(['Linux', 'AIX', 'communication'])
  })
})

describe('posts', () => {
  const titles = (text: string) => read(text).employment.map(({ title, employer }) => [title?.value, employer?.value])

  test.each([
    ['Secretary General of the Lakes Commission, 2001 - 2004', 'Secretary General', 'Lakes Commission'],
    ['Consultant for Merrow Lane\n2001 - 2004', 'Consultant', 'Merrow Lane'],
    [
      'Assistant to the General Manager, Port Ferry Ltd\n2001 - 2004',
      'Assistant to the General Manager',
      'Port Ferry Ltd',
    ],
    ['Cajera, Almacenes Ribera\nNew York\n2001 - 2004', 'Cajera', 'Almacenes Ribera'],
    ['Cook \\xe2\\x80\\x93 Harbour\\xc2\\xae Inc\n2001 - 2004', 'Cook', 'Harbour\\xc2\\xae Inc'],
  ])('%j is one post', (line, title, employer) => {
    expect(titles(`Experience\n${line}`)).toEqual([[title, employer]])
  })

  test('are not begun by a sentence that tells of a date', () => {
    const text =
      'Experience\nNight Manager, Dell Stores, 2010 - 2014\n* Kept thefts down; none at all since April 2012.'
    expect(titles(text)).toEqual([['Night Manager', 'Dell Stores']])
  })

  test('keep the rows that stand in from their heads, whatever words those hold', () => {
    const text =
      'Experience\nPort Nurse\tMay 2011 - June 2012\nNorrvik Clinic\nHarbour Hospital, night wards\nWard Manager'
    const resume = resumeOf(text, 'en')
    for (const [at, line] of resume.lines.entries()) line.box = [at >= 3 ? 60 : 45, at * 14, 300, at * 14 + 12]
    const [post, ...others] = readResume(resume, TODAY).employment
    expect([post?.title?.value, post?.employer?.value, post?.details.length]).toEqual([
      'Port Nurse',
      'Norrvik Clinic',
      2,
    ])
    expect(others).toEqual([])
  })

  test('whose title begins as a heading does are no heading', () => {
    const profile = read('Experience\nEducation Consultant\nBrook School District, 2010 - 2014')
    expect(profile.sections.map(({ kind }) => kind)).not.toContain('education')
  })
})

describe('courses', () => {
  const courses = (text: string) =>
    read(`Education\n${text}`).education.map(({ degree, school }) => [degree?.value, school?.value])

  test.each([
    [
      'Bachelor of Laws/Bachelor of Arts\nWendle University',
      [
        ['Bachelor of Laws', 'Wendle University'],
        ['Bachelor of Arts', 'Wendle University'],
      ],
    ],
    ['Diploma from the Institute of Tidal Studies', [['Diploma', 'Institute of Tidal Studies']]],
    [
      'Bachelor of Arts in History summa cum laude\nWendle University',
      [['Bachelor of Arts in History', 'Wendle University']],
    ],
    [
      'Geprüfter Deichmeister (IHK)\t09.2017 - 05.2019\nBildungszentrum Priel',
      [['Geprüfter Deichmeister (IHK)', 'Bildungszentrum Priel']],
    ],
  ])('%j', (text, wanted) => expect(courses(text)).toEqual(wanted))
})

test('entries of a skills list are parted at slashes, tildes and in brackets', () => {
  const labels = read('Skills\nHTML/CSS ~ Rope work, Databases (Oracle, Redis)').skills.map(({ label }) => label)
  expect(labels).toEqual(expect.arrayContaining(['HTML', 'CSS', 'Rope work', 'Oracle', 'Redis']))
})

test('two years of the Buddhist calendar are no telephone number', () => {
  expect(read('สมชาย ใจดี\nการศึกษา\nบริหารธุรกิจบัณฑิต 2556 – 2560', 'th').phones).toEqual([])
})
