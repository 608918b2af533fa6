import { ExtractError } from '@evenhand/model'
import { Inflate, inflateSync } from 'fflate'

/** Real output bytes, never the declared ones: an attacker sets those. */
const LARGEST_ENTRY = 20 * 1024 * 1024
const LARGEST_TOTAL = 50 * 1024 * 1024
const MOST_ENTRIES = 2000
/** Allowed after the first MiB; office XML stays below 60. */
const LARGEST_RATIO = 200
const RATIO_FROM = 1024 * 1024
/** DEFLATE cannot grow more than 1032 times: so small an entry stays within all limits, and needs no counting. */
const SMALL = Math.floor(LARGEST_ENTRY / 1032)
/** Input given to the inflater at once; one KiB can grow to one MiB. */
const CHUNK = 1024

const END = 0x06054b50
const CENTRAL = 0x02014b50
const LOCAL = 0x04034b50

type Entry = { method: number; encrypted: boolean; compressed: number; declared: number; offset: number }

/** A zip file's table of contents; entries are inflated only when asked for. */
export type Zip = {
  names: string[]
  /** The bytes of an entry, or undefined when there is none. Throws ExtractError. */
  read(name: string): Uint8Array | undefined
}

/** Opens a zip file in memory. Throws ExtractError: damaged, too-large; on reading also password. */
export function openZip(bytes: Uint8Array): Zip {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries = listEntries(view)
  let total = 0
  return {
    names: [...entries.keys()],
    read(name) {
      const entry = entries.get(name)
      if (!entry) return undefined
      const content = inflateEntry(bytes, entry)
      total += content.length
      if (total > LARGEST_TOTAL) throw new ExtractError('too-large', 'zip: total')
      return content
    },
  }
}

function listEntries(view: DataView): Map<string, Entry> {
  const end = findEnd(view)
  const count = view.getUint16(end + 10, true)
  if (count > MOST_ENTRIES) throw new ExtractError('too-large', 'zip: entries')
  const size = view.getUint32(end + 12, true)
  const declared = view.getUint32(end + 16, true)
  // Bytes put before the archive move everything by the same distance.
  const start = end - size
  const shift = start - declared
  const entries = new Map<string, Entry>()
  let at = start
  for (let index = 0; index < count; index += 1) {
    if (at < 0 || at + 46 > view.byteLength || view.getUint32(at, true) !== CENTRAL) {
      throw new ExtractError('damaged', 'zip: directory')
    }
    const nameLength = view.getUint16(at + 28, true)
    const name = entryName(view, at + 46, nameLength)
    entries.set(name, {
      method: view.getUint16(at + 10, true),
      encrypted: (view.getUint16(at + 8, true) & 1) !== 0,
      compressed: view.getUint32(at + 20, true),
      declared: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true) + shift,
    })
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

function findEnd(view: DataView): number {
  const last = view.byteLength - 22
  for (let at = last; at >= 0 && at >= last - 0xffff; at -= 1) {
    if (view.getUint32(at, true) === END) return at
  }
  throw new ExtractError('damaged', 'zip: no directory')
}

/** Names of office parts are ASCII; a wrong guess only makes an unknown name. */
function entryName(view: DataView, at: number, length: number): string {
  if (at + length > view.byteLength) throw new ExtractError('damaged', 'zip: name')
  let name = ''
  for (let index = 0; index < length; index += 1) name += String.fromCharCode(view.getUint8(at + index))
  return name.replaceAll('\\', '/')
}

function inflateEntry(bytes: Uint8Array, entry: Entry): Uint8Array {
  if (entry.encrypted) throw new ExtractError('password', 'zip: encrypted entry')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const { offset } = entry
  if (offset < 0 || offset + 30 > bytes.length || view.getUint32(offset, true) !== LOCAL) {
    throw new ExtractError('damaged', 'zip: entry')
  }
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
  const end = start + entry.compressed
  if (end > bytes.length) throw new ExtractError('damaged', 'zip: entry cut off')
  const packed = bytes.subarray(start, end)
  if (entry.method === 0) {
    if (packed.length > LARGEST_ENTRY) throw new ExtractError('too-large', 'zip: entry')
    return packed
  }
  if (entry.method !== 8) throw new ExtractError('unsupported', 'zip: method')
  return packed.length <= SMALL ? inflateSmall(packed, entry.declared) : inflateCounting(packed)
}

function inflateSmall(packed: Uint8Array, declared: number): Uint8Array {
  const content = inflateAsDeclared(packed, declared) ?? inflateGrowing(packed)
  checkRatio(content.length, packed.length)
  return content
}

/** Memory of the declared size saves time; undefined where the declaration was a lie. */
function inflateAsDeclared(packed: Uint8Array, declared: number): Uint8Array | undefined {
  if (declared > packed.length * 1032) return undefined
  try {
    const content = inflateSync(packed, { out: new Uint8Array(declared + 1) })
    return content.length === declared ? content : undefined
  } catch {
    return undefined
  }
}

function inflateGrowing(packed: Uint8Array): Uint8Array {
  try {
    return inflateSync(packed)
  } catch {
    throw new ExtractError('damaged', 'zip: deflate')
  }
}

function checkRatio(written: number, taken: number): void {
  if (written > RATIO_FROM && written > taken * LARGEST_RATIO) throw new ExtractError('too-large', 'zip: ratio')
}

function inflateCounting(packed: Uint8Array): Uint8Array {
  const pieces: Uint8Array[] = []
  let written = 0
  let taken = 0
  let done = false
  const inflate = new Inflate((piece, final) => {
    written += piece.length
    done = final
    if (piece.length > 0) pieces.push(piece)
    if (written > LARGEST_ENTRY) throw new ExtractError('too-large', 'zip: entry')
    checkRatio(written, taken)
  })
  try {
    while (!done && taken < packed.length) {
      const next = Math.min(taken + CHUNK, packed.length)
      const chunk = packed.subarray(taken, next)
      taken = next
      inflate.push(chunk, next === packed.length)
    }
  } catch (error) {
    if (error instanceof ExtractError) throw error
    throw new ExtractError('damaged', 'zip: deflate')
  }
  if (pieces.length === 1 && pieces[0]) return pieces[0]
  const content = new Uint8Array(written)
  let at = 0
  for (const piece of pieces) {
    content.set(piece, at)
    at += piece.length
  }
  return content
}
