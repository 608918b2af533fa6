import type { Bitmap } from '../pdf/render-page.ts'

/** A grey picture: a byte a pixel, row by row, 0 is black. */
export type Grey = { width: number; height: number; pixels: Uint8Array }

/** A bitmap in grey. */
export function toGrey({ width, height, stride, bytes }: Bitmap): Grey {
  const pixels = new Uint8Array(width * height)
  let to = 0
  for (let y = 0; y < height; y++) {
    for (let at = y * stride; at < y * stride + width * 4; at += 4) {
      pixels[to++] = ((bytes[at] ?? 0) * 29 + (bytes[at + 1] ?? 0) * 150 + (bytes[at + 2] ?? 0) * 77) >> 8
    }
  }
  return { width, height, pixels }
}

/** How many pixels have each tone. */
export function countTones({ pixels }: Grey): Uint32Array {
  const counts = new Uint32Array(256)
  for (const pixel of pixels) counts[pixel]!++
  return counts
}

/** The picture turned clockwise by quarters of a turn. */
export function turnGrey(grey: Grey, quarters: number): Grey {
  const { width, height, pixels } = grey
  if (quarters === 0) return grey
  if (quarters === 2) return { width, height, pixels: pixels.toReversed() }
  const turned = new Uint8Array(pixels.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const to = quarters === 1 ? x * height + height - 1 - y : (width - 1 - x) * height + y
      turned[to] = pixels[y * width + x]!
    }
  }
  return { width: height, height: width, pixels: turned }
}

/** A grey picture in the plainest of formats (PGM), which OCR reads without a decoder. */
export function encodePgm({ width, height, pixels }: Grey): Uint8Array<ArrayBuffer> {
  const header = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`)
  const picture = new Uint8Array(header.length + pixels.length)
  picture.set(header)
  picture.set(pixels, header.length)
  return picture
}
