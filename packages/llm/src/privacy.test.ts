import { afterAll, beforeAll, expect, test } from 'vitest'
import { analyzeWithModel } from './analyze-with-model.ts'
import type { SentRecord } from './client/sent-record.ts'
import { previewPrompt } from './preview-prompt.ts'
import { connect, JOB, TODAY } from './testing/connect.ts'
import { makeResume, toResumeText } from './testing/make-resume.ts'
import { startTestProvider, type TestProvider } from './testing/start-test-provider.ts'

let provider: TestProvider
beforeAll(async () => {
  provider = await startTestProvider()
})
afterAll(() => provider.close())

test('T47: no name, e-mail, telephone number, address or link of forty people is in any request', async () => {
  const client = connect(provider, { LLM_KEY_GAP_MS: '0' })
  const options = { job: JOB, today: TODAY, language: 'en', client }
  for (let seed = 0; seed < 40; seed++) {
    const { resume, canaries } = makeResume(seed)
    const before = provider.requests.length
    const analysis = await analyzeWithModel(resume, options)
    const body = provider.requests[before]!.body.toLowerCase()
    for (const canary of [...canaries, ...canaries[0]!.split(' ')]) expect(body).not.toContain(canary.toLowerCase())
    expect([analysis.profile.name?.value, analysis.profile.emails[0]?.value]).toEqual([canaries[0], canaries[1]])
  }
})

test.each([
  ['a second address', 'Write to canary.person@second-mail.example or to my office', 'canary.person'],
  ['an address in words', 'canary.person (at) second-mail . example', 'canary.person'],
  ['a link in a line', 'Portfolio at https://canary.example/work?x=1 and more', 'canary.example'],
  ['a number in a line', 'Call me on +49 (0)30 901820-44 in the evening', '901820'],
  ['an Indian number', 'Mobile 98200 12345', '98200'],
  ['a birth date', 'Date of birth: 14 July 1988', '1988'],
])('T47: %s is withheld wherever it stands', (_, line, canary) => {
  const { resume } = makeResume(3)
  const changed = toResumeText(resume.text.replace('- Filed VAT', `${line}\n- Filed VAT`))
  expect(changed.text).toContain(canary)
  const { sent, withheld } = previewPrompt(changed, { job: JOB, today: TODAY })
  expect(sent).not.toContain(canary)
  expect(sent).toContain('Filed VAT returns')
  expect(withheld).toBeGreaterThan(10)
})

test.each([
  'March 2012 - June 2017',
  '03/2015 - 04/2019',
  '2015–2019',
  'ISO 9001:2015, DIN EN 1090-2',
  'Budget of 1,250,000 EUR',
])('dates and figures of work stay: %s', (line) => {
  expect(previewPrompt(toResumeText(`Clerk at Ferrow\n${line}\nFiled returns`), { today: TODAY }).sent).toContain(line)
})

test('T42: invisible letters are not sent, joiners of Indic and Persian words are', () => {
  const { sent } = previewPrompt(toResumeText('Filed\u200b returns\u{e0041}\u{e0042}\nکتاب\u200cها\nക്\u200dഷ'), {
    today: TODAY,
  })
  expect(sent).toBe('Filed returns\nکتاب\u200cها\nക്\u200dഷ')
})

test('T47: each request is on record: to whom, how much, what it cost; and nothing of what it said', async () => {
  const records: SentRecord[] = []
  const { resume } = makeResume(2)
  const client = connect(provider)
  const onSent = (record: SentRecord) => void records.push(record)
  const analysis = await analyzeWithModel(resume, { job: JOB, today: TODAY, language: 'en', client, onSent })
  const { body } = provider.requests.at(-1)!
  expect(records).toHaveLength(1)
  expect(records[0]).toMatchObject({
    to: new URL(provider.openAi).host,
    model: 'test-model',
    what: 'resume',
    contentHash: analysis.contentHash,
    bytes: Buffer.byteLength(body),
    outcome: 'answered',
    isEstimate: false,
  })
  expect(records[0]!.usd).toBeCloseTo((records[0]!.tokensIn + records[0]!.tokensOut * 4) / 1e6, 12)
  expect(JSON.stringify(records)).not.toContain('key-one')
})
