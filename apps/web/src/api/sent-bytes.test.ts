import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { callApi } from './api-client.ts'
import { onSent, sentBytes } from './sent-bytes.ts'

let received = 0
const server = createServer((request, answer) => {
  request.on('data', (bytes: Buffer) => {
    received += bytes.length
  })
  request.on('end', () => answer.end('{}'))
})
let address = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve))
  address = `http://localhost:${(server.address() as AddressInfo).port}/api/runs`
})
afterAll(() => server.close())

it('counts the bytes the server receives, in UTF-8', async () => {
  const before = sentBytes()
  let told = 0
  const stop = onSent(() => told++)
  await callApi(address, { method: 'POST', body: { text: 'Łódź, 東京' } })
  stop()
  await callApi(address, { method: 'POST', body: { text: 'again' } })
  expect(received).toBeGreaterThan(20)
  expect(sentBytes() - before).toBe(received)
  expect(told).toBe(1)
})

it('counts nothing for a request without contents', async () => {
  const before = sentBytes()
  await callApi(address)
  expect(sentBytes()).toBe(before)
})
