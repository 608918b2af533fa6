import type { RawLine } from '../lines/raw-line.ts'
import { isInvisible } from '../text/contrast.ts'
import { LineWriter, type Look } from '../text/line-writer.ts'
import { linkSuffix } from '../text/link-suffix.ts'
import type { Attributes, XmlHandler } from '../zip/parse-xml.ts'
import type { OdtStyle, OdtStyles } from './odt-styles.ts'

/** Content that the page does not show, or that is no text. */
const SKIPPED = new Set([
  'tracked-changes',
  'annotation',
  'annotation-end',
  'note-citation',
  'sequence-decls',
  'forms',
  'title',
  'desc',
  'ruby-text',
  'hidden-paragraph',
  'script',
  'binary-data',
  'scripts',
  'font-face-decls',
  'automatic-styles',
  'settings',
  'meta',
])
const TINY = 2
const HEADERS = ['header', 'header-left', 'header-first']
const FOOTERS = ['footer', 'footer-left', 'footer-first']

type Paragraph = { style: OdtStyle; isHeading: boolean; begun: boolean; boxes: RawLine[] }
type Frame = { writer: LineWriter; paragraph: Paragraph | undefined; spans: OdtStyle[] }

/** Turns the elements of an ODT part into lines. */
export class OdtStory implements XmlHandler {
  readonly headers: RawLine[] = []
  readonly footers: RawLine[] = []
  readonly notes: RawLine[] = []
  writer = new LineWriter()
  readonly #styles: OdtStyles
  readonly #frames: Frame[] = []
  readonly #links: { address: string; start: number }[] = []
  readonly #backgrounds: (string | undefined)[] = []
  readonly #opened: string[] = []
  /** Only these elements' content is text: the body, or a page's header and footer. */
  #textDepth = 0
  #paragraph: Paragraph | undefined
  #spans: OdtStyle[] = []
  #listItems = 0
  #skipping = 0

  constructor(styles: OdtStyles) {
    this.#styles = styles
  }

