import type { Doc, Row } from '../../text/document.ts'
import { isCapital } from '../../text/letter-case.ts'
import { employerScore, KNOWN_EMPLOYER } from '../words/employer-shape.ts'
import type { Columns } from './place-cells.ts'
import { cellsOf } from './record-cells.ts'
import type { PostRecord } from './record-post.ts'

/** Words of a firm's name in a row of its own. */
const LONGEST_FIRM = 9

type Place = { at: number; columns: Columns; isPost: (cells: Row[]) => boolean }

/** "Merrow Distillers Ltd" in a row of one cell above the posts held there, in a table without a column of employers. */
export class FirmRows {
  /** The row of the table's heads, by index. */
  #heading = -1
  #first: Row | undefined
  #firm: Row | undefined

  /** A table begins. */
  begin(heading: number): void {
    this.#heading = heading
    this.#first = this.#firm = undefined
  }

  /** Whether a row names the firm of the posts below it: the first right below the heads, the others set as that is. */
  takes(doc: Doc, rows: Row[], { at, columns, isPost }: Place): boolean {
    const [row, below] = [rows[at]!, rows[at + 1]]
    if (this.#first === undefined && at !== this.#heading + 1) return false
    if (below === undefined || columns.includes('employer') || columns.includes('client')) return false
    if (!this.#isFirm(doc, row)) return false
    const cells = cellsOf(doc, below)
    if (cells.length !== columns.length || !isPost(cells)) return false
    this.#first ??= row
    this.#firm = row
    return true
  }

  #isFirm(doc: Doc, row: Row): boolean {
    const { words, bullet, bold, start, end } = row
    if (bullet || words.length === 0 || words.length > LONGEST_FIRM || !isCapital(doc, words[0]!.start)) return false
    if (cellsOf(doc, row).length > 1) return false
    if (employerScore(doc, words) >= KNOWN_EMPLOYER) return true
    return (this.#first === undefined || (bold && this.#first.bold)) && !/[.:;]/.test(doc.fold.slice(start, end + 1))
  }

  /** The firm is the employer of a post, whatever a column of unknown head holds. */
  name({ slots }: Pick<PostRecord, 'slots'>): void {
    if (this.#firm !== undefined) slots.set('employer', [this.#firm])
  }
}
