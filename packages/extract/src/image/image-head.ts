/** Size of a picture in pixels as it is stored, and the quarters clockwise by which it must be turned to stand upright. */
export type ImageHead = { png: boolean; width: number; height: number; quarters: number }

const PNG = 0x89504e47
const JPEG = 0xffd8
const EXIF = 0xffe1
const ORIENTATION = 0x0112
/** Quarters clockwise for EXIF's orientations 1 to 8; mirrored ones are only turned. */
const QUARTERS = [0, 0, 0, 2, 2, 1, 1, 3, 3]

/** Reads the head of a PNG or JPEG. Undefined for other bytes and damaged heads. */
export function readImageHead(bytes: Uint8Array): ImageHead | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length > 24 && view.getUint32(0) === PNG) {
    return { png: true, width: view.getUint32(16), height: view.getUint32(20), quarters: 0 }
  }
  return bytes.length > 4 && view.getUint16(0) === JPEG ? readJpegHead(view) : undefined
}

function readJpegHead(view: DataView): ImageHead | undefined {
  let quarters = 0
  let at = 2
  while (at + 9 < view.byteLength) {
    const marker = view.getUint16(at)
    const length = view.getUint16(at + 2)
    if (marker < 0xff01 || length < 2) return undefined
    if (marker === EXIF) quarters = QUARTERS[readOrientation(view, at + 4, length - 2)] ?? 0
    // Start of frame, whatever its coding; C4, C8 and CC are tables.
    if (marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)) {
      return { png: false, width: view.getUint16(at + 7), height: view.getUint16(at + 5), quarters }
    }
    at += 2 + length
  }
  return undefined
}

function readOrientation(view: DataView, start: number, length: number): number {
  const tiff = start + 6
  const end = Math.min(view.byteLength, start + length)
  if (tiff + 8 > end || view.getUint32(start) !== 0x45786966) return 1
  const little = view.getUint16(tiff) === 0x4949
  const directory = tiff + view.getUint32(tiff + 4, little)
  if (directory + 2 > end) return 1
  const count = view.getUint16(directory, little)
  for (let entry = directory + 2; entry + 12 <= end && entry < directory + 2 + count * 12; entry += 12) {
    if (view.getUint16(entry, little) === ORIENTATION) return view.getUint16(entry + 8, little)
  }
  return 1
}
