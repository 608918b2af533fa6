import { describe, expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

function courses(text: string): string[] {
  const resume = resumeOf(`Ada Merrow\nada@merrow.example\n\n${text}`)
  const { education } = readResume(resume, { year: 2026, month: 1 })
  return education.map(({ degree, school }) => `${degree?.value ?? '-'} @ ${school?.value ?? '-'}`)
}

describe('a university by its letters', () => {
  test.each([
    [
      'alone beside the course',
      'Utdanning\nNTNU\taugust 2011- desember 2011\tDrama og teater\t30',
      'Drama og teater @ NTNU',
    ],
    [
      'before its part',
      'Formação\n2014-2018\tBacharelado em Física\tUNESP, Campus de Tarn, SP',
      'Bacharelado em Física @ UNESP',
    ],
    [
      'before its whole name',
      'Vzdělání\n2014 - 2021\nVŠB - Technická univerzita Tarn, CZ',
      '- @ VŠB - Technická univerzita Tarn',
    ],
    [
      'behind the course in one stretch',
      'Uddannelse\nMultimediedesigner EASV Sønderborg | 2018 - 2020\n\nIgang',
      'Multimediedesigner @ EASV Sønderborg',
    ],
    [
      'behind a trade in one stretch',
      'Utbildning\nSystemutvecklare KTH Stockholm | 2018 - 2020',
      'Systemutvecklare @ KTH Stockholm',
    ],
  ])('%s', (_, text, expected) => expect(courses(text)).toEqual([expected]))
})

describe('behind a small word that stands before schools', () => {
  test.each([
    ['a school, whatever it is called', 'Uddannelse\n2016-2019\nHTX på Quarnberg, 9,8 i snit', 'HTX @ Quarnberg'],
    [
      'the firm where a trade was learned, without its article',
      'Berufsausbildung\n08/2008 - 07/2011\tAusbildung zur Köchin bei der Merrow AG, Tarn',
      'Ausbildung zur Köchin @ Merrow AG',
    ],
    [
      'the school of a student, and how the course goes on is told',
      'Uddannelse\n2020 -\nDatalogi studerende på Tarn Universitet, forventer at være færdig juni 2025.',
      'Datalogi @ Tarn Universitet',
    ],
  ])('%s', (_, text, expected) => expect(courses(text)).toEqual([expected]))
})

test('a school in the case that the verb before it asks for', () => {
  const text = 'Освіта\n1992 - 1997 р.\tнавчався в Кварнському Торговому Інституті'
  expect(courses(text)).toEqual(['- @ Кварнському Торговому Інституті'])
})

test.each([
  ['Wykształcenie\n2007-2010 I Liceum Quarnowskie, profil humanistyczny', '- @ I Liceum Quarnowskie'],
  ['Studii\n2004-2008 Liceul Teoretic Merrow, profil real', '- @ Liceul Teoretic Merrow'],
])('the profile of a school is no degree: %#', (text, expected) => expect(courses(text)).toEqual([expected]))

test('with what mean somebody left a school is no degree', () => {
  const text = 'Uddannelse\n2020\nQuarn Bartender School, gik ud med gennemsnit på 92% til de 5 eksamener.'
  expect(courses(text)).toEqual(['- @ Quarn Bartender School'])
})

test('the title of a thesis in the list below its course is no course', () => {
  const rows = [
    '* Mestrado em Sociologia, Universidade Federal de Tarn, 2023',
    '  * Título: CIÊNCIA, SOCIEDADE, ESCOLA: a visão dos moinhos',
    '* Graduação em Direito, Universidade Federal de Quarn, 2006',
  ]
  expect(courses(`Educação\n${rows.join('\n')}`)).toEqual([
    'Mestrado em Sociologia @ Universidade Federal de Tarn',
    'Graduação em Direito @ Universidade Federal de Quarn',
  ])
})

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
