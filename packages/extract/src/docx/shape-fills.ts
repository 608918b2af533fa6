import { type Attributes, attribute } from '../zip/parse-xml.ts'
import type { WordContext } from './word-story.ts'

/** EMU in a point. */
const EMU = 12_700

/** Follows the shapes of a drawing: what a text box is filled with, and how much lies behind the text. */
export class ShapeFills {
  /** Fill of the shape being read: six hex digits, '' where it cannot be told, undefined where the page shows. */
  current: string | undefined
  readonly #context: WordContext
  #inFill = false
  #fillKnown = false
  #anchorArea = 0

  constructor(context: WordContext) {
    this.#context = context
  }

  open(name: string, attributes: Attributes): void {
    switch (name) {
      case 'anchor':
        this.#anchorArea = 0
        break
      case 'extent':
        this.#anchorArea = (Number(attributes['cx']) / EMU) * (Number(attributes['cy']) / EMU) || 0
        break
      case 'wsp':
        this.current = undefined
        this.#fillKnown = false
        break
      case 'solidFill':
        this.#inFill = true
        break
      case 'srgbClr':
        if (this.#inFill) this.#set(attributes['val'] ?? '')
        break
      case 'schemeClr':
        if (this.#inFill) this.#set('')
        break
      case 'gradFill':
      case 'blipFill':
      case 'pattFill':
        this.#set('')
        break
      case 'noFill':
        this.#fillKnown = true
        break
      case 'fillRef':
        if (!this.#fillKnown && attributes['idx'] !== '0') this.#set('')
        break
      case 'shape':
      case 'rect':
      case 'roundrect':
      case 'oval':
        this.#openVml(attributes)
        break
    }
  }

  close(name: string): void {
    if (name === 'solidFill') this.#inFill = false
    else if (name === 'wsp' || name === 'shape' || name === 'rect' || name === 'roundrect') this.current = undefined
    else if (name === 'anchor') this.#anchorArea = 0
  }

  #set(fill: string): void {
    this.current = fill
    this.#fillKnown = true
    if (fill.toUpperCase() !== 'FFFFFF') {
      this.#context.backdropArea += this.#anchorArea
      this.#anchorArea = 0
    }
  }

  #openVml(attributes: Attributes): void {
    this.current = undefined
    const fill = attribute(attributes, 'fillcolor')?.split(' ')[0]
    if (fill === undefined || ['f', 'false'].includes(attribute(attributes, 'filled') ?? '')) return
    this.#anchorArea = vmlArea(attributes['style'] ?? '')
    this.#set(/^#[0-9a-f]{6}$/iu.test(fill) ? fill.slice(1) : fill === 'white' ? 'FFFFFF' : '')
  }
}

/** Square points of a VML shape, by its `style="width:100pt;height:50pt"`. */
function vmlArea(style: string): number {
  const points = (name: string): number => {
    const part = style.split(';').find((item) => item.trim().startsWith(`${name}:`))
    return Number.parseFloat(part?.slice(part.indexOf(':') + 1) ?? '0') || 0
  }
  return points('width') * points('height')
}
