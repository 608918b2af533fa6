import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

const read = (text: string) =>
  readResume(resumeOf(`Ada Merrow\nada@merrow.example\n\n${text}\n`), { year: 2026, month: 1 })
const certificatesOf = (rows: string) =>
  read(`Certificates\nForklift licence, 2021\n${rows}`).certificates.map(({ value }) => value)

test.each([
  ['I hereby certify that the above is true.\nQuarn, 2 May'],
  ['Wyrażam zgodę na przetwarzanie danych.'],
  ['Autorizzo il trattamento dei dati personali.'],
  ['Page 2 of 3\nAda Merrow'],
  ['Ada Merrow, page 2'],
  ['2 of 3'],
  ['Quarn · ada@merrow.example'],
  ['Curriculum vitae 2'],
  ['Vehículo propio: Sí'],
  ['Nationality: Tarnish'],
  ['Ngoại ngữ: Tiếng Anh (TOEIC 510)'],
  ['Training Title\tTopic\tInstitute\tYear'],
  ['Zertifikat anzeigen'],
])('what is no entry of a list is not listed: %s', (rows) => {
  expect(certificatesOf(rows)).toEqual(['Forklift licence'])
})

test('a Japanese form goes on behind its licences', () => {
  const { certificates } = read(
    '免許・資格\n2015 4 普通自動車免許 取得\n志望の動機 貴社で働きたい。\n通勤時間 約40分\n',
  )
  expect(certificates).toHaveLength(1)
})

test('what is listed behind a page or a row of another kind is listed', () => {
  expect(certificatesOf('Page 2 of 3\nNationality: Tarnish\nFirst Aid, 2020')).toEqual([
    'Forklift licence',
    'First Aid',
  ])
  expect(certificatesOf('Project Management Tarn')).toEqual(['Forklift licence', 'Project Management Tarn'])
})

test('a list of nothing holds nothing, and the day of a talk is none', () => {
  expect(read('Publications\nNone').publications).toEqual([])
  expect(
    read('Publications\nBells of Tarn\n3 October 2013\nRopes of Quarn\n5 May 2012').publications.map(
      ({ value }) => value,
    ),
  ).toEqual(['Bells of Tarn', 'Ropes of Quarn'])
})
