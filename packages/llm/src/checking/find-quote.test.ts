import { expect, test } from 'vitest'
import { findQuote } from './find-quote.ts'
import { foldQuote } from './fold-quote.ts'

const TEXT = `Anneke Quill
•  Led  a team of nine
   cooks at “The Kettle” – Bristol
JavaScript, SQL, C++
Équipe de 5 personnes
病棟で看護師として働く
Soft\u00adware\u200b tests`

test.each([
  ['the same words', 'Led  a team of nine', 'Led  a team of nine'],
  ['other case and spaces', 'led a TEAM of nine', 'Led  a team of nine'],
  ['over a line break', 'team of nine cooks', 'team of nine\n   cooks'],
  ['other quotation marks and dashes', '"The Kettle" - Bristol', 'The Kettle” – Bristol'],
  ['a bullet and a full stop around it', '- Led a team of nine.', 'Led  a team of nine'],
  ['without accents', 'equipe de 5 personnes', 'Équipe de 5 personnes'],
  ['a part of a text without spaces', '看護師として', '看護師として'],
  ['signs that belong to a name', 'SQL, C++', 'SQL, C++'],
  ['over invisible letters', 'Software tests', 'Soft\u00adware\u200b tests'],
])('%s: found', (_, quote, expected) => {
  const [span] = findQuote(foldQuote(TEXT), quote)!
  expect(TEXT.slice(span!.start, span!.end)).toBe(expected)
})

test('a quote with something left out is found in its parts, in their order', () => {
  const spans = findQuote(foldQuote(TEXT), 'Led a team … cooks at "The Kettle"')!
  expect(spans.map(({ start, end }) => TEXT.slice(start, end))).toEqual(['Led  a team', 'cooks at “The Kettle'])
  expect(findQuote(foldQuote(TEXT), 'cooks at "The Kettle" … Led a team')).toBeUndefined()
})

test.each([
  ['words that are not there', 'Led a team of ten'],
  ['part of a word', 'Java'],
  ['nothing', '  '],
  ['one letter', 'a'],
  ['only signs', '…'],
  ['a very long one', 'Led a team of nine '.repeat(100)],
])('%s: not found', (_, quote) => {
  expect(findQuote(foldQuote(TEXT), quote)).toBeUndefined()
})
