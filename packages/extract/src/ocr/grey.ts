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

/** A grey picture in the plainest of formats (PGM), which OCR reads without a decoder. */
export function encodePgm({ width, height, pixels }: Grey): Uint8Array<ArrayBuffer> {
  const header = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`)
  const picture = new Uint8Array(header.length + pixels.length)
  picture.set(header)
  picture.set(pixels, header.length)
  return picture
}
