import type { ExtractWarning, HiddenText, LineLevel } from '@evenhand/model'

/** A line as a reader of one format found it, before any cleaning. */
export type RawLine = {
  text: string
  /** From 1. */
  page: number
  level?: LineLevel
  bold?: boolean
  /** Type size in points. */
  size?: number
  /** Left, top, right, bottom in points from the page's top left corner. */
  box?: [number, number, number, number]
}

/** What the reader of one format makes of a file: raw lines in reading order. */
export type Reading = {
  /** What the bytes are, not what the name says. */
  mediaType: string
  lines: RawLine[]
  /** How many pages the file has, where the format tells. */
  pages?: number
  warnings?: ExtractWarning[]
  hidden?: HiddenText[]
}
