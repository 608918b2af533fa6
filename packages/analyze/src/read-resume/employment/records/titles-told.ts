import type { Employment } from '@evenhand/model'
import type { Doc, Row } from '../../text/document.ts'
import { fieldOf } from '../../text/field-of.ts'
import { overlapping } from '../../text/overlapping.ts'
import { compilePhrases, isPhrase, phraseAt, type Word } from '../../text/phrase-set.ts'
import { TOLD_WORDS } from '../../../knowledge/reading/told-words.ts'
import { SURE_TITLE, titleScore } from '../words/title-shape.ts'

const ANNOUNCING = compilePhrases(TOLD_WORDS.announce)
const ARTICLES = compilePhrases(TOLD_WORDS.articles)
/** What ends a title within its sentence. */
const BEHIND = compilePhrases(TOLD_WORDS.at, 'of|from|since|and|with|for')
/** Rows below the labels, words of a row, and words of a title that are looked at. */
const MOST_ROWS = 6
const SEARCHED = 40
const LONGEST = 6

/** Posts of labels that name no title, with the one that their sentences tell: "Description: I work as a lecturer in Merrow". */
export function withTitlesTold(doc: Doc, posts: Employment[]): Employment[] {
  return posts.map((post) => {
    if (post.title !== undefined || post.employer === undefined) return post
    const rows = overlapping(doc.rows, post.span.start, post.span.end).slice(0, MOST_ROWS)
    const title = rows.map((row) => toldIn(doc, row)).find((words) => words !== undefined)
    return title === undefined ? post : { ...post, title: fieldOf(doc, [title[0]!.start, title.at(-1)!.end], 0.7) }
  })
}

/** A known title behind "as", with or without an article. */
function toldIn(doc: Doc, { words }: Row): Word[] | undefined {
  for (let at = 0; at < Math.min(words.length - 1, SEARCHED); at++) {
    const count = phraseAt(words, at, ANNOUNCING)
    if (count === 0) continue
    const from = at + count + (isPhrase(words[at + count], ARTICLES) ? 1 : 0)
    const title = untilEnd(doc, words.slice(from, from + LONGEST))
    // "I am working as a cook": the last of such words stands before the title.
    if (title.some((_, inner) => phraseAt(title, inner, ANNOUNCING) > 0)) continue
    if (title.length > 0 && titleScore(title, []) >= SURE_TITLE) return title
  }
  return undefined
}

function untilEnd(doc: Doc, words: Word[]): Word[] {
  const end = words.findIndex(
    (word, at) => isPhrase(word, BEHIND) || (at > 0 && doc.fold.slice(words[at - 1]!.end, word.start) !== ' '),
  )
  return end < 0 ? words : words.slice(0, end)
}