  open(name: string, attributes: Attributes): void {
    if (this.#skipping > 0 || SKIPPED.has(name) || isHiddenSection(name, attributes)) {
      this.#skipping += 1
      return
    }
    if (name === 'body' || HEADERS.includes(name) || FOOTERS.includes(name)) this.#textDepth += 1
    if (HEADERS.includes(name) || FOOTERS.includes(name)) this.#openFrame()
    if (this.#textDepth > 0) OPENING[name]?.(this, attributes)
  }

  close(name: string): void {
    if (this.#skipping > 0) {
      this.#skipping -= 1
      return
    }
    if (this.#textDepth > 0) CLOSING[name]?.(this)
    if (HEADERS.includes(name)) this.headers.push(...this.closeFrame())
    if (FOOTERS.includes(name)) this.footers.push(...this.closeFrame())
    if (name === 'body' || HEADERS.includes(name) || FOOTERS.includes(name)) this.#textDepth -= 1
  }

  text(text: string): void {
    if (this.#skipping > 0 || !this.#paragraph) return
    this.write(text.replaceAll(/[ \t\r\n]{1,10000}/gu, ' '))
  }

  write(text: string): void {
    const paragraph = this.#paragraph
    if (!paragraph || text === '') return
    const look = this.#look(paragraph)
    if (!paragraph.begun && !look.hidden && text.trim() !== '') this.#begin(paragraph)
    this.writer.write(text, look)
  }

  openParagraph(attributes: Attributes, isHeading: boolean): void {
    const style = this.#styles.find('paragraph', attributes['text:style-name'])
    this.writer.endLine()
    if (style.breaksPage) this.writer.endPage()
    this.#paragraph = { style, isHeading, begun: false, boxes: [] }
    this.#spans = []
  }

  closeParagraph(): void {
    this.writer.endLine()
    if (this.#paragraph) this.writer.append(this.#paragraph.boxes)
    this.#paragraph = undefined
  }

  openSpan(attributes: Attributes): void {
    this.#spans.push(this.#styles.find('text', attributes['text:style-name']))
  }

  closeSpan(): void {
    this.#spans.pop()
  }

  openLink(attributes: Attributes): void {
    this.#links.push({ address: attributes['xlink:href'] ?? '', start: this.writer.length })
  }

  closeLink(): void {
    const link = this.#links.pop()
    if (!link || link.address === '') return
    const suffix = linkSuffix(this.writer.textSince(link.start), link.address)
    if (suffix !== '') this.writer.write(suffix, { bold: false })
  }

  /** A cell or box: what lies behind its text. */
  openBackground(family: string, attributes: Attributes): void {
    const name = attributes['table:style-name'] ?? attributes['draw:style-name']
    this.#backgrounds.push(this.#styles.find(family, name).background)
  }

  closeBackground(): void {
    this.#backgrounds.pop()
  }

  openItem(): void {
    this.#listItems += 1
  }

  /** Text boxes and notes interrupt a paragraph. */
  openBox(name: string): void {
    this.#opened.push(name)
    this.#openFrame()
  }

  closeBox(): void {
    const lines = this.closeFrame()
    const isNote = this.#opened.pop() === 'note'
    if (isNote) this.notes.push(...lines)
    else if (this.#paragraph) this.#paragraph.boxes.push(...lines)
    else this.writer.append(lines)
  }

  #openFrame(): void {
    this.#frames.push({ writer: this.writer, paragraph: this.#paragraph, spans: this.#spans })
    const { page } = this.writer
    this.writer = new LineWriter()
    this.writer.page = page
    this.#paragraph = undefined
    this.#spans = []
  }

  closeFrame(): RawLine[] {
    const lines = this.writer.finish()
    const { hidden } = this.writer
    const frame = this.#frames.pop()
    if (frame) {
      this.writer = frame.writer
      this.#paragraph = frame.paragraph
      this.#spans = frame.spans
    }
    this.writer.hidden.push(...hidden)
    return lines
  }

  #begin(paragraph: Paragraph): void {
    paragraph.begun = true
    const { named } = paragraph.style
    const isTitle = named?.toLowerCase() === 'title'
    this.writer.level = isTitle ? 'title' : paragraph.isHeading || named ? 'heading' : undefined
    if (this.#listItems > 0 && !this.writer.level) this.writer.write('• ', { bold: false })
    this.#listItems = 0
  }

  #look(paragraph: Paragraph): Look {
    const style: OdtStyle = Object.assign({}, paragraph.style, ...this.#spans)
    const look: Look = { bold: style.bold ?? false }
    if (style.size) look.size = style.size
    const behind = style.background ?? this.#backgrounds.findLast((background) => background !== undefined) ?? 'ffffff'
    if (style.isHidden) look.hidden = 'hidden-run'
    else if (style.size !== undefined && style.size < TINY) look.hidden = 'tiny'
    else if (isInvisible(style.colour, behind)) look.hidden = 'no-contrast'
    return look
  }
}

/** A section, or a page's header, that is switched off. */
function isHiddenSection(name: string, attributes: Attributes): boolean {
  if (HEADERS.includes(name) || FOOTERS.includes(name)) return attributes['style:display'] === 'false'
  return name === 'section' && attributes['text:display'] === 'none'
}

const OPENING: Record<string, ((story: OdtStory, attributes: Attributes) => void) | undefined> = {
  p: (story, attributes) => story.openParagraph(attributes, false),
  h: (story, attributes) => story.openParagraph(attributes, true),
  span: (story, attributes) => story.openSpan(attributes),
  a: (story, attributes) => story.openLink(attributes),
  s: (story, attributes) => story.write(' '.repeat(Math.min(100, Number(attributes['text:c']) || 1))),
  tab: (story) => story.write('\t'),
  'line-break': (story) => story.writer.endLine(),
  'soft-page-break': (story) => story.writer.turnPage(),
  'list-item': (story) => story.openItem(),
  'table-row': (story) => story.writer.openRow(),
  'table-cell': (story, attributes) => story.openBackground('table-cell', attributes),
  frame: (story, attributes) => story.openBackground('graphic', attributes),
  'custom-shape': (story, attributes) => {
    story.openBackground('graphic', attributes)
    story.openBox('box')
  },
  'text-box': (story) => story.openBox('box'),
  'note-body': (story) => story.openBox('note'),
}

const CLOSING: Record<string, ((story: OdtStory) => void) | undefined> = {
  p: (story) => story.closeParagraph(),
  h: (story) => story.closeParagraph(),
  span: (story) => story.closeSpan(),
  a: (story) => story.closeLink(),
  'table-row': (story) => story.writer.closeRow(),
  'table-cell': (story) => {
    story.writer.closeCell()
    story.closeBackground()
  },
  frame: (story) => story.closeBackground(),
  'custom-shape': (story) => {
    story.closeBox()
    story.closeBackground()
  },
  'text-box': (story) => story.closeBox(),
  'note-body': (story) => story.closeBox(),
}
