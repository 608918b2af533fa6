import { expect, test } from 'vitest'
import { postsTold } from '../../samples/posts-told.ts'

const told = (head: string, rows: string[], language: string) => postsTold(`${head}\n${rows.join('\n')}`, language)

test('what a firm deals in stands between it and the post, and names neither', () => {
  const rows = [
    'Октябрь 2020 — настоящее время',
    '6 лет 2 месяца',
    'Кварнский завод «Струна»',
    'Меррово, struna.example',
    'Электроника, приборостроение, бытовая техника, компьютеры и оргтехника... Показать еще',
    '• Промышленное оборудование (производство)',
    'Металлургия, металлообработка',
    '• Металлоизделия (производство)',
    'Ведущий инженер',
    'Март 2017 — Сентябрь 2020',
    '3 года 7 месяцев',
    'ЛесПромТара',
    'Продукты питания',
    '• Хлебобулочные изделия (производство)',
    'Мастер участка',
  ]
  expect(told('Опыт работы', rows, 'ru')).toEqual([
    'Ведущий инженер @ Кварнский завод «Струна» 2020-now',
    'Мастер участка @ ЛесПромТара 2017-2020',
  ])
})

test('the same in English, with and without its items', () => {
  const rows = [
    'September 2021 — till now',
    '5 years 3 months',
    'Quarn Freight LLP',
    'Merrow, quarn.example',
    'Transportation, Logistics, Foreign Trade',
    '• Freight forwarding',
    'Logistics Manager',
    'December 2019 — August 2021',
    '1 year 9 months',
    'Tarn Foods',
    'Food products',
    'Stock Planner',
  ]
  expect(told('Work experience', rows, 'en')).toEqual([
    'Logistics Manager @ Quarn Freight LLP 2021-now',
    'Stock Planner @ Tarn Foods 2019-2021',
  ])
})

test('a branch right below the firm is not the firm', () => {
  const rows = ['Платёжный сервис «Меррово»', 'Финтех', 'Кварн', 'Ведущий разработчик', 'Апрель 2022 — Май 2024']
  expect(told('Опыт работы', rows, 'ru')).toEqual(['Ведущий разработчик @ Платёжный сервис «Меррово» 2022-2024'])
})

test('several branches are no post, though one of them is a title elsewhere', () => {
  const rows = [
    'Service Clerk',
    'Jul 2022 - Present (4 years 4 months)',
    'Quarn Parcels',
    'Merrow - UAE',
    'Courier / Logistics / Freight',
    'Handled calls.',
  ]
  expect(told('Work Experience', rows, 'en')).toEqual(['Service Clerk @ Quarn Parcels 2022-now'])
})

test('the same of a table, whose first column holds the dates', () => {
  const rows = [
    'Январь 2015 — настоящее время',
    '11 лет 11 месяцев\tАО "Кварнский завод фильтров"',
    'Меррово',
    'Тяжелое машиностроение',
    '• Тяжелая грузовая техника (производство)',
    'Главный бухгалтер',
    'Ноябрь 2006 — Декабрь 2014',
    '8 лет 2 месяца\tООО "Тарн-Торг"',
    'Меррово',
    'Розничная торговля',
    '• Розничная сеть (продуктовая)',
    'Старший бухгалтер',
  ]
  expect(told('Опыт работы', rows, 'ru')).toEqual([
    'Главный бухгалтер @ АО "Кварнский завод фильтров" 2015-now',
    'Старший бухгалтер @ ООО "Тарн-Торг" 2006-2014',
  ])
})

test.each([
  ['beside the dates', 'March 2017 - May 2020 (3 years 3 months)\nQuarn Tools JSC'],
  ['in the cell behind them', 'March 2017 - May 2020\t3 years 3 months\nQuarn Tools JSC'],
  ['above a firm with a year in its name', 'March 2017 - May 2020\n3 years 3 months\nQuarntools2000'],
  ['below the firm beside them', 'March 2017 - May 2020\tQuarn Tools JSC\n3 years 3 months'],
])('a length of time tells the form where it stands %s', (_, opening) => {
  const rows = [opening, 'Merrow', 'Food products', '• Dairy products (production)', 'Fitter', 'Line upkeep.']
  expect(told('Work experience', rows, 'en')[0]).toMatch(/^Fitter @ (?:Quarn Tools JSC|Quarntools2000) 2017-2020$/)
})

test('branches that no mark sets off end where the post is named', () => {
  const rows = [
    'September 2021 - May 2024',
    '2 years 9 months',
    'Quarn Freight LLP',
    'Transportation, Logistics, Foreign Trade',
    'Freight forwarding',
    'Logistics Manager',
  ]
  expect(told('Work experience', rows, 'en')).toEqual(['Logistics Manager @ Quarn Freight LLP 2021-2024'])
})
