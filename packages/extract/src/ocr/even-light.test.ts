import { expect, test } from 'vitest'
import { evenLight } from './even-light.ts'
import type { Grey } from './grey.ts'

/** Paper with a letter's stroke in each corner and a dark panel, under some light; places go from 0 to 1. */
function page(light: (x: number, y: number) => number): Grey {
  const [width, height] = [600, 800]
  const pixels = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isInk =
        (x % 560 > 20 && x % 560 < 26 && y % 700 > 30 && y % 700 < 60) || (x > 200 && x < 400 && y > 300 && y < 500)
      pixels[y * width + x] = (isInk ? 50 : 240) * light(x / width, y / height)
    }
  }
  return { width, height, pixels }
}

const at = ({ pixels, width }: Grey, x: number, y: number) => pixels[y * width + x]!

test('paper is equally bright under a light from the side, and ink and panels dark', () => {
  const even = evenLight(page((x, y) => 1 - 0.6 * x * (0.5 + 0.5 * y)))
  for (const [x, y] of [
    [10, 10],
    [590, 10],
    [10, 790],
    [590, 790],
  ] as const) {
    expect(at(even, x, y)).toBeGreaterThan(225)
  }
  for (const [x, y] of [
    [23, 45],
    [583, 45],
    [23, 745],
    [583, 745],
    [300, 400],
  ] as const) {
    expect(at(even, x, y)).toBeLessThan(90)
  }
})

test('what a scanner gives stays as it is', () => {
  const grey = page((x) => 1 - 0.05 * x)
  expect(evenLight(grey)).toBe(grey)
})
