import { expect, test } from 'vitest'
import { postsTold } from '../../samples/posts-told.ts'

test.each([
  ['en', 'In charge of the night shift', 'Responsible for the yard'],
  ['en', 'In Charge of Housekeeping', 'Taking care of guests'],
  ['en', 'helping out at the bar', 'a bit of everything'],
  ['de', 'Verantwortlich für die Nachtschicht', 'Zuständig für den Hof'],
  ['fr', "En charge de l'équipe de nuit", 'En charge du quai'],
  ['es', 'A cargo del turno de noche', 'Al frente de la tienda'],
])('%s: "%s" and "%s" are no titles, below an employer and dates', (language, one, other) => {
  const beside = `Experience\nMerrow Logistics, Köln\t2018 - 2022\n${one}\n\nQuarn Freight, Köln\t2015 - 2018\n${other}`
  const below = `Experience\nMerrow Logistics\nJune 2018 - May 2022\n${one}\n\nQuarn Freight\nMay 2015 - April 2018\n${other}`
  for (const text of [beside, below])
    expect(postsTold(text, language)).toEqual(['- @ Merrow Logistics 2018-2022', '- @ Quarn Freight 2015-2018'])
})

test('the title above what it was in charge of', () => {
  const text = `Experience
Merrow Logistics, Leeds\t2018 - 2022
Transport Manager
In charge of the night shift

Quarn Freight, Hull\t2015 - 2018
Yard Foreman
Responsible for the yard`
  expect(postsTold(text)).toEqual([
    'Transport Manager @ Merrow Logistics 2018-2022',
    'Yard Foreman @ Quarn Freight 2015-2018',
  ])
})

test('posts of which no title is told, their employers above their dates', () => {
  const text = `Experience
Merrow Logistics
2018 - 2022
Kept the files in order and well.
Quarn Freight
2015 - 2018
Kept the yard swept and the gate shut.`
  expect(postsTold(text)).toEqual(['- @ Merrow Logistics 2018-2022', '- @ Quarn Freight 2015-2018'])
})
