import { array, assert, constantFrom, nat, property, tuple } from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { readResume } from './read-resume.ts'
import { EASTERN_RESUMES } from './samples/eastern-resumes.ts'
import { resumeOf } from './samples/resume-of.ts'
import { WESTERN_RESUMES } from './samples/western-resumes.ts'

const TODAY = { year: 2026, month: 1 }
const PIECES = [
  '2019-2020 ',
  '@',
  'a@b.co ',
  '(',
  'a, ',
  'A, inc',
  '\n',
  'Skills\n',
  'Nurse 2019 -\n',
  'Java, ',
  'SQL/Java (a, ',
  'Nurse of the Bank 2019 - 2020\n',
  'age: ',
  '555 123 4567 ',
  '\\xe2',
  '• ',
  'Java ',
  'Name: ',
  '山田',
  'no experience with ',
  '\t',
  'BSc, School\n',
  'may ',
]

/** Far above what linear reading takes on a busy machine, far below what quadratic reading takes. */
const LIMIT = 30_000

// The knowledge is compiled once, on first use.
beforeAll(() => void readResume(resumeOf('Java'), TODAY), LIMIT)

test.each(PIECES)(
  '%j repeated to 400 KB is read within the limit',
  (piece) => {
    const text = piece.repeat(Math.ceil(400_000 / piece.length))
    const profile = readResume(resumeOf(text), TODAY)
    expect(profile.identity.every((span) => span.start < span.end && span.end <= text.length)).toBe(true)
  },
  LIMIT,
)

/** Text whose lines turn each reader on, under headings that call for it. */
const SECTIONS: [name: string, text: string][] = [
  ['skills', 'Skills\n' + 'Java, SQL/Python (Excel, Word) ~ '.repeat(12_000)],
  ['posts', 'Experience\n' + 'Nurse, Lakeside Clinic, May 2011 - June 2012\n'.repeat(9_000)],
  ['posts of unknown words', 'Experience\n' + 'Wibble, Wobble\nMay 2011 - June 2012\n'.repeat(11_000)],
  [
    'rows of a board',
    'Experience\n2010 - 2014 Cook, Merrow Foods\n' + 'Clerk\nMerrow Ltd\nFull Time\nSales\n'.repeat(32_000),
  ],
  ['certificates in a row', 'Certificates\nCourses in 2010\n' + 'First Aid (2019), '.repeat(32_000)],
  ['headings of certificates', 'Certificates\n2010 - 2014 Cook, Merrow Foods\n' + 'Licence: B\n'.repeat(36_000)],
  ['courses', 'Education\n' + 'BSc/MSc Physics with 72% from the School of Physics 2001 - 2003\n'.repeat(6_000)],
]

test.each(SECTIONS)(
  'a section of many %s is read within the limit',
  (_name, text) => {
    expect(readResume(resumeOf(text), TODAY).sections.length).toBeGreaterThan(0)
  },
  LIMIT,
)

test('any mixture of such pieces gives spans inside the text', () => {
  assert(
    property(array(constantFrom(...PIECES), { maxLength: 60 }), (pieces) => {
      const text = pieces.join('')
      const profile = readResume(resumeOf(text), TODAY)
      for (const { start, end } of profile.identity) expect(0 <= start && start < end && end <= text.length).toBe(true)
      for (const post of profile.employment) expect(post.span.end).toBeLessThanOrEqual(text.length)
      for (const skill of profile.skills) expect(skill.mentions.length).toBeGreaterThan(0)
    }),
    { numRuns: 300 },
  )
}, 60_000)

/** What stands in rows of their own, before, behind or within others where a file was torn. */
const MARKS = [
  '##',
  '**',
  '---',
  '|',
  '( )',
  '“”',
  '&',
  '1.',
  ':',
  '(2019 - )',
  '- 2019',
  'Present',
  '、',
  '【】',
  '\t',
  '> ',
]

const WHOLE = [...WESTERN_RESUMES, ...EASTERN_RESUMES].map(({ text }) => text)

test('a row of signs alone right above a sentence that tells a post', () => {
  const told = EASTERN_RESUMES.concat(WESTERN_RESUMES).flatMap(({ text }) => (text.includes('\n') ? [] : [text]))
  for (const text of told) {
    for (let cut = 0; cut < text.length; cut++) {
      const signs = `--- ${text.slice(0, cut)}`.replaceAll(/[\p{L}\p{N}]/gu, '')
      expect(() => readResume(resumeOf(`##\n${signs}\n##\n${text.slice(cut)}`), TODAY)).not.toThrow()
    }
  }
})

test('a resume that was torn and mixed with marks is read all the same', () => {
  const change = tuple(
    nat(),
    constantFrom('above', 'before', 'behind', 'within', 'without', 'joined'),
    constantFrom(...MARKS),
  )
  assert(
    property(constantFrom(...WHOLE), array(change, { minLength: 1, maxLength: 12 }), (text, changes) => {
      const rows = text.split('\n')
      for (const [number, how, mark] of changes) {
        const at = number % rows.length
        const row = rows[at]!
        const cut = number % (row.length + 1)
        if (how === 'above') rows.splice(at, 0, mark)
        else if (how === 'before') rows[at] = `${mark} ${row}`
        else if (how === 'behind') rows[at] = `${row} ${mark}`
        else if (how === 'joined') rows.splice(at, 4, rows.slice(at, at + 4).join(' '))
        else if (how === 'within') rows.splice(at, 1, row.slice(0, cut), mark, row.slice(cut))
        else rows[at] = row.replaceAll(/[\p{L}\p{N}]/gu, '')
      }
      const torn = rows.join('\n')
      for (const { start, end } of readResume(resumeOf(torn), TODAY).identity) {
        expect(0 <= start && start < end && end <= torn.length).toBe(true)
      }
    }),
    { numRuns: 1500 },
  )
}, 60_000)
