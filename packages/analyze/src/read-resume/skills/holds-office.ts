import { OFFICES, SOCIETIES } from '../../knowledge/reading/offices.ts'
import type { Doc, Row } from '../text/document.ts'

const OFFICE = new RegExp(`^(?:${OFFICES})(?:,| of| at| for| -)?\\s[^\\d.;:]*\\b(?:${SOCIETIES})$`, 'u')
const LONGEST = 90

/**
 * "Treasurer, Student Alliance": an office in a society, in a row of its own without a word of what was done. Its words name no
 * skill: to whom somebody belongs may say who they are, and must move no score.
 */
export function holdsOffice(doc: Doc, { start, end }: Pick<Row, 'start' | 'end'>): boolean {
  return end - start <= LONGEST && OFFICE.test(doc.fold.slice(start, end).trim())
}
