import type { HiddenText } from '@evenhand/model'
import type { RawLine } from '../lines/raw-line.ts'
import { isInvisible } from '../text/contrast.ts'
import { LineWriter, type Look } from '../text/line-writer.ts'
import { linkSuffix } from '../text/link-suffix.ts'
import { isPictureFont, pictureFontText } from '../text/symbol-text.ts'
import { fieldAddress } from './field-address.ts'
import { hiddenByShape, type ParagraphProperties, type RunProperties } from './run-properties.ts'
import type { Bullets } from './word-numbering.ts'
import type { WordStyles } from './word-styles.ts'

/** What the parts of one document share. */
export type WordContext = {
  styles: WordStyles
  bullets: Bullets
  pageColour: string
  /** Pictures and filled shapes lie behind the text, so that white text may well be visible. */
  hasBackdrop: boolean
  /** Square points of text without contrast, and of shapes that may lie behind it. */
  faintArea: number
  backdropArea: number
}

export type HeaderKind = 'header' | 'footer'
/** A header or footer that a section shows. */
export type HeaderReference = { kind: HeaderKind; type: string; id: string }

/** What one part of a document holds. */
export type Story = {
  lines: RawLine[]
  notes: RawLine[]
  headers: RawLine[]
  footers: RawLine[]
  hidden: HiddenText[]
  references: HeaderReference[]
  pages: number
}

type Link = { address: string; start: number }
type FieldState = { code: string; inCode: boolean; link: Link | undefined }
type Paragraph = {
  properties: ParagraphProperties
  begun: boolean
  bulleted: boolean
  boxes: RawLine[]
  links: Set<string>
  endsPage: boolean
}
type Frame = { writer: LineWriter; paragraph: Paragraph; run: RunProperties; look: Look | undefined; fill?: string }

const DEFAULT_SIZE = 11
const NO_LOOK: Look = { bold: false }

/** Turns paragraphs, runs, fields and frames into lines; the elements that call it are in word-elements.ts. */
export class WordStoryWriter {
  writer = new LineWriter()
  paragraph: Paragraph = newParagraph()
  run: RunProperties = {}
  readonly shades: (string | undefined)[] = []
  /** Fill of the text box being read; undefined outside of one. */
  fill: string | undefined
  readonly story: Story = {
    lines: [],
    notes: [],
    headers: [],
    footers: [],
    hidden: [],
    references: [],
    pages: 1,
  }
  readonly #context: WordContext
  readonly #links: Link[] = []
  readonly #fields: FieldState[] = []
  readonly #frames: Frame[] = []
  #look: Look | undefined

  constructor(context: WordContext) {
    this.#context = context
  }

  openParagraph(): void {
    this.endParagraph()
    this.paragraph = newParagraph()
  }

  endParagraph(): void {
    this.writer.endLine()
    if (this.paragraph.boxes.length > 0) this.writer.append(this.paragraph.boxes)
    if (this.paragraph.endsPage) this.writer.endPage()
    this.paragraph = newParagraph()
    this.openRun()
  }

  breakAfterParagraph(): void {
    this.paragraph.endsPage = true
  }

  /** The list mark that WordML 2003 spells out: '·' for a bullet, '1.' for a number. */
  markBullet(mark: string): void {
    this.paragraph.bulleted = mark !== '' && !/[\p{L}\p{N}]/u.test(mark)
  }

