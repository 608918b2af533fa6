import { maskLatex } from './mask-latex.ts'

const NO_WIDTH = '\u200b'
const decoder = new TextDecoder()

/** ":office:": a picture by its name, as Markdown has it. */
const PICTURE = /:[a-z][a-z\d_]{2,40}:(?=\s|:|$)/g
/** "**Store Manager**": bold, as Markdown has it. */
const BOLD = /\*\*(?=[^\s*])([^*\n]*[^\s*])\*\*/g
/** "*Store Manager*": a line that is slanted as a whole; "*" before words and not behind them is a bullet. */
const SLANTED = /^\*(?=[^\s*])([^*\n]*[^\s*])\*(?=\s*$)/gmu

/** "Duration<tab>:<tab>2019 - 2021", "Name<tab>: -<tab>Ada Merrow": tabs that set the colon of a label below the others'; behind a date it sets apart what is told of. */
const SET_COLON = /(?<=[\p{L}\p{M}).'])\t {0,4}[:：](?: ?-(?=\t))?\t?/gu

/** "Merrow Ltd <https://merrow.example>": where a link leads, behind the words that it stands for. */
const LINKED = /(?<=[\p{L}\p{M}\p{N}).'"\]] ?)<https?:\/\/[^\s<>]{1,300}>/giu

/**
 * Some converters write the bytes of a bullet or dash as the characters `\xe2\x97\x8f`. Runs of such escapes that
 * are not letters become the sign itself, tags that end a line a tab, marks of Markdown and where links lead nothing, and
 * blanks of no width keep the text's length.
 */
export function maskEscapes(text: string): string {
  return maskColons(maskBytes(maskBreaks(maskMarks(maskLinked(maskLatex(text))))))
}

function maskLinked(text: string): string {
  return text.includes('<http') ? text.replaceAll(LINKED, (address) => NO_WIDTH.repeat(address.length)) : text
}

/** A colon that tabs stand around is one between a label and its value, as any other. */
function maskColons(text: string): string {
  if (!text.includes('\t')) return text
  return text.replaceAll(SET_COLON, (colon) => ' : '.padEnd(colon.length).slice(0, colon.length))
}

/** "Ada Merrow<br />": what ends a line in the source of a page parts what stands beside it. */
function maskBreaks(text: string): string {
  if (!text.includes('<') || !/<\/?br/iu.test(text)) return text
  return text.replaceAll(/<\/?br\s?\/?>/giu, (tag) => '\t'.padEnd(tag.length, NO_WIDTH))
}

function maskBytes(text: string): string {
  if (!text.includes('\\x')) return text
  return text.replaceAll(/(?:\\x[0-9a-f]{2}){1,8}/gi, (run) => {
    const known = masked.get(run) ?? maskedRun(run)
    if (masked.size < MOST_KNOWN) masked.set(run, known)
    return known
  })
}

/** There are few such signs, the same in one text and the next. */
const masked = new Map<string, string>()
const MOST_KNOWN = 1000

function maskedRun(run: string): string {
  const bytes = run
    .split('\\x')
    .slice(1)
    .map((hex) => Number.parseInt(hex, 16))
  const sign = decoder.decode(new Uint8Array(bytes))
  if (/[\p{L}\p{M}]/u.test(sign)) return run
  return sign.length > 0 && sign.length <= run.length ? sign.padEnd(run.length, NO_WIDTH) : NO_WIDTH.repeat(run.length)
}

/** Without the marks of Markdown that are neither words nor bullets. */
function maskMarks(text: string): string {
  const plain = text.replaceAll(PICTURE, (name, at: number) =>
    at === 0 || /[\s:]/.test(text[at - 1]!) ? NO_WIDTH.repeat(name.length) : name,
  )
  if (!plain.includes('*')) return plain
  const upright = plain.replaceAll(SLANTED, (_, slanted: string) => `${NO_WIDTH}${slanted}${NO_WIDTH}`)
  return upright.includes('**') ? upright.replaceAll(BOLD, (_, bold: string) => `${MARKS}${bold}${MARKS}`) : upright
}

const MARKS = NO_WIDTH.repeat(2)
