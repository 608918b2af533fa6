import { symbolText } from '../text/symbol-text.ts'
import { type Attributes, attribute } from '../zip/parse-xml.ts'
import { fieldAddress } from './field-address.ts'
import type { ShapeFills } from './shape-fills.ts'
import type { WordSection } from './word-section.ts'
import type { WordStoryWriter } from './word-story.ts'

/** Where the reader of a part stands. */
export type WordPosition = {
  out: WordStoryWriter
  fills: ShapeFills
  /** The properties being read, if any. */
  place: 'run' | 'paragraph' | 'mark' | 'cell' | 'table' | undefined
  section: WordSection | undefined
  /** For each open mc:AlternateContent, whether a branch was taken. */
  branches: boolean[]
  inText: boolean
  inCode: boolean
  /** Page breaks are those that Word drew, not those it was told to make. */
  countsRendered: boolean
  /** Targets of the part's relationships, by id. */
  targets: Map<string, string>
}

/** What opening an element of the text does. */
export const OPENING: Record<string, (at: WordPosition, attributes: Attributes) => void> = {
  p: ({ out }) => out.openParagraph(),
  r: ({ out }) => out.openRun(),
  pPr: (at) => (at.place = 'paragraph'),
  rPr: (at) => (at.place = 'run'),
  tcPr: (at) => (at.place = 'cell'),
  tblPr: (at) => (at.place = 'table'),
  tbl: ({ out }) => {
    out.endParagraph()
    out.shades.push(undefined)
  },
  tr: ({ out }) => {
    out.endParagraph()
    out.writer.openRow()
  },
  tc: ({ out }) => out.shades.push(undefined),
  AlternateContent: (at) => at.branches.push(false),
  txbxContent: (at) => at.out.openFrame(at.fills.current),
  footnote: ({ out }) => out.openFrame(),
  endnote: ({ out }) => out.openFrame(),
  hyperlink: (at, attributes) => at.out.openLink(targetOf(at, attributes)),
  hlink: (at, attributes) => at.out.openLink(attribute(attributes, 'dest') ?? ''),
  fldSimple: (at, attributes) => at.out.openLink(fieldAddress(attribute(attributes, 'instr') ?? '')),
  hlinkClick: (at, attributes) => at.out.pictureLink(targetOf(at, attributes)),
  t: (at) => (at.inText = true),
  instrText: (at) => (at.inCode = true),
  tab: ({ out }) => out.write('\t'),
  ptab: ({ out }) => out.write('\t'),
  cr: ({ out }) => out.writer.endLine(),
  br: (at, attributes) => {
    if (attribute(attributes, 'type') !== 'page') at.out.writer.endLine()
    else if (!at.countsRendered) at.out.writer.endPage()
  },
  lastRenderedPageBreak: ({ out }) => out.writer.turnPage(),
  noBreakHyphen: ({ out }) => out.write('-'),
  sym: ({ out }, attributes) => {
    const code = Number.parseInt(attribute(attributes, 'char') ?? '0', 16)
    out.write(symbolText(attribute(attributes, 'font'), code))
  },
  fldChar: ({ out }, attributes) => {
    const type = attribute(attributes, 'fldCharType')
    if (type === 'begin') out.openField()
    else if (type === 'separate') out.separateField()
    else if (type === 'end') out.closeField()
  },
}

/** What closing an element of the text does. */
export const CLOSING: Record<string, (at: WordPosition) => void> = {
  p: ({ out }) => out.endParagraph(),
  t: (at) => (at.inText = false),
  instrText: (at) => (at.inCode = false),
  rPr: (at) => (at.place = at.place === 'mark' ? 'paragraph' : undefined),
  pPr: (at) => (at.place = undefined),
  tcPr: (at) => (at.place = undefined),
  tblPr: (at) => (at.place = undefined),
  tc: ({ out }) => {
    out.writer.closeCell()
    out.shades.pop()
  },
  tr: ({ out }) => out.writer.closeRow(),
  tbl: ({ out }) => out.shades.pop(),
  AlternateContent: (at) => at.branches.pop(),
  hyperlink: ({ out }) => out.closeLink(),
  hlink: ({ out }) => out.closeLink(),
  fldSimple: ({ out }) => out.closeLink(),
  txbxContent: ({ out }) => out.closeBox(),
  footnote: ({ out }) => out.story.notes.push(...out.closeFrame()),
  endnote: ({ out }) => out.story.notes.push(...out.closeFrame()),
}

function targetOf(at: WordPosition, attributes: Attributes): string {
  return at.targets.get(attributes['r:id'] ?? attribute(attributes, 'id') ?? '') ?? ''
}
