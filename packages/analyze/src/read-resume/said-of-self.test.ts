import { expect, test } from 'vitest'
import { readResume } from './read-resume.ts'
import { resumeOf } from './samples/resume-of.ts'

const POSTS = ['EXPERIENCE', 'Clerk, Merrow Ltd, 2015 - 2020', 'Kept the books', 'EDUCATION', 'Quarn College, 2014']

function summaryIn(rows: string[], language?: string): string | undefined {
  const { summary } = readResume(resumeOf([...rows, ...POSTS].join('\n'), language), { year: 2026, month: 11 })
  return summary && rows.join('\n').slice(summary.start, summary.end)
}

const PERSON = ['ADA QUARN', 'Mobile: 024 555 6613', 'ada.quarn@example.org']
const AIM = 'Bookkeeper with eleven years in the accounts of hospitals and of schools.'

test('name and contact below a profile are none of it', () => {
  expect(summaryIn(['PROFILE', AIM, ...PERSON])).toBe(AIM)
})

test('a section that holds nothing but contact leaves the place to the next', () => {
  expect(summaryIn(['ABOUT ME', ...PERSON, 'OBJECTIVE', 'To keep books'])).toBe('To keep books')
})

test('prose above the first heading ends where the contact begins', () => {
  const prose = 'I have kept the books of small firms and of schools for more than eleven years now.'
  expect(summaryIn(['Ada Quarn', prose, ...PERSON.slice(1)])).toBe(prose)
})

test('prose of short rows goes on from each to the next, and begins with the first of them', () => {
  const prose = [
    'Over fourteen years in the energy',
    'sector. Familiar with permits to work,',
    'and with night shifts.',
  ]
  expect(summaryIn([...PERSON, 'Process Operator', ...prose])).toBe(prose.join('\n'))
})

test('of prose above and below the contact the longer is the summary, and all of it has its place', () => {
  const headline = ['Decisive and driven bookkeeper who is offering', 'eleven years in the accounts of schools.']
  const aim = [
    'Looking for a post in which figures are',
    'checked twice, by day, in or near the town',
    'of Merrow, with a garden.',
  ]
  const resume = resumeOf([...headline, ...PERSON, ...aim, ...POSTS].join('\n'))
  const { summary, unassigned } = readResume(resume, { year: 2026, month: 11 })
  expect(resume.text.slice(summary!.start, summary!.end)).toBe(aim.join('\n'))
  expect(unassigned).toEqual([])
})

test('a long row of cells is no prose', () => {
  const cells = 'Height 168 cm\tShoes size 39\tBlue overall size M\tSea-going for eleven years\tOwn tools'
  expect(summaryIn([...PERSON, cells])).toBeUndefined()
})

test.each([
  ['WASIFU (CV)', 'sw'],
  ['APPLICATION FORM / RESUME', 'en'],
  ['Resume', 'en'],
])('%s in the first row is what the document is called, and heads no summary', (title, language) => {
  const rows = [title, 'Jina: ADA QUARN', ...PERSON.slice(1), 'Kutunza vitabu vya hesabu']
  expect(summaryIn(rows, language)).toBeUndefined()
})

test('"Application for shipboard employment" heads no posts', () => {
  const rows = ['APPLICATION FOR SHIPBOARD EMPLOYMENT', ...PERSON]
  const profile = readResume(resumeOf([...rows, ...POSTS].join('\n')), { year: 2026, month: 11 })
  expect(profile.sections.map(({ kind }) => kind)).toEqual(['contact', 'employment', 'education'])
})

test('"Cel.:" before a number is a telephone, though it is a word for aims', () => {
  expect(summaryIn(['ADA QUARN', 'Cel.: (15) 95555-0166 (WhatsApp)', 'Rua das Flores, 77'], 'pt')).toBeUndefined()
  expect(summaryIn(['ADA QUARN', 'Cel: praca w księgowości małej firmy'], 'pl')).toBe('praca w księgowości małej firmy')
})
