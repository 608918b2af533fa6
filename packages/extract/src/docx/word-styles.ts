import type { LineLevel } from '@evenhand/model'
import { type Attributes, attribute, parseXml } from '../zip/parse-xml.ts'
import {
  applyParagraphProperty,
  applyRunProperty,
  type ParagraphProperties,
  type RunProperties,
  shadeOf,
} from './run-properties.ts'

/** A style with everything it inherits. */
export type WordStyle = { run: RunProperties; paragraph: ParagraphProperties; shadesTables: boolean }

type StyleEntry = WordStyle & { basedOn?: string; level?: LineLevel }

const LONGEST_CHAIN = 32
const NO_STYLE: WordStyle = { run: {}, paragraph: {}, shadesTables: false }

/** The styles of a Word document. */
export type WordStyles = {
  /** A style by its id; without an id, or for an unknown one, the default paragraph's. */
  find(id: string | undefined): WordStyle
  /** A character style by its id: nothing for an unknown one. */
  findRun(id: string | undefined): RunProperties
}

/** Reads styles.xml, or the `w:styles` of WordML. Throws ExtractError. */
export function readWordStyles(xml: string | undefined): WordStyles {
  const entries = new Map<string, StyleEntry>()
  const defaults: RunProperties = {}
  let defaultId: string | undefined
  if (xml !== undefined) {
    const handler = new StyleHandler(entries, defaults)
    parseXml(withoutLatentStyles(xml), handler)
    defaultId = handler.defaultId
  }
  const resolved = new Map<string, WordStyle>()
  const resolve = (id: string): WordStyle => {
    const known = resolved.get(id)
    if (known) return known
    const style = inherit(entries, id)
    resolved.set(id, style)
    return style
  }
  const base: WordStyle = defaultId === undefined ? NO_STYLE : resolve(defaultId)
  const plain: WordStyle = { ...base, run: { ...defaults, ...base.run } }
  return {
    find(id) {
      if (id === undefined || !entries.has(id)) return plain
      const style = resolve(id)
      return { ...style, run: { ...defaults, ...style.run } }
    },
    findRun: (id) => (id !== undefined && entries.has(id) ? resolve(id).run : NO_STYLE.run),
  }
}

/** Word lists hundreds of styles it does not use. */
function withoutLatentStyles(xml: string): string {
  const start = xml.indexOf('<w:latentStyles')
  const end = xml.indexOf('</w:latentStyles>')
  return start < 0 || end < start ? xml : xml.slice(0, start) + xml.slice(end + 17)
}

function inherit(entries: Map<string, StyleEntry>, id: string): WordStyle {
  const chain: StyleEntry[] = []
  let entry = entries.get(id)
  while (entry && chain.length < LONGEST_CHAIN && !chain.includes(entry)) {
    chain.push(entry)
    entry = entry.basedOn === undefined ? undefined : entries.get(entry.basedOn)
  }
  const style: WordStyle = { run: {}, paragraph: {}, shadesTables: false }
  for (const { run, paragraph, level, shadesTables } of chain.reverse()) {
    Object.assign(style.run, run)
    Object.assign(style.paragraph, level ? { level } : {}, paragraph)
    style.shadesTables ||= shadesTables
  }
  return style
}

class StyleHandler {
  defaultId: string | undefined
  readonly #entries: Map<string, StyleEntry>
  readonly #defaults: RunProperties
  #style: StyleEntry | undefined
  #place: 'run' | 'paragraph' | 'mark' | 'default' | undefined
  #inDefaults = false
  #inTablePart = false

  constructor(entries: Map<string, StyleEntry>, defaults: RunProperties) {
    this.#entries = entries
    this.#defaults = defaults
  }

  open(name: string, attributes: Attributes): void {
    if (name === 'style') this.#openStyle(attributes)
    else if (name === 'docDefaults') this.#inDefaults = true
    else if (name === 'tblStylePr') this.#inTablePart = true
    else if (name === 'pPr') this.#place = 'paragraph'
    else if (name === 'rPr') this.#place = this.#place === 'paragraph' ? 'mark' : this.#inDefaults ? 'default' : 'run'
    else if (this.#place === 'default') applyRunProperty(this.#defaults, name, attributes)
    else if (this.#style) this.#apply(this.#style, name, attributes)
  }

  close(name: string): void {
    if (name === 'style') this.#style = undefined
    else if (name === 'docDefaults') this.#inDefaults = false
    else if (name === 'tblStylePr') this.#inTablePart = false
    else if (name === 'pPr') this.#place = undefined
    else if (name === 'rPr') this.#place = this.#place === 'mark' ? 'paragraph' : undefined
  }

  text(): void {
    // Styles hold no text of their own.
  }

  #openStyle(attributes: Attributes): void {
    const id = attribute(attributes, 'styleId') ?? ''
    this.#style = { run: {}, paragraph: {}, shadesTables: false }
    this.#entries.set(id, this.#style)
    const isDefault = ['1', 'true', 'on'].includes(attribute(attributes, 'default') ?? '')
    if (isDefault && attribute(attributes, 'type') === 'paragraph') this.defaultId = id
  }

  #apply(style: StyleEntry, name: string, attributes: Attributes): void {
    if (name === 'shd' && (shadeOf(attributes) ?? 'FFFFFF').toUpperCase() !== 'FFFFFF') style.shadesTables = true
    if (this.#inTablePart) return
    if (name === 'name' && this.#place === undefined) style.level = levelOfName(attribute(attributes, 'val') ?? '')
    else if (name === 'basedOn') style.basedOn = attribute(attributes, 'val')
    else if (this.#place === 'run') applyRunProperty(style.run, name, attributes)
    else if (this.#place === 'paragraph') applyParagraphProperty(style.paragraph, name, attributes)
  }
}

/** Built-in styles keep their English names in every language of Word. */
export function levelOfName(name: string): LineLevel | undefined {
  const lower = name.toLowerCase()
  if (lower === 'title') return 'title'
  return /^(?:heading|section ?heading|überschrift|titre|título) ?[1-9]?$/u.test(lower) ? 'heading' : undefined
}
