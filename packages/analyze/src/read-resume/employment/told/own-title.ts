import type { Span } from '@evenhand/model'
import type { TermMatch } from '../../../knowledge/match-terms.ts'
import { OWN_WORK } from '../../../knowledge/reading/own-work-words.ts'
import { TOLD_WORDS } from '../../../knowledge/reading/told-words.ts'
import type { DateRange } from '../../dates/find-ranges.ts'
import type { Doc } from '../../text/document.ts'
import { listedAt, phraseListOf } from '../../text/phrase-list.ts'
import type { Word } from '../../text/phrase-set.ts'
import { titleFrom, titleIn } from './find-prose-posts.ts'
import { linkLength } from './own-words.ts'

const BECAME = phraseListOf(OWN_WORK.became)
const AS = phraseListOf(OWN_WORK.asTitle)
const WHO = new Set(TOLD_WORDS.who.split('|'))
const IS = new Set(TOLD_WORDS.is.split('|'))
const WITH = new Set(OWN_WORK.with.split('|'))

type Hints = { titles: TermMatch[]; ranges: DateRange[] }

/** "aprendiz con mi tío": with whom is no part of it. */
function untilWith(words: Word[], title: Span | undefined): Span | undefined {
  const own = words.filter(({ start, end }) => title !== undefined && start >= title.start && end <= title.end)
  const at = own.findIndex(({ key }, index) => index > 0 && WITH.has(key))
  return at < 0 ? title : { start: own[0]!.start, end: own[at - 1]!.end }
}

/** "Werkstudent im Copyshop (seit 2023)": a title with which a statement opens, right before the link. */
export function titledAt(
  doc: Doc,
  words: Word[],
  { titles, ranges, from }: Hints & { from: number },
): Span | undefined {
  const led = titleIn(doc, words, { titles, ranges })
  // "she worked as a cook": what leads up to a title is no part of it.
  if (led !== undefined && led.start !== words[from]?.start) return undefined
  const opens = behindSubject(words, from)
  const title = titleFrom(doc, words, { from: opens, titles, ranges, announced: true })
  const next = words.findIndex(({ start }) => title !== undefined && start >= title.end)
  return title?.start === words[opens]?.start && next > 0 && linkLength(words, next) > 0 ? title : undefined
}

/** "il était apprenti", "wurde sie Leiterin", "como camarera": where a title begins behind who and "as". */
function behindSubject(words: Word[], from: number): number {
  const who = WHO.has(words[from]?.key ?? '') ? from + 1 : from
  const is = who > from && IS.has(words[who]?.key ?? '') ? who + 1 : who
  return is + listedAt(words, is, AS)
}

/** The title that "as" leads up to; behind a verb of beginning also "de", or right behind "I became". */
export function titleOf(
  doc: Doc,
  words: Word[],
  { titles, ranges, employer, behind }: Hints & { employer: Span | undefined; behind: number | undefined },
): Span | undefined {
  const opens = behind && behindSubject(words, behind)
  const led = opens === undefined ? 0 : listedAt(words, opens, BECAME)
  const begun =
    opens === undefined ? undefined : titleFrom(doc, words, { from: opens + led, titles, ranges, announced: true })
  // "joined the board of Merrow Ltd as director": what follows the verb is no title.
  const named = titleIn(doc, words, { titles, ranges })
  const title = untilWith(words, named === undefined || named.start < (begun?.start ?? 0) ? begun : named)
  if (title === undefined || employer === undefined) return title
  return title.start < employer.end && title.end > employer.start ? undefined : title
}
