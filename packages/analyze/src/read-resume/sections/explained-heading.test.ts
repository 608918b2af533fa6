import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

function kindsOf(text: string) {
  return readResume(resumeOf(text), { year: 2026, month: 1 }).sections.map(({ kind }) => kind)
}

test('the heading of a form is told by its number, whatever is asked for in the bracket behind it', () => {
  const form = [
    'Fragebogen für Bewerbungen',
    'Name\tOrla Quist',
    '2. Ausbildung (auch abgebrochene und laufende Lehrgänge)',
    '09.2008\t07.2011\tBerufsschule Quarnheim\tAusbildung zur Bäckerin',
    '3. Beruflicher Werdegang (ohne Lücken und mit der jetzigen Stelle vorn)',
    'von\tbis\tArbeitgeber, Ort\tTätigkeit',
    '04.2015\theute\tMühle Tarnau GmbH, Quarnheim\tSchichtleiterin',
  ].join('\n')
  expect(kindsOf(form)).toEqual(['contact', 'education', 'employment'])
})

test('the number of a list makes no heading of its entries', () => {
  const list = [
    'Orla Quist',
    'orla@quist.example',
    '',
    'EXPERIENCE',
    'Sound Editor, Merrow Pictures, 2012 - 2019',
    'Worked on:',
    '1. Feature-Films (Harbour Lights, U Quarn N Me)',
    '2. Adverts (Quarn Weekly)',
  ].join('\n')
  expect(kindsOf(list)).toEqual(['contact', 'employment'])
})

test('the order of entries behind the comma of their heading is read in other languages', () => {
  expect(
    kindsOf('Wanda Tarnowska\n\nDoświadczenie zawodowe, od najnowszych:\n2015 - 2019 Piekarz, Piekarnia Quarn'),
  ).toEqual(['contact', 'employment'])
})
