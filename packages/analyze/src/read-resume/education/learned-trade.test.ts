import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { postsTold } from '../samples/posts-told.ts'
import { resumeOf } from '../samples/resume-of.ts'

function courses(text: string, language: string): string[] {
  const { education } = readResume(resumeOf(`Ada Merrow\nada@merrow.example\n\n${text}`, language), {
    year: 2026,
    month: 1,
  })
  return education.map(({ degree, school }) => `${degree?.value ?? '-'} @ ${school?.value ?? '-'}`)
}

test.each([
  [
    'behind a comma',
    '1998 – 2001 Rechtsanwaltsfachangestellte, Kanzlei Dr. Merrow, Tarn (Abschluss Rechtsanwaltskammer Quarn)',
    'Rechtsanwaltsfachangestellte @ Kanzlei Dr. Merrow',
  ],
  [
    'behind "bei", and half a word before a comma',
    '2017–2021 Anlagenmechaniker für Sanitär-, Heizungs- und Klimatechnik bei Firma Merrow, Tarn, Gesellenbrief Februar 2021',
    'Anlagenmechaniker für Sanitär-, Heizungs- und Klimatechnik @ Firma Merrow',
  ],
  ['not where it is a school', '2017–2021 Tischler, Berufsschule Tarn', 'Tischler @ Berufsschule Tarn'],
])('below the heading of studies a trade and the firm where it was learned are a course: %s', (_, row, expected) => {
  expect(courses(`Ausbildung\n${row}`, 'de')).toEqual([expected])
})

test.each([
  [
    'de',
    'Ich habe im Sommer 2021 meine Ausbildung zum Zerspanungsmechaniker (Fachrichtung Drehtechnik) bei der Quarn Präzision GmbH in Tarn beendet, Note 2.',
    'Zerspanungsmechaniker (Fachrichtung Drehtechnik) @ Quarn Präzision GmbH',
  ],
  [
    'de',
    'Gelernt habe ich Kauffrau im Einzelhandel bei einem Quarn-Kaufmann in Tarnheim (2010 bis 2013, Note 2), danach war ich dort bis 2018 vorn am Band.',
    'Kauffrau im Einzelhandel @ Quarn-Kaufmann',
  ],
  ['en', 'I finished my apprenticeship as a plumber at Quarn Heating in 2014.', 'plumber @ Quarn Heating'],
  ['fr', "J'ai terminé mon apprentissage de menuisier chez Quarnier Bois en 2014.", 'menuisier @ Quarnier Bois'],
])('a training told in a sentence is a course: %s %s', (language, sentence, expected) => {
  expect(courses(sentence, language)).toEqual([expected])
})

test('a school-leaving certificate in the middle', () => {
  expect(
    courses('Schule: Realschule Tarn, mittlerer Abschluss 2022 (Mathematik 2, Deutsch 3, Technik 1)', 'de'),
  ).toEqual(['mittlerer Abschluss @ Realschule Tarn'])
})

test('who stayed where they had learned holds a post there', () => {
  const text =
    'Im Laden stehe ich, seit ich sechzehn bin. Gelernt habe ich Kauffrau im Einzelhandel bei einem Quarn-Kaufmann in Tarnheim (2010 bis 2013, Note 2), danach war ich dort bis 2018 vorn am Band.'
  expect(postsTold(text, 'de')).toEqual(['- @ Quarn-Kaufmann 2013-2018'])
})
