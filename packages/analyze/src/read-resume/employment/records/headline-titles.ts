import type { Employment } from '@evenhand/model'
import type { Doc, Row } from '../../text/document.ts'
import { fieldOf } from '../../text/field-of.ts'
import { type Word, wordsIn } from '../../text/phrase-set.ts'
import { KNOWN_TITLE, titleScore } from '../words/title-shape.ts'

/** Rows in which such a headline is looked for, and words of one. */
const SEARCHED = 120
const LONGEST = 16
const LONGEST_TITLE = 8

/**
 * Posts of labels that name no title, with that of a headline which names their employer: "Test Engineer - Merrow Ltd" above
 * "Company: Merrow Ltd".
 */
export function withHeadlines(doc: Doc, posts: Employment[], taken: ReadonlySet<number>): Employment[] {
  if (posts.every(({ title }) => title !== undefined)) return posts
  const used = new Set<Row>()
  return posts.map((post) => {
    const name = post.title === undefined ? post.employer?.spans[0] : undefined
    if (name === undefined) return post
    const keys = wordsIn(doc, name.start, name.end)
    const row = doc.rows
      .slice(0, SEARCHED)
      .find((one) => !taken.has(one.index) && !used.has(one) && isHeadline(doc, one, keys))
    if (row === undefined) return post
    used.add(row)
    const last = row.words[row.words.length - keys.length - 1]!
    return { ...post, title: fieldOf(doc, [row.words[0]!.start, last.end], 0.8) }
  })
}

/** Whether a known title and the dash before a name are all that a row holds besides the name. */
function isHeadline(doc: Doc, { bullet, words }: Row, name: Word[]): boolean {
  const at = words.length - name.length
  if (bullet || at < 1 || at > LONGEST_TITLE || words.length > LONGEST) return false
  if (!name.every(({ key }, index) => words[at + index]!.key === key)) return false
  if (!/^\s?-\s?$/.test(doc.fold.slice(words[at - 1]!.end, words[at]!.start))) return false
  return titleScore(words.slice(0, at), []) >= KNOWN_TITLE
}
