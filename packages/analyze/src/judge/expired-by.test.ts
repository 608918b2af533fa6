import { expect, test } from 'vitest'
import { resumeOf } from '../read-resume/samples/resume-of.ts'
import { isExpiredBy } from './expired-by.ts'
import { verdictOn } from './samples/verdict-on.ts'

test.each([
  ['First aid certificate (2022, valid until 2025)', true],
  ['First aid certificate, valid until 03/2026', true],
  ['First aid certificate, valid until 12/2026', false],
  ['First aid certificate (2022)', false],
  ['Ersthelfer, gültig bis 31.12.2024', true],
  ['SST, valable jusqu’en 2031', false],
  ['SST, valable jusqu’en 2025', true],
  ['BHV-certificaat, geldig t/m 05/2024', true],
  ['Carnet de carretillero, vigente hasta 2023', true],
  ['Uprawnienia SEP, ważne do 2024', true],
  ['Удостоверение стропальщика (срок действия до 03.2025)', true],
  ['玉掛け技能講習（有効期限：2024年3月）', true],
  ['电工证，有效期至2031年', false],
  ['First aid certificate (exp. 2025)', true],
  ['First aid certificate, expired 2024', true],
  ['First aid certificate, validity: 2019 - 2031', false],
  ['First aid certificate, experience since 2019', false],
])('%s, in June 2026', (line, isExpired) => {
  expect(isExpiredBy(line, { start: 0, end: line.length }, { year: 2026, month: 6 })).toBe(isExpired)
})

test.each([
  ['Forklift certificate, valid until 2019', 'partly'],
  ['Forklift certificate, valid until 2031', 'met'],
])('%s', (certificate, value) => {
  const resume = resumeOf(
    `Osric Fennimore\nosric@mailhaven.example\n\nExperience\nWarehouse Operative, Ottershaw Parcels, May 2015 to December 2025\n- Loaded trailers\n\nCertificates\n${certificate}\n`,
  )
  expect(verdictOn(resume, { title: 'Warehouse operative', line: 'Forklift certificate', type: 'certificate' })).toBe(
    value,
  )
})

const NMC = { start: 0, end: 'NMC registration'.length }

test.each([
  ['NMC registration lapsed in 2026; on a course', true],
  ['NMC registration (expired)', true],
  ['NMC registration, first aid lapsed', false],
  ['NMC registration lapsed in 2023 and renewed in 2024', false],
  ['NMC registration has never lapsed', false],
])('%s: over, whatever the date of the resume: %s', (line, isExpired) => {
  expect(isExpiredBy(line, NMC, { year: 2026, month: 1 })).toBe(isExpired)
})
