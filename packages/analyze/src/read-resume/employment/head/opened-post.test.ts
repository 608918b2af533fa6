import { expect, test } from 'vitest'
import { postsTold } from '../../samples/posts-told.ts'

const LONG =
  `Emissão de notas e de conhecimentos de transporte, atendimento telefônico aos motoristas e aos clientes, arquivo, malote e
agendamento de cargas`.replace('\n', ' ')

/** Posts whose firms have a row of their own, and what stands below the first of them. */
const told = (below: string) =>
  postsTold(`Histórico profissional

2013 a 2020 – Transportadora Merrow, Tarnópolis
${below}

2005 a 2012 – Supermercado Quarn, Tarnópolis
Operadora de caixa. Abertura e fechamento, sangria e troco.`)[0]

test.each([
  [
    'a full stop behind it, however long the row is',
    `Auxiliar administrativa. ${LONG}. ${LONG}.`,
    'Auxiliar administrativa',
  ],
  ['a comma behind it', 'Costureira, máquina reta e overloque.', 'Costureira'],
  [
    'a colon behind it, in small letters',
    'auxiliar administrativa: notas, arquivo e agendamento de cargas',
    'auxiliar administrativa',
  ],
])('the title opens the row below a firm and its dates, %s', (_, row, title) => {
  expect(told(row)).toBe(`${title} @ Transportadora Merrow 2013-2020`)
})

test('what a post is for is not cut off where nothing but the post stands', () => {
  const posts = ['Berufspraxis', '2016 - 2020   Merrow Dachbau GmbH, Tarnhausen', 'Facharbeiterin für Zierpflanzen']
  expect(postsTold(posts.join('\n'))).toEqual(['Facharbeiterin für Zierpflanzen @ Merrow Dachbau GmbH 2016-2020'])
})

test('a long row opens with the title', () => {
  const row = 'Ansprechpartnerin für rund 140 Betriebe am Telefon und per Mail'
  const posts = ['Berufspraxis', '2016 - 2020   Merrow Dachbau GmbH, Tarnhausen', row]
  expect(postsTold(posts.join('\n'))).toEqual(['Ansprechpartnerin @ Merrow Dachbau GmbH 2016-2020'])
})
