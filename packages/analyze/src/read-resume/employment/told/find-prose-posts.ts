import type { Employment, Span, YearMonth } from '@evenhand/model'
import type { TermMatch } from '../../../knowledge/match-terms.ts'
import { IRREGULAR_PASTS, TOLD_WORDS } from '../../../knowledge/reading/told-words.ts'
import type { DateRange } from '../../dates/find-ranges.ts'
import { monthSpan } from '../../dates/months.ts'
import type { Doc, Row } from '../../text/document.ts'
import { fieldOf, withShortName } from '../../text/field-of.ts'
import { isSmall } from '../../text/letter-case.ts'
import { listedAt } from '../../text/phrase-list.ts'
import { compilePhrases, isPhrase, phraseAt, type Word, wordsIn } from '../../text/phrase-set.ts'
import { clausesOf, isAt, isNow } from './clauses-of.ts'
import { isWish } from '../words/is-wish.ts'
import { promotedAt, promotionSpans, wholeSpan } from './prose-careers.ts'
import { employerIn } from './prose-employers.ts'
import { isShortForm } from '../words/short-form.ts'
import { splitAtIn } from '../head/split-at-in.ts'
import { startOfName } from '../words/start-of-name.ts'
import { timeAt } from '../words/time-before-title.ts'
import { titleScore } from '../words/title-shape.ts'
import { behindRange, lengthAt, WORKS } from './own-words.ts'
import { goesOnAt, isInRange, isThenAt, leadsToName, linkAt } from './prose-names.ts'
import { goesOnBeforeAt, tellsTrade } from './parts-of-titles.ts'
import { townBehindForm } from '../entry/without-town.ts'

/**
 * `dated`: of posts without their time nothing is asked. `ends`: where words end a sentence without a full stop. `above`: the time
 * in a row of its own above the sentences.
 */
export type ProseHints = {
  titles: TermMatch[]
  ranges: DateRange[]
  asOf: YearMonth
  dated?: boolean
  ends?: ReadonlySet<number>
  above?: DateRange | undefined
}

const ANNOUNCE = compilePhrases(TOLD_WORDS.announce)
const AT = compilePhrases(TOLD_WORDS.at)
const PASTS = new Set(IRREGULAR_PASTS.split('|'))
const ARTICLES = compilePhrases(TOLD_WORDS.articles)
const MOST_POSTS = 30
const LONGEST_TITLE = 8
const LONGEST_PARAGRAPH = 600
/** Letters that a dash adds to a title. */
const LONGEST_ADDED = 30
/** The least of a title in a sentence, where most words are none. */
const LEAST_TOLD_TITLE = 0.6

/** Posts told in sentences: "From May 2017 until January 2021 I was a nurse with Bluebell Hospital in Perth." */
export function findProsePosts(
  doc: Doc,
  row: Row,
  { titles, ranges, asOf, dated = false, ends, above }: ProseHints,
): Employment[] {
  const posts: Employment[] = []
  // Longer rows are no paragraphs that somebody wrote.
  if (row.words.length > LONGEST_PARAGRAPH) return posts
  for (const { words, goesOn } of clausesOf(doc, row, { ends, ranges })) {
    if (posts.length >= MOST_POSTS) break
    const [start, end] = [words[0]!.start, words.at(-1)!.end]
    const own = ranges.filter((range) => range.start >= start && range.stop <= end)
    const range =
      own.find((found) => !found.single) ?? above ?? wholeSpan(own) ?? own.find((found) => !found.bare) ?? own[0]
    if (range === undefined && (dated || isWish(words))) continue
    const named = titleIn(doc, words, { titles, ranges: own, goesOn })
    const held = named && employerIn(doc, words, { title: named, ranges: own })
    const split = named && held === undefined ? atIn(doc, words, named) : undefined
    const { title, employer } = split ?? { title: named, employer: held }
    if (title === undefined || employer === undefined) continue
    const told = { title, employer, range, asOf }
    posts.push(...(promotedIn(doc, words, { told, titles, ranges: own }) ?? [told]).map((post) => postOf(doc, post)))
  }
  return posts
}

