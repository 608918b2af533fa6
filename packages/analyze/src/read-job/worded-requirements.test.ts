import { describe, expect, it } from 'vitest'
import { readJob } from './read-job.ts'

/** What the only row under a heading asks for. */
const asked = (heading: string, row: string) => readJob(`Helper\n\n${heading}\n- ${row}\n`).requirements.slice(1)

describe('levels of education', () => {
  it.each([
    ['Ihr Profil', 'Hauptschulabschluss', 'school'],
    ['Requirements', 'GCSEs including Maths', 'school'],
    ['Requisiti', 'Diploma di ragioneria', 'school'],
    ['Requisitos', '12.º ano de escolaridade', 'school'],
    ['応募資格', '高校卒業以上', 'school'],
    ['Требования', 'Образование не ниже среднего', 'school'],
    ['Aranan Nitelikler', 'İlköğretim mezunu', 'school'],
    ['Wie ben jij', 'Een afgeronde opleiding tot kok', 'vocational'],
    ['Wie ben jij', 'Hbo-diploma techniek', 'bachelor'],
    ['Wymagania', 'Tytuł magistra ekonomii', 'master'],
  ])('%s: %s', (heading, row, level) => {
    expect(asked(heading, row)).toMatchObject([{ type: 'degree', level }])
  })

  it('"CAP en vigor" is a lorry driver’s certificate', () => {
    expect(asked('Requisitos', 'Permiso C+E y CAP en vigor').map(({ type }) => type)).toEqual(['certificate'])
  })
})

describe('hours', () => {
  it.each([
    ['応募資格', '交替制勤務', 'availability'],
    ['Aranan Nitelikler', 'Esnek çalışma saatlerine uyum', 'availability'],
    ['Требования', 'Готовность к ненормированному рабочему дню', 'availability'],
    ['Wie ben jij', "Flexibele inzetbaarheid, ook 's avonds", 'availability'],
    ['Kvalifikationer', 'Nätter och jour', 'availability'],
    // "À jour" is no Swedish duty.
    ['Profil', 'Tenir les dossiers à jour', 'duty'],
  ])('%s: %s', (heading, row, type) => {
    expect(asked(heading, row)).toMatchObject([{ type }])
  })
})

describe('wishes', () => {
  it.each([
    ['Ihr Profil', 'Im Idealfall ein Jahr Berufserfahrung'],
    ['Wie ben jij', 'Liefst een jaar ervaring'],
    ['Requisitos', 'Preferiblemente con carnet de conducir'],
    ['Requisiti', 'Idealmente conosci Excel'],
    ['Requisitos', 'Conhecimentos de SAP serão uma mais-valia'],
  ])('%s: %s', (heading, row) => {
    expect(asked(heading, row)).toMatchObject([{ must: false }])
  })
})

it('levels of languages in letters that fold otherwise', () => {
  expect(asked('Ihr Profil', 'Fließend Deutsch')).toMatchObject([{ languageLevel: 'C1' }])
  expect(asked('Aranan Nitelikler', 'Akıcı İngilizce')).toMatchObject([{ languageLevel: 'C1' }])
})

it('what running text says it asks for is read in a few words', () => {
  expect(readJob('Contabile\n\nSi richiede Zucchetti. Offriamo un fondo pensione.').requirements).toHaveLength(2)
})

it('payroll in Japanese is no pay', () => {
  expect(asked('応募資格', '給与計算の実務経験3年以上')).toMatchObject([{ type: 'years', years: 3 }])
  expect(asked('応募資格', '給与：月25万円')).toEqual([])
})
