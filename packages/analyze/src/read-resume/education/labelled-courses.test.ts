import { describe, expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

function courses(text: string): string[] {
  const resume = resumeOf(`Mara Merrow\nmara@merrow.example\n\n${text}`)
  const { education } = readResume(resume, { year: 2026, month: 1 })
  return education.map(
    ({ degree, school, start, end }) =>
      `${degree?.value ?? '-'} @ ${school?.value ?? '-'} ${start?.year ?? '-'} ${end?.year ?? '-'}`,
  )
}

const FORMS: [string, string, string[]][] = [
  [
    'English',
    'EDUCATION\nQualification:\tMaster of Public Administration\nInstitution:\tUniversity of Dunmore, Dunmore\nDates:\t2011 – 2013\nResult:\tUpper Credit\nQualification:\tHigher School Certificate\nInstitution:\tSt Bride High School, Fernhill\nDates:\t1996 – 2002\nResult:\t7 credits',
    [
      'Master of Public Administration @ University of Dunmore 2011 2013',
      'Higher School Certificate @ St Bride High School 1996 2002',
    ],
  ],
  [
    'German',
    'AUSBILDUNG\nAbschluss:\tVerwaltungsfachwirtin\nEinrichtung:\tStudieninstitut Wiesengrund, Wiesengrund\nZeitraum:\t2014 – 2016\nErgebnis:\tgut\nAbschluss:\tMittlere Reife\nEinrichtung:\tRealschule am Bach, Wiesengrund\nDaten:\t1998 – 2005\nNote:\t2,3',
    ['Verwaltungsfachwirtin @ Studieninstitut Wiesengrund 2014 2016', 'Mittlere Reife @ Realschule am Bach 1998 2005'],
  ],
  [
    'French',
    'FORMATION\nDiplôme:\tMaster Gestion publique\nÉtablissement:\tUniversité de Valclair, Valclair\nDates:\t2014 – 2016\nRésultat:\tmention bien\nDiplôme:\tLicence de droit\nÉtablissement:\tUniversité de Valclair, Valclair\nDates:\t2011 – 2014\nNote:\t14,5',
    [
      'Master Gestion publique @ Université de Valclair 2014 2016',
      'Licence de droit @ Université de Valclair 2011 2014',
    ],
  ],
  [
    'Spanish',
    'FORMACIÓN ACADÉMICA\nTítulo:\tEspecialización en Gestión Ambiental\nInstitución:\tUniversidad de Monte Claro, Quibdó\nFechas:\t2018 – 2019\nNota:\t4,4\nTítulo:\tIngeniería Ambiental\nInstitución:\tUniversidad Central de Riohondo, Riohondo\nFechas:\t2009 – 2014\nNota:\t4,1',
    [
      'Especialización en Gestión Ambiental @ Universidad de Monte Claro 2018 2019',
      'Ingeniería Ambiental @ Universidad Central de Riohondo 2009 2014',
    ],
  ],
]

describe('a label in front of each value of a course', () => {
  test.each(FORMS)('before a colon and a tab, in %s', (_, text, expected) => expect(courses(text)).toEqual(expected))

  test.each(FORMS)('before a tab alone, in %s', (_, text, expected) =>
    expect(courses(text.replaceAll(':\t', '\t'))).toEqual(expected),
  )

  test.each(FORMS)('before a colon alone, in %s', (_, text, expected) =>
    expect(courses(text.replaceAll(':\t', ': '))).toEqual(expected),
  )
})

test('a column of fields and degrees is read as degrees', () =>
  expect(
    courses(
      'EDUCATION\nYears\tInstitution\tSpecialization, degree\n2009 – 2010\tFell College\tmaster, Machines and Plant\n2005 – 2009\tFell College\tbachelor, Farm Machines',
    ),
  ).toEqual([
    'master, Machines and Plant @ Fell College 2009 2010',
    'bachelor, Farm Machines @ Fell College 2005 2009',
  ]))

test('a school whose name opens as a label does', () =>
  expect(courses('FORMACIÓN\nBachiller, 2009\nInstitución Educativa Santa Brígida')).toEqual([
    'Bachiller @ Institución Educativa Santa Brígida - 2009',
  ]))

test('the heads of a table of studies on a personal history form', () =>
  expect(
    courses(
      '26. EDUCATION\nName and place of institution\tAttended from / to\tDegrees and academic distinctions obtained\nFell University, Merrow\t09/2004 – 06/2006\tM.A. Public Policy\nTarn College\t09/1999 – 07/2003\tB.A. Economics',
    ),
  ).toEqual(['M.A. Public Policy @ Fell University 2004 2006', 'B.A. Economics @ Tarn College 1999 2003']))

test.each(['Abschluss: Ja', 'Diploma: Nee', 'Diplôme: oui'])(
  'what a form asks below a course is no other one: %s',
  (asked) =>
    expect(courses(`AUSBILDUNG\n2010 – 2013\nAusbildung zur Köchin\nBerufskolleg Fell\n${asked}`)).toEqual([
      'Ausbildung zur Köchin @ Berufskolleg Fell 2010 2013',
    ]),
)
