import type { CountryCode } from 'libphonenumber-js/max'
import { COUNTRY_HINTS, LANGUAGE_COUNTRIES } from '../../knowledge/reading/phone-countries.ts'
import type { Doc } from '../text/document.ts'

/** Letters at the top that may tell where the candidate lives. */
const HOME_LETTERS = 1200
const HINTS = COUNTRY_HINTS.flatMap(([country, words], rank) => words.map((word) => ({ country, word, rank })))
/** By the first two letters of a word, as `opensAt` puts them, the hints that begin so. */
const HINTS_AT: (typeof HINTS | undefined)[] = Array.from({ length: 0x1000 }, () => undefined)
for (const hint of HINTS) (HINTS_AT[opensAt(hint.word.charCodeAt(0), hint.word.charCodeAt(1))] ??= []).push(hint)

function opensAt(first: number, second: number): number {
  return (first * 31 + second) & (HINTS_AT.length - 1)
}

/** Where numbers without a country code most likely belong, by places named at the top and the language. */
export function homeCountry({ fold, codes, resume }: Doc): CountryCode {
  let best: (typeof HINTS)[number] | undefined
  const until = Math.min(codes.length - 1, HOME_LETTERS)
  for (let at = 0; at < until; at++) {
    if (at > 0 && isLetter(codes[at - 1]!)) continue
    const hints = HINTS_AT[opensAt(codes[at]!, codes[at + 1]!)]
    if (hints === undefined) continue
    for (const hint of hints) {
      const end = at + hint.word.length
      const isWhole = fold.startsWith(hint.word, at) && !(end < codes.length && isLetter(codes[end]!))
      // A country whose language is told before it ("Japanese") is one that somebody speaks of.
      const isFirst = isWhole && fold.indexOf(hint.word) === at
      if (isFirst && hint.rank < (best?.rank ?? Infinity)) best = hint
    }
  }
  return (best?.country ?? LANGUAGE_COUNTRIES[resume.language ?? ''] ?? 'US') as CountryCode
}

function isLetter(code: number): boolean {
  return code >= 97 && code <= 122
}
