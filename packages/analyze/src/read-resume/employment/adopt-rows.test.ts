import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

function detailsOf(text: string): string[][] {
  const { employment } = readResume(resumeOf(text), { year: 2026, month: 1 })
  return employment.map(({ details }) => details.map(({ start, end }) => text.slice(start, end)))
}

const FORM = `Annika Vosskamp
annika@vosskamp.example

Berufserfahrung
04/2019 - heute\tBilanzbuchhalterin, Hagenmoor Fördertechnik GmbH, Bielefeld
Monats- und Jahresabschlüsse nach HGB
Umsatzsteuervoranmeldungen, Zusammenfassende Meldungen
Ansprechpartnerin für Wirtschaftsprüfer und Finanzamt
Einführung des digitalen Belegwesens mit DATEV Unternehmen online
07/2014 - 03/2019\tFinanzbuchhalterin, Steuerkanzlei Dr. Pohlkamp & Partner, Herford
Laufende Buchhaltung für rund 35 Mandanten
Lohnabrechnungen und Meldewesen

Ausbildung
08/1998 - 06/2001\tKauffrau für Bürokommunikation, Berufskolleg Herford`

test('rows that look like a head and are none tell of the post above', () => {
  expect(detailsOf(FORM)).toEqual([
    [
      'Monats- und Jahresabschlüsse nach HGB',
      'Umsatzsteuervoranmeldungen, Zusammenfassende Meldungen',
      'Ansprechpartnerin für Wirtschaftsprüfer und Finanzamt',
      'Einführung des digitalen Belegwesens mit DATEV Unternehmen online',
    ],
    ['Laufende Buchhaltung für rund 35 Mandanten', 'Lohnabrechnungen und Meldewesen'],
  ])
})

test('the same rows tell the same with and without bullets', () => {
  const rows = FORM.split('\n')
  const isDuty = (row: string) => /^[A-ZÄÖÜ]/u.test(row) && row.split(' ').length > 2 && !row.includes('@')
  const listed = rows.map((row, at) => (at > 3 && at < 12 && isDuty(row) ? `- ${row}` : row)).join('\n')
  expect(detailsOf(listed)).toEqual(detailsOf(FORM))
})

test.each([
  ['a duration', '5 years 8 months'],
  ['few words', 'Full time'],
])('%s in a head tells nothing of what was done', (_, row) => {
  const text = `Mira Okonjo\n\nExperience\nWard Sister, Merrow General Hospital\n${row}\nApril 2018 - Present\n- Lead a shift of fourteen nurses.`
  expect(detailsOf(text)).toEqual([['Lead a shift of fourteen nurses.']])
})
