import { expect, test } from 'vitest'
import { headingOf } from './known-heading.ts'

test.each([
  ['Twój zakres obowiązków', 'duties'],
  ['Votre quotidien', 'duties'],
  ['Your mission', 'duties'],
  ['Dein Aufgabengebiet', 'duties'],
  ['Das wünschen wir uns', 'must'],
  ['Das solltest Du mitbringen', 'must'],
  ['Cosa chiediamo', 'must'],
  ['What we ask of you', 'must'],
  ['Nasze oczekiwania', 'must'],
  ['Il tuo profilo:', 'must'],
  ['Valorable', 'nice'],
  ['Serait un plus', 'nice'],
  ['To oferujemy', 'skip'],
  ['Similar jobs', 'skip'],
  ['Nous proposons', 'skip'],
])('%s opens %s', (line, kind) => {
  expect(headingOf(line)?.kind).toBe(kind)
})
