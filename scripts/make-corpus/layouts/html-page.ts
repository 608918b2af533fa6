import type { CorpusResume } from '../corpus-resume.ts'
import { darkSidebar, europass, iconFont, magazine, ruledForm, sidebar, svgIcons } from './html-columns.ts'
import { labelRail, letterspaced, rightDates, runningHeader, single, timeline } from './html-one-column.ts'
import type { HtmlLayout } from './html-parts.ts'
import { escapeHtml } from './html-parts.ts'

/** Ways to hide words on a printed page that a reader of the file would still meet. */
export type HtmlHiding = 'white' | 'tiny' | 'faint' | 'covered'

export const HTML_LAYOUTS: Record<string, HtmlLayout> = {
  single,
  'right-dates': rightDates,
  letterspaced,
  timeline,
  'label-rail': labelRail,
  'running-header': runningHeader,
  sidebar,
  'dark-sidebar': darkSidebar,
  magazine,
  'svg-icons': svgIcons,
  'icon-font': iconFont,
  europass,
  'ruled-form': ruledForm,
}

const HIDING_CSS: Record<HtmlHiding, string> = {
  white: 'color:#fff;font-size:9pt',
  tiny: 'color:#333;font-size:1pt;line-height:1.2',
  faint: 'color:rgba(0,0,0,.01);font-size:9pt',
  covered: 'position:absolute;left:220pt;top:760pt;font-size:9pt',
}

/** A white box drawn over the words. */
const COVER = '<span style="position:absolute;inset:0;background:#fff"></span>'

const FONTS: Record<string, string> = {
  ar: `'Noto Naskh Arabic','Noto Sans'`,
  ja: `'Noto Sans CJK JP'`,
  th: `'Noto Sans Thai','Noto Sans'`,
  hi: `'Noto Sans Devanagari','Noto Sans'`,
}

/** A complete HTML page of a resume in one of HTML_LAYOUTS. */
export function renderHtmlPage(resume: CorpusResume, layout: HtmlLayout, hiding?: HtmlHiding): string {
  const hidden = hiding
    ? `<div style="${HIDING_CSS[hiding]}">${resume.hidden.map(escapeHtml).join(' ')}${hiding === 'covered' ? COVER : ''}</div>`
    : ''
  const serif =
    layout === single || layout === labelRail
      ? `'Noto Serif','DejaVu Serif',serif`
      : `'Noto Sans','DejaVu Sans',sans-serif`
  return `<!doctype html><html lang="${resume.language}" dir="${resume.rightToLeft ? 'rtl' : 'ltr'}"><head><meta charset="utf-8">
    <title>${escapeHtml(resume.name)}</title><style>*{print-color-adjust:exact}
    body{margin:0;font:10.5pt/1.4 ${FONTS[resume.language] ?? serif},OpenSymbol;color:#222}
    ul{margin:3pt 0;padding-inline-start:15pt}h2{break-after:avoid}${layout.css}</style></head><body>${layout.body(resume)}${hidden}</body></html>`
}
