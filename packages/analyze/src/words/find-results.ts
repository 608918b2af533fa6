import type { Profile, ResumeText, SectionKind, Span } from '@evenhand/model'
import { lowerSameLength } from '../judge/lower-same-length.ts'
import { prepareEvidence } from '../judge/prepare-evidence.ts'
import { sentencesIn } from '../judge/sentences.ts'
import {
  CHANGE_WORDS,
  DONE_WORDS,
  NO_FIGURES,
  PAY_WORDS,
  type ResultWords,
  TIMES_WORDS,
} from '../knowledge/judging/result-words.ts'
import { WITHOUT_BLANKS } from '../knowledge/tokenize.ts'
import { WordPatterns } from '../knowledge/word-patterns.ts'
import { countsIn, isFigure } from './figures.ts'

/** A sentence that states what came of the work, with a figure. */
export type Result = Span & { employment: number; weight: number }

const AT_WORD = '(?<![\\p{L}\\p{M}\\p{N}])'
const either = ({ spaced, unspaced }: ResultWords) => `${AT_WORD}(?:${spaced})|${unspaced}`
const PATTERNS = new WordPatterns(
  [CHANGE_WORDS, DONE_WORDS, TIMES_WORDS].map((words) => new RegExp(either(words), 'u')),
)
/** Where in the patterns each is found. */
type Signs = { changes: Span[]; done: Span[]; times: Span[] }

const HAS_FIGURE = /[\p{Nd}一二三四五六七八九十]/u
const NAMED = new RegExp(either(NO_FIGURES), 'gu')
const PAY = new RegExp(either(PAY_WORDS), 'u')
/** A sentence on pay is no longer: longer ones tell of work with other people's pay. */
const PAY_LONGEST = 80
/** Where figures are marks and lists of knowledge. */
const NO_WORK = new Set<SectionKind>(['education', 'skills', 'certificates'])
/** Words of a sentence that says something; characters, where no blanks part words. */
const LEAST = { words: 4, withChange: 3, characters: 8 }
/** "Value: 130 million": a label says nothing by itself. */
const LABEL = /^[^:]{2,20}:\s/u
const known = new WeakMap<Profile, { resume: ResumeText; results: Result[] }>()

/** Sentences with results, the most telling first: a change and its figure before a figure alone. */
export function findResults(profile: Profile, resume: ResumeText): Result[] {
  const before = known.get(profile)
  if (before?.resume === resume) return before.results
  const evidence = prepareEvidence(profile, resume)
  const text = evidence.folded
  const read = { text, written: evidence.text, signs: signsIn(text) }
  const results: Result[] = []
  for (const line of evidence.lines) {
    if (line.worth < 0.6 || NO_WORK.has(line.section)) continue
    for (const sentence of sentencesIn(evidence.text, { start: line.own, end: line.end })) {
      const weight = weightOf(read, sentence) * line.worth
      if (weight > 0) results.push({ ...sentence, employment: line.employment, weight })
    }
  }
  results.sort((a, b) => b.weight - a.weight || a.start - b.start)
  known.set(profile, { resume, results })
  return results
}

/** What makes a result of one: the word for the change, or for what was done, and the figure next to it. */
export type Core = Span & { figure: string; isLoose: boolean }

const NUMBERS = /\p{Nd}[\p{Nd}.,']*|[一二三四五六七八九十]/gu
const COMMA = /[,;،؛]\s|[、，；]/gu
/** So many items of a list between them, a change and a figure are of two things. */
const APART = 2

/** Where in a result its change and its figure stand; loose where they are of different items of a list: "500 ewes, fencing, hedge cutting". */
export function coreOf({ start, end }: Result, resume: ResumeText): Core | undefined {
  const written = resume.text.slice(start, end)
  const text = lowerSameLength(written)
  const { changes, done, times } = signsIn(text)
  if (times[0] !== undefined) return { ...shifted(times[0], start), figure: '', isLoose: false }
  const own = text.replaceAll(NAMED, (named) => ' '.repeat(named.length))
  const numbers = [...own.matchAll(NUMBERS)].map(({ index, 0: figure }) => ({
    start: index,
    end: index + figure.length,
  }))
  const signs = changes.length > 0 ? changes : done
  const pairs = (signs.length > 0 ? signs : numbers).flatMap((sign) =>
    numbers.map((number) => ({
      number,
      start: Math.min(sign.start, number.start),
      end: Math.max(sign.end, number.end),
    })),
  )
  const best = pairs.toSorted((a, b) => a.end - a.start - (b.end - b.start))[0]
  if (best === undefined) return undefined
  const commas = [...text.slice(best.start, best.end).matchAll(COMMA)].length
  return {
    ...shifted(best, start),
    figure: written.slice(best.number.start, best.number.end).replace(/[.,']$/u, ''),
    isLoose: commas >= (isFigure(own.slice(best.start, best.end + UNIT)) ? APART : 1),
  }
}

/** Letters behind a number in which its unit begins. */
const UNIT = 6

function shifted({ start, end }: Span, by: number): Span {
  return { start: start + by, end: end + by }
}

function signsIn(text: string): Signs {
  const [changes, done, times] = PATTERNS.findIn(text).map((found) => found.sort((a, b) => a.start - b.start))
  return { changes: changes!, done: done!, times: times! }
}

/** A resume in plain letters, the same as it was written, and what is found in it. */
type Read = { text: string; written: string; signs: Signs }

/** 2 for a change with its figure, 1 for a figure alone, 0 for a sentence without. */
function weightOf({ text, written, signs }: Read, sentence: Span): number {
  const said = text.slice(sentence.start, sentence.end)
  const inside = (found: Span[]) => within(found, sentence)
  const isTimes = inside(signs.times).length > 0
  if (!isTimes && !HAS_FIGURE.test(said)) return 0
  const changes = inside(signs.changes)
  const isChange = isTimes || changes.length > 0
  if (!isLongEnough(said, isChange)) return 0
  if (isTimes) return 2
  const own = said.replaceAll(NAMED, (named) => ' '.repeat(named.length))
  if (own.length < PAY_LONGEST && PAY.test(own) && !isChange) return 0
  if (isFigure(own)) return isChange || inside(signs.done).length > 0 ? 2 : 1
  return isChange && countsIn(own, written.slice(sentence.start, sentence.end)) ? 2 : 0
}

/** Of spans in order those that begin within another. */
function within(found: Span[], { start, end }: Span): Span[] {
  let [low, high] = [0, found.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (found[middle]!.start < start) low = middle + 1
    else high = middle
  }
  let after = low
  while (after < found.length && found[after]!.start < end) after++
  return found.slice(low, after)
}

function isLongEnough(said: string, isChange: boolean): boolean {
  const words =
    said
      .replace(LABEL, '')
      .match(/\S+/gu)
      ?.filter((word) => /[\p{L}\p{N}]/u.test(word)) ?? []
  if (words.length >= (isChange ? LEAST.withChange : LEAST.words)) return true
  return WITHOUT_BLANKS.test(said) && words.join('').length >= LEAST.characters
}
