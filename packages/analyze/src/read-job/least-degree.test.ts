import { expect, test } from 'vitest'
import { readJob } from './read-job.ts'

test.each([
  ['Boat builder\n\nIhr Profil\n- Ein Examen als Bootsbauerin oder Holzmechaniker', 'vocational'],
  ['Ön muhasebe elemanı\n\nAranan nitelikler\n- Lise veya üniversitelerin muhasebe bölümü mezunu', 'school'],
])('%s: at least %s', (text, level) => {
  expect(readJob(text).requirements.find(({ type }) => type === 'degree')?.level).toBe(level)
})