  /** A table style may put any colour behind its cells. */
  shadeTable(style: string | undefined): void {
    if (this.#context.styles.find(style).shadesTables) this.shades[Math.max(0, this.shades.length - 1)] = ''
  }

  openRun(): void {
    this.run = {}
    this.#look = undefined
  }

  write(text: string): void {
    if (this.#fields.some((field) => field.inCode)) return
    const look = this.#currentLook(text)
    const shown = isPictureFont(this.run.font) ? pictureFontText(text) : text
    if (!this.paragraph.begun && !look.hidden && shown.trim() !== '') this.#begin()
    this.writer.write(shown, look)
  }

  openLink(address: string): void {
    this.#links.push({ address, start: this.writer.length })
  }

  closeLink(): void {
    this.#endLink(this.#links.pop())
  }

  /** A link of a picture, given twice by Word. */
  pictureLink(address: string): void {
    if (address === '' || this.paragraph.links.has(address)) return
    this.paragraph.links.add(address)
    this.#endLink({ address, start: this.writer.length })
  }

  openField(): void {
    this.#fields.push({ code: '', inCode: true, link: undefined })
  }

  fieldCode(text: string): void {
    const field = this.#fields.at(-1)
    if (field?.inCode && field.code.length < 4000) field.code += text
  }

  separateField(): void {
    const field = this.#fields.at(-1)
    if (!field) return
    field.inCode = false
    field.link = { address: fieldAddress(field.code), start: this.writer.length }
  }

  closeField(): void {
    this.#endLink(this.#fields.pop()?.link)
  }

  /** A text box, note, header or footer: paragraphs of its own inside a paragraph. */
  openFrame(fill?: string): void {
    const { writer, paragraph, run } = this
    this.#frames.push({ writer, paragraph, run, look: this.#look, fill: this.fill })
    this.writer = new LineWriter()
    this.writer.page = writer.page
    this.paragraph = newParagraph()
    this.openRun()
    this.fill = fill
  }

  /** Ends a frame and gives its lines. */
  closeFrame(): RawLine[] {
    this.endParagraph()
    const lines = this.writer.finish()
    const { hidden } = this.writer
    const frame = this.#frames.pop()
    if (frame) {
      this.writer = frame.writer
      this.paragraph = frame.paragraph
      this.run = frame.run
      this.#look = frame.look
      this.fill = frame.fill
    }
    this.writer.hidden.push(...hidden)
    return lines
  }

  /** A text box is read after the paragraph that holds it. */
  closeBox(): void {
    const lines = this.closeFrame()
    for (const line of lines) this.paragraph.boxes.push(line)
  }

  finish(): Story {
    this.endParagraph()
    this.story.lines = this.writer.finish()
    this.story.hidden = this.writer.hidden
    this.story.pages = this.writer.page
    return this.story
  }

  #begin(): void {
    const { paragraph } = this
    paragraph.begun = true
    const inherited = this.#context.styles.find(paragraph.properties.style).paragraph
    const level = paragraph.properties.level ?? inherited.level
    this.writer.level = level === 'body' ? undefined : level
    const { numberId, numberLevel } = { ...inherited, ...paragraph.properties }
    const bulleted = paragraph.bulleted || this.#context.bullets(numberId, numberLevel)
    if (!this.writer.level && bulleted) this.writer.write('• ', NO_LOOK)
  }

  #endLink(link: Link | undefined): void {
    if (!link || link.address === '') return
    const suffix = linkSuffix(this.writer.textSince(link.start), link.address)
    if (suffix !== '') this.writer.write(suffix, NO_LOOK)
  }

  #currentLook(text: string): Look {
    const { styles } = this.#context
    this.#look ??= this.#makeLook({
      ...styles.find(this.paragraph.properties.style).run,
      ...styles.findRun(this.run.style),
      ...this.run,
    })
    if (this.#look.hidden === 'no-contrast') {
      const size = this.#look.size ?? DEFAULT_SIZE
      this.#context.faintArea += text.length * size * size * 0.5
    }
    return this.#look
  }

  #makeLook(run: RunProperties): Look {
    const look: Look = { bold: run.bold ?? false }
    if (run.size) look.size = run.size
    const hidden = hiddenByShape(run)
    if (hidden) look.hidden = hidden
    else if (!this.#context.hasBackdrop && isInvisible(run.colour, this.#background(run))) look.hidden = 'no-contrast'
    return look
  }

  #background(run: RunProperties): string {
    const { properties } = this.paragraph
    const ofParagraph = properties.shade ?? this.#context.styles.find(properties.style).paragraph.shade
    const ofCell = this.shades.findLast((shade) => shade !== undefined)
    return run.shade ?? ofParagraph ?? ofCell ?? this.fill ?? this.#context.pageColour
  }
}

function newParagraph(): Paragraph {
  return { properties: {}, begun: false, bulleted: false, boxes: [], links: new Set(), endsPage: false }
}
