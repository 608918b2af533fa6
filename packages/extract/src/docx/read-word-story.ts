import { type Attributes, attribute, parseXml } from '../zip/parse-xml.ts'
import { applyParagraphProperty, applyRunProperty, isOn, shadeOf } from './run-properties.ts'
import { ShapeFills } from './shape-fills.ts'
import { CLOSING, OPENING, type WordPosition } from './word-elements.ts'
import { WordSection } from './word-section.ts'
import { type Story, type WordContext, WordStoryWriter } from './word-story.ts'

/** What a part is read with: its document's context, and the targets of its relationships by id. */
export type PartSource = { context: WordContext; targets: Map<string, string> }

/** Content that no reader of the page sees, or that is read elsewhere. */
const SKIPPED = new Set([
  'del',
  'moveFrom',
  'sdtPr',
  'rPrChange',
  'pPrChange',
  'tblPrChange',
  'tcPrChange',
  'trPrChange',
  'sectPrChange',
  'rt',
  'styles',
  'lists',
  'fonts',
  'binData',
  'fldData',
  'docOleData',
  'ln',
])

/** Reads one part of a Word document: body, header, footer or notes. Throws ExtractError. */
export function readWordStory(xml: string, source: PartSource): Story {
  const reader = new StoryReader(source, xml.includes('lastRenderedPageBreak'))
  parseXml(xml, reader)
  return reader.finish()
}

class StoryReader {
  readonly #at: WordPosition
  /** Depth inside a skipped element. */
  #skipping = 0
  /** Depth inside a section's properties, and inside a header written there. */
  #sectionDepth = 0
  #headerDepth = 0
  #headerType = ''
  #sectionInParagraph = false

  constructor(source: PartSource, countsRendered: boolean) {
    this.#at = {
      out: new WordStoryWriter(source.context),
      fills: new ShapeFills(source.context),
      place: undefined,
      section: undefined,
      branches: [],
      inText: false,
      inCode: false,
      countsRendered,
      targets: source.targets,
    }
  }

  finish(): Story {
    return this.#at.out.finish()
  }

  open(name: string, attributes: Attributes): void {
    const at = this.#at
    if (this.#skipping > 0 || this.#isSkipped(name, attributes)) {
      this.#skipping += 1
    } else if (at.section && this.#headerDepth === 0) {
      this.#openInSection(at.section, name, attributes)
    } else {
      if (this.#headerDepth > 0) this.#headerDepth += 1
      if (at.place !== undefined) this.#openProperty(name, attributes)
      else if (name === 'sectPr') this.#openSection(false)
      else if (Object.hasOwn(OPENING, name)) OPENING[name]?.(at, attributes)
      else at.fills.open(name, attributes)
    }
  }

  close(name: string): void {
    const at = this.#at
    if (this.#skipping > 0) {
      this.#skipping -= 1
      return
    }
    if (this.#headerDepth > 0) {
      this.#headerDepth -= 1
      if (this.#headerDepth === 0) {
        this.#closeHeader(name)
        return
      }
    } else if (at.section) {
      this.#closeInSection(at.section)
      return
    }
    if (Object.hasOwn(CLOSING, name)) CLOSING[name]?.(at)
    else at.fills.close(name)
  }

  text(text: string): void {
    if (this.#skipping > 0) return
    if (this.#at.inText) this.#at.out.write(text.replaceAll(/[\n\r]/gu, ' '))
    else if (this.#at.inCode) this.#at.out.fieldCode(text)
  }

  #isSkipped(name: string, attributes: Attributes): boolean {
    if (SKIPPED.has(name)) return true
    if (name === 'Choice' || name === 'Fallback') {
      const { branches } = this.#at
      const taken = branches.at(-1) ?? false
      branches[Math.max(0, branches.length - 1)] = true
      return taken
    }
    const type = attribute(attributes, 'type') ?? ''
    if (name === 'footnote' || name === 'endnote') return type !== '' && type !== 'normal'
    return name === 'annotation' && (type === 'Word.Deletion' || type.startsWith('Word.Comment'))
  }

  /** Children of pPr, rPr, tcPr and tblPr. */
  #openProperty(name: string, attributes: Attributes): void {
    const at = this.#at
    const { out } = at
    if (at.place === 'run') applyRunProperty(out.run, name, attributes)
    else if (at.place === 'cell' || at.place === 'table') {
      if (name === 'shd') out.shades[Math.max(0, out.shades.length - 1)] = shadeOf(attributes)
      else if (name === 'tblStyle') out.shadeTable(attribute(attributes, 'val'))
    } else if (at.place === 'paragraph') {
      if (name === 'rPr') at.place = 'mark'
      else if (name === 'sectPr') this.#openSection(true)
      else if (name === 't') out.markBullet(attribute(attributes, 'val') ?? '')
      else if (name !== 'pageBreakBefore') applyParagraphProperty(out.paragraph.properties, name, attributes)
      else if (isOn(attributes) && !at.countsRendered) out.writer.endPage()
    }
  }

  #openSection(inParagraph: boolean): void {
    this.#at.section = new WordSection()
    this.#sectionDepth = 1
    this.#sectionInParagraph = inParagraph
  }

  #openInSection(section: WordSection, name: string, attributes: Attributes): void {
    if (name !== 'hdr' && name !== 'ftr') {
      this.#sectionDepth += 1
      section.open(name, attributes)
      return
    }
    this.#headerDepth = 1
    this.#headerType = attribute(attributes, 'type') ?? ''
    this.#at.place = undefined
    this.#at.out.openFrame()
  }

  #closeHeader(name: string): void {
    const lines = this.#at.out.closeFrame()
    const kind = name === 'hdr' ? 'header' : 'footer'
    this.#at.section?.add({ kind, type: this.#headerType, id: '' }, lines)
  }

  #closeInSection(section: WordSection): void {
    this.#sectionDepth = Math.max(0, this.#sectionDepth - 1)
    if (this.#sectionDepth > 0) return
    const { out, countsRendered } = this.#at
    section.close(out.story)
    this.#at.section = undefined
    if (this.#sectionInParagraph) {
      this.#at.place = 'paragraph'
      if (section.startsPage && !countsRendered) out.breakAfterParagraph()
    }
    this.#sectionInParagraph = false
  }
}
