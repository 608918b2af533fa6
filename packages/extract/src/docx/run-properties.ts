import type { HiddenReason, LineLevel } from '@evenhand/model'
import { type Attributes, attribute } from '../zip/parse-xml.ts'

/** What a run, a paragraph or a style says about its characters. Absent: inherited. */
export type RunProperties = {
  bold?: boolean
  /** Points. */
  size?: number
  /** Six hex digits, or 'auto'. */
  colour?: string
  vanish?: boolean
  /** Background: six hex digits, or '' where it is not plain white or one known colour. */
  shade?: string
  font?: string
  /** Character style's id. */
  style?: string
}

/** What a paragraph, or its style, says about itself. */
export type ParagraphProperties = {
  style?: string
  /** undefined: not said; 'body' takes a style's level away. */
  level?: LineLevel
  shade?: string
  numberId?: string
  numberLevel?: string
}

/** Text smaller than this many points is not meant to be read. */
export const TINY = 2

/** Takes over one child element of `w:rPr`. */
export function applyRunProperty(run: RunProperties, name: string, attributes: Attributes): void {
  switch (name) {
    case 'b':
      run.bold = isOn(attributes)
      break
    case 'vanish':
      run.vanish = isOn(attributes)
      break
    case 'color':
      run.colour = attribute(attributes, 'val')
      break
    case 'sz': {
      const halfPoints = Number(attribute(attributes, 'val'))
      if (halfPoints >= 0 && halfPoints <= 3276) run.size = halfPoints / 2
      break
    }
    case 'shd':
      run.shade = shadeOf(attributes) ?? run.shade
      break
    case 'highlight':
      if (attribute(attributes, 'val') !== 'none') run.shade = ''
      break
    case 'rFonts':
      run.font = attribute(attributes, 'ascii') ?? attribute(attributes, 'hAnsi') ?? run.font
      break
    case 'rStyle':
      run.style = attribute(attributes, 'val')
      break
  }
}

/** Takes over one child element of `w:pPr`. */
export function applyParagraphProperty(paragraph: ParagraphProperties, name: string, attributes: Attributes): void {
  const value = attribute(attributes, 'val')
  if (name === 'pStyle') paragraph.style = value
  else if (name === 'outlineLvl') paragraph.level = Number(value) < 9 ? 'heading' : 'body'
  else if (name === 'shd') paragraph.shade = shadeOf(attributes) ?? paragraph.shade
  else if (name === 'numId') paragraph.numberId = value
  else if (name === 'ilvl') paragraph.numberLevel = value
}

/** A toggle without a value is on. */
export function isOn(attributes: Attributes): boolean {
  const value = attribute(attributes, 'val')
  return value === undefined || !['0', 'false', 'off', 'none'].includes(value)
}

/** The colour of `w:shd`; '' for a pattern of two colours; undefined for none. */
export function shadeOf(attributes: Attributes): string | undefined {
  const pattern = attribute(attributes, 'val')
  const fill = attribute(attributes, 'fill')
  if (pattern !== undefined && pattern !== 'clear' && pattern !== 'nil') return ''
  return fill === undefined || fill === 'auto' ? undefined : fill.replace('#', '')
}

/** Why a run with this look cannot be seen, apart from its colour. */
export function hiddenByShape(run: RunProperties): HiddenReason | undefined {
  if (run.vanish) return 'hidden-run'
  return run.size !== undefined && run.size < TINY ? 'tiny' : undefined
}
