import { expect, test } from 'vitest'
import { readJob } from './read-job.ts'

const read = (line: string) =>
  readJob(`Boat builder\n\nRequirements\n- ${line}`)
    .requirements.slice(1)
    .map(({ type, language, must }) => `${type} ${language ?? '-'} ${must ? 'must' : 'wish'}`)

test.each([
  ['Polish or Romanian would be handy in this team', ['language pl wish']],
  ['German would be ideal for talking to the owners of boats', ['language de wish']],
  ['Spanish wine knowledge would be handy in this team', ['duty - wish']],
])('%s', (line, expected) => {
  expect(read(line)).toEqual(expected)
})

test.each([
  ['A quiet hand would be lovely', 'wish'],
  ['Sailing papers would be ideal', 'wish'],
  ['You would be good with varnish', 'must'],
])('%s is a %s', (line, binding) => {
  expect(read(line)[0]).toContain(binding)
})

test('an evening with parents is no hour of work', () => {
  const job = readJob("Teaching assistant\n\nYou will come to parents' evenings twice a year")
  expect(job.requirements.map(({ type }) => type)).not.toContain('availability')
})
