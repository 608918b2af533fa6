import { expect, test } from 'vitest'
import { NEEDS_OCR } from '../read-file.ts'
import { readPdf } from './read-pdf.ts'
import { tinyPdf } from './tiny-pdf.ts'

async function textOf(content: string): Promise<string[]> {
  const document = await readPdf(tinyPdf(content), {})
  if (document === NEEDS_OCR) throw new Error('needs OCR')
  return document.lines.map(({ text }) => text)
}

test.each([
  ['an accent drawn in the place of its letter', '[(Ren\\264) 333 (e Lef\\210) 333 (evre)] TJ', 'René Lefêvre'],
  ['a grave one that opens a word', '[(vers \\140) 333 (a pied)] TJ', 'vers à pied'],
  ['a cedilla', '[(fran\\270) 333 (cais)] TJ', 'français'],
  ['dots over a capital', '[(\\250) 500 (Uberlingen)] TJ', 'Überlingen'],
  ['an accent typed for an apostrophe stays one', '(Port de l\\264eau) Tj', 'Port de l´eau'],
  ['grave accents around code stay what they are', '(runs \\140make\\140 daily) Tj', 'runs `make` daily'],
])('%s', async (_, shown, expected) => {
  const [line] = await textOf(`BT /F1 10 Tf 1 0 0 1 50 700 Tm ${shown} ET`)
  expect(line?.normalize('NFC')).toBe(expected)
})

test('a raised accent, drawn as a text object of its own', async () => {
  const part = (x: number, y: number, text: string) => `BT /F1 10 Tf 1 0 0 1 ${x} ${y} Tm (${text}) Tj ET `
  const [line] = await textOf(part(50, 700, 'Comp') + part(78.5, 701, '\\264') + part(77.8, 700, 'etences'))
  expect(line?.normalize('NFC')).toBe('Compétences')
})
