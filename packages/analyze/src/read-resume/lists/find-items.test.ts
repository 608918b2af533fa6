import { expect, test } from 'vitest'
import { analyze } from '../../analyze.ts'
import { resumeOf } from '../samples/resume-of.ts'

const HEAD =
  'Ines Marwood\nines@marwood.example\n\nExperience\nWelder, Harrow Steel, 2015 - 2021\n- Built gates\n\nCertificates\n'
const read = (row: string) => analyze(resumeOf(HEAD + row), { today: { year: 2026, month: 1 } })
const namesIn = (row: string) => read(row).profile.certificates.map(({ value }) => value)

test('two certificates side by side in a row are two', () => {
  expect(namesIn('Full-Stack Web Development\tAWS Certified Developer')).toEqual([
    'Full-Stack Web Development',
    'AWS Certified Developer',
  ])
  expect(namesIn('Welding certificate EN 9606, 2019\tForklift licence, 2021')).toEqual([
    'Welding certificate EN 9606',
    'Forklift licence',
  ])
})

test('who issued a certificate stays beside it', () => {
  expect(namesIn('Forklift licence\tTarn College\t2019')).toHaveLength(1)
})

test.each([
  [
    '01/2019 – 03/2022\tYouth Rowing Coach, Upper Tarn Boys and Girls Club, Upper Tarn, OH, USA',
    'Youth Rowing Coach, Upper Tarn Boys and Girls Club, Upper Tarn, OH, USA',
  ],
  [
    'First Aider, Red Cross of Upper Tarn (Tarn Vale)\t01/2013–12/2016',
    'First Aider, Red Cross of Upper Tarn (Tarn Vale)',
  ],
  [
    '2019 – 2021 Treasurer, Friends of the Harbour Clock, Lower Tarn.',
    'Treasurer, Friends of the Harbour Clock, Lower Tarn.',
  ],
])('a long row with its date before or behind it is an unpaid post: %s', (row, expected) => {
  const { profile } = read(`Forklift licence, 2021\n\nVolunteering\n${row}`)
  expect(profile.volunteering.map(({ value }) => value)).toEqual([expected])
})

test('a sentence about unpaid work is none', () => {
  const { profile } = read(
    'Forklift licence, 2021\n\nVolunteering\nIn 2019 we carried soup and bread to the old people of the upper town.',
  )
  expect(profile.volunteering).toEqual([])
})

test.each([
  [
    [
      '• Marwood, I. and Tarn, P. (2020). Bells on the move: a shifting stock in a warming town. Journal of',
      'Northern Clocks 44, 210–228.',
      '• Marwood, I. (2016). Ropes of hemp. Harbour Letters 12(3), 45–59.',
    ],
    [/^Marwood, I\. and Tarn, P\. \(2020\)\. Bells on the move/, /^Marwood, I\. \(2016\)\. Ropes of hemp/],
  ],
  [
    [
      'Marwood, I. and Tarn, P. (2020). Bells on the move: a shifting stock in the town of',
      'Upper Tarn. Journal of Northern Clocks 44, 210–228.',
      'Marwood, I. (2016). Ropes of hemp. Harbour Letters 12(3), 45–59.',
    ],
    [/Bells on the move/, /Ropes of hemp/],
  ],
  [
    ['Ropes of hemp, Harbour Letters, 2016', 'Bells on the Move, Tarn Press, 2020'],
    [/^Ropes of hemp, Harbour Letters$/, /^Bells on the Move, Tarn Press$/],
  ],
])('publications with their year within, and over two rows: %j', (rows, expected) => {
  const { publications } = read(`Forklift licence, 2021\n\nPublications\n${rows.join('\n')}`).profile
  expect(publications).toHaveLength(expected.length)
  for (const [at, pattern] of expected.entries()) expect(publications[at]?.value).toMatch(pattern)
})
