import { expect, test } from 'vitest'
import { postsTold } from '../../samples/posts-told.ts'

test.each([
  ['Store Manager, regional grocery chain, Tarnford', 'Store Manager @ regional grocery chain'],
  ['Front desk associate, fitness club, Tarnford MA', 'Front desk associate @ fitness club'],
  ['Data Analyst, public radio station (membership dept.)', 'Data Analyst @ public radio station'],
  ['Junior Developer, bank', 'Junior Developer @ bank'],
  ['Team Lead, Irish insurer', 'Team Lead @ Irish insurer'],
  ['Coordinator, Merrow-type wax & pump plant', 'Coordinator @ Merrow-type wax & pump plant'],
  // A unit is none, nor is what somebody deals with.
  ['Graduate Nurse, medical ward', 'Graduate Nurse @ -'],
  ['Manager, supply chain', 'Manager @ -'],
  ['Carer, after school', 'Carer @ -'],
  // Who has a name is called by it.
  ['Nurse at Merrow Health Ltd, clinic', 'Nurse @ Merrow Health Ltd'],
])('a kind of workplace behind a title is its employer: %s', (row, read) => {
  expect(postsTold(`Experience\n${row}, 2010 - 2020\nCarpenter, Quarn Mills Ltd, 2001 - 2005`)).toEqual([
    `${read} 2010-2020`,
    'Carpenter @ Quarn Mills Ltd 2001-2005',
  ])
})

test.each([
  ['fr', 'Serveuse, restaurant de plage, Tarnville, 2010 - 2020', 'Serveuse @ restaurant de plage'],
  ['es', 'Vendedora, tienda de deportes, Tarnilla, 2010 - 2020', 'Vendedora @ tienda de deportes'],
  ['it', 'Commessa, negozio di scarpe, Tarnate, 2010 - 2020', 'Commessa @ negozio di scarpe'],
  ['nl', 'Verkoper, supermarkt, Tarndam, 2010 - 2020', 'Verkoper @ supermarkt'],
  ['pl', 'Sprzedawca, sklep spożywczy, Tarnowo, 2010 - 2020', 'Sprzedawca @ sklep spożywczy'],
])('the same in %s', (language, row, read) => {
  expect(postsTold(`Experience\n${row}`, language)).toEqual([`${read} 2010-2020`])
})

test.each(['same plant', 'same', 'same place', 'gleiche Fabrik', 'mismo sitio', 'même usine'])(
  '"%s" is the employer of the post above',
  (same) => {
    const rows = ['Foreman, heat pump plant, Tarnford, 2010 - 2020', `Welder, ${same}, 2001 - 2010`]
    expect(postsTold(['Experience', ...rows].join('\n'))).toEqual([
      'Foreman @ heat pump plant 2010-2020',
      'Welder @ heat pump plant 2001-2010',
    ])
  },
)

test.each([
  [
    'en',
    'Care assistant, nursing home Merrow House, Tarnford, 2010 - 2020',
    'Care assistant @ nursing home Merrow House',
  ],
  ['en', '2010 - 2020: travel agency "Merrow", cash desk', '- @ travel agency "Merrow"'],
  ['pl', '2010–2020 wypożyczalnia rowerów, Tarnowo', '- @ wypożyczalnia rowerów'],
  ['pl', '2010 – 2020 | Pogotowie Ratunkowe, Nowy Tarn | zespół podstawowy', '- @ Pogotowie Ratunkowe'],
])('a kind is an employer with its name, and without a title, too: %s %s', (language, row, read) => {
  expect(postsTold(`Experience\n${row}`, language)).toEqual([`${read} 2010-2020`])
})

test.each([
  ['es', 'Ayudante en la frutería de mis padres', 'Ayudante @ frutería de mis padres'],
  ['es', 'Dependiente en tienda de telefonía', 'Dependiente @ tienda de telefonía'],
  ['de', 'Verkäuferin in einer Bäckerei in Merrow', 'Verkäuferin @ Bäckerei'],
  ['fr', 'Serveuse dans une brasserie', 'Serveuse @ brasserie'],
  ['en', 'Teacher in residence', 'Teacher in residence @ -'],
])('a kind in small letters behind "in" is the employer: %s %s', (language, row, read) => {
  expect(postsTold(`Experience\n${row}, 2010 - 2020`, language)).toEqual([`${read} 2010-2020`])
})
