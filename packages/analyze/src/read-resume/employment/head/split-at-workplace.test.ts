import { expect, test } from 'vitest'
import { postsTold } from '../../samples/posts-told.ts'

test.each([
  [
    'en',
    'Experience\n2022 - 2024: swim teacher in a leisure centre in Tarn',
    'swim teacher @ leisure centre 2022-2024',
  ],
  ['en', 'Experience\n2022 - 2024: cashier at a supermarket in Tarn', 'cashier @ supermarket 2022-2024'],
  ['de', 'Praxis\nWerkstudent im Copyshop (2019 - 2023)', 'Werkstudent @ Copyshop 2019-2023'],
  ['de', 'Beruf\n2019 - 2023 Merrow-Zulieferer in Quarnheim, Lagerist', 'Lagerist @ Merrow-Zulieferer 2019-2023'],
  ['es', 'Experiencia\n2020-2023   vendedor en tienda de zapatos, Cuarna', 'vendedor @ tienda de zapatos 2020-2023'],
  ['fr', 'Expérience\n2020-2023   serveuse dans un restaurant à Tarnes', 'serveuse @ restaurant 2020-2023'],
  [
    'es',
    'Experiencia\n2020-2023   peón en obra, Construcciones Cuarn',
    'peón en obra @ Construcciones Cuarn 2020-2023',
  ],
])('%s: a post, and of what kind its workplace is: %s', (language, text, post) => {
  expect(postsTold(text, language)).toEqual([post])
})
