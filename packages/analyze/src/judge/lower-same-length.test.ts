import { expect, test } from 'vitest'
import { readJob } from '../read-job/read-job.ts'
import { lowerSameLength } from './lower-same-length.ts'

test.each([
  ['DIPLÔMÉ', 'diplome'],
  ['Pół roku', 'pol roku'],
  ['Yılı', 'yili'],
  ['Kørekort', 'korekort'],
  ['İş', 'is'],
  ['l’été', "l'ete"],
])('%s is %s', (text, plain) => {
  expect(lowerSameLength(text)).toBe(plain)
})

test.each([
  ['Kasiyer aranıyor, tercihen ehliyetli, en az altı ay deneyim', 0.5],
  ['Sprzedawca, min. pół roku doświadczenia w sklepie, obsługa kasy', 0.5],
])('words of the lists are found whatever strokes and dots a text writes: %s', (text, years) => {
  expect(readJob(text).requirements.find(({ type }) => type === 'years')?.years).toBe(years)
})