/** "I joined Merrow Foods in 2016 as a buyer and became manager in 2019": both posts of a sentence that tells when the second began. */
function promotedIn(
  doc: Doc,
  words: Word[],
  { told, titles, ranges }: TitleHints & { told: Told },
): Told[] | undefined {
  const { title, employer, range } = told
  const change = ranges.at(-1)
  if (range === undefined || change === undefined || change.start < range.stop) return undefined
  const from = promotedAt(words, title)
  const later = from && titleFrom(doc, words, { from, titles, ranges, announced: true })
  const spans = later && later.end < change.start ? promotionSpans(range, change) : undefined
  if (!later || spans === undefined) return undefined
  return [
    { ...told, range: spans.before },
    { ...told, title: later, employer, range: spans.since },
  ]
}

/** "Software Trainee in Merrow Infosoft": the name behind "in" that was taken for a part of the title. */
function atIn(doc: Doc, words: Word[], { start, end }: Span): { title: Span; employer: Span } | undefined {
  const split = splitAtIn(
    doc,
    words.filter((word) => word.start >= start && word.end <= end),
  )
  const spanOf = (own: Word[]) => ({ start: own[0]!.start, end: own.at(-1)!.end })
  return split && { title: spanOf(split.title), employer: spanOf(split.employer) }
}

type Told = { title: Span; employer: Span; range: DateRange | undefined; asOf: YearMonth }

/** A post of which a sentence tells the title, the employer, or both. */
type ToldPost = Pick<Told, 'range' | 'asOf'> & { title?: Span | undefined; employer?: Span | undefined }

/** A post told in a sentence, as the profile has it. */
export function postOf(doc: Doc, { title, employer, range, asOf }: ToldPost): Employment {
  const { begin, end, current = false } = range ?? {}
  const span = begin && monthSpan(begin, current ? asOf : (end ?? begin))
  const named = [title, employer].filter((name) => name !== undefined)
  return {
    ...(title && { title: fieldOf(doc, [title.start, title.end], 0.7) }),
    ...(employer && {
      employer: fieldOf(doc, [startOfName(doc, employer.start), withShortName(doc, endOfFirm(doc, employer))], 0.6),
    }),
    ...(begin && { start: begin }),
    ...(end && !current && { end }),
    current,
    ...(range && { dates: { start: range.start, end: range.stop } }),
    kind: 'job',
    ...(span && { months: span.last - span.first + 1 }),
    details: [],
    span: { start: Math.min(...named.map(({ start }) => start)), end: Math.max(...named.map((span) => span.end)) },
  }
}

/** "... at Merrow Ltd Tarnford from ...": where the name ends before its town. */
function endOfFirm(doc: Doc, { start, end }: Span): number {
  const words = wordsIn(doc, start, end)
  const town = townBehindForm(doc, words)
  const last = words[words.length - town - 1]
  return town === 0 || last === undefined ? end : last.end
}

type TitleHints = { titles: TermMatch[]; ranges: DateRange[]; goesOn?: boolean }

/** The job that a sentence names behind "as", "I was a", or at its start before "at". */
export function titleIn(doc: Doc, words: Word[], { titles, ranges, goesOn = false }: TitleHints): Span | undefined {
  for (let at = 0; at < words.length; at++) {
    let length = phraseAt(words, at, ANNOUNCE) || isAt(doc, words, at)
    if (length === 0 || isInRange(words[at]!, ranges)) continue
    // "I have been working as ...": two of them.
    length += phraseAt(words, at + length, ANNOUNCE)
    if (isNow(words[at + length])) length++
    const hints = { titles, ranges, announced: true }
    const from = behindRange(words, { from: at + length, ranges })
    // "I have been a cleaner since 2018", "работаю с 2019 года продавцом"
    const found = titleFrom(doc, words, { ...hints, from: at + length }) ?? titleFrom(doc, words, { ...hints, from })
    if (found !== undefined) return found
  }
  const opens = words.findIndex((word) => !isInRange(word, ranges))
  // "عملت بائعة": no title opens with the verb.
  const time = opens < 0 ? 0 : timeAt(words, opens)
  const first = opens < 0 ? opens : opens + time + listedAt(words, opens + time, WORKS)
  // "Ran calving with three of staff": what somebody did.
  if (first >= 0 && PASTS.has(words[first]?.key ?? '')) return undefined
  return first < 0 ? undefined : titleFrom(doc, words, { from: first, titles, ranges, announced: goesOn })
}

