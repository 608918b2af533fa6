import { ExtractError } from '@evenhand/model'
import { isInvisible } from '../text/contrast.ts'
import { LineWriter, type Look } from '../text/line-writer.ts'
import { linkSuffix } from '../text/link-suffix.ts'
import { colourOf, type HtmlStyle, readDeclarations, readSheet } from './html-look.ts'

/** Content that is no text of the page. */
const SKIPPED = new Set([
  'script',
  'noscript',
  'template',
  'head',
  'iframe',
  'object',
  'svg',
  'audio',
  'video',
  'canvas',
  'select',
  'rt',
  'rp',
  'textarea',
  'xml',
])
/** Elements that stand on lines of their own. */
const BLOCKS = new Set(
  'address article aside blockquote body center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html legend li main menu nav ol p pre section summary table tbody tfoot thead title tr ul'.split(
    ' ',
  ),
)
const HEADINGS = new Set(['h2', 'h3', 'h4', 'h5', 'h6', 'legend', 'summary'])
const BOLD = new Set(['b', 'strong', 'th', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
const DEEPEST = 512
const TINY = 2

type Element = {
  name: string
  look: HtmlStyle
  preformatted: boolean
  link: { address: string; start: number } | undefined
}

/** Turns a page's tags and text into lines. Never executes or fetches anything. */
export class HtmlStory {
  readonly writer = new LineWriter()
  readonly #elements: Element[] = []
  #rules = new Map<string, HtmlStyle>()
  #sheet = ''
  #skipping = 0
  #inSheet = false
  #isBullet = false

  open(name: string, attributes: Record<string, string>): void {
    if (this.#elements.length + this.#skipping > DEEPEST) throw new ExtractError('damaged', 'html: depth')
    if (name === 'style') this.#inSheet = true
    if (this.#skipping > 0 || SKIPPED.has(name)) {
      this.#skipping += 1
      return
    }
    if (BLOCKS.has(name)) this.writer.endLine()
    if (name === 'tr') this.writer.openRow()
    else if (name === 'br') this.writer.endLine()
    else if (name === 'li') this.#isBullet = true
    this.#elements.push(this.#element(name, attributes))
  }

  close(name: string): void {
    if (name === 'style') {
      this.#inSheet = false
      this.#rules = new Map([...this.#rules, ...readSheet(this.#sheet)])
      this.#sheet = ''
    }
    if (this.#skipping > 0) {
      this.#skipping -= 1
      return
    }
    const element = this.#elements.pop()
    if (element?.link) this.#closeLink(element.link)
    if (BLOCKS.has(name)) this.writer.endLine()
    if (name === 'td' || name === 'th') this.writer.closeCell()
    else if (name === 'tr') this.writer.closeRow()
  }

  text(text: string): void {
    if (this.#inSheet) {
      if (this.#sheet.length < 1_000_000) this.#sheet += text
      return
    }
    const element = this.#elements.at(-1)
    if (this.#skipping > 0 || element?.name === 'style') return
    if (!element?.preformatted) {
      this.#write(text.replaceAll(/[ \t\r\n\f]{1,10000}/gu, ' '), element)
      return
    }
    for (const [index, line] of text.split(/\r\n?|\n/u).entries()) {
      if (index > 0) this.writer.endLine()
      this.#write(line, element)
    }
  }

  #write(text: string, element: Element | undefined): void {
    if (text === '' || (text === ' ' && this.writer.lineText === '')) return
    const look = element ? lookOf(element.look) : { bold: false }
    if (!look.hidden) {
      this.writer.level = this.#level()
      if (this.#isBullet && text.trim() !== '') {
        this.writer.write('• ', { bold: false })
        this.#isBullet = false
      }
    }
    this.writer.write(text, look)
  }

  #level(): 'title' | 'heading' | undefined {
    const names = this.#elements.slice(-6).map((element) => element.name)
    if (names.includes('h1')) return 'title'
    return names.some((name) => HEADINGS.has(name)) ? 'heading' : undefined
  }

  #element(name: string, attributes: Record<string, string>): Element {
    const parent = this.#elements.at(-1)
    const own: HtmlStyle = { ...this.#rules.get(name) }
    for (const item of (attributes['class'] ?? '').toLowerCase().split(/\s/u).slice(0, 20)) {
      if (item !== '') Object.assign(own, this.#rules.get(`.${item}`), this.#rules.get(`${name}.${item}`))
    }
    if (attributes['id']) Object.assign(own, this.#rules.get(`#${attributes['id'].toLowerCase()}`))
    if (attributes['style']) Object.assign(own, readDeclarations(attributes['style']))
    if ('hidden' in attributes) own.isHidden = true
    if (attributes['bgcolor']) own.background = colourOf(attributes['bgcolor'].toLowerCase())
    if (name === 'font' && attributes['color']) own.colour = colourOf(attributes['color'].toLowerCase())
    if (BOLD.has(name)) own.bold ??= true
    const look: HtmlStyle = { ...parent?.look, ...definedOf(own) }
    look.isHidden = (parent?.look.isHidden ?? false) || (own.isHidden ?? false)
    const isLink = name === 'a' && attributes['href'] !== undefined
    const link = isLink ? { address: attributes['href'] ?? '', start: this.writer.lineText.length } : undefined
    return { name, look, preformatted: name === 'pre' || (parent?.preformatted ?? false), link }
  }

  #closeLink({ address, start }: { address: string; start: number }): void {
    const line = this.writer.lineText
    const suffix = linkSuffix(line.slice(start <= line.length ? start : 0), address)
    if (suffix !== '') this.writer.write(suffix, { bold: false })
  }
}

function lookOf(style: HtmlStyle): Look {
  const look: Look = { bold: style.bold ?? false }
  if (style.size) look.size = style.size
  if (style.isHidden) look.hidden = 'hidden-run'
  else if (style.size !== undefined && style.size < TINY) look.hidden = 'tiny'
  else if (isInvisible(style.colour, style.background ?? 'ffffff')) look.hidden = 'no-contrast'
  return look
}

function definedOf(style: HtmlStyle): HtmlStyle {
  return Object.fromEntries(Object.entries(style).filter(([, value]) => value !== undefined))
}
