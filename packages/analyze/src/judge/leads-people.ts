import type { Span } from '@evenhand/model'
import { LEADING_SIGNS, LEADING_WORDS } from '../knowledge/judging/leading-words.ts'
import { WordPatterns } from '../knowledge/word-patterns.ts'
import { lineAt } from './line-at.ts'
import { lowerSameLength } from './lower-same-length.ts'
import type { Evidence } from './prepare-evidence.ts'

/** Letters between the word for leading and the people led. */
const NEAR = '[^.;!?\\n]{0,40}?'
/** The same without a word of a service that the people are given. */
const nearLed = (served: string) => `(?:(?!(?<!\\p{L})(?:${served})(?!\\p{L}))[^.;!?\\n]){0,40}?`
const word = (beginnings: string) => `(?<![\\p{L}\\p{N}])(?:${beginnings})`
const LEADS = new RegExp(
  [
    ...LEADING_WORDS.map(
      ({ lead, people, served }) => `${word(lead)}${served === undefined ? NEAR : nearLed(served)}${word(people)}`,
    ),
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

/** Words for leading, in any of the languages, and for bringing people on. */
const LEADING = new RegExp(
  `${word(LEADING_WORDS.map(({ lead }) => lead).join('|'))}|${word('mentor|teach|taught|train|coach|precept|induct|tutor|instruct|assess|delegat|coordinat')}`,
  'u',
)
/** "Supervise healthcare assistants and students": people led, asked for in the words of their work. */
const ASKS_TO_LEAD =
  /^(?:to |help |help to )?(?:supervis|manag|lead|overse|mentor|coach|train)(?:e|es|ing|ed|s|y)? (?:[a-z-]+ ){0,3}(?:assistants|students|trainees|apprentices|staff|nurses|carers|workers|operatives|technicians|juniors|volunteers|colleagues|employees|pickers|drivers|cleaners|chefs|cooks|engineers|developers|clerks|agents)(?:,? (?:and|or|&) (?:[a-z-]+ ?){1,3})?\.?$/u

/** Whether a line asks for leading people, by a number, a team, or the words for their work. */
export function asksToLead(label: string): boolean {
  return leadsPeople(label) || isOfPeopleLed(label)
}

/** "Supervise healthcare assistants": the deed is in one word, and all the others are names of who it is done to. */
export function isOfPeopleLed(label: string): boolean {
  return ASKS_TO_LEAD.test(lowerSameLength(label.slice(0, LONGEST_LINE).trim()))
}

/** Whether a text has any word for leading people or for bringing them on. */
export function namesLeading(text: string): boolean {
  return LEADING.test(lowerSameLength(text))
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
