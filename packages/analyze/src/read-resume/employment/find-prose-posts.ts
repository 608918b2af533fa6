import type { Employment, Span, YearMonth } from '@evenhand/model'
import type { TermMatch } from '../../knowledge/match-terms.ts'
import type { DateRange } from '../dates/find-ranges.ts'
import { monthSpan } from '../dates/months.ts'
import type { Doc, Row } from '../text/document.ts'
import { fieldOf } from '../text/field-of.ts'
import type { Word } from '../text/phrase-set.ts'

export type ProseHints = { titles: TermMatch[]; ranges: DateRange[]; asOf: YearMonth }

const AS = new Set(['as', 'als', 'como', 'comme', 'come', 'jako', 'som'])
const AT = new Set(['at', 'with', 'for', 'in', 'bei', 'beim', 'chez', 'en', 'na', 'no', 'presso', 'bij', 'w', 'hos'])
const ARTICLES = new Set(['a', 'an', 'the', 'un', 'une', 'una', 'um', 'uma', 'een', 'en', 'ett', 'my'])
const MOST_POSTS = 30

/** Posts told in sentences: "worked as a sales executive at Bluebell Traders from 2018 to 2021". */
export function findProsePosts(doc: Doc, row: Row, { titles, ranges, asOf }: ProseHints): Employment[] {
  const posts: Employment[] = []
  for (const title of titles.filter((match) => match.kind === 'title').slice(0, MOST_POSTS)) {
    const from = row.words.findIndex((word) => word.start >= title.start)
    if (!isAnnounced(row.words, from)) continue
    const next = row.words.findIndex((word) => word.start >= title.end)
    const employer = next < 0 ? undefined : employerAt(doc, row.words, next)
    if (employer === undefined) continue
    const range = dateNear(doc, ranges, { start: title.start, end: employer[1] })
    const { begin, end, current = false } = range ?? {}
    const span = begin && monthSpan(begin, current ? asOf : (end ?? begin))
    posts.push({
      title: fieldOf(doc, [title.start, title.end], 0.7),
      employer: fieldOf(doc, employer, 0.6),
      ...(begin && { start: begin }),
      ...(end && !current && { end }),
      current,
      ...(range && { dates: { start: range.start, end: range.stop } }),
      kind: 'job',
      ...(span && { months: span.last - span.first + 1 }),
      details: [],
      span: { start: title.start, end: employer[1] },
    })
  }
  return posts
}

/** "as a", "as the" before the title. */
function isAnnounced(words: Word[], at: number): boolean {
  const before = words[at - 1]?.key ?? ''
  return AS.has(before) || (ARTICLES.has(before) && AS.has(words[at - 2]?.key ?? ''))
}

/** The capitalised words after "at". */
function employerAt(doc: Doc, words: Word[], at: number): [number, number] | undefined {
  if (!AT.has(words[at]?.key ?? '')) return undefined
  const first = words[at + 1]
  let last: Word | undefined
  for (const word of words.slice(at + 1, at + 8)) {
    const letter = doc.text[word.start]!
    const capital = letter !== letter.toLowerCase() || letter.toLowerCase() === letter.toUpperCase()
    if (!capital || (last !== undefined && /[.,;:]/.test(doc.fold.slice(last.end, word.start)))) break
    last = word
  }
  return first === undefined || last === undefined ? undefined : [first.start, last.end]
}

/** The span of time in the same sentence, after the employer or before the title. */
function dateNear(doc: Doc, ranges: DateRange[], { start, end }: Span): DateRange | undefined {
  const dated = ranges.filter((range) => !range.single || !range.bare)
  const after = dated.find(
    (range) => range.start >= end && range.start - end < 60 && !doc.fold.slice(end, range.start).includes('. '),
  )
  return (
    after ??
    dated.findLast(
      (range) => range.stop <= start && start - range.stop < 60 && !doc.fold.slice(range.stop, start).includes('. '),
    )
  )
}
