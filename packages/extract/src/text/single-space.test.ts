import { expect, test } from 'vitest'
import { readPlainText } from './read-plain-text.ts'

const RESUME = `Orla Quinn-Taylor
orla@quinn.example

Experience
Site Clerk, Merrow Ltd, 2019 - 2023
Responsibilities:
- Kept the books of four sites.
- Ordered stock.

SKILLS
Excel
SAP`

const read = (text: string) => readPlainText(new TextEncoder().encode(text), 'resume.txt').lines

test('a text with an empty row above each is read as the text without', () => {
  const spaced = RESUME.split('\n')
    .flatMap((row) => [row, ''])
    .join('\n')
  expect(read(spaced)).toEqual(read(RESUME))
  expect(read(RESUME).filter(({ apart }) => apart).length).toBe(2)
})

test('capitals are no headings where all rows are written in them', () => {
  expect(read(RESUME).find(({ text }) => text === 'SKILLS')?.level).toBe('heading')
  const shouted = read(RESUME.toUpperCase())
  expect(shouted.filter(({ level }) => level === 'heading').map(({ text }) => text)).toEqual([])
})
