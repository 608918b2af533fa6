import { createPublicKey, verify } from 'node:crypto'
import { checkArithmetic } from '@evenhand/analyze'
import { Receipt, signedText, toReceiptFile, type ErrorBody, type Run } from '@evenhand/model'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DATABASES } from '../../db/testing/open-test-database.ts'
import { inventedResume, startTestServer, type TestServer, type Visitor } from '../../testing/start-test-server.ts'

let server: TestServer
let visitor: Visitor
let run: Run
beforeAll(async () => {
  server = await startTestServer({ kind: DATABASES[0]! })
  visitor = server.visit()
  run = await visitor.createRun(3, 'Must have: staff nurse\nWound care')
  await visitor.sendTexts(run.id, { 0: inventedResume(0), 1: inventedResume(1) })
  await visitor.post(`/api/runs/${run.id}/resumes`, { resumes: [{ position: 2, error: 'damaged' }] })
  await visitor.finish(run.id)
})
afterAll(() => server.close())

it('signs how a run was judged, in the form that is checked, by the key it is known by', async () => {
  const answer = await visitor.request(`/api/runs/${run.id}/receipt`)
  expect(answer.headers.get('content-disposition')).toMatch(/receipt-\d{4}-\d\d-\d\d\.json/)
  const text = await answer.text()
  const receipt = Receipt.parse(JSON.parse(text))
  expect(text).toBe(toReceiptFile(receipt))
  expect(receipt.resumes.map(({ position }) => position)).toEqual([0, 1])
  expect(receipt.failures).toEqual([{ position: 2, error: 'damaged' }])
  expect(checkArithmetic(receipt)).toEqual([])
  const { signature, ...body } = receipt
  const x = Buffer.from(signature.publicKey, 'hex').toString('base64url')
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  const isSigned = (of: string): boolean => verify(null, Buffer.from(of), key, Buffer.from(signature.value, 'hex'))
  const signed = signedText(body, signature.publicKey)
  expect(isSigned(signed)).toBe(true)
  expect(isSigned(signed.replace('"position":0', '"position":7'))).toBe(false)
  const told = (await (await server.visit().request('/api/receipt-key')).json()) as object
  expect(told).toEqual({ algorithm: 'Ed25519', publicKey: signature.publicKey })
  expect(/calder|mail\.example|resume-0/i.exec(text)?.[0]).toBeUndefined()
})

it('signs nothing of a run that goes on, and nothing of somebody else', async () => {
  const open = await visitor.createRun(1)
  const refused = await visitor.request(`/api/runs/${open.id}/receipt`)
  expect([refused.status, ((await refused.json()) as ErrorBody).error.code]).toEqual([409, 'conflict'])
  expect((await server.visit().request(`/api/runs/${run.id}/receipt`)).status).toBe(404)
})
