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

test('posts whose rows open with their dates are posts below a heading of studies, too', () => {
  const rows = [
    'May 2020-Current: Account Manager (Quarnforce)\n- Sold tools to mills',
    'June 2018 to November 2019: Emergency Medical Technician (Merrow Ambulance)\n- Drove by night',
    'July 2014 to May 2018: Sales Clerk (Merrow Hospital)\n- Kept the shop',
  ]
  const text = `EDUCATION\nTarn University\nB.A. in Fells, 2018\n\n${rows.join('\n\n')}\n\nSKILLS\nExcel`
  expect(postsTold(text)).toEqual([
    'Account Manager @ Quarnforce 2020-now',
    'Emergency Medical Technician @ Merrow Ambulance 2018-2019',
    'Sales Clerk @ Merrow Hospital 2014-2018',
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

const STUDIO = `SHOOTS & PRODUCTION

Larch Film Ltd
Cook
2014 - 2016
Merrow Film Ltd
Baker
2010 - 2014`

/** Rows in capitals are headings, as the extractor tells them of a file. */
function headings(text: string): string[] {
  const resume = resumeOf(`Ada Merrow\nada@merrow.example\nFell, Ohio\n\n${text}`)
  const lines = resume.lines.map((line) => {
    const words = resume.text.slice(line.start, line.end)
    return words === words.toUpperCase() ? { ...line, level: 'heading' as const } : line
  })
  const { sections } = readResume({ ...resume, lines }, { year: 2026, month: 1 })
  return sections.flatMap(({ kind, heading }) => {
    const line = heading === undefined ? undefined : lines[heading]!
    return line === undefined ? [] : [`${kind}: ${resume.text.slice(line.start, line.end)}`]
  })
}

const REST = 'EDUCATION\n\nB.A. in Fells\nTarn University, 2003\n\nSKILLS\n\nBread, cakes'
const KNOWN = ['education: EDUCATION', 'skills: SKILLS']

test('kinds of work head posts: the first above a firm, another behind posts that look otherwise', () => {
  const live = 'LIVE\n\nHouse Pianist, Hotel Quarn\n2006 - 2010\nMusical Director, The Tarn Band\n2004 - 2006'
  expect(headings(`${STUDIO}\n\n${live}\n\n${REST}`)).toEqual([
    'employment: SHOOTS & PRODUCTION',
    'employment: LIVE',
    ...KNOWN,
  ])
})

test('no kind of work is a firm above its own post, nor what heads a single one or studies', () => {
  const firm = 'MERROW MILLS LTD\n\nBaker\n2010 - 2014'
  expect(headings(`${firm}\n\n${REST}`)).toEqual(KNOWN)
  const side = 'SIDE\n\nHouse Pianist, Hotel Quarn\n2006 - 2010'
  expect(headings(`${STUDIO}\n\n${side}\n\n${REST}`)).toEqual(['employment: SHOOTS & PRODUCTION', ...KNOWN])
})
