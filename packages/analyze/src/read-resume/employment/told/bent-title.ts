import type { Span } from '@evenhand/model'
import { OWN_WORK_TITLES } from '../../../knowledge/reading/own-work-words.ts'
import type { DateRange } from '../../dates/find-ranges.ts'
import type { Doc } from '../../text/document.ts'
import { phraseKeys, type Word } from '../../text/phrase-set.ts'
import { behindRange, linkLength } from './own-words.ts'
import { isInRange } from './prose-names.ts'

const NO_TITLE = setOf(OWN_WORK_TITLES.noTitle)
const AS_BEHIND = setOf(OWN_WORK_TITLES.asBehind)
const HOW = setOf(OWN_WORK_TITLES.how)
const SUFFIXES = setOf(OWN_WORK_TITLES.suffixes)
const LONGEST = 5
const SHORTEST_WORD = 4
/** How what somebody works as ends, by language: in the instrumental. */
const ENDINGS: Record<string, RegExp> = {
  ru: /(?:ом|ем|ём|ой|ей|ою|ею|ым|им)$/,
  uk: /(?:ом|ем|єм|ою|ею|єю|им|ім)$/,
  pl: /(?:em|ą|ym|im)$/,
  cs: /(?:em|ou|ým|ím|cí)$/,
  sk: /(?:om|ou|ým|ím)$/,
}

/** `verb`: where the verb of working ends. */
type Hints = { verb: number | undefined; ranges: DateRange[]; employer: Span | undefined }

/**
 * The title that a language tells by an ending or by a word behind it: "работала кассиром в", "byłam kasjerką w", "kasiyer olarak",
 * or, in Arabic, that stands between the verb and "in".
 */
export function bentTitle(doc: Doc, words: Word[], { verb, ranges, employer }: Hints): Span | undefined {
  const language = doc.resume.language ?? ''
  if (language === 'tr') return beforeAs(doc, words, ranges)
  if (language === 'ar') return verb === undefined ? undefined : untilLink(doc, words, { from: verb, ranges })
  const ending = ENDINGS[language]
  if (ending === undefined || verb === undefined) return undefined
  const behind = words.findIndex(({ start }) => employer !== undefined && start >= employer.end)
  for (const from of [verb, behind]) {
    const title = from < 0 ? undefined : endedAt(doc, words, { from, ranges, ending })
    if (title !== undefined) return title
  }
  return undefined
}

type At = { from: number; ranges: DateRange[] }

/** Words in the instrumental right behind the verb or its time, and what goes on behind them, up to a sign or "in". */
function endedAt(doc: Doc, words: Word[], { from, ranges, ending }: At & { ending: RegExp }): Span | undefined {
  const first = behindRange(words, { from, ranges })
  const word = words[first]
  if (word === undefined || word.key.length < SHORTEST_WORD || NO_TITLE.has(word.key)) return undefined
  if (!ending.test(doc.text.slice(word.start, word.end).toLowerCase())) return undefined
  return { start: word.start, end: words[endOf(doc, words, { from: first, ranges }) - 1]!.end }
}

/** "عملت بائعة في متجر": up to "in", which has to follow. */
function untilLink(doc: Doc, words: Word[], { from, ranges }: At): Span | undefined {
  const first = behindRange(words, { from, ranges })
  if (first >= words.length || linkLength(words, first) > 0 || NO_TITLE.has(words[first]!.key)) return undefined
  const until = endOf(doc, words, { from: first, ranges })
  return linkLength(words, until) > 0 ? { start: words[first]!.start, end: words[until - 1]!.end } : undefined
}

/** "Merrow Market'te kasiyer olarak": what stands between the house and "as". */
function beforeAs(doc: Doc, words: Word[], ranges: DateRange[]): Span | undefined {
  const as = words.findIndex(({ key }) => AS_BEHIND.has(key))
  let first = as
  while (first > 0 && as - first < LONGEST) {
    const word = words[first - 1]!
    if (isInRange(word, ranges) || SUFFIXES.has(word.key) || HOW.has(word.key) || LOCATIVE.test(word.key)) break
    if (!/^ ?$/.test(doc.fold.slice(word.end, words[first]!.start))) break
    first--
  }
  return first < as ? { start: words[first]!.start, end: words[as - 1]!.end } : undefined
}

/** "fırında", "mağazasında": where one works. */
const LOCATIVE = /..(?:[dt][ae]|n[dt][ae])$/

function endOf(doc: Doc, words: Word[], { from, ranges }: At): number {
  let until = from + 1
  while (until < Math.min(words.length, from + LONGEST)) {
    const word = words[until]!
    if (isInRange(word, ranges) || linkLength(words, until) > 0 || NO_TITLE.has(word.key)) break
    if (!/^[ -]$/.test(doc.fold.slice(words[until - 1]!.end, word.start))) break
    until++
  }
  return until
}

function setOf(list: string): Set<string> {
  return new Set(phraseKeys(list))
}
