import type { FodtLayout } from './layouts/fodt-document.ts'
import type { HtmlHiding } from './layouts/html-page.ts'
import type { LatexLayout } from './layouts/latex-document.ts'
import type { OoxmlHiding, OoxmlLayout } from './layouts/ooxml-document.ts'
import type { RtfEscapes } from './layouts/rtf-document.ts'
import type { TextEncodingName, TextLayout } from './layouts/text-document.ts'

type OfficeFormat = 'pdf' | 'doc' | 'docx' | 'odt' | 'rtf'

/** One file of the corpus: whose, by which generator, in which layout and format. */
export type PlannedFile = { slug: string } & (
  | { generator: 'chromium'; layout: string; format: 'pdf'; hiding?: HtmlHiding }
  | { generator: 'libreoffice'; layout: FodtLayout; format: OfficeFormat; hiding?: 'white' }
  | { generator: 'xelatex'; layout: LatexLayout; format: 'pdf' }
  | { generator: 'ooxml'; layout: OoxmlLayout; format: 'docx'; hiding?: OoxmlHiding }
  | { generator: 'rtf-writer'; layout: 'plain-rtf'; format: 'rtf'; escapes: RtfEscapes }
  | { generator: 'text'; layout: TextLayout; format: 'txt'; encoding: TextEncodingName }
  | { generator: 'scan'; layout: string; format: 'pdf' | 'jpg' | 'png' }
)

const print = (slug: string, layout: string, hiding?: HtmlHiding): PlannedFile => ({
  slug,
  generator: 'chromium',
  layout,
  format: 'pdf',
  hiding,
})
const scan = (slug: string, layout: string, format: 'pdf' | 'jpg' | 'png' = 'pdf'): PlannedFile => ({
  slug,
  generator: 'scan',
  layout,
  format,
})
const tex = (slug: string, layout: LatexLayout): PlannedFile => ({ slug, generator: 'xelatex', layout, format: 'pdf' })
const word = (slug: string, layout: OoxmlLayout, hiding?: OoxmlHiding): PlannedFile => ({
  slug,
  generator: 'ooxml',
  layout,
  format: 'docx',
  hiding,
})
const rtf = (slug: string, escapes: RtfEscapes): PlannedFile => ({
  slug,
  generator: 'rtf-writer',
  layout: 'plain-rtf',
  format: 'rtf',
  escapes,
})
const text = (slug: string, layout: TextLayout, encoding: TextEncodingName): PlannedFile => ({
  slug,
  generator: 'text',
  layout,
  format: 'txt',
  encoding,
})
const office = (slug: string, layout: FodtLayout, format: OfficeFormat): PlannedFile => ({
  slug,
  generator: 'libreoffice',
  layout,
  format,
})

export const CORPUS_PLAN: PlannedFile[] = [
  print('moira-kendrick', 'sidebar'),
  scan('moira-kendrick', 'single'),
  print('teresa-villanueva', 'letterspaced'),
  word('teresa-villanueva', 'contact-header'),
  print('supawadee-rattanakul', 'single'),
  text('supawadee-rattanakul', 'memo', 'tis-620'),
  scan('supawadee-rattanakul', 'right-dates', 'jpg'),
  print('jonas-brettschneider', 'label-rail'),
  office('jonas-brettschneider', 'table-form', 'doc'),
  word('dean-ashworth', 'text-box'),
  print('dean-ashworth', 'right-dates', 'tiny'),
  office('wojciech-zarembski', 'flowing', 'pdf'),
  rtf('wojciech-zarembski', 'unicode'),
  print('inaki-urrutia', 'svg-icons'),
  text('inaki-urrutia', 'ruled', 'windows-1252'),
  tex('solene-marchadier', 'narrow-columns'),
  print('kofi-boateng', 'timeline'),
  scan('kofi-boateng', 'right-dates', 'png'),
  print('bronwen-pritchard', 'running-header'),
  office('bronwen-pritchard', 'flowing', 'odt'),
  print('camille-desrousseaux', 'dark-sidebar'),
  office('camille-desrousseaux', 'table-form', 'docx'),
  print('elena-sokolova', 'icon-font'),
  text('elena-sokolova', 'memo', 'windows-1251'),
  tex('harriet-lindqvist', 'small-caps'),
  word('harriet-lindqvist', 'tabbed', 'vanish'),
  print('katarzyna-wilczek', 'europass'),
  office('katarzyna-wilczek', 'flowing', 'rtf'),
  print('khalid-almutlaq', 'single'),
  office('khalid-almutlaq', 'flowing', 'docx'),
  print('priya-raghunathan', 'right-dates'),
  text('priya-raghunathan', 'marked', 'utf-8'),
  print('takumi-hoshikawa', 'label-rail'),
  text('takumi-hoshikawa', 'ruled', 'shift_jis'),
  tex('artyom-belyaev', 'small-caps'),
  office('artyom-belyaev', 'flowing', 'doc'),
  text('leroy-dunstable', 'ruled', 'utf-16le'),
  print('leroy-dunstable', 'icon-font', 'white'),
  print('mehmet-aydogan', 'timeline'),
  rtf('mehmet-aydogan', 'windows-1252'),
  print('niran-chaiyaphum', 'dark-sidebar'),
  office('niran-chaiyaphum', 'table-form', 'docx'),
  print('fatima-alhashimi', 'sidebar'),
  office('fatima-alhashimi', 'table-form', 'pdf'),
  print('ignacio-barrenechea', 'magazine'),
  word('ignacio-barrenechea', 'layout-table'),
  print('siobhan-oreilly-tan', 'europass'),
  word('siobhan-oreilly-tan', 'name-header'),
  print('marcus-okonjo-bell', 'dark-sidebar'),
  { slug: 'marcus-okonjo-bell', generator: 'libreoffice', layout: 'flowing', format: 'doc', hiding: 'white' },
  print('anneliese-vogt', 'magazine'),
  office('anneliese-vogt', 'flowing', 'rtf'),
  tex('nadia-benhaddou', 'small-caps'),
  word('nadia-benhaddou', 'layout-table', 'white-run'),
  print('lucia-fontanarrosa', 'letterspaced'),
  office('lucia-fontanarrosa', 'flowing', 'odt'),
  print('tyler-nakagawa', 'sidebar', 'covered'),
  word('tyler-nakagawa', 'tabbed'),
  print('rohit-shekhawat', 'timeline'),
  office('rohit-shekhawat', 'flowing', 'docx'),
  print('gwendolyn-achterberg', 'single'),
  tex('gwendolyn-achterberg', 'small-caps'),
  scan('gwendolyn-achterberg', 'sidebar'),
  word('omar-castellan', 'text-box'),
  print('omar-castellan', 'svg-icons'),
  print('brandon-pruitt', 'running-header', 'faint'),
  scan('brandon-pruitt', 'letterspaced', 'jpg'),
  print('ines-valderrama', 'magazine'),
  print('hamish-mcgillivray', 'label-rail'),
  office('hamish-mcgillivray', 'table-form', 'odt'),
  print('haruka-minamoto', 'ruled-form'),
  office('haruka-minamoto', 'flowing', 'docx'),
  text('doreen-abernathy', 'memo', 'utf-8-bom'),
  scan('doreen-abernathy', 'label-rail'),
  tex('anselm-roquefeuil', 'academic'),
  print('anselm-roquefeuil', 'running-header'),
  tex('patience-mbeki-lowe', 'narrow-columns'),
  word('patience-mbeki-lowe', 'name-header'),
  rtf('joao-severiano', 'windows-1252'),
  print('joao-severiano', 'svg-icons'),
]
