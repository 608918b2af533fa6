import { type Attributes, parseXml } from '../zip/parse-xml.ts'

/** What a style says; absent: inherited. */
export type OdtStyle = {
  bold?: boolean
  /** Points. */
  size?: number
  /** Six hex digits. */
  colour?: string
  /** Six hex digits; '' for none that can be told. */
  background?: string
  isHidden?: boolean
  breaksPage?: boolean
  /** Name of the style that it, or one it inherits from, is built on: "Title", "Heading 1". */
  named?: string
}

type Entry = OdtStyle & { parent?: string }

const LONGEST_CHAIN = 32

/** Styles of an ODT file, from styles.xml and the automatic ones of content.xml. */
export class OdtStyles {
  readonly #entries = new Map<string, Entry>()
  readonly #resolved = new Map<string, OdtStyle>()
  #defaults: Entry = {}

  /** Takes over the styles of one part. Throws ExtractError. */
  read(xml: string): void {
    let current: Entry | undefined
    parseXml(xml, {
      open: (name, attributes) => {
        if (name === 'style') {
          current = { parent: attributes['style:parent-style-name'] }
          const named = (attributes['style:display-name'] ?? attributes['style:name'] ?? '').replaceAll('_20_', ' ')
          if (/^(?:title|heading( \d+)?)$/iu.test(named)) current.named = named
          this.#entries.set(`${attributes['style:family']}/${attributes['style:name']}`, current)
        } else if (name === 'default-style' && attributes['style:family'] === 'paragraph') current = this.#defaults
        else if (current) applyProperties(current, name, attributes)
      },
      close: (name) => {
        if (name === 'style' || name === 'default-style') current = undefined
      },
      text: () => undefined,
    })
  }

  /** A style of a family ("paragraph", "text", "table-cell", "graphic") with all it inherits. */
  find(family: string, name: string | undefined): OdtStyle {
    const base = family === 'paragraph' ? this.#defaults : {}
    if (name === undefined) return base
    const key = `${family}/${name}`
    const known = this.#resolved.get(key)
    if (known) return known
    const chain: Entry[] = []
    let entry = this.#entries.get(key)
    while (entry && chain.length < LONGEST_CHAIN && !chain.includes(entry)) {
      chain.push(entry)
      entry = entry.parent === undefined ? undefined : this.#entries.get(`${family}/${entry.parent}`)
    }
    const style: OdtStyle = Object.assign({}, base, ...chain.reverse())
    this.#resolved.set(key, style)
    return style
  }
}

function applyProperties(style: Entry, name: string, attributes: Attributes): void {
  const background =
    attributes['fo:background-color'] ?? (name === 'graphic-properties' ? fillOf(attributes) : undefined)
  if (background !== undefined && background !== 'transparent') style.background = hexOf(background) ?? ''
  const lead = attributes['fo:break-before']
  if (lead !== undefined) style.breaksPage = lead === 'page'
  if (name !== 'text-properties') return
  const { 'fo:font-weight': weight, 'fo:font-size': size, 'fo:color': colour, 'text:display': display } = attributes
  if (weight !== undefined) style.bold = weight === 'bold' || Number(weight) >= 600
  if (size?.endsWith('pt')) style.size = Number.parseFloat(size)
  if (colour !== undefined) style.colour = hexOf(colour)
  if (attributes['style:use-window-font-color'] === 'true') delete style.colour
  if (display !== undefined) style.isHidden = display === 'none'
}

function fillOf(attributes: Attributes): string | undefined {
  const { 'draw:fill': fill, 'draw:fill-color': colour } = attributes
  if (fill === undefined || fill === 'none') return undefined
  return fill === 'solid' ? (colour ?? 'unknown') : 'unknown'
}

function hexOf(colour: string): string | undefined {
  return /^#[0-9a-f]{6}$/iu.test(colour) ? colour.slice(1) : undefined
}
