import type { Doc, Row } from './document.ts'

/** Whether an empty row stands above a row, even where most rows of the document stand apart. */
export function beginsBlock({ resume }: Doc, { gap, index }: Row): boolean {
  return gap || resume.lines[index]!.apart === true
}
