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

test.each([
  [
    'the sum one earns',
    'Presently I am working as Lab Technician in Merrow Medical College, Tarnford from 15.02.2023 onwards, with gross salary of Rs. 24,000/-.',
    ['Lab Technician @ Merrow Medical College 2023-now'],
  ],
  [
    'who tells it',
    'At the moment I am working as a Senior Room Attendant in The Merrow Lodge Hotel, from March 2022 until now.',
    ['Senior Room Attendant @ The Merrow Lodge Hotel 2022-now'],
  ],
])('in a letter, %s is no employer', (_, told, posts) => {
  const text = `Dear Sir,\n${told}\nI am hardworking and honest and can start at once.\nAda Merrow`
  expect(postsTold(text)).toEqual(posts)
})
