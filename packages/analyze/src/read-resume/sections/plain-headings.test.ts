import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

const HEAD = 'Edda Plowright\nedda@plow.example\n\n'

function kinds(text: string): string[] {
  const { sections } = readResume(resumeOf(HEAD + text), { year: 2026, month: 1 })
  return sections.filter(({ heading }) => heading !== undefined).map(({ kind }) => kind)
}

test.each([
  ['Where I have worked\nNurse, Lakeside Clinic, May 2011 - June 2019', ['employment']],
  ['Das kann ich\nWundversorgung, Pflegeplanung, Excel', ['skills']],
  ['~ school ~\nA levels, Fell Road School, 2009', ['education']],
  ['Experience — 8 years 1 month\nNurse, Lakeside Clinic, May 2011 - June 2019', ['employment']],
  ['PUBLICATIONS (5 OF 71)\nOn owls, 2012', ['publications']],
  ['EMPLOYMENT, newest first\nNurse, Lakeside Clinic, May 2011 - June 2019', ['employment']],
  ['3. ΣΕΜΙΝΑΡΙΑ – ΠΙΣΤΟΠΟΙΗΣΕΙΣ\nΧειρισμός Η/Υ, 2010', ['certificates']],
  ['Z A M Ě S T N Á N Í\nKuchař, Hotel Merov, 2011 - 2019', ['employment']],
  ['2. ΣΠΟΥΔΕΣ\nΠτυχίο Βιολογίας, Πανεπιστήμιο Μέρρου, 2004', ['education']],
  ['Mijn opleidingen\nHavo, Merrow College, 2004', ['education']],
  ['WHERE SHE LEARNED\nA levels, Fell Road School, 2009', ['education']],
  ["EMPLOYMENT HISTORY cont'd\nNurse, Lakeside Clinic, May 2011 - June 2019", ['employment']],
  ['B. EMPLOYMENT\nNurse, Lakeside Clinic, May 2011 - June 2019', ['employment']],
  ['Career History (most recent first)\nNurse, Lakeside Clinic, May 2011 - June 2019', ['employment']],
  ['The jobs\nNurse, Lakeside Clinic, May 2011 - June 2019', ['employment']],
  ['4. EDUCATION. A levels, Fell Road School, 2009\n5. SKILLS. Baking, sewing, Excel', ['education', 'skills']],
  ['SCHOOLING Fell Road School, 2009\nSKILLS Baking, sewing and Excel', ['education', 'skills']],
])('%j is headed', (text, expected) => expect(kinds(text)).toEqual(expected))

test('a course in another section is read where it names its school', () => {
  const text = `${HEAD}Training\nNVQ Level 2 Cookery - Fell College - 2004\nFirst aid, 2019`
  const { education } = readResume(resumeOf(text), { year: 2026, month: 1 })
  expect(education.map(({ degree, school }) => [degree?.value, school?.value])).toEqual([
    ['NVQ Level 2 Cookery', 'Fell College'],
  ])
})
