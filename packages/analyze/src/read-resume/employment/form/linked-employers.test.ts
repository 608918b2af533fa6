import { expect, test } from 'vitest'
import { postsTold } from '../../samples/posts-told.ts'

const told = (text: string) => postsTold(`EXPERIENCIA LABORAL\n${text}\n\nHABILIDADES\nExcel`, 'es')

test('"en" parts a title that nobody knows from its house, where most posts are written so', () => {
  expect(
    told(
      'Auxiliar administrativa en Colegio San Merrow\nmayo 2021 - junio 2023\n- Informes\nRefuerzo de temporada en Azulfell\nenero 2019 - mayo 2020\n- Platos\nCocinero en Colegio San Merrow\njunio 2014 - junio 2015\n- Sopas',
    ),
  ).toEqual([
    'Auxiliar administrativa @ Colegio San Merrow 2021-2023',
    'Refuerzo de temporada @ Azulfell 2019-2020',
    'Cocinero @ Colegio San Merrow 2014-2015',
  ])
})

test('and a known title from a name of no knowledge, but not from a subject', () => {
  expect(told('2018 - 2019 Camarera en Nordvik\n- Platos')).toEqual(['Camarera @ Nordvik 2018-2019'])
  expect(told('2018 - 2019 Técnico en Farmacia\n- Recetas')).toEqual(['Técnico en Farmacia @ - 2018-2019'])
})

test('a name ends with its row where that had room for the next word, or a town stands below', () => {
  const duties = 'Planificación de rutas de nueve furgonetas. Redacción de informes semanales.'
  expect(told(`abril 2020 - mayo 2022, Jefe de ventas en Quarnix\n${duties}`)).toEqual([
    'Jefe de ventas @ Quarnix 2020-2022',
  ])
  expect(told(`abril 2020 - mayo 2022, Jefe de ventas en Quarnix\nValencia\n${duties}`)).toEqual([
    'Jefe de ventas @ Quarnix 2020-2022',
  ])
})
