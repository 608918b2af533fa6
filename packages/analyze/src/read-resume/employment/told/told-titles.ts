import type { Employment, Span } from '@evenhand/model'
import type { Part } from '../../sections/find-sections.ts'
import type { Doc, Row } from '../../text/document.ts'
import { fieldOf } from '../../text/field-of.ts'
import { overlapping } from '../../text/overlapping.ts'
import { listedAt } from '../../text/phrase-list.ts'
import type { Word } from '../../text/phrase-set.ts'
import type { EmploymentHints } from '../employment-hints.ts'
import { bentTitle } from './bent-title.ts'
import { sentencesOf } from './clauses-of.ts'
import { titleIn } from './find-prose-posts.ts'
import { WORKS_OR_IS } from './own-words.ts'

/** Sentences behind the head in which it may be told as what somebody worked. */
const FIRST_SENTENCES = 3
const LONGEST_TITLE = 60
const CONFIDENCE = 0.7

/**
 * Posts whose head has no title, with the one that the sentence behind it tells with a verb: "2019 – obecnie, sklep Merrow.
 * Pracuję jako sprzedawczyni: kasa, towar."
 */
export function withToldTitles(
  doc: Doc,
  part: Part,
  { posts, hints }: { posts: Employment[]; hints: EmploymentHints },
): Employment[] {
  if (posts.every(({ title }) => title !== undefined)) return posts
  return posts.map((post) => {
    const { employer, dates } = post
    if (post.title !== undefined || employer === undefined || dates === undefined) return post
    const from = Math.max(employer.spans.at(-1)!.end, dates.end)
    const title = toldIn(doc, overlapping(part.rows, from, post.span.end), { from, hints })
    return title === undefined ? post : { ...post, title: fieldOf(doc, [title.start, title.end], CONFIDENCE) }
  })
}

function toldIn(doc: Doc, rows: Row[], { from, hints }: { from: number; hints: EmploymentHints }): Span | undefined {
  const [first] = rows
  if (first === undefined || first.bullet) return undefined
  for (const row of rows.slice(0, 2)) {
    const words = row.words.filter(({ start }) => start >= from)
    if (words.length === 0) continue
    const ranges = hints.rangesOf(row)
    for (const sentence of sentencesOf(doc, { ...row, words }).slice(0, FIRST_SENTENCES)) {
      const verb = verbIn(sentence)
      if (verb === undefined) continue
      const told = { titles: hints.titlesOf(row), ranges }
      const title = titleIn(doc, sentence, told) ?? bentTitle(doc, sentence, { verb, ranges, employer: undefined })
      if (title !== undefined && title.end - title.start <= LONGEST_TITLE) return title
    }
  }
  return undefined
}

/** Where the verb ends with which a sentence opens, or, in Turkish, that closes it. */
function verbIn(sentence: Word[]): number | undefined {
  const length = listedAt(sentence, 0, WORKS_OR_IS)
  if (length > 0) return length
  return listedAt(sentence, sentence.length - 1, WORKS_OR_IS) > 0 ? sentence.length : undefined
}
