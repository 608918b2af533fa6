import { ExtractError } from '@evenhand/model'

/** A structure in the table stream. */
export type Place = { offset: number; length: number }

/** The head of a Word file ("file information block"), Word 6 to 2003, with offsets made alike. */
export type WordFib = {
  /** Word 6 and 95: one byte a character, no separate table stream. */
  isOld: boolean
  /** Word 95 for East Asia writes two bytes a character. */
  isWide: boolean
  tableName: '0Table' | '1Table'
  /** Windows language id of the program that wrote the file. */
  languageId: number
  /** Where the text starts, in a file without a piece table. */
  textStart: number
  /** Characters of each part, in file order. */
  counts: {
    main: number
    footnotes: number
    headers: number
    comments: number
    endnotes: number
    boxes: number
    headerBoxes: number
  }
  styles: Place
  headerStories: Place
  characterPages: Place
  paragraphPages: Place
  pieces: Place
  /** Whether drawings lie on the page; their colours are not read. */
  hasDrawings: boolean
}

const IDENT_97 = 0xa5ec
const IDENT_OLD = [0xa5dc, 0xa5db]
const SMALLEST = 0x200

/** Reads the head of a WordDocument stream. Throws ExtractError: damaged, password. */
export function readWordFib(bytes: Uint8Array): WordFib {
  if (bytes.length < SMALLEST) throw new ExtractError('damaged', 'doc: short')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const ident = view.getUint16(0, true)
  if (ident !== IDENT_97 && !IDENT_OLD.includes(ident)) throw new ExtractError('damaged', 'doc: ident')
  const flags = view.getUint16(0x0a, true)
  if ((flags & 0x100) !== 0) throw new ExtractError('password', 'doc: encrypted')
  const isOld = view.getUint16(2, true) < 193
  const place = (at: number): Place => ({ offset: view.getUint32(at, true), length: view.getUint32(at + 4, true) })
  const count = (at: number): number => Math.max(0, view.getInt32(at, true))
  const first = isOld ? 0x34 : 0x4c
  return {
    isOld,
    isWide: isOld && (flags & 0x1000) !== 0,
    tableName: (flags & 0x200) === 0 ? '0Table' : '1Table',
    languageId: view.getUint16(6, true),
    textStart: view.getUint32(0x18, true),
    counts: {
      main: count(first),
      footnotes: count(first + 4),
      headers: count(first + 8),
      comments: count(first + 16),
      endnotes: count(first + 20),
      boxes: count(first + 24),
      headerBoxes: count(first + 28),
    },
    styles: place(isOld ? 0x60 : 0xa2),
    headerStories: place(isOld ? 0xb0 : 0xf2),
    characterPages: place(isOld ? 0xb8 : 0xfa),
    paragraphPages: place(isOld ? 0xc0 : 0x102),
    pieces: place(isOld ? 0x160 : 0x1a2),
    hasDrawings: !isOld && (view.getUint32(0x1de, true) > 0 || view.getUint32(0x1e6, true) > 0),
  }
}
