import { expect, test } from 'vitest'
import { readJob } from './read-job.ts'

const read = (text: string) =>
  readJob(text)
    .requirements.slice(1)
    .map(({ label, must }) => `${label}${must ? '!' : ''}`)

test('a list below no heading of which half asks for something asks as a whole', () => {
  const text =
    'Boat builder for our yard in Quarn\n- A degree in boat building\n- Three years on a yard\n- Living near the harbour\n- Firm with customers\n- Diving is a plus'
  expect(read(text)).toEqual([
    'A degree in boat building!',
    'Three years on a yard!',
    'Living near the harbour!',
    'Firm with customers!',
    'Diving',
  ])
})

test('a list of what is done is none', () => {
  const text =
    'Boat builder for our yard in Quarn\n- Planking of hulls\n- Caulking of decks\n- Rigging of masts\n- Three years of experience'
  expect(read(text).slice(0, 3)).toEqual(['Planking of hulls', 'Caulking of decks', 'Rigging of masts'])
})
