import { describe, expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

const TODAY = { year: 2026, month: 1 }

type Told = { heading: string; title: string; present: string }
const ENGLISH: Told = { heading: 'Experience', title: 'Cashier', present: 'Present' }
const TOLD: Record<string, Told> = {
  en: ENGLISH,
  es: { heading: 'Experiencia laboral', title: 'Camarera', present: 'actualidad' },
  pt: { heading: 'Experiência profissional', title: 'Motorista', present: 'atual' },
  pl: { heading: 'Doświadczenie zawodowe', title: 'Magazynier', present: 'obecnie' },
  sv: { heading: 'Arbetslivserfarenhet', title: 'Undersköterska', present: 'nu' },
  zh: { heading: '工作经历', title: '会计', present: '至今' },
  ja: { heading: '職務経歴', title: '看護師', present: '現在' },
  ko: { heading: '경력 사항', title: '간호사', present: '현재' },
}

/** Plain forms in which most resumes name a post; its dates are 03/2021 until now. */
const FORMS: ((title: string, employer: string, dates: string) => string)[] = [
  (title, employer, dates) => `${title}\n${employer}\n${dates}`,
  (title, employer, dates) => `${title}, ${employer}\t${dates}`,
  (title, employer, dates) => `${employer}\t${dates}\n${title}`,
  (title, employer, dates) => `${title} | ${employer} | ${dates}`,
]

function postIn(language: string, employer: string, form: (typeof FORMS)[number]): string {
  const { heading, title, present } = TOLD[language] ?? ENGLISH
  const text = form(title, employer, `03/2021 - ${present}`)
  const { employment } = readResume(resumeOf(`Ada Merrow\nada@merrow.example\n\n${heading}\n${text}\n`), TODAY)
  return employment.map((post) => `${post.title?.value ?? '-'} @ ${post.employer?.value ?? '-'}`).join('; ')
}

describe('the whole name of an employer', () => {
  test.each([
    ['en', 'The Foundry at Merrow Mills'],
    ['en', 'Quarnterra Co-operative Group'],
    ['en', 'Uber Technologies, Inc.'],
    ['en', 'Yahoo!'],
    ['en', 'B. Merrow (Plumbers) Quarn Ltd'],
    ['en', 'Merrow Bay Semicon (S) Pte. Ltd.'],
    ['es', 'Gestoría Hnos. Merrow C.B.'],
    ['es', 'Hospital Universitario La Paz'],
    ['pt', 'Padaria Merrow Ltda - ME'],
    ['pt', 'Padaria Merrow Ltda. – EPP'],
    ['pl', 'Merrow Polska Sp. z o.o.'],
    ['sv', 'Merrow Sverige AB'],
    ['zh', '蓝桥电子(东莞)有限公司'],
    ['zh', '北川精密模具厂'],
    ['ja', '日本灯台株式会社'],
    ['ja', '医療法人灯台会 灯台病院'],
    ['ko', '등대기어공업(주)'],
    ['ko', '(주)등대테크'],
    ['ko', '등대시 청소년수련관'],
  ])('%s: %s', (language, employer) => {
    const post = `${TOLD[language]!.title} @ ${employer}`
    expect(FORMS.map((form) => postIn(language, employer, form))).toEqual(FORMS.map(() => post))
  })

  test('is told before its owner in brackets', () => {
    expect(postIn('pl', 'Quarnka (Merrow Polska S.A.)', FORMS[0]!)).toBe('Magazynier @ Quarnka')
  })
})

test.each([
  ['pl', 'Magazynier w Merrow Polska (03/2021 - obecnie)', 'Magazynier @ Merrow Polska'],
  ['sv', 'Undersköterska på Merrow (03/2021 - nu)', 'Undersköterska @ Merrow'],
  ['pt', 'Motorista na Merrow Brasil (03/2021 - atual)', 'Motorista @ Merrow Brasil'],
])('%s: a place of work behind its word', (language, row, post) => {
  expect(postIn(language, '', () => row)).toBe(post)
})

test('a firm that writes itself small is known by its legal form', () => {
  const text = 'Ada Merrow\nada@merrow.example\n\nExperience\nClerk\nquarn assault, LLC\n03/2021 - 04/2024'
  const [post] = readResume(resumeOf(text), TODAY).employment
  expect(post?.employer?.value).toBe('quarn assault, LLC')
})

test.each(['Quarn Rovers', 'Merrow Herald', 'Tarn Valley Team Ministry', 'Merrow Fire and Rescue', 'IBEW Local 7702'])(
  'an employer behind what a post is about, by what its name ends with: %s',
  (employer) => {
    const text = `Ada Merrow\nada@merrow.example\n\nExperience\nOffice Clerk, Moss Relations, ${employer}, 2019 - 2021`
    expect(readResume(resumeOf(text), TODAY).employment[0]?.employer?.value).toBe(employer)
  },
)
