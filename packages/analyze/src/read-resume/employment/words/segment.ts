import type { Word } from '../../text/phrase-set.ts'

/** A stretch of a row between separators. `sign`: what stands before it; `turned`: its letters are of another weight than those. */
export type Segment = { start: number; end: number; words: Word[]; sign: string; turned?: boolean }
