import type { Span } from '@evenhand/model'

const SENTENCE_END =
  /(?<=[\p{Ll}\p{Lo}\d)%][\p{Ll}\p{Lo}\d)%]{2})[.!?]["”’)]?\s{1,3}(?=["“(]?[\p{Lu}\p{N}])|[。！？।]\s{0,3}|[.!?]?\s{1,3}(?:[•▪●■➢]\s{0,3}|l\s(?=\p{Lu})|\?\s(?=\p{Lu})|(?:–¢|â€¢)\s?)/gu
const ABBREVIATION =
  /(?:\b(?:inc|ltd|corp|dept|approx|etc|bzw|resp|incl|inkl|ggf|evtl|bros|govt|univ|exp|cert|reg|lic|tel|ext|est))$/iu
/** Letters of an abbreviation, and one before it. */
const LONGEST_ABBREVIATION = 8

/** The sentences of a part of a resume, blanks behind them included; bullets in the middle of a line part them too. */
export function sentencesIn(text: string, { start, end }: Span): Span[] {
  const slice = text.slice(start, end)
  const cuts = [...slice.matchAll(SENTENCE_END)]
    .filter((match) => !ABBREVIATION.test(slice.slice(Math.max(0, match.index - LONGEST_ABBREVIATION), match.index)))
    .map((match) => start + match.index + match[0].length)
  const bounds = [start, ...cuts, end]
  return bounds.slice(0, -1).map((from, number) => ({ start: from, end: bounds[number + 1]! }))
}
