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
