import { expect, test } from 'vitest'
import { contentHash, normalizeText } from './content-hash.ts'

test.each([
  ['line ends, tabs and runs of blanks are one space', ' a\r\n\tb   c ', 'a b c'],
  ['compatible letters are one', 'ﬁne １２', 'fine 12'],
  ['a Thai tone mark goes behind its vowel', 'ท\u0E48\u0E35', 'ท\u0E35\u0E48'],
  ['nikhahit and sara aa are sara am', 'น\u0E4D\u0E32', 'น\u0E33'],
])('%s', (_, text, normal) => {
  expect(normalizeText(text)).toBe(normal)
})

test('the hash is SHA-256 in hex of the normalised text', () => {
  expect(contentHash(' abc\n')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})
