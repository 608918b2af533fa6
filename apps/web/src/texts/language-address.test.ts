import { LANGUAGES } from '@evenhand/model'
import { expect, it } from 'vitest'
import { addressOf, languageOf, preferredLanguage } from './language-address.ts'

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

it.each([
  [['de-AT', 'en'], 'de'],
  [['nb-NO'], 'no'],
  [['zh-Hant-HK'], 'zh-TW'],
  [['zh-TW'], 'zh-TW'],
  [['zh-CN'], 'zh'],
  [['tlh', 'pt-BR'], 'pt'],
  [['tlh'], undefined],
  [[], undefined],
])('a browser that wants %j reads %s', (wanted, expected) => expect(preferredLanguage(wanted)).toBe(expected))
