import type { HiddenReason } from '@evenhand/model'

/** Text without its invisible characters, and what those spelled. */
export type Stripped = { text: string; found: { text: string; reason: HiddenReason }[] }

/** Runs this long of zero-width characters carry a message; shorter ones come from word processors. */
const MESSAGE_LENGTH = 8

const TAGS = /[\u{E0000}-\u{E007F}]+/gu
const SELECTORS = /[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]+/gu
const ZERO_WIDTH = /[\u200B-\u200D\u2060-\u2064\uFEFF\u180E]+/gu
/** Soft hyphen, marks and overrides of direction, annotation anchors, fillers that draw nothing. */
const DROPPED = /[\u00AD\u034F\u061C\u200E\u200F\u202A-\u202E\u2066-\u206F\uFFF0-\uFFFB\u115F\u1160\u3164\uFFA0]/gu
const JOINING =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Mongolian}]$/u
const EMOJI_BEFORE = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]$/u
const EMOJI_AFTER = /^\p{Extended_Pictographic}/u

/**
 * Removes tag characters, variation selectors 17 to 256, controls of direction and zero-width characters.
 * ZWJ and ZWNJ stay where scripts and emoji need them: Persian, Hindi and Malayalam words come out unchanged.
 */
export function stripInvisible(input: string): Stripped {
  const found: Stripped['found'] = []
  const text = input
    .replaceAll(TAGS, (run, at: number) => {
      // A flag of England, Scotland or Wales is spelled in tags and hides nothing.
      const flag = input.slice(Math.max(0, at - 2), at) === '\u{1F3F4}'
      if (!flag) report(found, 'tag-characters', readTags(run))
      return ''
    })
    .replaceAll(SELECTORS, (run) => {
      if (run.length === 1) return run
      const values = [...run]
      if (values.length > 1) report(found, 'tag-characters', readSelectors(values))
      return ''
    })
    .replaceAll(DROPPED, '')
  return { text: stripZeroWidth(text, found), found }
}

function stripZeroWidth(text: string, found: Stripped['found']): string {
  return text.replaceAll(ZERO_WIDTH, (run, at: number) => {
    if (run.length >= MESSAGE_LENGTH) report(found, 'zero-width', readBits(run))
    const joiner = run.length === 1 && (run === '\u200C' || run === '\u200D')
    if (!joiner) return ''
    const before = text.slice(Math.max(0, at - 2), at)
    if (JOINING.test(before)) return run
    const inEmoji = run === '\u200D' && EMOJI_BEFORE.test(before) && EMOJI_AFTER.test(text.slice(at + 1, at + 3))
    return inEmoji ? run : ''
  })
}

function report(found: Stripped['found'], reason: HiddenReason, text: string): void {
  const shown = text.trim()
  if (shown !== '') found.push({ text: shown, reason })
}

function readTags(run: string): string {
  let text = ''
  for (const char of run) {
    const code = (char.codePointAt(0) ?? 0) - 0xe0000
    if (code >= 0x20 && code < 0x7f) text += String.fromCharCode(code)
  }
  return text
}

/** Variation selectors 1 to 256 stand for the bytes 0 to 255 in the known smuggling scheme. */
function readSelectors(run: string[]): string {
  const bytes = run.map((char) => {
    const code = char.codePointAt(0) ?? 0
    return code <= 0xfe0f ? code - 0xfe00 : code - 0xe0100 + 16
  })
  return printable(new TextDecoder().decode(new Uint8Array(bytes)))
}

/** Two kinds of zero-width characters spell bits; other mixtures are shown by their code points. */
function readBits(run: string): string {
  const kinds = [...new Set(run)].toSorted()
  if (kinds.length === 2) {
    for (const one of kinds) {
      const bytes: number[] = []
      for (let at = 0; at + 8 <= run.length; at += 8) {
        let byte = 0
        for (let bit = 0; bit < 8; bit++) byte = byte * 2 + (run[at + bit] === one ? 1 : 0)
        bytes.push(byte)
      }
      const text = new TextDecoder().decode(new Uint8Array(bytes))
      if (printable(text) === text) return text
    }
  }
  return [...run.slice(0, 40)].map((char) => `U+${char.charCodeAt(0).toString(16).toUpperCase()}`).join(' ')
}

function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cn}\p{Co}\uFFFD]/gu, '')
}
