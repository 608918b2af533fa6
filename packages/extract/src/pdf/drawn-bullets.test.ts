import { expect, test } from 'vitest'
import { NEEDS_OCR } from '../read-file.ts'
import { readPdf } from './read-pdf.ts'
import { show, tinyPdf } from './tiny-pdf.ts'

async function linesOf(content: string): Promise<string[]> {
  const document = await readPdf(tinyPdf(content), {})
  if (document === NEEDS_OCR) throw new Error('needs OCR')
  return document.lines.map(({ text }) => text)
}

/** A filled square as wide as `size`, its middle at x and y. */
const dot = (x: number, y: number, size = 3.6) => `${x - size / 2} ${y - size / 2} ${size} ${size} re f\n`
const DUTIES = ['Kept the harbour books', 'Counted eleven lamps a night', 'Taught two keepers']
/** Lines of a list with their dots, so far before the text and so large. */
const list = (before: number, size?: number) =>
  DUTIES.map((duty, at) => dot(70 - before, 703 - 15 * at, size) + show(duty, { x: 70, y: 700 - 15 * at })).join('')
const MARKED = DUTIES.map((duty) => `• ${duty}`)

test('dots that a browser draws before the items of a list are its bullets', async () => {
  expect(await linesOf(list(10))).toEqual(MARKED)
})

test.each([
  ['larger dots, as of a timeline', list(14, 7)],
  ['dots far from the text, as of a rating', list(40)],
  ['squares that touch the text, as behind a letter', list(2.4)],
  ['dots on the line of a timeline', `59.5 660 1 60 re f\n${list(10)}`],
  ['dots behind the last text of a line', DUTIES.map((duty, at) => behind(duty, at)).join('')],
  ['dots between two texts of a line', DUTIES.map((_, at) => between(at)).join('')],
])('%s are none', async (_, content) => {
  expect((await linesOf(content)).join(' ')).not.toContain('•')
})

/** A dot as parts the addresses of a head, which the margin broke off the next of them. */
function behind(duty: string, at: number): string {
  const y = 700 - 15 * at
  return show(duty, { x: 70, y }) + dot(76 + 5.3 * duty.length, y + 3)
}

function between(at: number): string {
  const y = 700 - 15 * at
  return show('Tarn', { x: 50, y }) + dot(80, y + 3) + show('Merrow', { x: 88, y })
}

test('a line below an item that has no dot is the rest of it', async () => {
  const page = list(10) + show('in their first winter', { x: 70, y: 655 })
  expect(await linesOf(page)).toEqual([...MARKED, 'in their first winter'])
})
