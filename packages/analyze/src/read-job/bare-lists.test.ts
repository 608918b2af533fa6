import { expect, test } from 'vitest'
import { readJob } from './read-job.ts'

const read = (text: string) =>
  readJob(text)
    .requirements.slice(1)
    .map(({ label, must }) => `${label}${must ? '!' : ''}`)

test.each([
  [
    'The successful candidate will:\nhave a crane licence\nlaminate by hand\nknow the harbour rules',
    ['have a crane licence!', 'laminate by hand!', 'know the harbour rules!'],
  ],
  [
    'Si richiede:\npatente nautica\nbuona manualità con il legno\nconoscenza dei nodi',
    ['patente nautica!', 'buona manualità con il legno!', 'conoscenza dei nodi!'],
  ],
  [
    'Nasze wymagania\nprawo jazdy kat. B\nznajomość węzłów żeglarskich\npraca w drewnie',
    ['prawo jazdy kat. B!', 'znajomość węzłów żeglarskich!', 'praca w drewnie!'],
  ],
])('lines in lower case below a heading are a list: %s', (text, expected) => {
  expect(read(`Boat builder\n${text}`)).toEqual(expected)
})

test('lines that were broken at their width are joined', () => {
  const text =
    'We are looking for somebody who will have:\nthree years or more on a yard of any size, be it in wood or be\nit in steel, and with that a steady hand at the saw'
  expect(read(`Boat builder\n${text}`).some((label) => label.startsWith('it in steel'))).toBe(false)
})
