import { expect, it } from 'vitest'
import { isTooComplex } from './json-shape.ts'

const bytes = (json: string): Uint8Array => new TextEncoder().encode(json)

it.each<[string, boolean]>([
  ['{"a":[1,2,{"b":"c"}]}', false],
  ['[[[1]]]', false],
  ['[[[[1]]]]', true],
  ['{"a":{"b":{"c":{}}}}', true],
  ['[1,2,3,4,5,6,7]', false],
  ['[1,2,3,4,5,6,7,8,9]', true],
  ['["[[[[,,,,,,,,,,", "\\"[[[[,,,,,,,,,", "\\\\"]', false],
  ['["\\\\",[[[0]]]]', true],
  ['"[[[[', false],
  ['', false],
])('tells of %s whether it is nested deeper or has more values than we take: %s', (json, expected) => {
  expect(isTooComplex(bytes(json), { depth: 3, values: 9 })).toBe(expected)
})

it('T61: looks at each byte once, whatever is written', () => {
  const start = performance.now()
  for (const json of ['"' + '\\'.repeat(10_000_000), '\\"'.repeat(5_000_000), '['.repeat(10_000_000)]) {
    isTooComplex(bytes(json), { depth: Infinity, values: Infinity })
  }
  expect(performance.now() - start).toBeLessThan(5_000)
})
