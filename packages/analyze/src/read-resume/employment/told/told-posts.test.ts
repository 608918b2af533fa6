import { expect, test } from 'vitest'
import { postsTold } from '../../samples/posts-told.ts'

test.each([
  [
    'a column of dates',
    `Production Coordinator, wax plant        Apr 2022 - today
  I plan the line supply, expedite with suppliers, raise POs in Quarnix
  pivot tables, charts, slides for the morning meeting, Word SOPs
Material planner trainee, foundry, Tarn WI                    2020 - 2022
  Merrow Visual, kitting, stock corrections
Forklift operator, cold store, Quarn Creek                     2016 - 2020`,
    [
      'Production Coordinator @ wax plant 2022-now',
      'Material planner trainee @ foundry 2020-2022',
      'Forklift operator @ cold store 2016-2020',
    ],
  ],
  [
    'dates that open their rows',
    `Experiencia
 2023-hoy    repartidor en bicicleta, Tarna
 2020-2023   vendedor en tienda de zapatos, Cuarna`,
    ['repartidor en bicicleta @ Tarna 2023-now', 'vendedor @ tienda de zapatos 2020-2023'],
    'es',
  ],
])('no sentence goes over %s', (_, text, posts, language = 'en') => {
  expect(postsTold(text, language)).toEqual(posts)
})

test("a number is nobody's employer", () => {
  const text = `Trabajo:
Guardería Cuarn, Tarna-Laim. Niñera, 2023 hasta hoy
  niños de 10 meses a 3 años, cambiar pañales, comidas, siestas, canciones`
  expect(postsTold(text, 'es').every((post) => !post.includes('@ 3 '))).toBe(true)
})
