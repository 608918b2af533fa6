import { expect, test } from 'vitest'
import { postsTold } from '../samples/posts-told.ts'

test('a firm behind a title that nothing but its capitals parts from it', () => {
  const rows =
    'Досвід роботи\nбухгалтер-касир  ТОВ "Мерроу Поділля"  08.2011-12.2014\nбухгалтер по зарплаті  Міська лікарня  01.2015-05.2018'
  expect(postsTold(rows, 'uk')).toEqual([
    'бухгалтер-касир @ ТОВ "Мерроу Поділля" 2011-2014',
    'бухгалтер по зарплаті @ Міська лікарня 2015-2018',
  ])
})

test('a list of fields behind a title is no employer', () => {
  const rows =
    '2017 - 2019 docent Bouwen, Wonen & Interieur, Merrow College\n2012 - 2017 docent Nederlands, Quarn College'
  expect(postsTold(rows, 'nl').every((post) => !/@ (?:Bouwen|Nederlands)/.test(post))).toBe(true)
})
