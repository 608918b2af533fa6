import type { ExtractWarning, HiddenText, LineLevel } from '@evenhand/model'
import type { WeightRun } from './weight-turns.ts'

/** One line as a format's reader found it, in reading order; its text is cleaned later by buildResumeText. */
export type RawLine = {
  text: string
  /** From 1. */
  page: number
  level?: LineLevel
  /** How deep a heading of markdown stands: its number signs. */
  depth?: number
  bold?: boolean
  /** An empty line stands above it. */
  apart?: true
  /** Blanks before it. */
  indent?: number
  /** Its stretches of bold and plain letters, where it has both. */
  runs?: WeightRun[]
  /** Points. */
  size?: number
  /** Left, top, right, bottom in points from the page's top left corner. */
  box?: [number, number, number, number]
}

/** What every format's reader returns. */
export type ReadDocument = {
  lines: RawLine[]
  /** Pages of the document; 1 where the format knows none. */
  pages?: number
  warnings?: ExtractWarning[]
  hidden?: HiddenText[]
  /** What the bytes are. */
  mediaType: string
}
