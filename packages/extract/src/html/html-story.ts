import { ExtractError, type LineLevel } from '@evenhand/model'
import type { RawLine } from '../lines/raw-line.ts'
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
  // What a tracked change took away.
  'del',
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
const LARGEST_SHEET = 1_000_000

type Link = { address: string; start: number }
type Element = {
  name: string
  style: HtmlStyle
  look: Look
  level: LineLevel | undefined
  preformatted: boolean
  link: Link | undefined
}

const ROOT: Element = {
  name: '',
  style: {},
  look: { bold: false },
  level: undefined,
  preformatted: false,
  link: undefined,
}

/** Turns a page's tags and text into lines. Never executes or fetches anything. */
export class HtmlStory {
  readonly writer = new LineWriter()
  readonly #elements: Element[] = []
  readonly #rules = new Map<string, HtmlStyle>()
  #sheet = ''
  #skipping = 0
  #inSheet = false
  #isBullet = false
  #pending = ''

  open(name: string, attributes: Record<string, string>): void {
    this.#flush()
    if (this.#elements.length + this.#skipping > DEEPEST) throw new ExtractError('damaged', 'html: depth')
    if (name === 'style') this.#inSheet = true
    if (this.#skipping > 0 || SKIPPED.has(name)) {
      this.#skipping += 1
      return
    }
    if (name === 'br' || BLOCKS.has(name)) this.writer.endLine()
    if (name === 'tr') this.writer.openRow()
    else if (name === 'li') this.#isBullet = true
    this.#elements.push(this.#element(name, attributes))
  }

  close(name: string): void {
    this.#flush()
    if (name === 'style') {
      this.#inSheet = false
      for (const [selector, style] of readSheet(this.#sheet)) this.#rules.set(selector, style)
      this.#sheet = ''
    }
    if (this.#skipping > 0) {
      this.#skipping -= 1
      return
    }
    const link = this.#elements.pop()?.link
    if (link) {
      const suffix = linkSuffix(this.writer.textSince(link.start), link.address)
      if (suffix !== '') this.writer.write(suffix, { bold: false })
    }
    if (BLOCKS.has(name)) this.writer.endLine()
    if (name === 'td' || name === 'th') this.writer.closeCell()
    else if (name === 'tr') this.writer.closeRow()
  }

  /** Text comes in small pieces; it is looked at when the next tag comes. */
  text(text: string): void {
    if (this.#inSheet) {
      if (this.#sheet.length < LARGEST_SHEET) this.#sheet += text
    } else if (this.#skipping === 0) this.#pending += text
  }

  finish(): RawLine[] {
    this.#flush()
    return this.writer.finish()
  }

  #flush(): void {
    const text = this.#pending
    if (text === '') return
    this.#pending = ''
    const element = this.#elements.at(-1) ?? ROOT
    if (element.name === 'style') return
    if (!element.preformatted) {
      this.#write(text.replaceAll(/[ \t\r\n\f]{1,10000}/gu, ' '), element)
      return
    }
    for (const [index, line] of text.split(/\r\n?|\n/u).entries()) {
      if (index > 0) this.writer.endLine()
      this.#write(line, element)
    }
  }

  #write(text: string, { look, level }: Element): void {
    if (text === '' || (text === ' ' && this.writer.length === 0)) return
    if (!look.hidden) {
      this.writer.level = level
      if (this.#isBullet && text.trim() !== '') {
        this.writer.write('• ', { bold: false })
        this.#isBullet = false
      }
    }
    this.writer.write(text, look)
  }

  #element(name: string, attributes: Record<string, string>): Element {
    const parent = this.#elements.at(-1) ?? ROOT
    const own = this.#ownStyle(name, attributes)
    const style = Object.keys(own).length === 0 ? parent.style : mergeStyles(parent.style, own)
    const address = name === 'a' ? attributes['href'] : undefined
    return {
      name,
      style,
      look: style === parent.style ? parent.look : lookOf(style),
      level: name === 'h1' ? 'title' : HEADINGS.has(name) ? 'heading' : parent.level,
      preformatted: name === 'pre' || parent.preformatted,
      link: address === undefined ? undefined : { address, start: this.writer.length },
    }
  }

  #ownStyle(name: string, attributes: Record<string, string>): HtmlStyle {
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
    return own
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

/** What an element says for itself wins, but nothing inside of a hidden one is seen. */
function mergeStyles(parent: HtmlStyle, own: HtmlStyle): HtmlStyle {
  const said = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined))
  return { ...parent, ...said, isHidden: parent.isHidden === true || own.isHidden === true }
}
