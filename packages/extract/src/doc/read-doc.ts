import { ExtractError, type HiddenText, MAX_DOCUMENT_BYTES } from '@evenhand/model'
import { distinctStories } from '../lines/distinct-stories.ts'
import type { RawLine, ReadDocument } from '../lines/raw-line.ts'
import { decodeBytes } from '../text/decode-bytes.ts'
import { inferLevels } from '../text/infer-levels.ts'
import { languageCodePage } from '../text/language-code-page.ts'
import { createDocFormat } from './doc-format.ts'
import { type DocFormat, DocStory } from './doc-story.ts'
import { openOle } from './open-ole.ts'
import { type Piece, readPieces } from './piece-table.ts'
import { readWordFib, type WordFib } from './word-fib.ts'

const DOC_TYPE = 'application/msword'
const OLE_START = 0xd0

/** What is needed to read any range of characters. */
type DocSource = { stream: Uint8Array; table: Uint8Array; fib: WordFib; pieces: Piece[]; format: DocFormat | undefined }

type Range = { start: number; end: number }

/**
 * Reads a Word 6, 95 or 97-2003 document: headers, text, text boxes, notes, footers; comments are left out.
 * Throws ExtractError: damaged, password, too-large.
 */
export function readDoc(bytes: Uint8Array, _fileName: string): ReadDocument {
  try {
    return readWord(bytes)
  } catch (error) {
    // Offsets that point outside of a stream.
    if (error instanceof RangeError) throw new ExtractError('damaged', 'doc: offset')
    throw error
  }
}

function readWord(bytes: Uint8Array): ReadDocument {
  const source = openSource(bytes)
  const { counts } = source.fib
  if (Object.values(counts).some((count) => count > MAX_DOCUMENT_BYTES))
    throw new ExtractError('damaged', 'doc: counts')
  const starts = rangesOf(counts)
  const hidden: HiddenText[] = []
  let pages = 1
  const read = (range: Range): RawLine[] => {
    const story = readRange(source, range)
    const lines = story.writer.finish()
    hidden.push(...story.writer.hidden)
    pages = Math.max(pages, story.writer.page)
    return lines
  }
  const body = read(starts.main)
  const { headers, footers } = headerRanges(source, starts.headers)
  const top = distinctStories(headers.map(read))
  const lines = [...top, ...read(starts.headerBoxes), ...body, ...read(starts.boxes)]
  lines.push(...read(starts.footnotes), ...read(starts.endnotes), ...distinctStories(footers.map(read)))
  if (lines.length === 0 && counts.main > 0 && source.pieces.length === 0)
    throw new ExtractError('damaged', 'doc: text')
  inferLevels(lines)
  return { mediaType: DOC_TYPE, lines, pages, hidden }
}

function openSource(bytes: Uint8Array): DocSource {
  // A few old files are the bare stream.
  const ole = bytes[0] === OLE_START ? openOle(bytes) : undefined
  const stream = ole ? ole.read('WordDocument') : bytes
  if (!stream) throw new ExtractError('damaged', 'doc: no stream')
  const fib = readWordFib(stream)
  const table = fib.isOld ? stream : (ole?.read(fib.tableName) ?? ole?.read('1Table') ?? ole?.read('0Table'))
  if (!table) throw new ExtractError('damaged', 'doc: no table')
  const pieces = readPieces(fib, table)
  return { stream, table, fib, pieces, format: fib.isOld ? undefined : createDocFormat(stream, table, fib) }
}

/** Where each part's characters lie: one after the other, in this order. */
function rangesOf(counts: WordFib['counts']): Record<keyof WordFib['counts'], Range> {
  let at = 0
  const next = (count: number): Range => {
    const start = at
    at += count
    return { start, end: at }
  }
  return {
    main: next(counts.main),
    footnotes: next(counts.footnotes),
    headers: next(counts.headers),
    comments: next(counts.comments),
    endnotes: next(counts.endnotes),
    boxes: next(counts.boxes),
    headerBoxes: next(counts.headerBoxes),
  }
}

/** Six stories a section after the first six: even and odd header, even and odd footer, first page's header and footer. */
function headerRanges({ table, fib }: DocSource, part: Range): { headers: Range[]; footers: Range[] } {
  const { offset, length } = fib.headerStories
  const headers: Range[] = []
  const footers: Range[] = []
  if (part.end === part.start || length < 8 || offset + length > table.length) return { headers, footers }
  const view = new DataView(table.buffer, table.byteOffset, table.byteLength)
  const count = Math.min(Math.floor(length / 4) - 1, 6 + 6 * 100)
  for (let index = 6; index < count; index += 1) {
    const start = part.start + view.getUint32(offset + index * 4, true)
    const end = Math.min(part.start + view.getUint32(offset + index * 4 + 4, true), part.end)
    const isHeader = [0, 1, 4].includes(index % 6)
    if (end > start) (isHeader ? headers : footers).push({ start, end })
  }
  return { headers, footers }
}

function readRange(source: DocSource, range: Range): DocStory {
  const { stream, fib, pieces, format } = source
  const story = new DocStory(format)
  const codePage = fib.isOld ? languageCodePage(fib.languageId) : 'windows-1252'
  for (const piece of pieces) {
    const start = Math.max(piece.start, range.start)
    const end = Math.min(piece.end, range.end)
    if (start >= end) continue
    const { width } = piece
    const last = Math.min(piece.offset + (end - piece.start) * width, stream.length)
    let byte = piece.offset + (start - piece.start) * width
    while (byte + width <= last) {
      const run = format?.character(byte)
      // At least one character, and whole ones, whatever the run's end says.
      const length = Math.max(width, Math.min(run?.end ?? last, last) - byte)
      const stop = byte + length - (length % width)
      const text = decodeBytes(stream.subarray(byte, stop), width === 2 ? 'utf-16le' : codePage)
      story.add(text, run?.properties ?? {}, { byte, width })
      byte = stop
    }
  }
  return story
}
