import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

/** A sidebar as designs set it: '#' before a heading, '*' before what is bold and as large. */
function read(text: string) {
  const marked = `#Edda Plowright\n${text}`.split('\n')
  const resume = resumeOf(marked.map((line) => line.replace(/^[#*]/, '')).join('\n'))
  const lines = resume.lines.map((line, at) => {
    const bold = /^[#*]/.test(marked[at]!)
    return { ...line, bold, level: bold ? ('heading' as const) : line.level }
  })
  return readResume({ ...resume, lines }, { year: 2026, month: 1 })
}

const POSTS = '#Experience\nMerrow Ltd\nClerk\nMay 2011 - June 2019'

test('entries of lists that look as the headings do are no headings', () => {
  const profile = read(
    `#Skills\n*Joinery\nExpert\n*Glazing\nIntermediate\n#Certifications\n*Merrow Glass Licence\nMay 2012\n#Languages\n*Polish\nNative speaker\n*English\nFluent\n${POSTS}`,
  )
  expect(profile.skills.map(({ label }) => label)).toEqual(expect.arrayContaining(['Joinery', 'Glazing']))
  expect(profile.languages.map(({ label }) => label)).toEqual(['Polish', 'English'])
  expect(profile.sections.map(({ kind }) => kind).slice(1)).toEqual([
    'skills',
    'certificates',
    'languages',
    'employment',
  ])
})

test('a group of skills may have the name of a section', () => {
  const { sections } = read(
    `#Skills\n*Languages\nMaster\nGo, Python, SQL\n*Leadership\nAdvanced\nMentoring, Hiring\n#Languages\n*Dutch\nFluent\n${POSTS}`,
  )
  expect(sections.map(({ kind }) => kind).slice(1)).toEqual(['skills', 'languages', 'employment'])
})

test('a referee in the look of a heading keeps his address to himself', () => {
  const { emails } = read(`edda@plow.example\n${POSTS}\n#References\n*Tom Quarn\ntom@quarn.example`)
  expect(emails.map(({ value }) => value)).toEqual(['edda@plow.example'])
})

test('what heads posts is a heading, whatever list it stands below', () => {
  const { employment } = read(
    `#Interests\n*Rowing\n#Where life took me\nMerrow Ltd\nClerk\nMay 2011 - June 2019\nFell Ltd\nPorter\nMay 2005 - June 2010`,
  )
  expect(employment.map(({ title }) => title?.value)).toEqual(['Clerk', 'Porter'])
})

test('how well a language is spoken heads nothing, and the headings below it do', () => {
  const profile = read(
    `*Languages\n*Dutch\nMother tongue\n*English\nFluent\n*Interests\n*Rowing\n*Experience\n*Merrow Ltd\nClerk\nMay 2011 - June 2019`,
  )
  expect(profile.sections.map(({ kind }) => kind).slice(1)).toEqual(['languages', 'interests', 'employment'])
  expect(profile.languages.map(({ label }) => label)).toEqual(['Dutch', 'English'])
})
