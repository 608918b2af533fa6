import type { Bitmap } from '../pdf/render-page.ts'

/** A bitmap as a grey picture in the plainest of formats (PGM), which OCR reads without a decoder. */
export function encodePgm({ width, height, stride, bytes }: Bitmap): Uint8Array<ArrayBuffer> {
  const header = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`)
  const picture = new Uint8Array(header.length + width * height)
  picture.set(header)
  let to = header.length
  for (let y = 0; y < height; y++) {
    for (let at = y * stride; at < y * stride + width * 4; at += 4) {
      picture[to++] = ((bytes[at] ?? 0) * 29 + (bytes[at + 1] ?? 0) * 150 + (bytes[at + 2] ?? 0) * 77) >> 8
    }
  }
  return picture
}
