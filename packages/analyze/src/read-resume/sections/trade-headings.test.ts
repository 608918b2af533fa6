import { expect, test } from 'vitest'
import { postsTold } from '../samples/posts-told.ts'

const HEAD = 'Edda Plowright\nedda@plow.example\n\nEDUCATION\nA levels, Fell Road School, 2004\n\n'

test.each([
  ['FOUNDATION PROGRAMME AND SINCE', '2016 – 2018\tHouse Officer, Marl Hospital', 'House Officer @ Marl Hospital'],
  ['~~ BANK AND AGENCY ~~', '2016 – 2018\tBank Nurse, Quarn Staffing Ltd', 'Bank Nurse @ Quarn Staffing Ltd'],
  ['FLYING JOBS', '2016 – 2018\tFirst Officer, Tarn Air Ltd', 'First Officer @ Tarn Air Ltd'],
  ['Théâtre et opéra', '2016 – 2018\tRégisseur, Opéra de Quarn', 'Régisseur @ Opéra de Quarn'],
])('%j heads the posts of a trade', (heading, row, post) => {
  expect(postsTold(`${HEAD}${heading}\n${row}\n`)).toEqual([`${post} 2016-2018`])
})
