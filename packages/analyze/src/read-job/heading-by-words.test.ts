import { expect, it } from 'vitest'
import { readJob } from './read-job.ts'

const read = (text: string) =>
  readJob(text)
    .requirements.slice(1)
    .map(({ label, must }) => `${label}${must ? '!' : ''}`)

it.each([
  'Intégré(e) à l’équipe de la cale, vous aurez notamment en charge :',
  'I rollen kommer du att:',
  'Als Teil der Werft kümmern Sie sich unter anderem um:',
])('what leads to a list is none of it: %s', (lead) => {
  expect(read(`Charpentier\n\nMissions\n${lead}\n- le bordage des coques\n- le calfatage`)).toEqual([
    'le bordage des coques',
    'le calfatage',
  ])
})

it('a long sentence before a list that asks for years is kept', () => {
  const lead =
    'At least three years on a yard of any size, in wood or in steel, in a shed or in the open, near a river or on the coast, in this country or in another, with:'
  expect(read(`Boat builder\n\nRequirements\n${lead}\n- planking\n- caulking`)).toHaveLength(3)
})

it.each([
  [
    'sv',
    'Kvalifikationer\n- Vana vid trä\n\nDet är meriterande om du har:\n- Seglarbakgrund',
    ['Vana vid trä!', 'Seglarbakgrund'],
  ],
  ['nl', 'Wie ben jij?\n- Je kunt rustig werken\n\nWie zijn wij?\nEen kleine werf.', ['Je kunt rustig werken!']],
  [
    'es',
    '¿Qué vas a hacer?\n- Calafatear cascos\n\n¿Qué pedimos?\n- Pulso firme',
    ['Calafatear cascos', 'Pulso firme!'],
  ],
  ['pl', 'Kogo szukamy?\n- Pewna ręka', ['Pewna ręka!']],
])('headings that ask and tell in %s', (_, text, expected) => {
  expect(read(`Boat builder\n\n${text}`)).toEqual(expected)
})

it('a duty of one telling word is read from a list', () => {
  expect(read('Marktleitung\n\nAufgaben\n- Mitarbeit bei den Inventuren')).toEqual(['Mitarbeit bei den Inventuren'])
})
