import { expect, test } from 'vitest'
import { flattenPanels } from './flatten-panels.ts'
import type { Grey } from './grey.ts'

type Box = [left: number, top: number, right: number, bottom: number]

/** A sheet of paper (240) with filled boxes on it, later ones on top. */
function sheet(...boxes: [box: Box, tone: number][]): Grey {
  const [width, height] = [400, 300]
  const pixels = new Uint8Array(width * height).fill(240)
  for (const [[left, top, right, bottom], tone] of boxes) {
    for (let y = top; y < bottom; y++) pixels.fill(tone, y * width + left, y * width + right)
  }
  return { width, height, pixels }
}

/** Strokes of a letter as on a panel. */
const LETTER: Box = [60, 60, 64, 80]
const at = ({ pixels, width }: Grey, x: number, y: number) => pixels[y * width + x]!

const SCALE = 2

test.each<[string, Grey, [x: number, y: number, tone: 'dark' | 'light'][]]>([
  [
    'light letters on a dark band are dark ones on white',
    sheet([[40, 40, 360, 100], 50], [LETTER, 240]),
    [
      [62, 70, 'dark'],
      [50, 50, 'light'],
    ],
  ],
  [
    'so are those on a grey chip',
    sheet([[40, 40, 160, 100], 150], [LETTER, 250]),
    [
      [62, 70, 'dark'],
      [50, 50, 'light'],
    ],
  ],
  [
    'what a light letter encloses is the panel',
    sheet([[40, 40, 360, 100], 50], [[60, 50, 90, 90], 240], [[66, 56, 84, 84], 50]),
    [
      [62, 70, 'dark'],
      [75, 70, 'light'],
    ],
  ],
  [
    'a light area on a panel stays, with its dark letters',
    sheet([[40, 40, 360, 260], 50], [[80, 80, 300, 200], 240], [[100, 100, 104, 120], 40]),
    [
      [102, 110, 'dark'],
      [200, 150, 'light'],
    ],
  ],
  [
    'dark letters on grey stay',
    sheet([[40, 40, 360, 100], 180], [LETTER, 30]),
    [
      [62, 70, 'dark'],
      [50, 50, 'light'],
    ],
  ],
  ['a large letter is no panel', sheet([[60, 60, 84, 100], 40]), [[70, 80, 'dark']]],
  [
    'a frame is none either',
    sheet([[20, 20, 380, 280], 40], [[44, 44, 356, 256], 240], [LETTER, 40]),
    [
      [30, 30, 'dark'],
      [62, 70, 'dark'],
      [200, 150, 'light'],
    ],
  ],
])('%s', (_name, grey, tones) => {
  const flat = flattenPanels(grey, SCALE)
  for (const [x, y, tone] of tones) {
    if (tone === 'dark') expect(at(flat, x, y)).toBeLessThan(120)
    else expect(at(flat, x, y)).toBeGreaterThan(170)
  }
})
