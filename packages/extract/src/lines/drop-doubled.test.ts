import { expect, test } from 'vitest'
import { dropDoubled } from './drop-doubled.ts'

const drop = (...texts: string[]) => dropDoubled(texts.map((text) => ({ text, page: 1 }))).map(({ text }) => text)

const ONCE = [
  ...['Ada Merrow', 'Experience', 'Merrow Mills Ltd', 'Head Miller', 'Mar 2016 - Present · 4 yrs'],
  ...['Ground rye for nine bakers', 'Clerk', 'Quarn Works · Full-time', '2012 - 2016 · 4 yrs', 'Skills', 'Milling'],
]

test.each<[what: string, texts: string[]]>([
  [
    'below themselves, with the names of pictures',
    [
      ...['Ada Merrow', 'Experience', 'Experience', 'Merrow Mills Ltd logo', 'Merrow Mills Ltd', 'Merrow Mills Ltd'],
      ...['Head Miller', 'Head Miller', 'Mar 2016 - Present · 4 yrs', 'Mar 2016 to Present · 4 yrs'],
      ...['Ground rye for nine bakers', 'Quarn Works logo', 'Clerk', 'Clerk', 'Quarn Works · Full-time'],
      ...['Quarn Works · Full-time', '2012 - 2016 · 4 yrs', '2012 to 2016 · 4 yrs', 'Skills', 'Skills', 'Milling'],
    ],
  ],
  [
    'glued to themselves',
    [
      ...['Ada Merrow', 'ExperienceExperience', 'Merrow Mills LtdMerrow Mills Ltd', 'Head MillerHead Miller'],
      ...['Mar 2016 - Present · 4 yrsMar 2016 to Present · 4 yrs', 'Ground rye for nine bakers', 'ClerkClerk'],
      ...['Quarn Works · Full-timeQuarn Works · Full-time', '2012 - 2016 · 4 yrs2012 to 2016 · 4 yrs'],
      ...['Skills', 'Milling'],
    ],
  ],
])('lines of a copied page that stand %s', (_, texts) => {
  expect(drop(...texts)).toEqual(ONCE)
})

test.each<[what: string, texts: string[]]>([
  [
    'a line or two by chance',
    ['Ada Merrow', 'Ada Merrow', 'Clerk', 'Milling', 'Milling', '2012 - 2016', '2012 to 2016'],
  ],
  [
    'a table of marks',
    ['Reading', 'good', 'good', 'fair', 'fair', 'Writing', 'good', 'good', 'fair', 'fair', '2014', '2014'],
  ],
  ['words that say a syllable twice', ['Bora Bora', 'Walla Walla', 'Baden Baden', 'Pago Pago', 'couscous']],
])('all lines of a text with %s', (_, texts) => {
  expect(drop(...texts)).toEqual(texts)
})

test('all lines that have a place on a page', () => {
  const lines = ONCE.flatMap((text) => [text, text]).map((text) => ({
    text,
    page: 1,
    box: [0, 0, 9, 9] as [number, number, number, number],
  }))
  expect(dropDoubled(lines)).toEqual(lines)
})
