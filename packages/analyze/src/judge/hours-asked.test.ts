import { expect, it } from 'vitest'
import { hoursAsked } from './hours-asked.ts'

it.each([
  ['Availability for nights and weekends', ['nights', 'weekends']],
  ['Como no hay autobús por la noche, es necesario disponer de vehículo propio', ['vehicle']],
  ['Da nachts kein Bus fährt, ist ein eigener Pkw nötig', ['vehicle']],
  ['由于客户分布在外地,要求能够适应出差', ['travel']],
  ['Turno de tarde y sábados alternos', ['evenings|shifts', 'weekends']],
  ['Night shifts', ['nights']],
  ['能适应出差;爬坡期间,需接受周末轮流值班', ['travel', 'weekends']],
])('%s asks for %s', (text, kinds) => {
  expect(hoursAsked(text).map((each) => [...each].sort().join('|'))).toEqual(kinds)
})
