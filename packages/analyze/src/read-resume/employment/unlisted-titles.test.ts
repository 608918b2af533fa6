import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { postsTold } from '../samples/posts-told.ts'
import { resumeOf } from '../samples/resume-of.ts'

const TODAY = { year: 2026, month: 1 }

function posts(text: string): string[] {
  const resume = resumeOf(`Ada Merrow\nada@merrow.example\n\nExperience\n${text}\n- Kept the daily records\n`)
  return readResume(resume, TODAY).employment.map(
    ({ title, employer }) => `${title?.value ?? '-'} @ ${employer?.value ?? '-'}`,
  )
}

test.each([
  ['a grade', 'Research Associate II, 2019 - Present\nQuarnlight', 'Research Associate II @ Quarnlight'],
  [
    'a grade of a letter and a digit',
    'Service Engineer B1, Quarnlight\n2019 - 2021',
    'Service Engineer B1 @ Quarnlight',
  ],
  [
    'a second job noun',
    'Diploma Engineer Trainee | Quarnlight | 06/2019 - Present',
    'Diploma Engineer Trainee @ Quarnlight',
  ],
  ['what a stroke joins', 'Quarnlight\t2019 - 2021\nNight Auditor/Front Desk', 'Night Auditor/Front Desk @ Quarnlight'],
  ['a bracket', 'Registrar (Paediatrics), 06/2019 - Present\nQuarnlight', 'Registrar (Paediatrics) @ Quarnlight'],
  [
    'a field before "at"',
    'Team Leader - Night Line at Quarnlight\n2019 - 2021',
    'Team Leader - Night Line @ Quarnlight',
  ],
])('%s of a title is no employer', (_, text, post) => {
  expect(posts(text)).toEqual([post])
})

test('a name behind a title is still one', () => {
  expect(posts('Garden Associate Quarnlight\n2019 - 2021')).toEqual(['Garden Associate @ Quarnlight'])
  expect(posts('Cook (Quarnlight Mills Ltd)\n2019 - 2021')).toEqual(['Cook @ Quarnlight Mills Ltd'])
  expect(posts('Clerk - Quarnlight Ltd\n2019 - 2021')).toEqual(['Clerk @ Quarnlight Ltd'])
})

test('unknown words before "at" are the title, and those beside a known employer are not', () => {
  expect(posts('Reed Splicing Minder at Quarnlight\n2019 - 2021')).toEqual(['Reed Splicing Minder @ Quarnlight'])
  expect(posts('Quarn Mills Hospital\nReed and Rush\n2019 - 2021')).toEqual(['- @ Quarn Mills Hospital'])
})

test("whoever's shop it is, it is an employer", () => {
  expect(posts("June 2019 to Present  Product Owner\nTrader Quill's, Toronto, ON")).toEqual([
    "Product Owner @ Trader Quill's",
  ])
  expect(posts("Teacher's Aide, Quarn School\n2019 - 2021")).toEqual(["Teacher's Aide @ Quarn School"])
})

test.each(['Kennel Hand', 'Esthetician', 'Ski Patroller', 'Account Exec', 'Postal Carrier', 'SDE-1'])(
  '"%s" is a title',
  (title) => {
    expect(posts(`${title}, 06/2019 - Present\nQuarnlight`)).toEqual([`${title} @ Quarnlight`])
  },
)

test.each(['Pipefitter', 'Bursar', 'Groundworker', 'Mixologist', 'Proofreader'])(
  '"Head %s" is a title behind its employer',
  (trade) => expect(posts(`Quarnlight, Head ${trade}\n2019 - 2021`)).toEqual([`Head ${trade} @ Quarnlight`]),
)

test('what a stroke adds to a title before the name of a firm is part of it', () => {
  const heads = [
    '2014 - 2018\nClerk/Payroll Merrow Freight',
    '2010 - 2014\nCook Quarn Freight',
    '2007 - 2010\nCook Harrow Inn',
  ]
  expect(postsTold(`Experience\n${heads.join('\n- Wages\n')}\n- Soups`)).toEqual([
    'Clerk/Payroll @ Merrow Freight 2014-2018',
    'Cook @ Quarn Freight 2010-2014',
    'Cook @ Harrow Inn 2007-2010',
  ])
})

test.each([
  'Vice-Consul',
  'Assistant Curate',
  'Route Setter',
  'Legationsrat',
  'Corresponsal',
  'Moss Officer (D6)',
  'Reklameomdeler',
  'Servitrice',
  'Støttekontakt',
  'Målarlärling',
  'Équipière',
  'Subjefa de planta',
  'Rendszergazda',
  'Кошторисник',
  'Rozpočtářka',
  'Messehostess',
  'Stypendystka',
  'Livratoare',
])('"%s" is a title before the town where it was held', (title) =>
  expect(
    postsTold(`CAREER
Sales Clerk, Merrow Ltd, March 2015 – May 2018
${title}, Ljubljana – June 2009 to August 2013
Cook, Tarn Inc, March 2001 – May 2003`)[1],
  ).toBe(`${title} @ - 2009-2013`),
)

const UNKNOWN_WORK = [
  'Professional Experience',
  'Advocate General',
  'August 2014 to Current Sable Quarn',
  'Provides oversight for homes of the old.',
  'Consumer Advocate',
  'August 2013 to July 2014 Pellworth',
  'Represented people before the county.',
  'BEST Award two times.',
  'January 2004 to January 2013 Arkwright Vale',
  'Established programs for people on parole.',
]

test('posts of unknown words are told where several are set alike, with firm, months and duties', () => {
  expect(postsTold(UNKNOWN_WORK.join('\n'))).toEqual([
    'Advocate General @ Sable Quarn 2014-now',
    'Consumer Advocate @ Pellworth 2013-2014',
    '- @ Arkwright Vale 2004-2013',
  ])
})

test('below a heading of projects they are none', () => {
  expect(postsTold(UNKNOWN_WORK.toSpliced(0, 1, 'Projects').join('\n'))).toEqual([])
})
