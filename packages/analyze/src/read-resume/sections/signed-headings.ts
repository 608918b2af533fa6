import type { SectionKind } from '@evenhand/model'
import type { Doc, Row } from '../text/document.ts'
import { LONGEST_HEADING } from './heading-looks.ts'

/** Signs that open items as well, but seldom. */
const SIGNS = '+~>»'
/** Fewer rows with a sign do not tell what it stands for. */
const FEWEST = 3

/** "+ Education", "+ Research Appointments": where each row with a sign stands apart and is short, the sign opens the headings. */
export function raiseSigned(doc: Doc, named: (SectionKind | undefined)[]): void {
  const opened = new Map<string, number[]>()
  for (const [at, row] of doc.rows.entries()) {
    const sign = row.bullet ? signOf(doc, row) : undefined
    if (sign === undefined) continue
    const rows = opened.get(sign)
    if (rows === undefined) opened.set(sign, [at])
    else rows.push(at)
  }
  for (const sign of SIGNS) {
    const signed = opened.get(sign) ?? []
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

/**
 * "~~ Studies ~~", "~~ Permanent ~~": where signs stand on both sides of a known heading, they do so of the others. The rows of each
 * such frame, which look as headings do from here on.
 */
export function raiseFramed(doc: Doc, named: (SectionKind | undefined)[]): Row[][] {
  const framed = new Map<string, Row[]>()
  const known = new Set<string>()
  for (const [at, row] of doc.rows.entries()) {
    const frame = row.words.length > LONGEST_HEADING ? undefined : frameOf(doc, row)
    if (frame === undefined) continue
    const rows = framed.get(frame)
    if (rows === undefined) framed.set(frame, [row])
    else rows.push(row)
    if (named[at] !== undefined) known.add(frame)
  }
  const raised = [...known].flatMap((frame) => {
    const rows = framed.get(frame)!
    return rows.length < FEWEST ? [] : [rows]
  })
  for (const row of raised.flat()) {
    row.bullet = false
    row.level = 'heading'
  }
  return raised
}

const FRAMING = '~=#:+<>'
const FRAME = /^([~=#:+<>]{1,6})\s?[^\s~=#:+<>][^~=#:+<>]*\1$/

/** The signs that a line has on both sides. */
function frameOf(doc: Doc, { index }: Row): string | undefined {
  const line = doc.resume.lines[index]
  if (line === undefined || !FRAMING.includes(doc.text[line.start]!)) return undefined
  return FRAME.exec(doc.text.slice(line.start, line.end).trim())?.[1]
}

/** The sign with which a line begins, before a blank. */
function signOf(doc: Doc, { index }: Row): string | undefined {
  const { start } = doc.resume.lines[index]!
  const sign = doc.text[start]!
  return SIGNS.includes(sign) && doc.text[start + 1] === ' ' ? sign : undefined
}
