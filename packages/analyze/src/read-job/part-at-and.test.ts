import { expect, it, test } from 'vitest'
import { readJob } from './read-job.ts'

const asked = (line: string) =>
  readJob(`Boat builder\n\nRequirements\n- ${line}\n- Laminating by hand`)
    .requirements.slice(1, -1)
    .map(({ type, label }) => `${type}: ${label}`)

it.each([
  [
    'Sie haben eine abgeschlossene Ausbildung als Bootsbauer und bringen drei Jahre Berufserfahrung mit',
    ['degree: eine abgeschlossene Ausbildung als Bootsbauer', 'years: drei Jahre Berufserfahrung'],
  ],
  [
    'Vous maîtrisez la lecture de plans et vous êtes à l’aise avec les clients',
    ['skill: Vous maîtrisez la lecture de plans', 'duty: vous êtes à l’aise avec les clients'],
  ],
  [
    'gymnasieutbildning med inriktning trä och branschlegitimation som båtbyggare',
    ['degree: gymnasieutbildning med inriktning trä', 'certificate: branschlegitimation som båtbyggare'],
  ],
  [
    'diploma di perito nautico e almeno quattro anni di esperienza in cantiere',
    ['degree: diploma di perito nautico', 'years: almeno quattro anni di esperienza in cantiere'],
  ],
  ['Аттестат мастера и опыт работы с деревом', ['certificate: Аттестат мастера', 'duty: опыт работы с деревом']],
])('two things in one line: %s', (line, expected) => {
  expect(asked(line)).toEqual(expected)
})

test('two things that a sentence of running text makes a must', () => {
  const job = readJob(
    'Boat builder\n\nImprescindible 6 meses de experiencia en astilleros y carnet de conducir, valorable manejo de grúa.',
  )
  expect(job.requirements.slice(1).map(({ type, must }) => `${type} ${must ? 'must' : 'wish'}`)).toEqual([
    'years must',
    'certificate must',
    'skill wish',
  ])
})

it.each([
  'Kenntnisse und Erfahrung im Holzbau',
  'Fluent written and spoken English',
  'Experience in planking and caulking',
])('one thing: %s', (line) => {
  expect(asked(line)).toHaveLength(1)
})
