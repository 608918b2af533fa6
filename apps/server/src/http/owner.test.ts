import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { readEnv } from '../env.ts'
import { rateNetwork } from './limit-rate.ts'
import { addressOf, coarseNetwork } from './owner.ts'

const CONNECTED = '192.0.2.7'

async function ask(proxies: number, forwarded?: string): Promise<string> {
  const env = readEnv({ TRUST_PROXY: String(proxies) })
  const app = new Hono().get('/', (context) => context.text(addressOf(context, env)))
  const bindings = { incoming: { socket: { remoteAddress: CONNECTED, remotePort: 1, remoteFamily: 'IPv4' } } }
  const headers: Record<string, string> = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  return (await app.request('/', { headers }, bindings)).text()
}

it.each<[string, number, string | undefined, string]>([
  ['nobody’s word where there is no proxy', 0, '203.0.113.9', CONNECTED],
  ['the entry that our proxy wrote, not what was sent to it', 1, '203.0.113.9, 198.51.100.4', '198.51.100.4'],
  ['of two proxies the entry of the outer one', 2, '203.0.113.9, 198.51.100.4, 10.0.0.2', '198.51.100.4'],
  ['the connection where the header is missing', 1, undefined, CONNECTED],
  ['the connection where fewer proxies spoke than there are', 2, '203.0.113.9', CONNECTED],
  ['an entry without its port', 1, '198.51.100.4:50123', '198.51.100.4'],
  ['an entry in brackets without its port', 1, '[2001:db8::1]:443', '2001:db8::1'],
  ['an entry that is an IPv6 address', 1, '2001:db8::1', '2001:db8::1'],
])('T03: believes %s', async (_, proxies, forwarded, address) => {
  expect(await ask(proxies, forwarded)).toBe(address)
})

it.each([
  ['198.51.100.4', '198.51.100.4', '198.51.100'],
  ['::ffff:198.51.100.4', '198.51.100.4', '198.51.100'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:0db8:0001:00'],
  ['2001:db8::1', '2001:db8:0:0', '2001:0db8:0000:00'],
  ['fe80::1%eth0', 'fe80:0:0:0', 'fe80:0000:0000:00'],
])('T03 T19: %s is limited as %s, and a guest of %s', (address, household, coarse) => {
  expect([rateNetwork(address), coarseNetwork(address)]).toEqual([household, coarse])
})
