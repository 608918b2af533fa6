import type { TermMatch } from '../../../knowledge/match-terms.ts'
import type { Row } from '../../text/document.ts'
import { isSection } from '../words/is-section.ts'
import type { PostRecord } from './record-post.ts'
import { KNOWN_TITLE, titleScore } from '../words/title-shape.ts'

/** Words of a post in the second line of a cell. */
const LONGEST_POST = 3

/** "人事部採用グループ" in the column of posts and "採用担当" below it: the section of the firm, and the post in it. */
export function takePostBelow({ slots, rows, details }: PostRecord, row: Row, titles: TermMatch[]): boolean {
  const [section, ...more] = slots.get('title') ?? []
  if (section === undefined || more.length > 0 || details.length > 0 || row.bullet || row.words.length > LONGEST_POST)
    return false
  if (!section.words.every(({ unspaced }) => unspaced) || !isSection(section.words.slice(-1))) return false
  if (titleScore(row.words, titles) < KNOWN_TITLE) return false
  slots.set('unit', [section])
  slots.set('title', [row])
  rows.push(row)
  return true
}
