import { ExtractError } from '@evenhand/model'

/** Streams larger than this hold pictures, not text. */
const LARGEST_STREAM = 64 * 1024 * 1024
const FREE = 0xfffffffa
const HEADER = 512

/** Streams of an OLE compound file by name; those of its root storage win. */
export type Ole = { names: string[]; read(name: string): Uint8Array | undefined }

type OleEntry = { name: string; kind: number; start: number; size: number }

/**
 * Opens an OLE compound file (MS-CFB) in memory. Chains are followed with a bound, so that damaged ones end.
 * Throws ExtractError 'damaged'.
 */
export function openOle(bytes: Uint8Array): Ole {
  const reader = new OleReader(bytes)
  const entries = reader.directory()
  return {
    names: entries.map((entry) => entry.name),
    read(name) {
      const entry = entries.find((item) => item.name === name && item.kind === 2)
      return entry && reader.stream(entry)
    },
  }
}

/** Names in an OLE file's directory; none where it is broken. */
export function listOleNames(bytes: Uint8Array): string[] {
  try {
    return openOle(bytes).names
  } catch (error) {
    if (error instanceof ExtractError) return []
    throw error
  }
}

class OleReader {
  readonly #bytes: Uint8Array
  readonly #view: DataView
  readonly #sector: number
  readonly #fat: number[] = []
  #miniFat: Uint8Array | undefined
  #miniStream: Uint8Array | undefined

  constructor(bytes: Uint8Array) {
    if (bytes.length < HEADER) throw new ExtractError('damaged', 'ole: header')
    this.#bytes = bytes
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const shift = this.#view.getUint16(30, true)
    if (shift !== 9 && shift !== 12) throw new ExtractError('damaged', 'ole: sector size')
    this.#sector = 1 << shift
    this.#readFat()
  }

  directory(): OleEntry[] {
    const bytes = this.#chain(this.#view.getUint32(48, true), LARGEST_STREAM)
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const entries: OleEntry[] = []
    for (let at = 0; at + 128 <= bytes.length; at += 128) {
      const kind = bytes[at + 66] ?? 0
      if (kind !== 1 && kind !== 2 && kind !== 5) continue
      let name = ''
      const length = Math.min(view.getUint16(at + 64, true), 64)
      for (let index = 0; index + 2 < length; index += 2) name += String.fromCharCode(view.getUint16(at + index, true))
      entries.push({ name, kind, start: view.getUint32(at + 116, true), size: view.getUint32(at + 120, true) })
    }
    const root = entries.find((entry) => entry.kind === 5)
    if (!root) throw new ExtractError('damaged', 'ole: directory')
    if (this.#view.getUint32(64, true) > 0) {
      this.#miniFat = this.#chain(this.#view.getUint32(60, true), LARGEST_STREAM)
      this.#miniStream = this.#chain(root.start, root.size)
    }
    return entries
  }

  stream({ start, size }: OleEntry): Uint8Array {
    if (size > LARGEST_STREAM) throw new ExtractError('too-large', 'ole: stream')
    return size < this.#view.getUint32(56, true) ? this.#miniChain(start, size) : this.#chain(start, size)
  }

  #readFat(): void {
    const perSector = this.#sector / 4
    const most = Math.ceil(this.#bytes.length / this.#sector)
    const sectors: number[] = []
    for (let index = 0; index < 109; index += 1) sectors.push(this.#view.getUint32(76 + index * 4, true))
    let next = this.#view.getUint32(68, true)
    for (let steps = 0; next < FREE && steps < most; steps += 1) {
      const at = this.#offset(next)
      if (at === undefined) break
      for (let index = 0; index < perSector - 1; index += 1) sectors.push(this.#view.getUint32(at + index * 4, true))
      next = this.#view.getUint32(at + (perSector - 1) * 4, true)
    }
    for (const sector of sectors) {
      if (sector >= FREE || this.#fat.length > most) continue
      const at = this.#offset(sector)
      if (at === undefined) continue
      for (let index = 0; index < perSector; index += 1) this.#fat.push(this.#view.getUint32(at + index * 4, true))
    }
  }

  /** Where a sector lies; undefined for one that is not wholly in the file. */
  #offset(sector: number): number | undefined {
    const at = (sector + 1) * this.#sector
    return at + this.#sector <= this.#bytes.length ? at : undefined
  }

  #chain(start: number, size: number): Uint8Array {
    const pieces: Uint8Array[] = []
    let length = 0
    let sector = start
    for (let steps = 0; sector < FREE && length < size && steps <= this.#fat.length; steps += 1) {
      const at = (sector + 1) * this.#sector
      if (at >= this.#bytes.length) break
      // The last sector of a file is often cut short.
      const piece = this.#bytes.subarray(at, Math.min(at + this.#sector, this.#bytes.length))
      pieces.push(piece)
      length += piece.length
      sector = this.#fat[sector] ?? FREE
    }
    return joined(pieces, Math.min(length, size))
  }

  #miniChain(start: number, size: number): Uint8Array {
    const fat = this.#miniFat
    const stream = this.#miniStream
    if (!fat || !stream) throw new ExtractError('damaged', 'ole: small stream')
    const view = new DataView(fat.buffer, fat.byteOffset, fat.byteLength)
    const pieces: Uint8Array[] = []
    let length = 0
    let sector = start
    for (let steps = 0; sector < FREE && length < size && steps * 4 <= fat.length; steps += 1) {
      const piece = stream.subarray(sector * 64, sector * 64 + 64)
      pieces.push(piece)
      length += piece.length
      sector = sector * 4 + 4 <= fat.length ? view.getUint32(sector * 4, true) : FREE
    }
    return joined(pieces, Math.min(length, size))
  }
}

function joined(pieces: Uint8Array[], length: number): Uint8Array {
  const out = new Uint8Array(length)
  let at = 0
  for (const piece of pieces) {
    const part = piece.length > length - at ? piece.subarray(0, length - at) : piece
    out.set(part, at)
    at += part.length
  }
  return out
}
