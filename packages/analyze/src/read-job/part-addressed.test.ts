import { expect, test } from 'vitest'
import { readJob } from './read-job.ts'

const labels = (text: string) =>
  readJob(text)
    .requirements.slice(1)
    .map(({ label }) => label)

test.each([
  [
    'Chantier Marin cherche son charpentier naval. Vous posez les bordés, vous les calfatez, vous vernissez et vous tenez l’atelier propre.',
    ['Vous posez les bordés', 'vous les calfatez', 'vous vernissez', 'vous tenez l’atelier propre.'],
  ],
  [
    'Bootsbauer (m/w/d)\n\nIhre Aufgaben\nSie laminieren von Hand, Sie prüfen die Rümpfe und Sie führen das Lagerbuch.',
    ['Sie laminieren von Hand', 'Sie prüfen die Rümpfe', 'Sie führen das Lagerbuch.'],
  ],
  [
    'Charpentier naval\n\nVos missions\nSi vous aimez le bois, vous trouverez ici votre place à bord.',
    ['Si vous aimez le bois, vous trouverez ici votre place à bord.'],
  ],
  [
    'Charpentier naval\n\nVos missions\nAu sein du chantier, vous posez les bordés.',
    ['Au sein du chantier, vous posez les bordés.'],
  ],
])('%s', (text, expected) => {
  expect(labels(text).map((label) => label.replace(/\.$/u, ''))).toEqual(
    expected.map((label) => label.replace(/\.$/u, '')),
  )
})
