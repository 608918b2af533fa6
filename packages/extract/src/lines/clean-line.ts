import { orderThaiMarks } from '@evenhand/model'
import { decodeHTMLStrict } from 'entities'
import { mendMojibake } from './mend-mojibake.ts'
import { stripInvisible, type Stripped } from './strip-invisible.ts'

/** Thai glyphs of old fonts, U+F700 to U+F71A, as the letters and marks they draw. */
const THAI_GLYPHS =
  '\u0E10\u0E34\u0E35\u0E36\u0E37\u0E48\u0E49\u0E4A\u0E4B\u0E4C\u0E48\u0E49\u0E4A\u0E4B\u0E4C\u0E0D\u0E31\u0E4D\u0E47\u0E48\u0E49\u0E4A\u0E4B\u0E4C\u0E38\u0E39\u0E3A'
/** Radicals that fonts hold for the characters of the same look, and which NFKC leaves: each before its character. */
const RADICALS =
  '⺒巳 ⺓幺 ⺛旡 ⺜日 ⺝月 ⺟母 ⺠民 ⺩王 ⺫目 ⺬示 ⺮竹 ⺶羊 ⺼肉 ⺽臼 ⻁虎 ⻄西 ⻅见 ⻆角 ⻉贝 ⻋车 ⻑長 ⻓长 ⻔门 ⻘青 ⻙韦 ⻚页 ⻛风 ⻜飞 ⻝食 ⻢马 ⻣骨 ⻤鬼 ⻥鱼 ⻦鸟 ⻧卤 ⻨麦 ⻩黄 ⻪黾 ⻫斉 ⻬齐 ⻭歯 ⻮齿 ⻯竜 ⻰龙 ⻱龜 ⻲亀 ⻳龟'
const CHARACTERS = new Map(RADICALS.split(' ').map((pair) => [pair[0]!, pair[1]!]))
/** List bullets of Symbol and Wingdings. */
const BULLETS = /[\uF0A7\uF0A8\uF0B7\uF0D8\uF06C\uF06E]/gu
const PRIVATE = /[\uE000-\uF8FF\u{F0000}-\u{FFFFD}\u{100000}-\u{10FFFD}]+/gu
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/gu
const ASCII = /^[\t\x20-\x7E]*$/u
/** Single letters with blanks between them, and nothing else but an initial's full stop: "A D A   M.   W E I R". */
const SPACED = /^\p{L}\p{M}?(?:\p{Zs}{1,4}[\p{L}&]\p{M}?|\p{Zs}{2,4}\p{L}\.(?=\p{Zs}{2})){4,60}$/u

/**
 * "Resume of A D A   W E I R", "A D A   O ' W E I R | Nurse": two to five words whose capitals are set apart, beside other
 * words or with a hyphen or an apostrophe in them.
 */
const APART = String.raw`\p{Lu}\p{M}?(?:\p{Zs}(?:['’-]\p{Zs})?\p{Lu}\p{M}?(?![\p{L}\p{M}\p{N}'’.])){1,24}`
const SPACED_WITHIN = new RegExp(String.raw`(?<!\S)${APART}(?:\p{Zs}{2,4}${APART}){1,4}(?![\p{L}\p{N}])`, 'gu')
/** Letters of the shortest row of such words: "A B   C D" are marks. */
const LEAST_SPACED = 6

/** "姓 名：", "- 학 력 :": a label whose few letters are spread to the width of longer ones. */
const SPREAD_LABEL =
  /(?<![^\s|•*·-])[\p{Script=Han}\p{Script=Hangul}](?:\p{Zs}{1,6}[\p{Script=Han}\p{Script=Hangul}]){1,3}(?=\p{Zs}{0,4}[:：])/gu

/** Accents that stand alone; NFKC would make each a blank and a mark on the letter before. */
const LONE_ACCENTS = /[\u00A8\u00AF\u00B4\u00B8\u02C6\u02C7\u02D8-\u02DD]/gu

/** "R&amp;D", "&#8226;": what a page's source leaves in texts that were copied out of it. */
const REFERENCE = /&(?:#\d{2,7}|#x[\da-f]{2,6}|[a-z]{2,8});/iu

/** A reference may stand for the end of a line, which is none here. */
const BREAKS = /[\n\v\f\r\u2028\u2029]/gu

/**
 * One line as it is meant to be read: character references resolved, NFKC, no controls, private-use or invisible
 * characters, Thai marks in order, blanks collapsed, one tab between columns. Also tells what the invisible characters
 * spelled.
 */
export function cleanLine(written: string): Stripped {
  const input = REFERENCE.test(written) ? decodeHTMLStrict(written).replaceAll(BREAKS, ' ') : written
  if (ASCII.test(input)) return { text: collapseBlanks(closeLetters(input)), found: [] }
  const stripped = stripInvisible(mendMojibake(input.toWellFormed()))
  const letters = stripped.text
    .replaceAll(/[\uF700-\uF71A]/gu, (glyph) => THAI_GLYPHS[glyph.charCodeAt(0) - 0xf700] ?? '')
    .replaceAll(BULLETS, '\u2022 ')
    .replaceAll(PRIVATE, dropGlyph)
    .replaceAll(/[\u2E80-\u2EF3]/gu, (radical) => CHARACTERS.get(radical) ?? radical)
    // What some fonts call their blank.
    .replaceAll('\u2423', ' ')
    .replaceAll(CONTROLS, '')
    .replaceAll(LONE_ACCENTS, (accent) => (accent === '\u00B4' ? "'" : ''))
  const text = orderThaiMarks(closeLabels(closeLetters(letters)).normalize('NFKC'))
    .replaceAll(/[\u2010\u2011]/gu, '-')
    // Lao SARA AM falls apart in NFKC just as the Thai one does.
    .replaceAll(/\u0ECD([\u0EC8-\u0ECB]?)\u0EB2/gu, '$1\u0EB3')
  return { text: collapseBlanks(text), found: stripped.found }
}

/** A line of letters set apart as words: two blanks or more part these. */
function closeLetters(text: string): string {
  const line = text.trim()
  if (SPACED.test(line)) return closed(line)
  return text.replaceAll(SPACED_WITHIN, (words) => (countOf(words) < LEAST_SPACED ? words : closed(words)))
}

function closed(letters: string): string {
  return letters.replaceAll(/(?<=\S)\p{Zs}(?=\S)/gu, '')
}

function countOf(words: string): number {
  return words.replaceAll(/\P{L}/gu, '').length
}

function closeLabels(text: string): string {
  if (!text.includes(':') && !text.includes('：')) return text
  return text.replaceAll(SPREAD_LABEL, (label) => label.replaceAll(/\p{Zs}/gu, ''))
}

/** Runs of blanks to one space, or to one tab where the run holds a tab; trimmed. */
export function collapseBlanks(text: string): string {
  return text.replaceAll(/[\t\p{Zs}]+/gu, (run) => (run.includes('\t') ? '\t' : ' ')).trim()
}

/** An icon leaves a gap between words, an unmapped ligature none inside one. */
function dropGlyph(glyphs: string, at: number, whole: string): string {
  const before = at > 0 && /[\p{L}\p{N}]/u.test(whole.slice(at - 1, at))
  const next = at + glyphs.length
  return before && /[\p{L}\p{N}]/u.test(whole.slice(next, next + 1)) ? '' : ' '
}
