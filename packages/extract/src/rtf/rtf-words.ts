import { CODE_PAGES } from './rtf-code-pages.ts'
import { type Destination, FRESH, type RtfState, type RtfWriter } from './rtf-writer.ts'

/** Groups that are not the running text. */
export const DESTINATIONS: Record<string, Destination> = {
  fonttbl: 'fonts',
  colortbl: 'colours',
  stylesheet: 'styles',
  fldinst: 'code',
  listtext: 'listmark',
  pntext: 'listmark',
  header: 'header',
  headerl: 'header',
  headerr: 'header',
  headerf: 'header',
  footer: 'footer',
  footerl: 'footer',
  footerr: 'footer',
  footerf: 'footer',
  footnote: 'note',
  shptxt: 'box',
  dptxbxtext: 'box',
}

/** Groups that hold no text of the page. Unknown ones after \* are skipped as well. */
export const SKIPPED = new Set([
  'info',
  'pict',
  'object',
  'objdata',
  'sp',
  'themedata',
  'colorschememapping',
  'datastore',
  'latentstyles',
  'listtable',
  'listoverridetable',
  'rsidtbl',
  'generator',
  'xmlnstbl',
  'filetbl',
  'revtbl',
  'bkmkstart',
  'bkmkend',
  'atnid',
  'atnauthor',
  'atntime',
  'atnref',
  'annotation',
  'xe',
  'tc',
  'nonshppict',
  'pnseclvl',
  'pntxta',
  'pntxtb',
  'nonesttables',
  'private',
  'userprops',
  'docvar',
  'mmathPr',
])

/** Groups after \* that do hold text. */
export const READ_WHEN_STARRED = new Set(['fldinst', 'shpinst', 'shptxt', 'dptxbxtext', 'do'])

/** Characters that have a word. */
export const CHARACTERS: Record<string, string> = {
  tab: '\t',
  emdash: '—',
  endash: '–',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  bullet: '•',
  emspace: ' ',
  enspace: ' ',
  qmspace: ' ',
  nestcell: '\t',
  zwj: '\u200D',
  zwnj: '\u200C',
}

/** Words that change how the text looks from here on, or what the paragraph is. */
export const LOOKS: Record<string, (state: RtfState, parameter: number | undefined, out: RtfWriter) => void> = {
  b: (state, on) => (state.bold = on !== 0),
  v: (state, on) => (state.vanish = on !== 0),
  deleted: (state, on) => (state.deleted = on !== 0),
  fs: (state, size) => (state.size = size ?? 24),
  cf: (state, index) => (state.colour = index ?? 0),
  f: (state, font) => (state.font = font ?? -1),
  af: (state, font) => {
    if (state.isWide) state.wideFont = font
  },
  dbch: (state) => (state.isWide = true),
  loch: (state) => (state.isWide = false),
  hich: (state) => (state.isWide = false),
  cb: (state, index) => (state.shaded = (index ?? 0) !== 0),
  chcbpat: (state, index) => (state.shaded = (index ?? 0) !== 0),
  highlight: (state, index) => (state.shaded = (index ?? 0) !== 0),
  cbpat: (state, index) => (state.shaded = (index ?? 0) !== 0),
  plain: (state) => Object.assign(state, FRESH),
  pard: (state) => {
    state.level = undefined
    state.shaded = false
  },
  s: (state, style, out) => (state.level = out.tables.levels.get(style ?? 0)),
  outlinelevel: (state, level) => {
    if ((level ?? 9) < 9) state.level = 'heading'
  },
  uc: (state, count) => (state.fallbacks = Math.min(16, Math.max(0, count ?? 1))),
}

/** Words that end or begin something. */
export const BREAKS: Record<string, (out: RtfWriter, parameter: number | undefined) => void> = {
  par: (out) => out.endParagraph(),
  line: (out) => out.writer.endLine(),
  column: (out) => out.writer.endLine(),
  nestrow: (out) => out.writer.endLine(),
  page: (out) => out.writer.endPage(),
  pagebb: (out) => out.writer.endPage(),
  sect: (out) => out.writer.endPage(),
  trowd: (out) => {
    if (!out.writer.inRow) out.writer.openRow()
    out.rowShaded = false
  },
  clcbpat: (out, index) => {
    if (index) out.rowShaded = true
  },
  cell: (out) => {
    out.endParagraph()
    if (out.writer.inRow) out.writer.closeCell()
  },
  row: (out) => {
    out.writer.closeRow()
    out.rowShaded = false
  },
  shp: (out) => (out.hasShapes = true),
  do: (out) => (out.hasShapes = true),
  ansicpg: (out, page) => (out.encoding = CODE_PAGES[page ?? 1252] ?? out.encoding),
  mac: (out) => (out.encoding = 'macintosh'),
  deff: (out, font) => (out.defaultFont = font ?? 0),
}
