import { expect, test } from 'vitest'
import { findRules } from './find-rules.ts'

const SCALE = 2
const [WIDTH, HEIGHT] = [800, 600]

/** A page that sinks by `slope`, with lines of two pixels and a large letter's stroke; places in points, on the level page. */
function page(slope: number, ...boxes: [left: number, top: number, right: number, bottom: number][]) {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(245)
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const [levelX, levelY] = [x + slope * y, y - slope * x]
      const isInk = boxes.some(
        ([left, top, right, bottom]) =>
          levelX >= left * SCALE && levelX < right * SCALE && levelY >= top * SCALE && levelY < bottom * SCALE,
      )
      if (isInk) pixels[y * WIDTH + x] = 60
    }
  }
  return { width: WIDTH, height: HEIGHT, pixels }
}

test.each([0, 0.012, -0.008])('lines of a table are found on a page that sinks by %d', (slope) => {
  const grey = page(
    slope,
    [20, 50, 380, 51],
    [20, 90, 380, 91],
    [20, 50, 21, 91],
    [379, 50, 380, 91],
    [200, 50, 201, 91],
    [40, 120, 45, 150],
  )
  const rules = findRules(grey, { slope, scale: SCALE })
  expect(rules).toHaveLength(5)
  const [top, below, left, middle] = rules
  for (const [rule, y] of [
    [top, 50],
    [below, 90],
  ] as const) {
    expect(Math.abs(rule![1] - y)).toBeLessThan(1.5)
    expect(rule![2] - rule![0]).toBeGreaterThan(350)
  }
  for (const [rule, x] of [
    [left, 20],
    [middle, 200],
  ] as const) {
    expect(Math.abs(rule![0] - x)).toBeLessThan(1.5)
    expect(rule![3] - rule![1]).toBeGreaterThan(38)
  }
})

test('panels, letters, dashes, underlines and edges are no lines of a table', () => {
  const grey = page(
    0,
    [20, 20, 300, 60],
    [40, 100, 44, 124],
    [100, 110, 125, 111],
    [20, 150, 380, 151],
    [200, 170, 201, 280],
  )
  expect(findRules(grey, { slope: 0, scale: SCALE })).toEqual([])
})
