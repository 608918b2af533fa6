import { expect, test } from 'vitest'
import { supportLink } from './support-link.ts'

const instance = { support: { email: 'help@evenhand.example', hours: null } }
const PLAIN = 'mailto:help@evenhand.example'

test.each([
  ['Pro', { plan: 'pro', status: 'active' }, `${PLAIN}?subject=%5BPro%5D%20`],
  ['Pro that has ended', { plan: 'pro', status: 'expired' }, PLAIN],
  ['Basic', { plan: 'basic', status: 'active' }, PLAIN],
  ['a guest', { plan: 'guest', status: 'active' }, PLAIN],
  ['somebody whose plan is not known', null, PLAIN],
] as const)('mail to the support says so in its subject for Pro alone: %s', (_, allowance, href) => {
  expect(supportLink(instance, allowance)).toEqual({ email: 'help@evenhand.example', href })
})

test('without an address there is no way to the support', () => {
  expect(supportLink({ support: { email: null, hours: null } }, null)).toBeUndefined()
  expect(supportLink(undefined, null)).toBeUndefined()
})
