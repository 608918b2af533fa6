import type { Employment } from '@evenhand/model'
import type { Part } from '../../sections/find-sections.ts'
import type { Doc, Row } from '../../text/document.ts'
import { listedAt } from '../../text/phrase-list.ts'
import type { EmploymentHints } from '../employment-hints.ts'
import { inOrder } from '../entry/in-order.ts'
import { ownPosts } from './own-posts.ts'
import { WORKS_OR_IS } from './own-words.ts'
import { isInRange } from './prose-names.ts'

/** Words of a row that tells a post and no more. */
const LONGEST = 16

/**
 * The posts of a section, of which those that a dated row tells with a verb are read as its sentence: "2014 - 2018: работал
 * грузчиком на складе «Tarn»", "2015 – 2018 Merrow Kargo'da kurye olarak çalıştım".
 */
export function withVerbRows(
  doc: Doc,
  part: Part,
  { read, hints }: { read: Employment[]; hints: EmploymentHints },
): Employment[] {
  const rows = part.rows.filter((row) => tellsPost(row, hints))
  const told = rows.flatMap((row) => {
    const [post, ...others] = ownPosts(doc, [row], hints)
    return post?.title !== undefined && post.employer !== undefined && others.length === 0 ? [{ row, post }] : []
  })
  if (told.length === 0) return read
  const isTold = ({ dates }: Employment) =>
    told.some(({ row }) => dates !== undefined && dates.start >= row.start && dates.start < row.end)
  return inOrder(
    told.map(({ post }) => post),
    read.filter((post) => !isTold(post)),
  )
}

/** A span of time with which the row opens, and a verb of working in the first person behind it or at the end. */
function tellsPost(row: Row, { rangesOf }: EmploymentHints): boolean {
  const { words } = row
  if (row.bullet || words.length < 2 || words.length > LONGEST) return false
  const ranges = rangesOf(row)
  if (!ranges.some(({ single, start }) => !single && start <= words[0]!.end)) return false
  const first = words.findIndex((word) => !isInRange(word, ranges))
  if (first < 0) return false
  return listedAt(words, first, WORKS_OR_IS) > 0 || listedAt(words, words.length - 1, WORKS_OR_IS) > 0
}
