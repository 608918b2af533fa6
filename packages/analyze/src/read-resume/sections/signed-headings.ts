import type { SectionKind } from '@evenhand/model'
import type { Doc, Row } from '../text/document.ts'
import { LONGEST_HEADING } from './heading-looks.ts'

/** Signs that open items as well, but seldom. */
const SIGNS = '+~>»'
/** Fewer rows with a sign do not tell what it stands for. */
const FEWEST = 3

/** "+ Education", "+ Research Appointments": where each row with a sign stands apart and is short, the sign opens the headings. */
export function raiseSigned(doc: Doc, named: (SectionKind | undefined)[]): void {
  for (const sign of SIGNS) {
    const signed = doc.rows.flatMap((row, at) => (row.bullet && isOpenedBy(doc, row, sign) ? [at] : []))
    if (signed.length < FEWEST || !signed.some((at) => named[at] !== undefined)) continue
    const isHeading = (at: number) => {
      const { gap, apart, words } = doc.rows[at]!
      return (gap || apart) && words.length <= LONGEST_HEADING && doc.rows[at + 1]?.bullet === false
    }
    if (!signed.every(isHeading)) continue
    for (const at of signed) {
      doc.rows[at]!.bullet = false
      doc.rows[at]!.level = 'heading'
    }
  }
}

function isOpenedBy(doc: Doc, { index }: Row, sign: string): boolean {
  const { start } = doc.resume.lines[index]!
  return doc.text[start] === sign && doc.text[start + 1] === ' '
}
