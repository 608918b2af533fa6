import { ExtractError, type ExtractWarning } from '@evenhand/model'
import type { ReadDocument } from '../lines/raw-line.ts'
import { inferLevels } from '../text/infer-levels.ts'
import { BREAKS, CHARACTERS, DESTINATIONS, LOOKS, READ_WHEN_STARRED, SKIPPED } from './rtf-words.ts'
import { type Destination, FRESH, type RtfState, RtfWriter } from './rtf-writer.ts'
import { type RtfHandler, tokenizeRtf } from './tokenize-rtf.ts'

const DEEPEST = 2000
const FRAMES: readonly Destination[] = ['header', 'footer', 'note', 'box']

type Group = {
  state: RtfState
  opened: Destination | undefined
  result: { address: string; start: number } | undefined
}

/** Reads RTF in any code page. Throws ExtractError 'damaged'. */
export function readRtf(bytes: Uint8Array, _fileName: string): ReadDocument {
  const reader = new RtfReader()
  tokenizeRtf(bytes, reader)
  const { lines, hidden, pages } = reader.finish()
  inferLevels(lines)
  const warnings: ExtractWarning[] = reader.depth > 0 ? [{ code: 'document-damaged', args: {} }] : []
  return { mediaType: 'application/rtf', lines, pages, warnings, hidden }
}

class RtfReader implements RtfHandler {
  readonly out = new RtfWriter()
  #state: RtfState = { ...FRESH, destination: 'text', level: undefined, fallbacks: 1 }
  #groups: Group[] = []
  #opened: Destination | undefined
  #result: { address: string; start: number } | undefined
  #isStarred = false
  #fallbacksLeft = 0

  get depth(): number {
    return this.#groups.length
  }

  finish(): ReturnType<RtfWriter['finish']> {
    this.#flush()
    return this.out.finish()
  }

  open(): void {
    if (this.#groups.length >= DEEPEST) throw new ExtractError('damaged', 'rtf: depth')
    this.#flush()
    this.#groups.push({ state: this.#state, opened: this.#opened, result: this.#result })
    this.#state = { ...this.#state }
    this.#opened = undefined
    this.#result = undefined
    this.#isStarred = false
    this.#fallbacksLeft = 0
  }

  close(): void {
    this.#flush()
    const opened = this.#opened
    if (opened === 'listmark') this.out.closeMark(this.#state)
    else if (opened && FRAMES.includes(opened)) this.out.closeFrame(opened)
    if (this.#result) this.out.closeResult(this.#result)
    const group = this.#groups.pop()
    if (!group) return
    this.#state = group.state
    this.#opened = group.opened
    this.#result = group.result
    this.#isStarred = false
    this.#fallbacksLeft = 0
  }

  byte(byte: number): void {
    if (this.#fallbacksLeft > 0) this.#fallbacksLeft -= 1
    else this.#text(byte)
  }

  symbol(character: string): void {
    if (character === '*') this.#isStarred = true
    else if (this.#fallbacksLeft > 0) this.#fallbacksLeft -= 1
    else if (character === '~') this.#character(' ')
    else if (character === '_') this.#character('-')
    else if (character === '{' || character === '}' || character === '\\') this.#character(character)
    else if (character === '\n' || character === '\r') this.word('par', undefined)
    else if (character === '\t') this.#character('\t')
  }

  word(name: string, parameter: number | undefined): void {
    this.#fallbacksLeft = 0
    const isStarred = this.#isStarred
    this.#isStarred = false
    const { destination } = this.#state
    if (destination === 'skip') return
    if (Object.hasOwn(DESTINATIONS, name)) this.#enter(DESTINATIONS[name] ?? 'skip')
    else if (SKIPPED.has(name) || (isStarred && !READ_WHEN_STARRED.has(name))) this.#enter('skip')
    else if (destination === 'fonts') this.out.tables.fontWord(name, parameter ?? 0)
    else if (destination === 'colours') this.out.tables.colourWord(name, parameter ?? 0)
    else if (destination === 'styles') this.out.tables.styleWord(name, parameter ?? 0)
    else if (name === 'u') this.#unicode(parameter ?? 0)
    else if (name === 'fldrslt') this.#result = this.out.openResult()
    else if (Object.hasOwn(CHARACTERS, name)) this.#character(CHARACTERS[name] ?? '')
    else if (Object.hasOwn(LOOKS, name)) {
      this.#flush()
      LOOKS[name]?.(this.#state, parameter, this.out)
    } else if (Object.hasOwn(BREAKS, name) && destination !== 'listmark' && destination !== 'code') {
      this.#flush()
      BREAKS[name]?.(this.out, parameter)
    }
  }

  #enter(destination: Destination): void {
    this.#flush()
    this.#state.destination = FRAMES.includes(destination) ? 'text' : destination
    this.#opened = destination
    if (!FRAMES.includes(destination)) return
    this.#state.level = undefined
    this.out.openFrame()
  }

  #unicode(parameter: number): void {
    this.#character(String.fromCharCode(parameter & 0xffff))
    this.#fallbacksLeft = this.#state.fallbacks
  }

  #text(byte: number): void {
    const { destination } = this.#state
    if (destination === 'skip') return
    const { tables } = this.out
    if (destination === 'fonts') tables.fontText(String.fromCharCode(byte))
    else if (destination === 'colours') tables.colourText(String.fromCharCode(byte))
    else if (destination === 'styles') tables.styleText(String.fromCharCode(byte))
    else this.out.byte(byte)
  }

  #character(text: string): void {
    const { destination } = this.#state
    const isTable = destination === 'fonts' || destination === 'colours' || destination === 'styles'
    if (destination !== 'skip' && !isTable) this.out.character(text, this.#state)
  }

  #flush(): void {
    this.out.flush(this.#state)
  }
}
