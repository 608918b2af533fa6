import { DUTY_VERBS } from '../../../knowledge/reading/entry-labels.ts'
import { PRESENTS_IN_TITLES } from '../../../knowledge/reading/told-words.ts'
import type { Doc, Row } from '../../text/document.ts'
import { isSmall } from '../../text/letter-case.ts'

/** English verbs of duties in the third person: "manages" of "managed". */
const PRESENTS = new Set(
  DUTY_VERBS.split('|')
    .filter((verb) => /^[a-z]{2,}ed$/.test(verb))
    .flatMap((verb) => [`${verb.slice(0, -1)}s`, `${verb.slice(0, -2)}s`]),
)
/** Words of the shortest sentence: two may be a title, "Works manager". */
const SHORTEST = 3
/** Those that open titles, too. */
const OPEN_TITLES = new Set(PRESENTS_IN_TITLES.split('|'))

/** "Answers insurance adjusters", "Runs payroll for forty": somebody is told of without their name, as of what they do. */
export function tellsPresent(doc: Doc, { words }: Row): boolean {
  const [verb, next] = words
  if (verb === undefined || next === undefined || words.length < SHORTEST || !verb.key.endsWith('s')) return false
  if ((doc.resume.language ?? 'en') !== 'en' || !PRESENTS.has(verb.key) || OPEN_TITLES.has(verb.key)) return false
  return isSmall(doc.text[next.start]!) && next.start === verb.end + 1
}
