import { expect, test } from 'vitest'
import { readJob } from './read-job.ts'

test.each([
  ['Köchin (m/w/d)\n\nWir suchen:\nTeamgeist\nErfahrung in der Großküche', 'Köchin'],
  ['Boulanger H/F\n\nNous recherchons :\nRigueur\nCAP boulanger', 'Boulanger'],
  ['Seltmann Mills of Hof\nis looking for a:\nMiller\nHof, full time', 'Miller'],
])('%s', (text, title) => {
  expect(readJob(text).title).toContain(title)
})
