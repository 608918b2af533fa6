import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readJob, toReceipt } from '@evenhand/analyze'
import { canonicalJson, Receipt, signReceipt, toReceiptFile } from '@evenhand/model'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { isSigned, loadReceiptKey } from '../receipt-key.ts'
import { UsageError } from '../usage-error.ts'
import { screen } from './screen.ts'
import { verify } from './verify.ts'

const folder = mkdtempSync(join(tmpdir(), 'evenhand-receipt-'))
const path = (name: string) => join(folder, name)
const [receipt, job, key] = [path('receipt.json'), path('job.txt'), path('key.pem')]
const resumes = [path('one.txt'), path('two.txt')]

const RESUME = `Odalys Brannigan
odalys.brannigan@mailhaven.example

Experience

Pastry Chef
Copperleaf Hotel, March 2019 to present
- Leads the pastry section and trains two apprentices
`

let said: string[] = []
beforeEach(() => {
  said = []
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0)
  vi.spyOn(process.stderr, 'write').mockImplementation(() => true)
})
afterEach(() => vi.restoreAllMocks())

beforeAll(async () => {
  writeFileSync(job, 'Pastry chef\n\nRequirements\n- 3 years as a pastry chef\n- Trains apprentices\n')
  writeFileSync(resumes[0]!, RESUME)
  writeFileSync(resumes[1]!, RESUME.replace('two apprentices', 'a commis'))
  const options = ['--job', job, '--receipt', receipt, '--key', key, '--out', path('table.txt')]
  await screen([...resumes, ...options])
})
afterAll(() => rmSync(folder, { recursive: true }))

const withFiles = ['--resume', resumes[0]!, '--resume', resumes[1]!, '--job', job]
const read = () => Receipt.parse(JSON.parse(readFileSync(receipt, 'utf8')))
const write = (name: string, text: string | Uint8Array) => {
  writeFileSync(path(name), text)
  return path(name)
}

test('a receipt holds alone and with its files', async () => {
  expect(await verify([receipt])).toBe(0)
  expect(await verify([receipt, ...withFiles, '--signer', read().signature.publicKey])).toBe(0)
  expect(said.filter((line) => line.includes('Judged again: the same verdicts'))).toHaveLength(2)
})

test('the job of a receipt fits as a document is read, and as its text is pasted', async () => {
  const pasted = `${readFileSync(job, 'utf8')}\n`
  const file = write('pasted.txt', pasted)
  const body = toReceipt({ today: read().today, job: readJob(pasted), resumes: [], failures: [] })
  const signed = write('pasted.json', toReceiptFile(signReceipt(body, loadReceiptKey(key))))
  expect(await verify([signed, '--job', file])).toBe(0)
  expect(await verify([signed, '--job', write('other.txt', pasted.replace('pastry', 'sushi'))])).toBe(1)
})

test('any altered byte makes it fail with a sentence', async () => {
  const bytes = readFileSync(receipt)
  for (let at = 0; at < bytes.length; at += 23) {
    said = []
    const altered = Uint8Array.from(bytes)
    altered[at]! ^= 1 << (at % 7)
    expect(await verify([write('altered.json', altered)]), `byte ${at}`).toBe(1)
    expect(said.join('').length).toBeGreaterThan(20)
  }
})

test.each([
  ['a byte too many', (text: string) => `${text}\n`],
  ['a byte too few', (text: string) => text.slice(0, -1)],
  ['another order of the same values', (text: string) => `${JSON.stringify(JSON.parse(text))}\n`],
])('%s makes it fail', async (_, alter) => {
  expect(await verify([write('form.json', alter(readFileSync(receipt, 'utf8')))])).toBe(1)
  expect(said.join('')).toContain('differs in its form')
})

test('a receipt signed again by somebody else passes alone, but not as its first signer', async () => {
  const { signature, ...body } = read()
  const other = signReceipt(body, loadReceiptKey(path('other.pem')))
  const file = write('other.json', toReceiptFile(other))
  expect(await verify([file])).toBe(0)
  expect(await verify([file, '--signer', signature.publicKey])).toBe(1)
})

test('an invented quote, signed by its inventor, fails when the files are at hand', async () => {
  const { signature: _, ...body } = read()
  body.resumes[0]!.verdicts.find((verdict) => verdict.quotes.length > 0)!.quotes[0]!.words = 'Won a national prize'
  const file = write('invented.json', toReceiptFile(signReceipt(body, loadReceiptKey(key))))
  expect(await verify([file])).toBe(0)
  expect(await verify([file, ...withFiles])).toBe(1)
  expect(said.join('')).toMatch(/File 1: judged again, requirement r\d+ has another verdict/)
})

test('files that are not those of the screening fail by name', async () => {
  const altered = write('altered.txt', RESUME.replace('2019', '2009'))
  expect(await verify([receipt, '--resume', altered, '--job', job])).toBe(1)
  expect(said.join('')).toContain(`${altered}: no resume of the receipt has these words`)
  expect(await verify([receipt, '--job', altered])).toBe(1)
  expect(said.join('')).toContain(`the words of ${altered} are not those`)
})

test('the same words in other lines are told apart from other words', async () => {
  const shifted = write('shifted.txt', RESUME.replace('Hotel, March', 'Hotel,\nMarch'))
  expect(await verify([receipt, '--resume', shifted, '--job', job])).toBe(1)
  expect(said.join('')).toContain('File 1: the same words, but in another layout')
})

test.each([
  ['no receipt named', []],
  ['two receipts named', ['a', 'b']],
  ['a receipt that is not there', ['missing.json']],
])('%s is not called rightly', async (_, args) => {
  await expect(verify(args)).rejects.toThrow(UsageError)
})

test('resumes that were judged against a job need it', async () => {
  await expect(verify([receipt, '--resume', resumes[0]!])).rejects.toThrow('--job')
})

describe('the key', () => {
  it('is made once, for its owner only', () => {
    const first = loadReceiptKey(path('deep/er/key.pem'))
    expect(statSync(path('deep/er/key.pem')).mode & 0o777).toBe(0o600)
    expect(loadReceiptKey(path('deep/er/key.pem')).publicKey).toBe(first.publicKey)
  })

  it('is refused where others may read it, or where it is none', () => {
    loadReceiptKey(path('open.pem'))
    chmodSync(path('open.pem'), 0o644)
    expect(() => loadReceiptKey(path('open.pem'))).toThrow(UsageError)
    chmodSync(write('none.pem', 'nothing'), 0o600)
    expect(() => loadReceiptKey(path('none.pem'))).toThrow(UsageError)
  })

  it('signs what the receipt says, in whatever order its keys stand', () => {
    const reversed = Object.fromEntries(Object.entries(read()).toReversed()) as Receipt
    expect(canonicalJson(reversed)).toBe(canonicalJson(read()))
    expect(isSigned(reversed)).toBe(true)
    expect(isSigned({ ...reversed, today: { year: 2020 } })).toBe(false)
  })
})
