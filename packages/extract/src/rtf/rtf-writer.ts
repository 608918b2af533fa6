import type { HiddenText, LineLevel } from '@evenhand/model'
import { fieldAddress } from '../docx/field-address.ts'
import type { RawLine } from '../lines/raw-line.ts'
import { isInvisible } from '../text/contrast.ts'
import { decodeBytes } from '../text/decode-bytes.ts'
import { LineWriter, type Look } from '../text/line-writer.ts'
import { linkSuffix } from '../text/link-suffix.ts'
import { isPictureFont, pictureFontText } from '../text/symbol-text.ts'
import { RtfTables } from './rtf-tables.ts'

/** What a group's content is for. */
export type Destination =
  | 'text'
  | 'skip'
  | 'fonts'
  | 'colours'
  | 'styles'
  | 'code'
  | 'listmark'
  | 'header'
  | 'footer'
  | 'note'
  | 'box'

/** What a group inherits and may change for itself. */
export type RtfState = {
  destination: Destination
  bold: boolean
  /** Half points. */
  size: number
  font: number
  wideFont: number | undefined
  isWide: boolean
  vanish: boolean
  deleted: boolean
  colour: number
  /** The text's background is not the page's. */
  shaded: boolean
  level: LineLevel | undefined
  /** Characters that follow each \u for readers without Unicode. */
  fallbacks: number
}

export const FRESH: Omit<RtfState, 'destination' | 'fallbacks' | 'level'> = {
  bold: false,
  size: 24,
  font: -1,
  wideFont: undefined,
  isWide: false,
  vanish: false,
  deleted: false,
  colour: 0,
  shaded: false,
}

type Frame = { writer: LineWriter; boxes: RawLine[] }

/** Turns RTF's characters into lines; what it is told comes from rtf-words.ts. */
export class RtfWriter {
  readonly tables = new RtfTables()
  writer = new LineWriter()
  encoding = 'windows-1252'
  defaultFont = 0
  hasShapes = false
  rowShaded = false
  readonly headers: RawLine[] = []
  readonly footers: RawLine[] = []
  readonly notes: RawLine[] = []
  #boxes: RawLine[] = []
  #frames: Frame[] = []
  #text = ''
  #bytes: number[] = []
  #code = ''
  #mark = ''

  byte(byte: number): void {
    // ASCII may be the second half of a wide character, so it waits where bytes wait.
    if (byte < 0x80 && this.#bytes.length === 0) this.#text += String.fromCharCode(byte)
    else this.#bytes.push(byte)
  }

  character(text: string, state: RtfState): void {
    this.#decode(state)
    this.#text += text
  }

  /** Hands on what has gathered; called before anything about it changes. */
  flush(state: RtfState): void {
    this.#decode(state)
    const text = this.#text
    if (text === '') return
    this.#text = ''
    if (state.destination === 'code') {
      if (this.#code.length < 4000) this.#code += text
    } else if (state.destination === 'listmark') this.#mark += text.slice(0, 40)
    else if (!state.deleted) this.#write(text, state)
  }

  endParagraph(): void {
    this.writer.endLine()
    if (this.#boxes.length === 0) return
    this.writer.append(this.#boxes)
    this.#boxes = []
  }

  openFrame(): void {
    this.#frames.push({ writer: this.writer, boxes: this.#boxes })
    const { page } = this.writer
    this.writer = new LineWriter()
    this.writer.page = page
    this.#boxes = []
  }

  closeFrame(kind: Destination): void {
    const frame = this.#frames.pop()
    if (!frame) return
    this.endParagraph()
    const lines = this.writer.finish()
    const { hidden } = this.writer
    this.writer = frame.writer
    this.#boxes = frame.boxes
    this.writer.hidden.push(...hidden)
    const target = { header: this.headers, footer: this.footers, note: this.notes }[kind as string] ?? this.#boxes
    for (const line of lines) target.push(line)
  }

  /** Where a field's result starts, and what its code points to. */
  openResult(): { address: string; start: number } {
    const address = fieldAddress(this.#code)
    this.#code = ''
    return { address, start: this.writer.length }
  }

  closeResult({ address, start }: { address: string; start: number }): void {
    if (address === '') return
    const suffix = linkSuffix(this.writer.textSince(start), address)
    if (suffix !== '') this.writer.write(suffix, { bold: false })
  }

  /** A list's mark as the writing program drew it: numbers stay, pictures become bullets. */
  closeMark(state: RtfState): void {
    const mark = this.#mark.trim()
    this.#mark = ''
    if (mark === '') return
    const isNumber = /[\p{L}\p{N}]/u.test(mark) && !isPictureFont(this.#fontName(state))
    this.writer.write(isNumber ? `${mark} ` : '• ', { bold: false })
  }

  finish(): { lines: RawLine[]; hidden: HiddenText[]; pages: number } {
    while (this.#frames.length > 0) this.closeFrame('box')
    this.endParagraph()
    const body = this.writer.finish()
    const lines = [...distinct(this.headers), ...body, ...this.notes, ...distinct(this.footers)]
    return { lines, hidden: this.writer.hidden, pages: this.writer.page }
  }

  #decode(state: RtfState): void {
    if (this.#bytes.length === 0) return
    this.#text += decodeBytes(Uint8Array.from(this.#bytes), this.#encodingOf(state))
    this.#bytes = []
  }

  #encodingOf(state: RtfState): string {
    const font = state.isWide ? (state.wideFont ?? state.font) : state.font
    return this.tables.fonts.get(font < 0 ? this.defaultFont : font)?.encoding ?? this.encoding
  }

  #fontName(state: RtfState): string | undefined {
    return this.tables.fonts.get(state.font < 0 ? this.defaultFont : state.font)?.name
  }

  #write(text: string, state: RtfState): void {
    const look: Look = { bold: state.bold, size: state.size / 2 }
    const isOnPaper = !state.shaded && !this.rowShaded && !this.hasShapes
    if (state.vanish) look.hidden = 'hidden-run'
    else if (state.size < 4) look.hidden = 'tiny'
    else if (isOnPaper && isInvisible(this.tables.colours[state.colour], 'FFFFFF')) look.hidden = 'no-contrast'
    const shown = isPictureFont(this.#fontName(state)) ? pictureFontText(text) : text
    if (shown.trim() !== '' && !look.hidden) this.writer.level = state.level
    this.writer.write(shown, look)
  }
}

function distinct(lines: RawLine[]): RawLine[] {
  const seen = new Set<string>()
  return lines.filter((line) => !seen.has(line.text.trim()) && seen.add(line.text.trim()))
}
