import { expect, test } from 'vitest'
import { postsTold } from '../../samples/posts-told.ts'

const told = (second: string) =>
  postsTold(`Berufspraxis
2016 - 2020   Merrow Haustechnik KG, Tarnkotten
              - nahm Bestellungen an
2012 - 2016   ${second}
              - schrieb Rechnungen`)

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
