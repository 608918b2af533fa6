import { describe, expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

const POST = '2011 - 2019 Nurse, Lakeside Clinic'

function read(text: string, language = 'en') {
  return readResume(resumeOf(`Edda Plowright\nedda@mail.example\n\n${text}\n`, language), { year: 2026, month: 1 })
}

function languages(text: string, language?: string): string[] {
  return read(text, language).languages.map(({ code, level }) => `${code} ${level ?? '-'}`)
}

describe('a row that says nothing but which languages somebody speaks needs no heading', () => {
  test.each([
    ['en', 'Vietnamese (mother tongue), English', ['vi native', 'en -']],
    ['en', 'Languages Portuguese, English', ['pt -', 'en -']],
    ['en', 'Polish / English', ['pl -', 'en -']],
    ['en', 'Green card holder. Tamil, Hindi, English', ['ta -', 'hi -', 'en -']],
    ['en', 'English C1: reports and public papers', ['en C1']],
    ['en', 'Dutch C1 (state exam II, 2022), English native, Irish', ['nl C1', 'en native', 'ga -']],
    ['de', 'Englisch fließend (1 Jahr Leeds), Deutsch Muttersprache', ['en C1', 'de native']],
    ['es', 'Quechua, español, algo de inglés', ['qu -', 'es -', 'en A1']],
  ])('in %s %s', (language, row, found) => expect(languages(`${POST}\n\n${row}`, language)).toEqual(found))

  test('in the row that tells where somebody lives', () => {
    const resume = resumeOf(`Edda Plowright\nMerrow | French C1 | Romanian native\n\n${POST}\n`)
    const found = readResume(resume, { year: 2026, month: 1 }).languages
    expect(found.map(({ code }) => code)).toEqual(['fr', 'ro'])
  })

  test.each([
    'Turkish Airlines, Italian restaurant',
    'English Teacher, French desk',
    'German Shepherd Club',
    '- English, German and French correspondence',
    'Chinese medicine - basic',
  ])('not %s', (row) => expect(languages(`Experience\n${POST}\n${row}`)).toEqual([]))
})

test.each([
  ['fr', "Langues\nUn peu d'espagnol. Je ne pratique pas l'anglais.", ['es A1']],
  ['en', 'Languages\nGerman, no English', ['de -']],
])('in %s a language that is not spoken is none: %s', (language, text, found) =>
  expect(languages(text, language)).toEqual(found),
)

test('languages below certificates and studies are neither', () => {
  const { certificates, education } = read(
    'Education: BSc Botany, Fell College, 2012\nGerman native, English C1\nCertificates: First aid (2024)\nPortuguese native, French C1\n',
  )
  expect(certificates.map(({ value }) => value)).toEqual(['First aid'])
  expect(education.map(({ school }) => school?.value)).toEqual(['Fell College'])
})

test('a row of languages is no school of the course above it', () => {
  const { education } = read('Ausbildung\nGärtnerlehre 2012\nEnglisch fließend, Deutsch Muttersprache', 'de')
  expect(education.map(({ school }) => school?.value)).toEqual([undefined])
})
