import { expect, test } from 'vitest'
import { postsTold } from '../samples/posts-told.ts'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

const POSTS = `Third Grade Teacher
Merrow Elementary School, Tarn, OH
2005 - 2009
Taught reading to 24 pupils

Teacher Aide
Quarn School, Tarn, OH
2003 - 2005
Helped in the classroom`

const TOLD = ['Third Grade Teacher @ Merrow Elementary School 2005-2009', 'Teacher Aide @ Quarn School 2003-2005']

test.each([
  [
    'headings of two columns one above the other',
    `EXPERIENCE\n\nEDUCATION\n\n${POSTS}\n\nB.A. in Fells\nTarn University, 2003`,
  ],
  ['a heading that was lost', `EDUCATION\nB.A. in Fells\nTarn University, 2003\n\n${POSTS}`],
])('posts below a heading of studies are posts where no section holds any: %s', (_, text) => {
  expect(postsTold(text)).toEqual(TOLD)
  const { education } = readResume(resumeOf(`Ada Merrow\n\n${text}`), { year: 2026, month: 1 })
  expect(education.map(({ degree, school }) => `${degree?.value} @ ${school?.value}`)).toEqual([
    'B.A. in Fells @ Tarn University',
  ])
})

test.each([
  ['a trade that was learned', 'EDUCATION\nTarn College, Electrician\n2010 - 2013'],
  [
    'an office at a school',
    'EDUCATION\nB.A. in Fells, Tarn University\nBoard member, Tarn Union\n2001 - 2003\nBaking Scholar\n2002 - 2003',
  ],
])('%s among the studies is no post', (_, text) => {
  expect(postsTold(text)).toEqual([])
})
