import { expect, test } from 'vitest'
import { mendJson } from './mend-json.ts'

test.each([
  ['bare', '{"a":[1]}'],
  ['in a fence', '```json\n{"a":[1]}\n```'],
  ['between chatter', 'Sure! Here it is: {"a":[1]} Anything else? {"b":2}'],
  ['with commas too many', '{"a":[1,],\n}'],
  ['with white space', '  \n{"a":[1]}\n '],
])('an object %s is read', (_, text) => {
  expect(mendJson(text)).toEqual({ a: [1] })
})

test('brackets and commas inside of strings stay', () => {
  expect(mendJson('x {"a":"}, ] \\" {","b":[2,],} y')).toEqual({ a: '}, ] " {', b: [2] })
})

test.each([[''], ['I cannot help with that.'], ['{"a":[1,2'], ['{"a":']])('%s holds none', (text) => {
  expect(mendJson(text)).toBeUndefined()
})

test('T44: a hostile answer takes no more than its length', () => {
  // Of this thread's own work, to which a busy machine adds nothing.
  const started = process.threadCpuUsage()
  expect(mendJson('{"a":'.repeat(13_000))).toBeUndefined()
  expect(mendJson(`{"a":[${',  '.repeat(20_000)}`)).toBeUndefined()
  const { user, system } = process.threadCpuUsage(started)
  expect((user + system) / 1000).toBeLessThan(1000)
})
