import { describe, expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { postsTold } from '../samples/posts-told.ts'
import { resumeOf } from '../samples/resume-of.ts'
import { createDoc } from '../text/document.ts'
import { isRestOfName } from './rows/rest-of-name.ts'

const TODAY = { year: 2026, month: 1 }

type Post = { title: string; employer: string; town: string; start: string; end: string }

const HARBOUR = 'Al-Qasr Combined Harbour Services & Marine Engineering Company W.L.L.'
const COUNTY = 'Association for the Advancement of Rural Housing and Small Farm Cooperatives of Merrow County, Inc.'
const VINES = 'Società Cooperativa per la Tutela e la Valorizzazione dei Vigneti Storici di Brianza'
const BREAD = 'Compañía Regional de Panes y Dulces de la Montaña S.A.S.'

/** Posts at employers with long names, the last one at one with a short name. */
const POSTS: Record<string, Post[]> = {
  'with a legal form': [
    { title: 'Safety Manager', employer: HARBOUR, town: 'Salmiya', start: 'January 2017', end: 'Present' },
    { title: 'Senior Safety Engineer', employer: HARBOUR, town: 'Salmiya', start: 'May 2012', end: 'December 2016' },
    { title: 'Safety Officer', employer: 'Tarn Contracting', town: 'Doha', start: 'March 2008', end: 'April 2012' },
  ],
  'with what they are for': [
    { title: 'Program Director', employer: COUNTY, town: 'Dayton', start: 'May 2012', end: 'Present' },
    { title: 'Office Clerk', employer: 'Merrow Mills', town: 'Akron', start: 'March 2008', end: 'April 2012' },
  ],
  'with small words': [
    { title: 'Senior Agronomist', employer: VINES, town: 'Monza', start: 'May 2012', end: 'Present' },
    { title: 'Agronomist', employer: 'Museo del Vino', town: 'Turin', start: 'March 2008', end: 'April 2012' },
  ],
  'in Spanish': [
    { title: 'Jefe de zona', employer: BREAD, town: 'Pereira', start: 'mayo 2012', end: 'actualidad' },
    { title: 'Vendedor', employer: 'Quesos Merrow', town: 'Cali', start: 'marzo 2008', end: 'abril 2012' },
  ],
}

const FORMS: Record<string, (post: Post) => string> = {
  'between bars': ({ title, employer, town, start, end }) => `${title} | ${employer} | ${town} | ${start} - ${end}`,
  'between bars, the employer first': ({ title, employer, town, start, end }) =>
    `${employer} | ${title} | ${town} | ${start} - ${end}`,
  'between commas': ({ title, employer, town, start, end }) => `${title}, ${employer}, ${town}, ${start} - ${end}`,
  'between dashes': ({ title, employer, town, start, end }) => `${title} — ${employer} — ${town}\n${start} - ${end}`,
  'below the title, the dates at the right': ({ title, employer, town, start, end }) =>
    `${title}\t${start} - ${end}\n${employer}\t${town}`,
  'above the title, the dates at the right': ({ title, employer, town, start, end }) =>
    `${employer}, ${town}\t${start} - ${end}\n${title}`,
  'in capitals': ({ title, employer, town, start, end }) =>
    `${employer.toUpperCase()}, ${town}\t${start} - ${end}\n${title}`,
  'before a bar and the town': ({ title, employer, town, start, end }) =>
    `${employer} | ${town}\n${title} | ${start} - ${end}`,
  'between title and dates': ({ title, employer, town, start, end }) =>
    `${title}\n${employer}\n${start} - ${end}, ${town}`,
  'above the title, the dates below': ({ title, employer, start, end }) => `${employer}\n${title}\n${start} - ${end}`,
  'below the dates': ({ title, employer, town, start, end }) => `${start} - ${end}\n${employer}, ${town}\n${title}`,
}

const DUTIES = '• Kept the weekly records\n• Trained two colleagues each year'

function namesIn(text: string): string[] {
  const heading = text.includes('actualidad') ? 'Experiencia laboral' : 'Experience'
  const { employment } = readResume(resumeOf(`Ada Prewitt\nada@merrow.example\n\n${heading}\n\n${text}\n`), TODAY)
  return employment.map(({ title, employer }) => `${title?.value ?? '-'} @ ${employer?.value ?? '-'}`)
}

describe('names of employers of more than ten words', () => {
  test.each(
    Object.entries(POSTS).flatMap(([kind, posts]) => Object.keys(FORMS).map((form) => [kind, form, posts] as const)),
  )('%s, %s', (_, form, posts) => {
    const names = namesIn(posts.map((post) => `${FORMS[form]!(post)}\n${DUTIES}`).join('\n\n'))
    const isSame = (employer: string) => (form === 'in capitals' ? employer.toUpperCase() : employer)
    expect(names).toEqual(posts.map(({ title, employer }) => `${title} @ ${isSame(employer)}`))
  })

  test.each([
    [
      'Reports Written Weekly For The Heads Of All Departments Of The Company And Read Aloud',
      'a clause of small words',
    ],
    ['Kept the books of three shops and ordered goods for the Merrow Trading Company', 'what was done'],
  ])('%s is none: %s', (duty) => {
    expect(namesIn(`Clerk\nMerrow Mills\nMay 2012 - Present\n${duty}\nTrained two colleagues`)).toEqual([
      'Clerk @ Merrow Mills',
    ])
  })
})

describe('long names over two rows', () => {
  test.each([
    [
      'a legal form alone below',
      `Safety Manager, Al-Qasr Combined Harbour Services & Marine Engineering Company
W.L.L.
January 2017 - Present, Salmiya
${DUTIES}`,
      `Safety Manager @ ${HARBOUR}`,
    ],
    [
      'what kind it is and a legal form below',
      `Senior Safety Engineer, Al-Qasr Combined Harbour Services & Marine Engineering
Company W.L.L.
January 2017 - Present, Salmiya
${DUTIES}`,
      `Senior Safety Engineer @ ${HARBOUR}`,
    ],
    [
      'a small word opens the rest',
      `Società Cooperativa per la Tutela e la Valorizzazione
dei Vigneti Storici di Brianza
Agronomist
January 2017 - Present
${DUTIES}`,
      `Agronomist @ ${VINES}`,
    ],
    [
      'a small word ends the beginning',
      `Agronomist\tJanuary 2017 - Present
Società Cooperativa per la Tutela e la Valorizzazione dei
Vigneti Storici di Brianza
${DUTIES}`,
      `Agronomist @ ${VINES}`,
    ],
    [
      'dates behind the rest',
      `Case Manager | Association for the Advancement of Rural Housing and Small Farm
Cooperatives of Merrow County, Inc. | Toledo | January 2017 - Present
${DUTIES}`,
      `Case Manager @ ${COUNTY}`,
    ],
    [
      'one word of its kind below',
      `Staff Nurse II
Santa Perpetua de Lagunas Medical Center and Kidney
Institute
January 2017 - Present
${DUTIES}`,
      'Staff Nurse II @ Santa Perpetua de Lagunas Medical Center and Kidney Institute',
    ],
  ])('%s', (_, text, post) => expect(namesIn(text)).toEqual([post]))

  test.each([
    [
      'a title above its employer',
      `Head of Learning for Young Visitors and their Families\nTarn Valley Museum of Rivers and Lakes\nMay 2012 - Present`,
      'Head of Learning for Young Visitors and their Families @ Tarn Valley Museum of Rivers and Lakes',
    ],
    [
      'a town below a whole name',
      `Staff Nurse\nTarn Valley Memorial and Community Teaching Hospital\nQuarnford\nMay 2012 - Present`,
      'Staff Nurse @ Tarn Valley Memorial and Community Teaching Hospital',
    ],
  ])('two rows stay apart: %s', (_, text, post) => expect(namesIn(`${text}\n${DUTIES}`)).toEqual([post]))
})

test('a script without capitals tells no long name by its letters', () => {
  const doc = createDoc(resumeOf('سینئر معلم اردو\nنور مثالی پبلک ہائی اسکول'))
  const [last, next] = doc.rows
  expect(isRestOfName(doc, { last: last!, next: next!, full: true, titles: [] })).toBe(false)
})

test('a job among the words beside dates is no beginning of the name below', () => {
  const posts = [
    'January 2016 – Present	Lead Engineer Hydraulic Structures',
    'Quarnbouw Oost B.V., Pell',
    'April 2010 – December 2015	Project Engineer',
    'Quarnbouw Oost B.V., Pell',
    'September 2003 – March 2010	Structural Engineer',
    'Bureau Merrow & Partners, Tarn',
  ]
  expect(postsTold(['Experience', ...posts, 'Education', 'BSc Owls, Fell University, 2003'].join('\n'))).toEqual([
    'Lead Engineer Hydraulic Structures @ Quarnbouw Oost B.V. 2016-now',
    'Project Engineer @ Quarnbouw Oost B.V. 2010-2015',
    'Structural Engineer @ Bureau Merrow & Partners 2003-2010',
  ])
})
