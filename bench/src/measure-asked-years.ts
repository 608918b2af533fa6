import { judge, readJob, readResume } from '@evenhand/analyze'
import { extract } from '@evenhand/extract'
import { mean, round } from './statistics.ts'

/** A resume's words: heading, title of this work, of another, "present", "since", and a line that states years of it. */
type Words = {
  heading: string
  title: string
  other: string
  present: string
  since: string
  part: string
  stated: (years: number) => string
  asked: (years: number) => string
  months: (months: number) => string
}
type Case = { language: string; way: string; told: number; asked: number; status: string; isRight: boolean }

const TODAY = { year: 2026, month: 11 }
const ASKED_YEARS = [1, 2, 3, 5, 8]
const ASKED_MONTHS = [6, 18]
/** Months by which what is told may miss what is asked before another verdict is due. */
const NEAR = 4
/** Part of what is asked for below which there may as well be none. */
const LITTLE = 0.1

const LANGUAGES: Record<string, Words> = {
  en: {
    heading: 'EXPERIENCE',
    title: 'Payroll Clerk',
    other: 'Florist',
    present: 'present',
    since: 'since',
    part: 'part-time, 50%',
    stated: (years) => `${years} years of experience in payroll`,
    asked: (years) => `At least ${years} ${years === 1 ? 'year' : 'years'} of experience in payroll`,
    months: (months) => `${months} months of experience in payroll`,
  },
  de: {
    heading: 'BERUFSERFAHRUNG',
    title: 'Lohnbuchhalterin',
    other: 'Floristin',
    present: 'heute',
    since: 'seit',
    part: 'Teilzeit, 50 %',
    stated: (years) => `${years} Jahre Erfahrung in der Lohnbuchhaltung`,
    asked: (years) => `Mindestens ${years} ${years === 1 ? 'Jahr' : 'Jahre'} Erfahrung in der Lohnbuchhaltung`,
    months: (months) => `${months} Monate Erfahrung in der Lohnbuchhaltung`,
  },
  fr: {
    heading: 'EXPÉRIENCE',
    title: 'Gestionnaire de paie',
    other: 'Fleuriste',
    present: 'aujourd’hui',
    since: 'depuis',
    part: 'temps partiel, 50 %',
    stated: (years) => `${years} ans d’expérience en paie`,
    asked: (years) => `Au moins ${years} ${years === 1 ? 'an' : 'ans'} d’expérience en gestion de la paie`,
    months: (months) => `${months} mois d’expérience en gestion de la paie`,
  },
  es: {
    heading: 'EXPERIENCIA',
    title: 'Técnica de nóminas',
    other: 'Florista',
    present: 'actualidad',
    since: 'desde',
    part: 'media jornada, 50 %',
    stated: (years) => `${years} años de experiencia en nóminas`,
    asked: (years) => `Al menos ${years} ${years === 1 ? 'año' : 'años'} de experiencia en nóminas`,
    months: (months) => `${months} meses de experiencia en nóminas`,
  },
  pl: {
    heading: 'DOŚWIADCZENIE',
    title: 'Specjalista ds. płac',
    other: 'Florystka',
    present: 'obecnie',
    since: 'od',
    part: 'pół etatu',
    stated: (years) => `${years} lat doświadczenia w naliczaniu płac`,
    asked: (years) => `Co najmniej ${years} ${years === 1 ? 'rok' : 'lata'} doświadczenia w naliczaniu płac`,
    months: (months) => `min. ${months} miesięcy doświadczenia w naliczaniu płac`,
  },
}

/** How a resume tells so many months of the work: its rows of posts, and how many months they are. */
const WAYS: Record<
  string,
  (words: Words) => { posts: [dates: string, title?: string][]; months: number; line?: string }
> = {
  'one post, by months': () => ({ posts: [['03/2022 - 08/2025']], months: 42 }),
  'one post, by years': () => ({ posts: [['2019 - 2024']], months: 60 }),
  'a short post': () => ({ posts: [['02/2025 - 10/2025']], months: 9 }),
  'to the present': ({ present }) => ({ posts: [[`01/2023 - ${present}`]], months: 47 }),
  'since a year': ({ since }) => ({ posts: [[`${since} 2021`]], months: 71 }),
  'in a row': () => ({ posts: [['01/2023 - 12/2025'], ['01/2021 - 12/2022']], months: 60 }),
  'with a gap': () => ({ posts: [['01/2025 - 12/2025'], ['01/2020 - 12/2020']], months: 24 }),
  overlapping: () => ({ posts: [['01/2023 - 12/2025'], ['01/2022 - 12/2024']], months: 48 }),
  'one within another': () => ({ posts: [['01/2021 - 12/2025'], ['03/2022 - 09/2023']], months: 60 }),
  'in three parts': () => ({
    posts: [['03/2025 - 10/2025'], ['05/2023 - 12/2023'], ['02/2021 - 09/2021']],
    months: 24,
  }),
  'beside other work': ({ other }) => ({ posts: [['01/2024 - 12/2025'], ['01/2015 - 12/2023', other]], months: 24 }),
  'part time': ({ part }) => ({ posts: [[`01/2022 - 12/2025 (${part})`]], months: 48 }),
  'stated, too': ({ stated }) => ({ posts: [['01/2022 - 12/2025']], months: 48, line: stated(4) }),
  'other work only': ({ other }) => ({ posts: [['01/2015 - 12/2025', other]], months: 0 }),
}

/**
 * Years of a resume told in many ways against years and months asked: met where they are enough, partly where there are
 * some, neither where there are none. What lies within four months of what is asked is left out.
 */
export async function measureAskedYears(only: string[]): Promise<Case[]> {
  const cases: Case[] = []
  for (const [language, words] of Object.entries(LANGUAGES)) {
    if (only.length > 0 && !only.includes(language)) continue
    const asked: [months: number, row: string][] = [
      ...ASKED_YEARS.map((years): [number, string] => [years * 12, words.asked(years)]),
      ...ASKED_MONTHS.map((months): [number, string] => [months, words.months(months)]),
    ]
    for (const [way, tell] of Object.entries(WAYS)) {
      const { posts, months, line } = tell(words)
      const rows = ['Ada Quill', 'ada.quill@mail.example', ...(line === undefined ? [] : ['', line]), '', words.heading]
      for (const [at, [dates, title = words.title]] of posts.entries())
        rows.push(dates, `${title}, ${['Holm Ltd', 'Marlow Ltd', 'Tessin Ltd'][at]}`, '')
      const resume = await extract(new TextEncoder().encode(`${rows.join('\n')}\n`), 'resume.txt')
      const profile = readResume(resume, TODAY)
      for (const [least, row] of asked) {
        if (months > 0 && (Math.abs(months - least) <= NEAR || months < least * LITTLE)) continue
        const job = readJob(`${words.title}\n\n- ${row}\n`)
        const at = job.requirements.findIndex(({ type }) => type === 'years')
        const status = at < 0 ? 'not read' : judge(profile, resume, job)[at]!.value
        const isRight =
          months === 0 ? status === 'unknown' || status === 'not-met' : status === (months >= least ? 'met' : 'partly')
        cases.push({ language, way, told: months, asked: least, status, isRight })
      }
    }
  }
  return cases
}

/** Share of right verdicts by way of telling. */
export function sharesByWay(cases: Case[]): Record<string, number> {
  const ways = Map.groupBy(cases, ({ way }) => way)
  return Object.fromEntries(
    [...ways].map(([way, some]) => [way, round(mean(some.map(({ isRight }) => Number(isRight))))]),
  )
}
