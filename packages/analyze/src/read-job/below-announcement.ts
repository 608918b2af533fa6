import { ANNOUNCING, ANNOUNCING_SIGNS } from '../knowledge/judging/announcing-words.ts'
import { matchTerms } from '../knowledge/match-terms.ts'
import { lowerSameLength } from '../judge/lower-same-length.ts'

/** Lines at the top in which somebody is said to be wanted. */
const TOP_LINES = 6
const ANNOUNCES = new RegExp(
  `(?<!\\p{L})(?:${ANNOUNCING})(?!\\p{L})[^.!?]{0,60}[:：]$|(?:${ANNOUNCING_SIGNS})[^。]{0,20}[:：]$`,
  'u',
)
const ITEM = /^[-–•*]/u
/** Letters of a line that is a name. */
const NAME_LONGEST = 80

/**
 * Where the line begins that stands below "... is looking for a:", and names the job; undefined where a list of what is asked
 * for stands there, or the job is named above: "Köchin (m/w/d)", "Wir suchen:", "Teamgeist".
 */
export function belowAnnouncement(text: string): number | undefined {
  const lines = [...text.slice(0, 2000).matchAll(/[^\s\n][^\n]*/gu)].slice(0, TOP_LINES)
  const at = lines.findIndex(({ 0: line }) => ANNOUNCES.test(lowerSameLength(line.trim())))
  const next = lines[at + 1]
  if (at === -1 || next === undefined || [next, lines[at + 2]].some((line) => ITEM.test(line?.[0] ?? '')))
    return undefined
  const isNamedAbove = lines.slice(0, at).some(({ 0: line }) => namesJob(line))
  return isNamedAbove && !namesJob(next[0]) ? undefined : next.index
}

const namesJob = (line: string) => line.length <= NAME_LONGEST && matchTerms(line).some(({ kind }) => kind === 'title')
