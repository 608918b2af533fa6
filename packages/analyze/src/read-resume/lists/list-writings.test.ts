import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

function read(text: string) {
  return readResume(resumeOf(`Ada Merrow\nada@merrow.example\n\n${text}`), { year: 2026, month: 1 })
}

test.each([
  ['HACCP, 2015', 'HACCP'],
  ['BHV (2016)', 'BHV'],
  ['NR-10 – 03/2015', 'NR-10'],
  ['基本情報技術者\t2017', '基本情報技術者'],
  ['Food Hygiene Level 2, 2019', 'Food Hygiene Level 2'],
  ['Tarn Usability, valid until 03/2027', 'Tarn Usability'],
  ['Crane licence (Quarn) exp. 2027', 'Crane licence (Quarn)'],
  ['Registered nurse, first registered 2011', 'Registered nurse'],
  ['Lokförarbevis, giltigt till 2027', 'Lokförarbevis'],
  ['Uprawnienia SEP do 15 kV, ważne do 2027', 'Uprawnienia SEP do 15 kV'],
])('a certificate stands without its date: %s', (row, certificate) => {
  expect(read(`Certificates\n${row}\n`).certificates.map(({ value }) => value)).toEqual([certificate])
})

test.each([
  ['Språk\nArabiska - grundläggande', 'ar:A1'],
  ['Languages\nPolish\nNative speaker', 'pl:native'],
  ['Langues\nAnglais\nNotions', 'en:A1'],
  ['Језици\nЕнглески: C1', 'en:C1'],
  ['Lingua madre: italiano', 'it:native'],
  ['语言能力\n英语（CET-6）', 'en:B2'],
  ['외국어\n일본어 - JLPT N2', 'ja:B2'],
])('a language with its level: %s', (text, language) => {
  expect(read(text).languages.map(({ code, level }) => `${code}:${level}`)).toEqual([language])
})

test.each([
  ['BLS, ACLS (AHA, 2023)', ['BLS, ACLS']],
  [
    'Tarn Usability Certification\nIssued Jul 2021 · Expires Jul 2024\nCredential ID 7Q41',
    ['Tarn Usability Certification'],
  ],
  ['HACCP (2019), First Aid (2021), Fire Warden (2022), CSCS', ['HACCP', 'First Aid', 'Fire Warden', 'CSCS']],
  ['H2S Alive | CSTS | Fall Arrest | First Aid', ['H2S Alive', 'CSTS', 'Fall Arrest', 'First Aid']],
  ['Crane, Tarn Hall, forklift', ['Crane, Tarn Hall, forklift']],
  ['TNCC exp 9/2026 · ACLS exp 3/2027 · BLS', ['TNCC', 'ACLS', 'BLS']],
  ['OSHA 30; Crane licence (Quarn; Tarn); First Aid', ['OSHA 30', 'Crane licence (Quarn; Tarn)', 'First Aid']],
  ['Crane licence, 2019, Tarn College', ['Crane licence']],
  ['Crane licence, 2019, valid until 2027', ['Crane licence']],
  ['Issued goods licence, 2019', ['Issued goods licence']],
  ['BA Drama, University of Tarn, 2011\nFirst Aid at Work, 2019', ['First Aid at Work']],
  ['Diploma in Coaching, Tarn Institute, 2011', ['Diploma in Coaching, Tarn Institute']],
])('a row of certificates holds those and no more: %s', (rows, certificates) => {
  expect(read(`Certificates\n${rows}\n`).certificates.map(({ value }) => value)).toEqual(certificates)
})

test.each([
  ['- Homework club tutor, Tarn library', ['Homework club tutor, Tarn library']],
  [
    'Mentor at the boats of Tarn; reader to the old people of Quarn',
    ['Mentor at the boats of Tarn; reader to the old people of Quarn'],
  ],
  ['התנדבות בטארן', ['התנדבות בטארן']],
])('unpaid work without a head: %s', (rows, expected) => {
  expect(read(`Volunteering\n${rows}\n`).volunteering.map(({ value }) => value)).toEqual(expected)
})

test.each([
  ['Führerschein\nB, BE', 'Führerschein: B, BE'],
  ['Führerschein: Klasse B', 'Führerschein: Klasse B'],
  ['Rijbewijs: B', 'Rijbewijs: B'],
  ['Permis de conducere\nCategoria B', 'Permis de conducere: Categoria B'],
])('classes of a driving licence are told with what they are of: %s', (rows, expected) => {
  expect(
    read(`Experience\nClerk, Quarn Mills, 2019 - 2023\n\nSprachen\nDeutsch\n${rows}\n`).certificates.map(
      ({ value }) => value,
    ),
  ).toEqual([expected])
})

test.each(['Tickets', 'CPD', 'Licence and checks', 'ใบอนุญาตและการอบรม'])('a heading of certificates: %s', (heading) => {
  expect(read(`${heading}\nCrane licence, 2019\n`).certificates.map(({ value }) => value)).toEqual(['Crane licence'])
})
