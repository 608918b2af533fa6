import { expect, test } from 'vitest'
import { readJob } from './read-job.ts'

const codes = (line: string) => readJob(`Cook\n\nRequirements\n- ${line}`).notices.map(({ code }) => code.slice(7))

test.each([
  ['age', 'A young, energetic person'],
  ['age', 'Must be under 35'],
  ['age', 'Eine junge Kollegin unter 40 Jahren'],
  ['age', 'Persona joven y dinámica'],
  ['age', 'Cercasi giovane e dinamica segretaria'],
  ['age', 'Jonge enthousiaste medewerker'],
  ['age', 'Młoda osoba'],
  ['age', 'Молодой человек'],
  ['age', '20대 우대'],
  ['gender', 'Se busca chica para dependienta'],
  ['gender', 'Procura-se moça'],
  ['gender', 'Nous recherchons une femme'],
  ['gender', 'Bayan sekreter'],
  ['gender', 'Mile widziana kobieta'],
  ['gender', 'Требуется девушка-администратор'],
  ['gender', '女士优先'],
  ['nationality', 'No foreigners'],
  ['native-speaker', 'Akzentfreies Deutsch'],
])('%s: %s', (code, line) => {
  expect(codes(line)).toContain(code)
})

test.each([
  'Experience with young people',
  'Arbeit mit jungen Menschen',
  'Children aged 3 to 11',
  'Kinder unter 30 Jahren',
  'Over 20 years of experience',
  'Unter 30 Jahren Berufserfahrung',
  'In un team giovane e dinamico',
  'Frauen werden bei gleicher Eignung bevorzugt',
  "Experience with men's clothing",
])('of others, and no wish: %s', (line) => {
  expect(codes(line)).toEqual([])
})

test('young people of whom the work is done with are no wish', () => {
  expect(readJob('Koch\n\nAufgaben\n- Junge Mitarbeiter ausbilden').notices).toEqual([])
})
