import { LANGUAGES } from '@evenhand/model'
import { expect, it } from 'vitest'
import { addressOf, languageOf } from './language-address.ts'

it('every language leads to its address and back', () => {
  for (const { code } of LANGUAGES) {
    const segment = addressOf(code).slice(1) || undefined
    expect(languageOf(segment)).toBe(code)
  }
})

it.each([
  ['ZH-tw', 'zh-TW'],
  ['De', 'de'],
  ['xx', undefined],
  ['robots.txt', undefined],
])('the address %s asks for %s', (segment, expected) => expect(languageOf(segment)).toBe(expected))
