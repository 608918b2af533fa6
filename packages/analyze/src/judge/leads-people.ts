import type { Span } from '@evenhand/model'
import { LEADING_SIGNS, LEADING_WORDS } from '../knowledge/judging/leading-words.ts'
import { WordPatterns } from '../knowledge/word-patterns.ts'
import { lineAt } from './line-at.ts'
import { lowerSameLength } from './lower-same-length.ts'
import type { Evidence } from './prepare-evidence.ts'

/** Letters between the word for leading and the people led. */
const NEAR = '[^.;!?\\n]{0,40}?'
const word = (beginnings: string) => `(?<![\\p{L}\\p{N}])(?:${beginnings})`
const LEADS = new RegExp(
  [
    ...LEADING_WORDS.map(({ lead, people }) => `${word(lead)}${NEAR}${word(people)}`),
    // Where the verb comes last.
    ...LEADING_WORDS.slice(1).map(({ lead, people }) => `${word(people)}${NEAR}${word(lead)}`),
    ...LEADING_SIGNS,
  ].join('|'),
  'u',
)
const PATTERNS = new WordPatterns([LEADS])
const LONGEST_LINE = 400

/** Whether a text speaks of leading people. */
export function leadsPeople(text: string): boolean {
  return LEADS.test(lowerSameLength(text.slice(0, LONGEST_LINE)))
}

/** What a text says beside leading people. */
export function withoutLeading(text: string): string {
  const found = LEADS.exec(lowerSameLength(text.slice(0, LONGEST_LINE)))
  return found === null ? text : `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
}

const known = new WeakMap<Evidence, Map<number, Span>>()

/** The posts (by their places in the profile) whose duties say that people were led, each with the first line that does. */
export function leadingPosts(evidence: Evidence): ReadonlyMap<number, Span> {
  const before = known.get(evidence)
  if (before !== undefined) return before
  const posts = new Map<number, Span>()
  const [leading] = PATTERNS.findIn(evidence.folded)
  for (const found of leading!.sort((a, b) => a.start - b.start)) {
    const line = evidence.lines[lineAt(evidence.lines, found.start)]
    if (line === undefined || line.employment < 0 || line.worth === 0 || posts.has(line.employment)) continue
    if (found.end - line.start <= LONGEST_LINE) posts.set(line.employment, { start: line.start, end: line.end })
  }
  known.set(evidence, posts)
  return posts
}
