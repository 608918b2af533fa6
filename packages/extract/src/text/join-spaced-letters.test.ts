import { expect, test } from 'vitest'
import { joinSpacedLetters } from './join-spaced-letters.ts'

const SPACED = [
  'A d a  M e r r o w',
  'E X P E R I E N C E',
  'C o o k ,  T a r n  G r i l l',
  '2 0 1 9  -  2 0 2 1',
  '',
  'M a d e  s o u p  a n d  a  p i e',
  'G o',
]

test('words whose letters stand apart are put together where the whole text is written so', () => {
  expect(joinSpacedLetters([...SPACED, 'ada@merrow.example'])).toEqual([
    'Ada Merrow',
    'EXPERIENCE',
    'Cook, Tarn Grill',
    '2019 - 2021',
    '',
    'Made soup and a pie',
    'Go',
    'ada@merrow.example',
  ])
})

test.each([
  ['a heading among other rows', ['E X P E R I E N C E', 'Cook, Tarn Grill', 'Made soup and a pie', 'S K I L L S']],
  [
    'signs and answers in a row each',
    ['x x x x x', 'Yes, and often', 'A B C D E F', 'No, and never', 'And more of it'],
  ],
])('other texts stay as they are: %s', (_, rows) => {
  expect(joinSpacedLetters(rows)).toEqual(rows)
})
