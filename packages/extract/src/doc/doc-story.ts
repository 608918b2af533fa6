import { isInvisible } from '../text/contrast.ts'
import { LineWriter, type Look } from '../text/line-writer.ts'
import { linkSuffix } from '../text/link-suffix.ts'
import { fieldAddress } from '../docx/field-address.ts'
import type { CharacterProperties, ParagraphProperties } from './doc-properties.ts'
import type { DocStyle } from './doc-styles.ts'

/** How a document's characters and paragraphs look, by the byte where they lie. */
export type DocFormat = {
  /** Properties of the character at this byte, and the byte where they end. */
  character(byte: number): { properties: CharacterProperties; end: number }
  paragraph(byte: number): ParagraphProperties
  style(index: number | undefined): DocStyle
  /** Colours behind the text cannot be told. */
  hasDrawings: boolean
}

type Field = { code: string; inCode: boolean; address: string; start: number }

const TINY = 2
const CONTROL = /[\u0000-\u001F]/gu

/** Turns the characters of a Word file, with their control characters, into lines. */
export class DocStory {
  readonly writer = new LineWriter()
  readonly #format: DocFormat | undefined
  readonly #fields: Field[] = []
  #paragraph: ParagraphProperties = {}
  #style: DocStyle = { run: {}, paragraph: {} }
  #atStart = true
  #begun = false
  #lastWasCell = false

  constructor(format: DocFormat | undefined) {
    this.#format = format
  }

  /** Adds characters of one look; `byte` is where the first lies, `width` the bytes of each. */
  add(text: string, run: CharacterProperties, place: { byte: number; width: number }): void {
    let from = 0
    CONTROL.lastIndex = 0
    let match = CONTROL.exec(text)
    while (match) {
      this.#write(text.slice(from, match.index), run, place.byte + from * place.width)
      this.#control(match[0].charCodeAt(0), run, place.byte + match.index * place.width)
      from = match.index + 1
      CONTROL.lastIndex = from
      match = CONTROL.exec(text)
    }
    this.#write(text.slice(from), run, place.byte + from * place.width)
  }

  #write(text: string, run: CharacterProperties, byte: number): void {
    if (text === '') return
    this.#startParagraph(byte)
    this.#lastWasCell = false
    const field = this.#fields.at(-1)
    if (field && this.#fields.some((item) => item.inCode)) {
      if (field.inCode && field.code.length < 4000) field.code += text
      return
    }
    const look = this.#look(run)
    if (look === undefined) return
    if (!this.#begun && !look.hidden && text.trim() !== '') this.#begin()
    this.writer.write(text, look)
  }

  #startParagraph(byte: number): void {
    if (!this.#atStart || !this.#format) return
    this.#atStart = false
    this.#begun = false
    this.#paragraph = this.#format.paragraph(byte)
    this.#style = this.#format.style(this.#paragraph.style)
    const { writer } = this
    if (this.#paragraph.inTable && !writer.inRow) writer.openRow()
    else if (!this.#paragraph.inTable && writer.inRow) writer.closeRow()
    if (this.#paragraph.startsPage ?? this.#style.paragraph.startsPage) writer.endPage()
  }

  #begin(): void {
    this.#begun = true
    const outline = this.#paragraph.outline ?? this.#style.paragraph.outline
    const { level } = this.#style
    this.writer.level = level ?? (outline !== undefined && outline < 9 ? 'heading' : undefined)
    const inList = this.#paragraph.inList ?? this.#style.paragraph.inList
    if (inList && !this.writer.level) this.writer.write('• ', { bold: false })
  }

  /** undefined for text that tracked changes removed. */
  #look(run: CharacterProperties): Look | undefined {
    const format = this.#format
    if (!format) return { bold: false }
    const all: CharacterProperties = { ...this.#style.run, ...format.style(run.style).run, ...run }
    if (all.deleted) return undefined
    const look: Look = { bold: all.bold ?? false }
    if (all.size) look.size = all.size
    const shaded = all.shaded ?? this.#paragraph.shaded ?? this.#style.paragraph.shaded ?? false
    const onPaper = !shaded && !this.#paragraph.inTable && !format.hasDrawings
    if (all.vanish) look.hidden = 'hidden-run'
    else if (all.size !== undefined && all.size < TINY) look.hidden = 'tiny'
    else if (onPaper && isInvisible(all.colour, 'FFFFFF')) look.hidden = 'no-contrast'
    return look
  }

  #control(code: number, run: CharacterProperties, byte: number): void {
    const { writer } = this
    if (code === 0x07) this.#endCell(byte)
    else if (code === 0x0d) this.#endParagraph(byte)
    else if (code === 0x0c) {
      this.#endParagraph(byte)
      writer.endPage()
    } else if (code === 0x0b || code === 0x0e) writer.endLine()
    else if (code === 0x09) this.#write('\t', run, byte)
    else if (code === 0x1e) this.#write('-', run, byte)
    else if (code === 0x13) this.#fields.push({ code: '', inCode: true, address: '', start: 0 })
    else if (code === 0x14) this.#separate()
    else if (code === 0x15) this.#endField()
  }

  #endParagraph(byte: number): void {
    this.#startParagraph(byte)
    this.writer.endLine()
    this.#atStart = true
    this.#lastWasCell = false
  }

  /** A cell's end, or a row's: Word 97 says which, older files write an empty cell at the end of a row. */
  #endCell(byte: number): void {
    this.#startParagraph(byte)
    this.#atStart = true
    if (this.#format) {
      if (this.#format.paragraph(byte).endsRow) this.writer.closeRow()
      else this.writer.closeCell()
      return
    }
    if (this.#lastWasCell) this.writer.endLine()
    else this.writer.write('\t', { bold: false })
    this.#lastWasCell = !this.#lastWasCell
  }

  #separate(): void {
    const field = this.#fields.at(-1)
    if (!field) return
    field.inCode = false
    field.address = fieldAddress(field.code)
    field.start = this.writer.length
  }

  #endField(): void {
    const field = this.#fields.pop()
    if (!field || field.address === '') return
    const suffix = linkSuffix(this.writer.textSince(field.start), field.address)
    if (suffix !== '') this.writer.write(suffix, { bold: false })
  }
}
