import { expect, it } from 'vitest'
import { wordEnds } from './cut-to-fit.ts'

const pieces = (text: string, locale: string) => wordEnds(text, locale).map((end) => text.slice(0, end))

it('ends behind words, and before their signs', () =>
  expect(pieces('Names “Motors”, in all.', 'en')).toEqual([
    'Names',
    'Names “Motors',
    'Names “Motors”, in',
    'Names “Motors”, in all',
  ]))

it('finds words in a language that writes none of its blanks', () =>
  expect(pieces('ประสบการณ์ทำงาน', 'th')).toEqual(['ประสบการณ์', 'ประสบการณ์ทำงาน']))