/** `announced`: words lead up to it that say it is one. */
const HANGING = /^(?:in|with|for|of)$/
/** "as a clerk on 10.06.2019": small words before a date, with which no title ends. */
const BEFORE_DATE = new Set(TOLD_WORDS.beforeDates.split('|'))

/** `least`: how much like a title it has to be. */
type From = TitleHints & { from: number; announced: boolean; least?: number }

export function titleFrom(doc: Doc, words: Word[], hints: From): Span | undefined {
  const { from, titles, ranges, announced, least = LEAST_TOLD_TITLE } = hints
  // "war ich vier Jahre Fahrer"
  const opens = from + lengthAt(words, from)
  let first = opens
  while (isPhrase(words[first], ARTICLES) && first < opens + 2) first++
  // "I am with Merrow Ltd as a clerk"
  if (phraseAt(words, first, AT) > 0) return undefined
  let best: Span | undefined
  let parted = false
  for (let until = first + 1; until <= Math.min(words.length, first + LONGEST_TITLE); until++) {
    const last = words[until - 1]!
    if (isInRange(last, ranges)) break
    const own = words.slice(first, until)
    const next = words[until]
    // "I am working at Merrow as a clerk": no title goes on behind this.
    if (last.key === 'at' && isSmall(doc.text[last.start]!)) break
    const gap = next === undefined ? '.' : doc.fold.slice(last.end, next.start)
    // "Sr. Accountant"
    const sign = gap === '. ' && isShortForm(last.key) ? ' ' : gap
    // "Dean of Merrow Faculty" that nothing announces: what one is dean of is a part of the title.
    const isTrade = !announced && tellsTrade(doc, words, until)
    const link = announced ? linkAt(doc, words, { at: until, ranges }) : isTrade ? 0 : phraseAt(words, until, AT)
    const leads = next !== undefined && link > 0
    const ends = announced && (goesOnAt(doc, words, until) || isThenAt(words, until))
    const dash = announced && sign === ' - '
    const dated = announced && next !== undefined && isDated(words, { at: until, ranges })
    // Most words are divided by a blank and nothing else.
    const parts = sign !== ' ' && /[,.;:(]/.test(sign)
    const closes = next === undefined || parts || leads || ends || dash || dated
    // "as Assistant Engineer - Piping in Merrow Ltd": what the dash adds to the title.
    const adds = parted && leads && best !== undefined && last.end - best.end <= LONGEST_ADDED
    // "as a clerk in a growing firm": the small word goes on, too.
    const hangs = closes && HANGING.test(last.key) && isSmall(doc.text[last.start]!)
    if (closes && !hangs && (adds || titleScore(own, titles) >= least)) {
      best = { start: own[0]!.start, end: last.end }
      parted = dash
    }
    if (
      (parts && sign !== ',' && /[.;:(]/.test(sign)) ||
      (best !== undefined &&
        !isTrade &&
        !(sign === ', ' && !announced && goesOnBeforeAt(doc, words, until)) &&
        (ends || dated || sign.includes(',') || leadsToName(doc, words, { at: until, ranges })))
    )
      break
  }
  return best
}

/** Dates, or a small word right before them. */
function isDated(words: Word[], { at, ranges }: { at: number; ranges: DateRange[] }): boolean {
  const [word, next] = [words[at], words[at + 1]]
  if (word === undefined || isInRange(word, ranges)) return word !== undefined
  return next !== undefined && BEFORE_DATE.has(word.key) && isInRange(next, ranges)
}
