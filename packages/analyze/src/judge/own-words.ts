import { fold } from '../knowledge/fold.ts'
import { BREAK_WORDS, DUTY_LABELS } from '../knowledge/reading/entry-labels.ts'
import { UNTIL_WORDS } from '../knowledge/reading/present-words.ts'
import { FACT_LABELS, MORE_DUTY_LABELS } from '../knowledge/reading/row-labels.ts'

const plain = (label: string) =>
  fold(label)
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
const setOf = (labels: string) => new Set(labels.split('|').map(plain))
const DUTIES = setOf(`${DUTY_LABELS}|${MORE_DUTY_LABELS}`)
const FACTS = setOf(FACT_LABELS)
/** These name what the words beside them are about: without them those words say less. */
const NAMING = setOf('project|projects|project name|project title|client|team size|achievements|highlights')

/** Letters of the longest label, and of the longest row that tells of a time between posts. */
const LONGEST = { label: 60, pause: 140, dated: 90, place: 15 }
const BULLETED = /^\s*(?:[^\p{L}\p{N}\s(]{1,3}\s|o\s{1,6}[\p{Lu}\p{Nd}])/u
const BESIDE = /[:：\t]/u
const LEADING = /^[^\p{L}\p{N}(+$€£¥₹]+/u

const POINT =
  '(?:\\p{L}{3,12}\\.?\\s)?(?:\\p{Nd}{1,2}[./]\\s?){0,2}(?:19|20)\\p{Nd}{2}(?:[./年]\\s?\\p{Nd}{1,2}(?!\\p{Nd})月?){0,2}'
const UNTIL = `\\s?(?:[-–—~〜至]|(?:${UNTIL_WORDS})\\s)\\s?`
const OPENS_DATED = new RegExp(`^\\s*(?:\\p{L}{2,6}\\s)?(?:${POINT}${UNTIL}|\\p{Nd}{1,2}/(?:19|20)\\p{Nd}{2}\\s)`, 'u')
/** A year in a column of its own: the words beside it are told of it. */
const YEAR_CELL = new RegExp(`^\\s*${POINT}\\s?\\t\\s*(?:\\p{Nd}{1,2}\\t\\s*)?`, 'u')
const CLOSES_DATED = new RegExp(
  `^\\s*\\p{Lu}[^\\p{Nd}]{0,80}(?<![\\p{L}\\p{N}])${POINT}\\s?[-–—]\\s?(?:${POINT}|\\p{L}{3,14})[\\s).]*$`,
  'u',
)
const PAUSE = new RegExp(`^(?:${setToPattern(BREAK_WORDS)})(?![\\p{L}\\p{M}])`, 'u')
const ADDRESS =
  /(?:https?:\/\/|www\.)\S+|\S+@\S+\.\p{L}{2,}|(?<!\S)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.(?:com|org|net|io|dev|me|app|info|de|fr|es|pt|it|nl|pl|ru|tr|cn|jp|kr|in|br|uk|eu)(?:\/\S*)?(?!\S)/gu

function setToPattern(words: string): string {
  return [...setOf(words)].join('|')
}

/**
 * Where a row of a post begins to tell of the work: behind a label such as "Duties:"; undefined where it tells nothing of it:
 * a label alone, a fact such as the reason for leaving, a web address, the dates of the next entry, a time between posts.
 * `open`: whether the row before is in the middle of a sentence.
 */
export function ownWordsAt(row: string, open: boolean): number | undefined {
  if (isAddress(row) || (!BULLETED.test(row) && isNextEntry(row, open))) return undefined
  const dated = YEAR_CELL.exec(row)
  if (dated !== null) return dated[0].length
  const lead = LEADING.exec(row)?.[0].length ?? 0
  const beside = BESIDE.exec(row.slice(lead, lead + LONGEST.label))
  if (beside === null) return row.length <= LONGEST.label && isLabel(plain(row)) ? undefined : 0
  const label = plain(row.slice(lead, lead + beside.index))
  const rest = row.slice(lead + beside.index + 1)
  if (FACTS.has(label)) return undefined
  if (!DUTIES.has(label)) return 0
  if (rest.trim() === '') return undefined
  return NAMING.has(label) ? 0 : row.length - rest.length + (LEADING.exec(rest)?.[0].length ?? 0)
}

function isLabel(label: string): boolean {
  return DUTIES.has(label) || FACTS.has(label)
}

function isAddress(row: string): boolean {
  if (!/[.@]\p{L}/u.test(row)) return false
  const rest = row.replaceAll(ADDRESS, '')
  return rest !== row && rest.replaceAll(/[^\p{L}]/gu, '').length < LONGEST.place
}

function isNextEntry(row: string, open: boolean): boolean {
  if (!open && OPENS_DATED.test(row)) return true
  if (!open && row.length <= LONGEST.dated && CLOSES_DATED.test(row)) return true
  if (row.length > LONGEST.pause) return false
  return PAUSE.test(plain(row).replace(/^(?:\P{L}|\p{L}{2,3} \p{N})+/u, ''))
}
