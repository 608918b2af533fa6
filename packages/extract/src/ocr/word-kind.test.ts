import { expect, test } from 'vitest'
import { wordKind } from './word-kind.ts'

const ROW = 30

/** `height` and `width` in the height of the row. */
const kindOf = (text: string, confidence: number, [height, width]: [number, number], [at, of]: [number, number]) =>
  wordKind({ text, confidence, bbox: { x0: 0, y0: 0, x1: width * ROW, y1: height * ROW } }, { at, of, rowHeight: ROW })

test.each<[string, string, number, [number, number], [number, number], string]>([
  ['a small sign before a line is its bullet', '\u00A2', 4, [0.4, 0.4], [0, 8], 'bullet'],
  ['so is a small round letter', 'e', 2, [0.4, 0.4], [0, 8], 'bullet'],
  ['and a dash', '\u2014', 52, [0.08, 0.49], [0, 8], 'bullet'],
  ['a letter that is sure is a word', 'a', 96, [0.55, 0.42], [0, 8], 'word'],
  ['a colon between a label and its value is one', ':', 62, [0.56, 0.15], [0, 5], 'word'],
  ['a square sign before a date is an icon', '\u00A38', 42, [0.91, 0.87], [0, 4], 'noise'],
  ['so is a letter', 'Q', 74, [0.91, 0.65], [0, 3], 'noise'],
  ['a short word is none', 'BSc', 37, [0.75, 1.54], [0, 4], 'word'],
  ['a line is no text', '\u2014\u2014\u2014\u2014', 80, [0.4, 9], [0, 1], 'noise'],
  ['nor is the border of a cell', '|', 93, [0.96, 0.08], [0, 3], 'noise'],
  ['a bar between two words is', '|', 93, [0.96, 0.08], [2, 5], 'word'],
  ['letters as flat as a line are none', 'wd', 61, [0.05, 0.8], [0, 1], 'noise'],
  ['dots of a level are none', 'e000', 33, [0.77, 4.6], [0, 1], 'noise'],
  ['a year is', '2000', 92, [0.75, 2], [0, 1], 'word'],
  ['stains are no words', 'hx', 12, [0.7, 1.6], [2, 5], 'noise'],
  ['an unsure date is one', '06/2012', 15, [0.76, 3.7], [1, 4], 'word'],
  ['so is an unsure word of some length', 'Abstracted', 0, [0.78, 5.8], [0, 7], 'word'],
  ['and a sure dash between dates', '-', 71, [0.09, 0.39], [2, 3], 'word'],
])('%s', (_name, text, confidence, size, place, kind) => {
  expect(kindOf(text, confidence, size, place)).toBe(kind)
})
