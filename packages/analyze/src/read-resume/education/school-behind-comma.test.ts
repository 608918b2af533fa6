import { describe, expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

function studies(text: string, language: string): (string | undefined)[][] {
  const head = 'Edda Plowright\nedda@mail.example\n\n'
  const { education } = readResume(resumeOf(`${head}${text}\n`, language), { year: 2026, month: 1 })
  return education.map(({ degree, school }) => [degree?.value, school?.value])
}

describe('what stands behind the comma of a degree that is told whole is its school', () => {
  test.each([
    ['nl', 'Opleiding\n1999: mbo 3 Hovenier, AOQ De Groene Weir, Quarnen', ['mbo 3 Hovenier', 'AOQ De Groene Weir']],
    ['it', 'Istruzione\nDiploma di geometra, ITG Weir, Quarnate, 2009', ['Diploma di geometra', 'ITG Weir']],
    ['de', 'Studium: Wirtschaftsrecht LL.B., Quarnfalia 2012', ['Wirtschaftsrecht LL.B.', 'Quarnfalia']],
  ])('in %s %s', (language, text, course) => expect(studies(text, language)).toEqual([course]))

  test.each([
    ['de', 'Ausbildung\nLehre als Kauffrau EFZ, Branche öffentliche Verwaltung, 2012'],
    ['es', 'Formación\nTecnólogo en Gestión Integrada de la Calidad, Medio Ambiente y SST, 2012'],
    ['de', 'Ausbildung\nBachelor Botanik 2016, Englisch C2'],
  ])('not in %s %s', (language, text) =>
    expect(studies(text, language).map(([, school]) => school)).toEqual([undefined]),
  )
})

describe('a town, or the letters of a college, right behind the field of a degree is its school', () => {
  test.each([
    ['MSc Statistics Edinburgh 2016', ['MSc Statistics', 'Edinburgh']],
    ['LL.M. Edinburgh 2016', ['LL.M.', 'Edinburgh']],
    ['B.S. Computer Science QRU 2016', ['B.S. Computer Science', 'QRU']],
    ['BSc Botany Leeds, Fell College', ['BSc Botany Leeds', 'Fell College']],
  ])('%s', (row, course) => expect(studies(`Education\n${row}`, 'en')).toEqual([course]))
})

test('where dates open the rows, a year opens the next course', () => {
  const text =
    'Ausbildung\n1998 – 2001 Rechtsanwaltsfachangestellte, Kanzlei Dr. Weir, Quarnfeld\n1998 Fachoberschulreife'
  expect(studies(text, 'de')).toEqual([
    ['Rechtsanwaltsfachangestellte', 'Kanzlei Dr. Weir'],
    ['Fachoberschulreife', undefined],
  ])
})

test.each([
  ['es', 'Formación\nBachillerato en el IES Sancho Quarn, 2010', ['Bachillerato', 'IES Sancho Quarn']],
  [
    'es',
    'Formación\nBachillerato en Ciencias en el IES Sancho Quarn, 2010',
    ['Bachillerato en Ciencias', 'IES Sancho Quarn'],
  ],
  ['nl', 'Opleiding\n2003-2006 HBO Informatica te Sint Quarnius', ['HBO Informatica', 'Sint Quarnius']],
])('in %s %s: behind the small word that leads to a field the school may stand', (language, text, course) =>
  expect(studies(text, language)).toEqual([course]),
)
