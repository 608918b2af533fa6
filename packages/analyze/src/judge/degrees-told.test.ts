import { expect, test } from 'vitest'
import { readResume } from '../read-resume/read-resume.ts'
import { resumeOf } from '../read-resume/samples/resume-of.ts'
import { withDegreesNamed } from './degrees-named.ts'

const told = (sentence: string) => {
  const resume = resumeOf(`Tamsin Ollerenko
tamsin@mailhaven.example

Ich stehe gern im Laden und rede mit den Leuten. ${sentence} Seit damals bin ich dabei geblieben und zähle abends die Kasse.
`)
  const profile = readResume(resume, { year: 2026, month: 1 })
  return withDegreesNamed(profile, resume).education.map(({ level, degree }) => `${level}: ${degree?.value}`)
}

test.each([
  [
    'Gelernt habe ich Kauffrau im Einzelhandel bei einem Kaufmann in Nordheim.',
    ['vocational: Kauffrau im Einzelhandel'],
  ],
  ['Titulaire du BTS Comptabilité (2008), je tiens les comptes.', ['associate: BTS Comptabilité']],
  ['Studia licencjackie skończyłam w Krakowie w 2010 roku.', ['bachelor: Studia licencjackie']],
  ['Eine Ausbildung zum Koch habe ich abgebrochen.', []],
  ['Gern möchte ich eine Ausbildung zur Köchin machen.', []],
  ['Studiów licencjackich nie skończyłam.', []],
])('in running text: %s: %s', (sentence, degrees) => {
  expect(told(sentence)).toEqual(degrees)
})

test('below lines that hold nothing', () => {
  const resume = resumeOf(
    'Tamsin Ollerenko\n:\n•\n:\nTitulaire du BTS Comptabilité (2008), je tiens les comptes depuis dix-huit ans.\n',
  )
  const profile = readResume(resume, { year: 2026, month: 1 })
  const { education } = withDegreesNamed({ ...profile, education: [] }, resume)
  expect(education.map(({ level, degree }) => `${level}: ${degree?.value}`)).toEqual(['associate: BTS'])
})
