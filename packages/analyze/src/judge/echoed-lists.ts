import type { JobProfile } from '@evenhand/model'
import { splitJobText } from '../read-job/split-job-text.ts'
import type { EvidenceLine } from './evidence-lines.ts'
import { meaningsOf } from './meanings-of.ts'
import type { Evidence } from './prepare-evidence.ts'
import { languageJudged } from './language-judged.ts'

/**
 * A list of so many items, of which so many stand in the advert and so few of these anywhere else in the resume, says the
 * advert back: whoever did the work names it where it was done, too.
 */
const ECHO = { items: 6, echoed: 0.6, shown: 0.2 }
/** Items of a line that make it a list, outside a section of skills. */
const LIST_ITEMS = 4
/** What parts items. */
const BETWEEN = /[,;|•·*:\n\t()]|\s[-–—]\s/u
/** Words of the longest item: more is a sentence. */
const ITEM_WORDS = 7
/** What such a list is still worth, as a claim that nothing bears out. */
const WORTH = 0.01

type Item = { line: number; stems: string[]; isEchoed: boolean }

/** Numbers of the lines that list the advert's own words, by somebody whose resume shows next to none of them. */
export function echoedLists(evidence: Evidence, job: JobProfile): ReadonlySet<number> {
  const units = unitsOf(job)
  const items = itemsListed(evidence, (stems) => units.some((unit) => stems.every((stem) => unit.has(stem))))
  const echoed = items.filter(({ isEchoed }) => isEchoed)
  if (echoed.length < ECHO.items || echoed.length < ECHO.echoed * items.length) return NONE
  const listed = new Set(items.map(({ line }) => line))
  const shown = echoed.filter((item) => isShown(item, evidence, listed))
  return shown.length > ECHO.shown * echoed.length ? NONE : new Set(echoed.map(({ line }) => line))
}

const NONE: ReadonlySet<number> = new Set()

/** The lines with those of such lists worth next to nothing. */
export function withEchoes(lines: EvidenceLine[], echoed: ReadonlySet<number>): EvidenceLine[] {
  return lines.map((line, at) => (echoed.has(at) ? { ...line, worth: WORTH * line.worth, isEcho: true } : line))
}

/** The lines with those of such lists worth nothing: nobody who did none of the work can list it. */
export function withoutEchoes(lines: EvidenceLine[], echoed: ReadonlySet<number>): EvidenceLine[] {
  return lines.map((line, at) => (echoed.has(at) ? { ...line, worth: 0, isEcho: true } : line))
}

/** The items of all lists outside posts and studies. */
function itemsListed({ lines, text, language }: Evidence, isEchoed: (stems: string[]) => boolean): Item[] {
  return lines.flatMap((line, at) => {
    if (line.worth === 0 || line.employment >= 0 || line.section === 'education') return []
    const parts = text.slice(line.start, line.end).split(BETWEEN)
    const items = parts.map((part) => meaningsOf(part, language)).filter((stems) => stems.length > 0)
    const isList = line.section === 'skills' || items.length >= LIST_ITEMS
    return isList && items.every((stems) => stems.length <= ITEM_WORDS)
      ? items.map((stems) => ({ line: at, stems, isEchoed: isEchoed(stems) }))
      : []
  })
}

/** Whether a line that is no list says all of an item. */
function isShown({ stems }: Item, evidence: Evidence, listed: ReadonlySet<number>): boolean {
  const [first, ...others] = stems
  return evidence.stems
    .linesWith(first!)
    .some((line) => !listed.has(line) && others.every((stem) => evidence.lines[line]!.stems.includes(stem)))
}

const known = new WeakMap<JobProfile, Set<string>[]>()

/** The words of each sentence of the advert. */
function unitsOf(job: JobProfile): Set<string>[] {
  const before = known.get(job)
  if (before !== undefined) return before
  const language = languageJudged(job.text)
  const units = splitJobText(job.text).map((unit) => new Set(meaningsOf(unit.text, language)))
  known.set(job, units)
  return units
}
