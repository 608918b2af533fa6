import type { LineLevel } from '@evenhand/model'
import { levelOfName } from '../docx/word-styles.ts'
import { CHARACTER_SETS, CODE_PAGES } from './rtf-code-pages.ts'

export type RtfFont = { encoding: string | undefined; name: string }

/** Fonts, colours and styles that the head of an RTF file lists. */
export class RtfTables {
  readonly fonts = new Map<number, RtfFont>()
  /** Six hex digits; undefined: automatic. */
  readonly colours: (string | undefined)[] = []
  readonly levels = new Map<number, LineLevel>()
  #font: RtfFont | undefined
  #colour: { red: number; green: number; blue: number } | undefined
  #style = 0
  #name = ''

  /** Takes over a control word of the font table. */
  fontWord(name: string, parameter: number): void {
    if (name === 'f') {
      this.#font = { encoding: undefined, name: '' }
      if (this.fonts.size < 5000) this.fonts.set(parameter, this.#font)
    } else if (this.#font && name === 'fcharset') this.#font.encoding = CHARACTER_SETS[parameter]
    else if (this.#font && name === 'cpg') this.#font.encoding = CODE_PAGES[parameter]
  }

  fontText(character: string): void {
    if (this.#font && character !== ';' && this.#font.name.length < 64) this.#font.name += character
  }

  colourWord(name: string, parameter: number): void {
    const channel = Math.min(255, Math.max(0, parameter))
    this.#colour ??= { red: 0, green: 0, blue: 0 }
    if (name === 'red' || name === 'green' || name === 'blue') this.#colour[name] = channel
  }

  colourText(character: string): void {
    if (character !== ';' || this.colours.length > 5000) return
    const colour = this.#colour
    const hex = (value: number): string => value.toString(16).padStart(2, '0')
    this.colours.push(colour && hex(colour.red) + hex(colour.green) + hex(colour.blue))
    this.#colour = undefined
  }

  styleWord(name: string, parameter: number): void {
    if (name === 's') this.#style = parameter
    else if (name === 'cs' || name === 'ts' || name === 'ds') this.#style = -1
  }

  styleText(character: string): void {
    if (character !== ';') {
      if (this.#name.length < 64) this.#name += character
      return
    }
    const level = levelOfName(this.#name.trim())
    if (level && this.#style >= 0) this.levels.set(this.#style, level)
    this.#name = ''
    this.#style = 0
  }
}
