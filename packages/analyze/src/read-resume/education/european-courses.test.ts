import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

function courses(text: string): string[] {
  const resume = resumeOf(`Ada Merrow\nada@merrow.example\n\n${text}`)
  const { education } = readResume(resume, { year: 2026, month: 1 })
  return education.map(({ degree, school }) => `${degree?.value ?? '-'} @ ${school?.value ?? '-'}`)
}

test('a cell is one field, whatever signs stand in it, and one school', () => {
  const rows = [
    'Høgskolen i Tarn\taugust 2014- juni 2015\tReligion, livssyn og etikk\t60',
    'Høgskolen i Sør- Quarnelag\taugust 2010- juni 2011\tØkonomi og administrasjon\t45',
    'Universitetet i Tarn\taugust 2008- juni 2009\temner: "Ugler som fag", "Hva ugler hører"\t30',
  ]
  expect(courses(`Utdanning\n${rows.join('\n')}`)).toEqual([
    'Religion, livssyn og etikk @ Høgskolen i Tarn',
    'Økonomi og administrasjon @ Høgskolen i Sør- Quarnelag',
    'emner: "Ugler som fag", "Hva ugler hører" @ Universitetet i Tarn',
  ])
})

test('heads of columns that are no labels elsewhere say what stands below them', () => {
  const rows = [
    'Zeitraum\tAusbildung\tInstitution',
    '2020 – 2021\tAdobe Photoshop\tOnline-Weiterbildung',
    '2013\tDipl. Qualitätsmanager FA\tZBW',
    '1998 – 2002\tPolymechaniker EFZ\tQuarn & Co AG',
  ]
  expect(courses(`Ausbildung\n${rows.join('\n')}`)).toEqual([
    'Adobe Photoshop @ Online-Weiterbildung',
    'Dipl. Qualitätsmanager FA @ ZBW',
    'Polymechaniker EFZ @ Quarn & Co AG',
  ])
})
