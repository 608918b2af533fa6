import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

const read = (text: string) => readResume(resumeOf(text), { year: 2026, month: 1 })

test('an address that a narrow column has broken before its sign is one, with both its pieces, and no headline', () => {
  const text =
    'Ada Merrow\n(512) 555-0148\nada.merrow.manager\n@example.org\n\nExperience\nClerk\nQuarn Ltd\n2012 - 2014'
  const { emails, headline } = read(text)
  expect(emails.map(({ value }) => value)).toEqual(['ada.merrow.manager@example.org'])
  expect(emails[0]!.spans.map(({ start, end }) => text.slice(start, end))).toEqual([
    'ada.merrow.manager',
    '@example.org',
  ])
  expect(headline).toBeUndefined()
})

test.each([
  ['ada.merrow@bluefen.\nexample', 'ada.merrow@bluefen.example'],
  ['ada.merrow@bluefen.\nco.uk', 'ada.merrow@bluefen.co.uk'],
  ['ada.merrow@bluefen.co.\nuk', 'ada.merrow@bluefen.co.uk'],
  ['ada.merrow@blue-\nfen.example', 'ada.merrow@blue-fen.example'],
  ['ada.merrow@\nbluefen.example', 'ada.merrow@bluefen.example'],
])('%j, broken by the narrow side column of an export, is one address', (rows, address) => {
  const text = `Contact\n${rows}\nwww.linkedin.com/in/ada-\nmerrow (LinkedIn)\n\nTop Skills\nSales\n\nAda Merrow\nClerk at Quarn\n\nExperience\n\nQuarn\nClerk\nMay 2019 - Present\n`
  const { emails, name } = read(text)
  expect(emails.map(({ value }) => value)).toEqual([address])
  expect(emails[0]!.spans.map(({ start, end }) => text.slice(start, end)).join('\n')).toBe(rows)
  expect(name?.value).toBe('Ada Merrow')
})

test.each(['Write to ada@bluefen.example.\nregards\n', 'Ask ada@bluefen.example.\nDE\n', 'ada@bluefen.example\ncom\n'])(
  'a word below the whole address %j is no part of it',
  (rows) => expect(read(`Ada Merrow\n${rows}`).emails.map(({ value }) => value)).toEqual(['ada@bluefen.example']),
)

test('what is no piece of an address is not joined to one', () => {
  expect(read('Ada Merrow\nTel. (512) 555-0148\n@example.org\n').emails).toEqual([])
  expect(read('@example.org\nAda Merrow\n').emails).toEqual([])
})

test.each([
  ['ada.merrow [at] quarn [dot] example', 'ada.merrow@quarn.example'],
  ['ada.merrow(at)quarn.example', 'ada.merrow@quarn.example'],
  ['ada / dot / merrow / at / quarn / dot / example', 'ada.merrow@quarn.example'],
  ['ada.merrow @ quarn.example', 'ada.merrow@quarn.example'],
  ['ada.merrow@ quarn.example', 'ada.merrow@quarn.example'],
  ['Mail: ada.merrow at quarn dot co dot example', 'ada.merrow@quarn.co.example'],
])('%s is an address in words', (row, address) => {
  expect(read(`Ada Merrow\n${row}\n`).emails.map(({ value }) => value)).toEqual([address])
})

test.each([
  'Cook at quarn.example',
  'Cook @ quarn.example',
  'Fitter at Dot Merrow Ltd',
  'Sang (at home) for quarn.example',
])('%s is none', (row) => expect(read(`Ada Merrow\n${row}\n`).emails).toEqual([]))

test('a telephone number that a copy has glued to an address is no part of it', () => {
  const { emails, phones } = read('Ada Merrow\n512-555-0148ada.merrow@example.org\n')
  expect(emails.map(({ value }) => value)).toEqual(['ada.merrow@example.org'])
  expect(phones.map(({ value }) => value)).toEqual(['512-555-0148'])
})

test.each(['90000.ada@example.org', '512-ada@example.org'])('%s opens with digits of its own', (address) =>
  expect(read(`Ada Merrow\n${address}\n`).emails.map(({ value }) => value)).toEqual([address]),
)
