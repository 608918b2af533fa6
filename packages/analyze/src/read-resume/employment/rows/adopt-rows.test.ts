import { expect, test } from 'vitest'
import { readResume } from '../../read-resume.ts'
import { resumeOf } from '../../samples/resume-of.ts'

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

/** Labels in capitals as the extractor marks them. */
function withHeadings(text: string, headings: RegExp) {
  const plain = resumeOf(text)
  const lines = plain.lines.map((line) =>
    headings.test(text.slice(line.start, line.end)) ? { ...line, level: 'heading' as const } : line,
  )
  return readResume({ ...plain, lines }, { year: 2026, month: 1 })
}

test.each(['RESPONSIBILITIES:', 'DUTIES & RESPONSIBILITIES:', 'DUTIES, ACCOMPLISHMENTS AND RELATED SKILLS:'])(
  'the rows below "%s" tell of the post above, though it looks as a heading does',
  (label) => {
    const post = (employer: string, title: string, dates: string, duty: string) =>
      `ORGANISATION: ${employer}\nPOSITION HELD: ${title}\nDATE: ${dates}\n${label}\n- ${duty}\n`
    const text = `MIRA OKONJO\nmira@okonjo.example\n\nWORKING EXPERIENCE\n${post('Merrow Haulage Ltd', 'Fleet Manager', '2019 till date', 'Daily planning of 64 trucks')}${post('Quarn Clearing Agency', 'Clearing Assistant', '2013 - 2015', 'Daily papers and follow up')}\nSKILLS\nExcel, SAP`
    const { employment, skills } = withHeadings(text, /^(?:WORKING EXPERIENCE|SKILLS|[A-Z, &]+:)$/)
    expect(employment.map(({ details }) => details.map(({ start, end }) => text.slice(start, end)).at(-1))).toEqual([
      'Daily planning of 64 trucks',
      'Daily papers and follow up',
    ])
    expect(skills.map(({ label: skill }) => skill)).toEqual(['Excel', 'SAP'])
  },
)

test('what stands below the heading of the next section tells nothing of the last post', () => {
  const text =
    'Mira Okonjo\nmira@okonjo.example\n\nWork experience\nCompany: Merrow Foods Ltd\nPosition: Stock Clerk\nDates: 2019 - 2022\n- Counted the stock each week\nSkills\n- Excel and SAP\nInterests\nCooking and music'
  const { employment } = readResume(resumeOf(text), { year: 2026, month: 1 })
  expect(employment.map(({ span }) => text.slice(span.start, span.end))).toEqual([
    'Company: Merrow Foods Ltd\nPosition: Stock Clerk\nDates: 2019 - 2022\n- Counted the stock each week',
  ])
})
