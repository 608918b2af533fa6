import type { Row } from '../text/document.ts'
import type { Part } from './find-sections.ts'

/** "Facultate" right below "Educație": of which level the studies below are, and no further heading. */
export function isLevelBelow({ words }: Row, { kind, heading, rows }: Part): boolean {
  return words.length === 1 && kind === 'education' && heading !== undefined && rows.length === 0
}
