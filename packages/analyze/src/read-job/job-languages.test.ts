import { expect, test } from 'vitest'
import { readJob } from './read-job.ts'
import { JOB_ADVERTS } from './samples/job-adverts.ts'

type Understood = {
  title: string
  seniority: string | undefined
  years: number[]
  degrees: string[]
  /** Code, a sign where it is a must, and the level. */
  languages: string[]
  certificates: number
  /** Grounds pointed out. */
  notices: string[]
}

test.each<[language: string, understood: Understood]>([
  [
    'en',
    {
      title: 'senior quality technician',
      seniority: 'senior',
      years: [4],
      degrees: ['bachelor'],
      languages: ['en! B2', 'pl'],
      certificates: 1,
      notices: ['marital-status', 'military'],
    },
  ],
  [
    'de',
    {
      title: 'CNC-Fräserin oder einen CNC-Fräser',
      seniority: undefined,
      years: [3],
      degrees: ['vocational'],
      languages: ['de! B2', 'en B2'],
      certificates: 0,
      notices: ['age', 'marital-status', 'military'],
    },
  ],
  [
    'fr',
    {
      title: 'Chef de chantier gros œuvre',
      seniority: 'manager',
      years: [5],
      degrees: ['associate'],
      languages: ['fr! B2'],
      certificates: 2,
      notices: ['marital-status', 'photo'],
    },
  ],
  [
    'es',
    {
      title: 'técnico agrícola',
      seniority: undefined,
      years: [2],
      degrees: ['bachelor'],
      languages: ['en B1'],
      certificates: 1,
      notices: ['age', 'marital-status', 'military'],
    },
  ],
  [
    'pt',
    {
      title: 'analista de manutenção pleno',
      seniority: 'senior',
      years: [4],
      degrees: ['bachelor'],
      languages: ['en B1'],
      certificates: 0,
      notices: ['age', 'military'],
    },
  ],
  [
    'it',
    {
      title: 'Sviluppatore Java senior',
      seniority: 'senior',
      years: [6],
      degrees: ['master'],
      languages: ['en! C1'],
      certificates: 0,
      notices: ['marital-status', 'photo'],
    },
  ],
  [
    'nl',
    {
      title: 'verzorgende IG',
      seniority: undefined,
      years: [2],
      degrees: ['vocational'],
      languages: ['nl! B2', 'en'],
      certificates: 1,
      notices: ['age', 'marital-status', 'military'],
    },
  ],
  [
    'pl',
    {
      title: 'Specjalista ds. kadr i płac',
      seniority: undefined,
      years: [2],
      degrees: ['bachelor'],
      languages: ['en! B2'],
      certificates: 1,
      notices: ['marital-status', 'photo'],
    },
  ],
  [
    'tr',
    {
      title: 'Satış Temsilcisi',
      seniority: undefined,
      years: [2],
      degrees: ['associate'],
      languages: ['en! B2', 'de'],
      certificates: 1,
      notices: ['gender', 'marital-status', 'military', 'photo'],
    },
  ],
  [
    'ru',
    {
      title: 'главного механика',
      seniority: 'senior',
      years: [5],
      degrees: ['bachelor'],
      languages: ['en'],
      certificates: 0,
      notices: ['age', 'military', 'nationality'],
    },
  ],
  [
    'ar',
    {
      title: 'مهندس مدني',
      seniority: undefined,
      years: [5],
      degrees: ['bachelor'],
      languages: ['en! C1'],
      certificates: 1,
      notices: ['age', 'military'],
    },
  ],
  [
    'hi',
    {
      title: 'लेखाकार',
      seniority: undefined,
      years: [2],
      degrees: ['bachelor', 'master'],
      languages: ['en! B2'],
      certificates: 1,
      notices: ['gender', 'photo'],
    },
  ],
  [
    'ja',
    {
      title: '経理マネージャー',
      seniority: 'manager',
      years: [5],
      degrees: ['bachelor'],
      languages: ['en'],
      certificates: 2,
      notices: ['marital-status', 'photo'],
    },
  ],
  [
    'ko',
    {
      title: '품질관리 담당자',
      seniority: undefined,
      years: [3],
      degrees: ['bachelor'],
      languages: ['en B1'],
      certificates: 1,
      notices: ['age', 'military'],
    },
  ],
  [
    'zh',
    {
      title: '高级农艺师',
      seniority: 'senior',
      years: [5],
      degrees: ['bachelor'],
      languages: ['en B1'],
      certificates: 1,
      notices: ['age', 'marital-status', 'military'],
    },
  ],
  [
    'th',
    {
      title: 'หัวหน้าฝ่ายผลิต',
      seniority: 'manager',
      years: [5],
      degrees: ['bachelor'],
      languages: ['en B2'],
      certificates: 1,
      notices: ['age', 'gender', 'military'],
    },
  ],
])('%s: title, level, years, degree, languages, certificates and unlawful wishes', (language, understood) => {
  const { title, seniority, requirements, notices } = readJob(JOB_ADVERTS[language]!)
  const of = (type: string) => requirements.filter((each) => each.type === type)
  expect({
    title,
    seniority,
    years: of('years').map(({ years }) => years),
    degrees: of('degree').map(({ level }) => level),
    languages: of('language').map(({ language: code, must, languageLevel }) =>
      [`${code}${must ? '!' : ''}`, languageLevel].filter(Boolean).join(' '),
    ),
    certificates: of('certificate').length,
    notices: [...new Set(notices.map(({ code }) => code.replace('notice-', '')))].toSorted(),
  }).toEqual(understood)
})

test.each(Object.entries(JOB_ADVERTS))('%s: no requirement holds the words of an unlawful wish', (_, text) => {
  const { requirements, notices } = readJob(text)
  const spans = notices.flatMap(({ evidence }) => evidence)
  for (const { type, label } of requirements) {
    if (type === 'title') continue
    for (const { start, end } of spans) expect(label).not.toContain(text.slice(start, end))
  }
})

test.each([
  'Care for pregnant patients on a high-risk pregnancy ward',
  'Teach military history',
  'Support veterans after their military service',
  'Betreuung von Schwangeren',
  '병역특례 가능',
  'गर्भवती महिलाओं की देखभाल',
  'Опыт работы от 10 лет',
  'entre 10 y 15 años de experiencia en hostelería',
])('%s: points out nothing', (line) => {
  expect(readJob(`Midwife\n\n- ${line}`).notices).toEqual([])
})
