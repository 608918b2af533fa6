import { expect, test } from 'vitest'
import { postsTold } from '../../samples/posts-told.ts'

const told = (second: string) =>
  postsTold(
    `Berufspraxis
2016 - 2020   Merrow Haustechnik KG, Tarnkotten
              - nahm Bestellungen an
2012 - 2016   ${second}
              - schrieb Rechnungen`,
    'de',
  )

test('a name behind the firm that opens its row is the town, and no post', () => {
  expect(told('Quarn Dachbau GmbH, Fellhausen')).toEqual([
    '- @ Merrow Haustechnik KG 2016-2020',
    '- @ Quarn Dachbau GmbH 2012-2016',
  ])
})

test.each([
  ['Quarn Dachbau GmbH, Kassierer', 'Kassierer @ Quarn Dachbau GmbH 2012-2016'],
  ['Quarn Dachbau GmbH, QMB', 'QMB @ Quarn Dachbau GmbH 2012-2016'],
])('%s', (row, expected) => {
  expect(told(row)).toContain(expected)
})

test('English writes posts with capitals, too', () => {
  const rows = [
    'Experience',
    '2016 - 2020   Merrow Roofing Ltd, Merchandising',
    '- Set up the shelves of four shops in the county',
  ]
  expect(
    postsTold(
      [...rows, '2012 - 2016   Quarn Foods Ltd, Tillwork', '- Sold bread and milk to the town'].join('\n'),
      'en',
    ),
  ).toContain('Merchandising @ Merrow Roofing Ltd 2016-2020')
})
