import { FUNCTION_WORDS } from './judging/function-words.ts'
import { tokenize, type Tokens } from './tokenize.ts'
import { knownWords } from './vocabulary.ts'

/** Scripts that tell a language, or nearly: judging needs to know only whether two texts share their words. */
const SCRIPTS: [code: string, from: number, to: number][] = [
  ['el', 0x370, 0x3ff],
  ['ru', 0x400, 0x52f],
  ['he', 0x590, 0x5ff],
  ['ar', 0x600, 0x6ff],
  ['hi', 0x900, 0x97f],
  ['bn', 0x980, 0x9ff],
  ['ta', 0xb80, 0xbff],
  ['te', 0xc00, 0xc7f],
  ['th', 0xe00, 0xe7f],
  ['ja', 0x3040, 0x30ff],
  ['zh', 0x4e00, 0x9fff],
  ['ko', 0xac00, 0xd7af],
]
const LONGEST = 20_000
/** Letters of a script, and function words of a language, from which a text is in it. */
const SCRIPT_SHARE = 0.25
const WORDS_LEAST = 3
/** So many words on either side tell the language of one among them. */
const AROUND = 15
/** A word counts this often at most: a single letter stands for much in a list. */
const WORD_MOST = 8
/** Kana beside Chinese characters are Japanese, however few. */
const KANA_LEAST = 8
const DOT = 46

const codes = Object.keys(FUNCTION_WORDS)
/** By the numbers of function words, the languages that have them. They are numbered before all other words. */
const languages: number[][] = []
for (const [language, code] of codes.entries()) {
  for (const word of FUNCTION_WORDS[code]!.split(' ')) {
    const number = knownWords.learn(word)
    while (languages.length <= number) languages.push([])
    languages[number]!.push(language)
  }
}

/**
 * The language most of a text is written in, ISO 639-1; `en` where nothing tells. Reads its first 20,000 characters. `tokens`:
 * the words of the text, where they are known.
 */
export function languageOfText(text: string, tokens?: Tokens): string {
  return toldLanguage(text, tokens) ?? 'en'
}

/** The same; undefined where nothing tells. `until`: reads less of it. */
export function toldLanguage(text: string, tokens?: Tokens, until = LONGEST): string | undefined {
  const part = text.slice(0, until)
  return scriptOf(part) ?? latinOf(part, tokens ?? tokenize(part))
}

/** Whether the words before one, or those from it on, are in a language of Latin letters. */
export function isAround(language: string, tokens: Tokens, at: number): boolean {
  const isOf = (from: number, until: number) => {
    const counts = codes.map(() => 0)
    for (let near = Math.max(0, from); near < Math.min(tokens.numbers.length, until); near++)
      count(counts, tokens.numbers[near]!)
    return mostOf(counts) === language
  }
  return isOf(at, at + AROUND) || isOf(at - AROUND, at)
}

const hex = (code: number) => `\\u${code.toString(16).padStart(4, '0')}`
const OF_SCRIPTS = new RegExp(`[${SCRIPTS.map(([, from, to]) => `${hex(from)}-${hex(to)}`).join('')}]`)

function scriptOf(text: string): string | undefined {
  if (!OF_SCRIPTS.test(text)) return undefined
  const counts = SCRIPTS.map(() => 0)
  let letters = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if ((code >= 97 && code <= 122) || (code >= 65 && code <= 90)) letters++
    if (code < 0x370) continue
    const script = SCRIPTS.findIndex(([, from, to]) => code >= from && code <= to)
    if (script === -1) continue
    counts[script]!++
    letters++
  }
  const kana = SCRIPTS.findIndex(([code]) => code === 'ja')
  if (counts[kana]! >= KANA_LEAST) return 'ja'
  const most = Math.max(...counts)
  return most > letters * SCRIPT_SHARE ? SCRIPTS[counts.indexOf(most)]![0] : undefined
}

function latinOf(text: string, { numbers, starts }: Tokens): string | undefined {
  const counts = codes.map(() => 0)
  const times = new Uint8Array(languages.length)
  for (let at = 0; at < numbers.length && starts[at]! < text.length; at++) {
    const number = numbers[at]!
    // What was learnt later is no function word; ".com" is the end of an address, and no Portuguese.
    if (number >= languages.length || times[number] === WORD_MOST || text.charCodeAt(starts[at]! - 1) === DOT) continue
    times[number]!++
    count(counts, number)
  }
  return mostOf(counts)
}

function count(counts: number[], number: number): void {
  if (number < languages.length) for (const language of languages[number]!) counts[language]!++
}

function mostOf(counts: number[]): string | undefined {
  const most = Math.max(...counts)
  return most < WORDS_LEAST ? undefined : codes[counts.indexOf(most)]
}
