import { LANGUAGES } from '@evenhand/model'
import { expect, it } from 'vitest'
import { findLanguages } from './find-languages.ts'

it.each([
  ['deut', ['de']],
  ['German', ['de']],
  ['turkce', ['tr']],
  [' 日本 ', ['ja']],
  ['zh-tw', ['zh-TW']],
  ['chinese', ['zh', 'zh-TW']],
  ['עבר', ['he']],
  ['klingon', []],
])('%s finds %j', (words, expected) => expect(findLanguages(words).map(({ code }) => code)).toEqual(expected))

it('nothing typed finds all', () => expect(findLanguages('  ')).toHaveLength(LANGUAGES.length))
