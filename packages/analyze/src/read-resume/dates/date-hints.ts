import type { Doc } from '../text/document.ts'
import { compilePhrases, hasPhrase } from '../text/phrase-set.ts'
import type { DateHints } from './read-point.ts'
import { shortSpans } from './short-spans.ts'

/** What the whole text says about how its dates are written. */
export function dateHints(doc: Doc): DateHints {
  const { fold, text, latin, resume } = doc
  const arabic = !latin && /[\u0600-\u06ff]/.test(text)
  return {
    thai: !latin && /[\u0e00-\u0e7f]/.test(fold),
    arabic,
    // Persian writes digits of its own.
    persian: resume.language === 'fa' || (arabic && resume.language !== 'ur' && /[پچژگ\u06f0-\u06f9]/.test(text)),
    japanese: resume.language === 'ja' || (!latin && /[\u3040-\u30ff]/.test(fold)),
    english: (resume.language ?? 'en') === 'en',
    croatian: askedOnce(
      () => resume.language === 'hr' || doc.rows.some(({ words }) => hasPhrase(words, CROATIAN_MONTHS)),
    ),
    dayFirst: askedOnce(() => dayFirst(doc)),
    numbered: askedOnce(() => numberedRows(doc)),
    shortYears: askedOnce(() => shortYears(doc)),
    openDashes: askedOnce(() => openDashes(doc)),
    shortSpans: askedOnce(() => shortSpans(doc)),
  }
}

/** Looks for the answer when it is asked for, which few texts need; then knows it. */
function askedOnce<Answer>(ask: () => Answer): () => Answer {
  let answer: Answer | undefined
  return () => (answer ??= ask())
}

/** Months that no other language calls so. */
const CROATIAN_MONTHS = compilePhrases(
  'siječanj|siječnja|veljača|veljače|ožujak|ožujka|travanj|travnja|svibanj|svibnja|lipanj|lipnja|srpanj|srpnja|kolovoz|kolovoza|rujan|rujna|studenog|studenoga|prosinac|prosinca',
)

/** 01/04/2019, as often with the month first as with the day. */
const DAY_AND_MONTH = /(?<![\d/.-])(\d{1,2})[/.-](\d{1,2})[/.-](?:\d{4}|\d{2})(?!\d)/g
/** "+92 300 ...": a country that writes the day first; America (+1) and the Philippines (+63) do not. */
const ABROAD = /(?<![\d+])\+ ?\(?(?!1(?!\d)|1[ (.-]|1\d{10}|63)[1-9]\d/
const AMERICAN = /(?:^|[\s:])(?:\+?1[ .-]?)?\(?[2-9]\d{2}\)?[ .-][2-9]\d{2}[ .-]\d{4}(?!\d)/

/**
 * A first number above 12 anywhere decides, then numbers of which one is always 1: posts begin with months. Else only an
 * English text whose telephone numbers tell no other country reads month first.
 */
function dayFirst({ fold, resume }: Doc): boolean {
  // "From (dd/mm/yy)": a form says it.
  const asked = /\b(dd|mm)[/.-](?:mm|dd)[/.-]yy/.exec(fold)?.[1]
  if (asked !== undefined) return asked === 'dd'
  const [firsts, seconds] = [new Set<number>(), new Set<number>()]
  for (const [, first, second] of fold.matchAll(DAY_AND_MONTH)) {
    if (Number(first) > 12) return true
    if (Number(second) > 12) return false
    firsts.add(Number(first))
    seconds.add(Number(second))
  }
  const isFirstOfMonth = (days: Set<number>, months: Set<number>) => days.size === 1 && days.has(1) && months.size > 1
  if (isFirstOfMonth(firsts, seconds)) return true
  if (isFirstOfMonth(seconds, firsts)) return false
  if (resume.language !== undefined && resume.language !== 'en') return true
  return ABROAD.test(fold) && !AMERICAN.test(fold)
}

const YEAR_AND_NUMBER = /(?<![\d/.-])((?:19|20)\d\d)-(\d\d)(?![\d/.-])/g
const MOST_YEARS = 40

/** "2017-21" or "2013-2019", and never "2017-04": where what stands behind the dash can be no month, it is a year elsewhere, too. */
function shortYears({ fold }: Doc): boolean {
  let found = false
  for (const [, year, number] of fold.matchAll(YEAR_AND_NUMBER)) {
    const years = Number(number) - (Number(year) % 100)
    if (years <= 0 && Number(number) > 0 && Number(number) <= 12) return false
    found ||= Number(number) > 12 && years > 0 && years <= MOST_YEARS
  }
  return found || WHOLE_YEARS.test(fold)
}

/** "2013-2019", with nothing around its dash: who writes so writes no months behind years. */
const WHOLE_YEARS = /(?<![\d/.-])(?:19|20)\d\d-(?:19|20)\d\d(?![\d/.-])/

/** "2014-2022" at the start of its row; and "2022- Curator". */
const WHOLE_SPAN = /^\W{0,6}(?:19|20)\d\d-(?:(?:19|20)\d\d|\d\d)(?!\d)/gm
const OPEN_SPAN = /^\W{0,6}(?:19|20)\d\d- {1,2}\p{L}/gmu
/** Posts that somebody holds at the same time. */
const MOST_HELD = 4

/** Spans of years open rows, and in few others nothing but a dash stands right behind the year: what it begins goes on still. */
function openDashes({ fold }: Doc): boolean {
  const open = fold.match(OPEN_SPAN)?.length ?? 0
  if (open === 0 || open > MOST_HELD) return false
  return (fold.match(WHOLE_SPAN)?.length ?? 0) >= Math.max(open, FEWEST_SPANS)
}

const FEWEST_SPANS = 2

/** Rows of a list begin with numbers, each one more than that before it: at least so many of them. */
const FEWEST_NUMBERED = 3

/** Where the rows of numbered lists begin: "8. 2013 | Clerk" behind "7." and before "9." is of no August. */
function numberedRows({ fold, rows }: Doc): Set<number> {
  const starts = new Set<number>()
  let [run, last]: [number[], number] = [[], 0]
  for (const { start } of rows) {
    const found = /^(\d{1,2})[.)] /.exec(fold.slice(start, start + LONGEST_NUMBER))?.[1]
    if (found === undefined) continue
    run = Number(found) === last + 1 ? [...run.slice(1 - FEWEST_NUMBERED), start] : [start]
    last = Number(found)
    if (run.length === FEWEST_NUMBERED) for (const own of run) starts.add(own)
  }
  return starts
}

/** Letters of "12. ". */
const LONGEST_NUMBER = 4
