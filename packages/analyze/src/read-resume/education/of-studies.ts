import type { Row } from '../text/document.ts'
import type { Part } from '../sections/find-sections.ts'

/**
 * The sections on studies. "School<tab>Tarn High School" at the head of a form, above a section of its own for them, says where
 * one applies: a row that names no time is none beside a whole section.
 */
export function ofStudies(parts: Part[]): Part[] {
  const studies = parts.filter(({ kind }) => kind === 'education')
  return studies.some(isWhole) ? studies.filter((part) => !isField(part)) : studies
}

/** Rows below a heading of their own. */
function isWhole({ heading, rows }: Part): boolean {
  return heading !== undefined && rows.length > 1 && rows[0]!.index !== heading.index
}

/** A label with its value in one row, without a number in it. */
function isField({ heading, rows: [row, ...others] }: Part): boolean {
  if (heading === undefined || row === undefined || others.length > 0 || row.index !== heading.index) return false
  return !hasNumber(row)
}

function hasNumber({ words }: Row): boolean {
  return words.some(({ key }) => /\d/.test(key))
}
