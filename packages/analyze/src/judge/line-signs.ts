import type { ResumeText, Span } from '@evenhand/model'
import { DENIED, OF_OTHERS } from '../knowledge/judging/denial-patterns.ts'
import { SOUGHT } from '../knowledge/judging/sought-words.ts'
import { BELONGING_WORDS, GENDER_WORDS } from '../knowledge/judging/identity-patterns.ts'
import { WordPatterns } from '../knowledge/word-patterns.ts'
import { lineAt } from './line-at.ts'
import { WHO_ANYWHERE } from './says-who.ts'

/** What a resume's lines may speak of, by their numbers: all others need not be asked. */
export type LineSigns = {
  /** Words for a man or a woman, wherever they stand. */
  genders: Span[]
  belonging: ReadonlySet<number>
  /** Who the person is, by words within the line. */
  identity: ReadonlySet<number>
  /** That something was not done, or by others, or is looked for. */
  disclaiming: ReadonlySet<number>
}

const PATTERNS = new WordPatterns([GENDER_WORDS, BELONGING_WORDS, WHO_ANYWHERE, DENIED, OF_OTHERS, SOUGHT])

/** Looks through a whole resume at once. `folded`: its text by `lowerSameLength`. */
export function lineSigns({ lines }: ResumeText, folded: string): LineSigns {
  const [genders, belonging, identity, denied, others, sought] = PATTERNS.findIn(folded) as [Span[], ...Span[][]]
  const linesOf = (...found: (Span[] | undefined)[]) =>
    new Set(found.flatMap((spans) => spans ?? []).map(({ start }) => lineAt(lines, start)))
  return {
    genders,
    belonging: linesOf(belonging),
    identity: linesOf(identity),
    disclaiming: linesOf(denied, others, sought),
  }
}
