import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'
import { evenCase } from './even-case.ts'

const ENGLISH = `Mira J Okonjo, RGN
mira@okonjo.example | Leeds, UK | linkedin.com/in/miraokonjo | www.okonjo.example

Experience
Ward Sister, Merrow General Hospital, Leeds, April 2018 - Present
- Lead a shift of fourteen nurses.
- Cut the number of falls by a third.
Staff Nurse, Quarn Clinic of the Dales, Skipton, 2012 - 2018
- Gave medication and dressed wounds.

Education
BSc in Nursing, University of Quarnford, 2009 - 2012`

const GERMAN = `Jörg Özdemir
joerg@oezdemir.example

Berufserfahrung
04/2018 - heute Projektleiter, Merrow Bau GmbH, Hamburg
- Leitung von zwölf Baustellen
01/2012 - 03/2018 Bauleiter, Quarn Hochbau AG, Kiel
- Überwachung der Termine

Ausbildung
2007 - 2011 Bachelor of Engineering, Hochschule Tarnstadt`

function read(text: string) {
  const { name, emails, links, employment, education } = readResume(resumeOf(text), { year: 2026, month: 1 })
  return {
    name: name?.value.toLowerCase(),
    emails: emails.map(({ value }) => value),
    links: links.map(({ value }) => value.toLowerCase()),
    posts: employment.map(({ title, employer, start }) => [
      title?.value.toLowerCase(),
      employer?.value.toLowerCase(),
      start?.year,
    ]),
    details: employment.map(({ details }) => details.map(({ start, end }) => text.slice(start, end).toLowerCase())),
    courses: education.map(({ degree, school }) => [degree?.value.toLowerCase(), school?.value.toLowerCase()]),
  }
}

test.each([
  ['English in small letters', ENGLISH, (text: string) => text.toLowerCase()],
  ['English in capitals', ENGLISH, (text: string) => text.toUpperCase()],
  ['German in small letters', GERMAN, (text: string) => text.toLowerCase()],
  ['German in capitals', GERMAN, (text: string) => text.toUpperCase()],
])('a resume is read whatever case it is written in: %s', (_, text, written) => {
  expect(read(text).posts.length).toBe(2)
  expect(read(written(text))).toEqual(read(text))
})

test('a short text in small letters', () => {
  const text = `akash merrow
akash@merrow.example
education
class 12, weir boarding school, 2016
diploma in hotel management, quarn institute of hotel management, 2017-18
experience
commis, fell grill, 2020 - 2022`
  expect(read(text).courses).toEqual([
    ['class 12', 'weir boarding school'],
    ['diploma in hotel management', 'quarn institute of hotel management'],
  ])
  expect(read(text).posts).toEqual([['commis', 'fell grill', 2020]])
})

test('what is read is quoted as it is written', () => {
  const { name, employment } = readResume(resumeOf(ENGLISH.toLowerCase()), { year: 2026, month: 1 })
  expect([name?.value, employment[0]?.employer?.value]).toEqual(['mira j okonjo', 'merrow general hospital'])
})

test('a text in both cases, or of few letters, stays as it is', () => {
  expect(evenCase(ENGLISH)).toBe(ENGLISH)
  expect(evenCase('mira okonjo')).toBe('mira okonjo')
})

test('the length stays whatever the letters are', () => {
  const text = `${ENGLISH.toUpperCase()}\nİZMİR, STRASSE, ŉ, ΐ, ﬁ`
  expect(evenCase(text)).toHaveLength(text.length)
  expect(evenCase(text)).not.toBe(text)
})
