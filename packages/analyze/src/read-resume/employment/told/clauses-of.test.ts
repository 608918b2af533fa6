import { expect, test } from 'vitest'
import { readResume } from '../../read-resume.ts'
import { resumeOf } from '../../samples/resume-of.ts'

const read = (text: string) =>
  readResume(resumeOf(`Ada Merrow\nada@merrow.example\n\n${text}`), { year: 2026, month: 1 })
const posts = (text: string) =>
  read(text).employment.map(({ title, employer, start, end, current }) => [
    title?.value,
    employer?.value,
    start?.year,
    current ? 'now' : end?.year,
  ])

test.each<[what: string, text: string, told: unknown[][]]>([
  [
    'two posts of one sentence, their time first',
    'From 2010 to 2017 she worked as a Senior Baker at Quarn Mills Ltd, and from 2006 to 2010 as a Cook for Fell Hotel.',
    [
      ['Senior Baker', 'Quarn Mills Ltd', 2010, 2017],
      ['Cook', 'Fell Hotel', 2006, 2010],
    ],
  ],
  [
    'two posts of one sentence, their time behind',
    'She was previously Chief Financial Officer of Quarn Mills Ltd from 2014 until 2021, a time in which it grew, and Treasurer of Fell Hospital from 2008 to 2014.',
    [
      ['Chief Financial Officer', 'Quarn Mills Ltd', 2014, 2021],
      ['Treasurer', 'Fell Hospital', 2008, 2014],
    ],
  ],
  [
    'what somebody else says of one',
    'Ada Merrow is Head Nurse at Fell Hospital since 2019. Since 2012 she had been a nurse there.',
    [['Head Nurse', 'Fell Hospital', 2019, 'now']],
  ],
  [
    'the same in French',
    'Ada Merrow est directrice de la Coopérative Laitière de Merrow depuis janvier 2021. De 2013 à 2020, elle a été assistante chez Fell SAS, où elle a mis au point deux ferments.',
    [
      ['directrice', 'Coopérative Laitière de Merrow', 2021, 'now'],
      ['assistante', 'Fell SAS', 2013, 2020],
    ],
  ],
  [
    'the board of a firm, and what one is head of',
    'Ada joined the board of Quarn Mills Ltd as Director in 2022. At present I work as Head of Finance for Fell Foundation since March 2023.',
    [
      ['Director', 'Quarn Mills Ltd', 2022, 2022],
      ['Head of Finance', 'Fell Foundation', 2023, 'now'],
    ],
  ],
  [
    'a kind of firm in small letters, and the name before "where"',
    'My first house was the audit firm Quarn Fell & Co., where I served as Audit Trainee from 2008 to 2011. From 2011 to 2012 I was a cook in the firm Fell Grill Ltd.',
    [
      ['Audit Trainee', 'Quarn Fell & Co', 2008, 2011],
      ['cook', 'Fell Grill Ltd', 2011, 2012],
    ],
  ],
  [
    'a legal form in small letters, and none',
    'From 2006 to 2010 I worked as a Field Engineer for Tecnica Merrow S.p.A. in Fell. From 2011 to 2012 I was at Quarn Ltd as a clerk.',
    [
      ['Field Engineer', 'Tecnica Merrow S.p.A', 2006, 2010],
      ['clerk', 'Quarn Ltd', 2011, 2012],
    ],
  ],
])('%s', (_, text, told) => {
  expect(posts(text)).toEqual(told)
})

test('studies that somebody else tells of', () => {
  const { education } = read(
    'She received her PhD in Hydrology from Merrow University in 2010 and holds a Bachelor of Science from Fell College.',
  )
  expect(education.map(({ degree, school }) => [degree?.value, school?.value])).toEqual([
    ['PhD in Hydrology', 'Merrow University'],
    ['Bachelor of Science', 'Fell College'],
  ])
})
