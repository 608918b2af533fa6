import { expect, test } from 'vitest'
import { readResume } from '../../read-resume.ts'
import { resumeInBlocks } from '../../samples/resume-of.ts'

test('no sentence goes on in the next block of rows', () => {
  const text = `Ada Merrow | Tarn | 06-12345 340 | ada@merrow.example

IT-er die van aanpakken houdt

Systeembeheerder bij Merrow en Tarn, 2018-heden (36u)
Helpdesk medewerker QTN Tarn via Merrow-Team, 9 maanden in 2017
Stage NQM Tarn, beheer werkplekken, 5 mnd
Bezorger Tarn Pizza naast studie

ICT beheerder niv 4 Tarn College 2013-2017`
  const { employment } = readResume({ ...resumeInBlocks(text), language: 'nl' }, { year: 2026, month: 11 })
  expect(employment.map(({ title }) => title?.value)).toContain('Systeembeheerder')
})
