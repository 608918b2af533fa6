import { expect, test } from 'vitest'
import { readResume } from '../../read-resume.ts'
import { resumeOf } from '../../samples/resume-of.ts'

function posts(rows: string[]): string[] {
  const text = `Uma Tarn\numa@tarn.example\n\nEXPERIENCE\n${rows.join('\n')}`
  const { employment } = readResume(resumeOf(text), { year: 2026, month: 1 })
  return employment.map(({ title, employer }) => `${title?.value ?? '-'} @ ${employer?.value ?? '-'}`)
}

const HELD = ['Professor, Merrow College, 2010 - 2020', 'Clerk, Quarn Mills, 2005 - 2010']
const READ = ['Professor @ Merrow College', 'Clerk @ Quarn Mills']

test.each([
  ['a seat on a committee', 'Chair, Library Committee, 2013 - 2015'],
  ['a seat in a senate, before the school', 'Member, Faculty Senate, Merrow College, 2012 - 2014'],
  ['papers read for a journal', 'Reviewer, Journal of Owls, 2009 - 2012'],
  ['a seat and its committee in one', 'Library Committee member, Merrow College, 2013 - 2015'],
  ['a committee alone', 'Owls Prize Committee, Merrow College, 2013 - 2015'],
  ['who spoke at a meeting', 'Panelist for a session on owls, Merrow College, 2013 - 2014'],
  ['a member of a committee', 'Member of the Owls Prize Selection Committee, Merrow College, 2013 - 2015'],
  ['who guided somebody', 'Advisor: Dr. Osgood Quarn, Merrow College, 2002 - 2005'],
  ['who guided several', 'Promoters: Quarn O, Tarn U, Merrow College, 2002 - 2005'],
  ['a student whom one guided', 'Ada Quarn, MSc Public Health, Merrow College, 2002 - 2005'],
  ['a course with its number', 'HIST 210: Modern Owls, Merrow College, 2012 - 2013'],
  ['a course with who attends it', 'Modern Owls (undergraduate), Merrow College, 2014 - 2015'],
])('%s is no post', (_, row) => {
  expect(posts([...HELD, row])).toEqual(READ)
})

test.each([
  ['the chair of a firm', 'Chair, Merrow Mills Ltd, 2001 - 2004', 'Chair @ Merrow Mills Ltd'],
  ['who reviews for a firm', 'Reviewer, Merrow Films Ltd, 1999 - 2001', 'Reviewer @ Merrow Films Ltd'],
  ['who advises a firm', 'Advisor: Merrow Films Ltd, 1999 - 2001', 'Advisor @ Merrow Films Ltd'],
  ['who promotes for a firm', 'Promoter: Merrow Films, 1999 - 2001', 'Promoter @ Merrow Films'],
  [
    'who works for a firm that a degree opens',
    'Welder, MS Quarn Mills Ltd, 1999 - 2001',
    'Welder @ MS Quarn Mills Ltd',
  ],
  ['who works for a committee', 'Clerk, Mining Committee, 1999 - 2001', 'Clerk @ Mining Committee'],
])('%s holds a post', (_, row, read) => {
  expect(posts([...HELD, row])).toEqual([...READ, read])
})

test('a school that a title opens is no post at a school', () => {
  const schools = ['', 'MILITARY SCHOOLS', 'Command and General Staff College, 2006 - 2007']
  expect(posts([...HELD, ...schools, 'Quarn and General Staff College, 2004 - 2005'])).toEqual(READ)
})

test.each(['DEPARTMENT SERVICE', 'Reviewing For', 'MENTORING', 'Selected Clips'])('"%s" heads no posts', (heading) => {
  const rows = ['', heading, 'Postdoctoral Fellow, Ada Quarn, 2011 - 2016', 'Chair, Mei Merrow, 2012 - 2014']
  expect(posts([...HELD, ...rows])).toEqual(READ)
})

test('rows of meetings and committees are no posts where no heading tells of posts', () => {
  const meetings = ['Secretary, Owls Discussion Group, 2009 - 2012', 'Editor, Quarn Symposium on Owls, 2005 - 2008']
  expect(posts([...HELD, '', 'EDUCATION', 'BA, Merrow College, 2001', ...meetings])).toEqual(READ)
  const held = ['Secretary, Merrow Foods Ltd, 2009 - 2012', 'Editor, Quarn Press Ltd, 2005 - 2008']
  expect(posts([...HELD, '', 'EDUCATION', 'BA, Merrow College, 2001', ...held])).toHaveLength(READ.length + held.length)
})
