import { expect, test } from 'vitest'
import { readJob } from './read-job.ts'

const years = (line: string) =>
  readJob(`Boat builder\n\nRequirements\n- ${line}`)
    .requirements.filter(({ type }) => type === 'years')
    .map(({ years: figure }) => figure)

test.each([
  ['5+ years of boat building, including at least 2 years in sail making', [5, 2]],
  ['Five years on a yard, of which two with cranes', [5, 2]],
  ['Six years of boat building, at least three of them on wooden hulls', [6, 3]],
  ['Mindestens 5 Jahre Berufserfahrung, davon 2 im Takelwerk', [5, 2]],
  ["Cinq ans d'expérience, dont 2 en tant que chef d'équipe", [5, 2]],
  ['Más de 5 años de experiencia, de los cuales 3 como jefe de obra', [5, 3]],
  ['5 lat doświadczenia, w tym 2 lata na stanowisku kierowniczym', [5, 2]],
  ['En az 7 yıl, bunun 3 yılı yöneticilik olmak üzere deneyim', [7, 3]],
  ['опыт работы от 5 лет, из них 2 года руководителем', [5, 2]],
  ['5年以上工作经验,其中2年以上管理经验', [5, 2]],
  ['営業経験5年以上(うち2年以上は管理職)', [5, 2]],
])('years of which some are of something narrower are two wishes: %s', (line, expected) => {
  expect(years(line)).toEqual(expected)
})

test.each([
  'Two years in retail, 5 days a week',
  'Three years of experience with 2 dogs',
  'Three years on a yard with 40 berths',
])('a figure of something else is none: %s', (line) => {
  expect(years(line)).toHaveLength(1)
})

test('a skill of which some of the years are asked for is named by its own words', () => {
  const { requirements } = readJob(
    'Engineer\n\nRequirements\n- 6 years of software, at least three of them with Go in production',
  )
  expect(requirements.at(-1)).toMatchObject({ type: 'skill', label: 'at least three of them with Go in production' })
})
