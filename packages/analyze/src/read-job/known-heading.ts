import { fold } from '../knowledge/fold.ts'
import { HEADINGS_ELSEWHERE } from '../knowledge/judging/headings-elsewhere.ts'
import {
  ALSO_KNOWN_AS,
  JOB_FACTS,
  JOB_HEADINGS,
  JOB_NOTES,
  type JobSection,
} from '../knowledge/judging/job-headings.ts'

/**
 * What a heading opens, and how much of its line it is. `names`: other names of the job; `fact`: its value alone; `notes`: a text of
 * which only what binds is asked for. `isCell`: that of a row of a table, which opens nothing below it.
 */
export type Heading = { kind: JobSection | 'plain' | 'names' | 'fact' | 'notes'; length: number; isCell?: boolean }

const HEADING_LONGEST = 60

const headings = new Map<string, Heading['kind']>()

/** What a line that is a heading of a job text opens, and how much of the line the heading is. */
export function headingOf(line: string): Heading | undefined {
  if (headings.size === 0) compileHeadings()
  const colon = firstColon(line)
  const opening = openingHeading(line)
  if (opening !== undefined) return opening
  const cell = headingCell(line)
  if (cell !== undefined) return cell
  const head = colon === -1 ? line : line.slice(0, colon)
  if (head.length > HEADING_LONGEST) return undefined
  const kind =
    headings.get(headingKey(head)) ?? headings.get(headingKey(head.replace(/[(（][^()（）]{0,24}[)）]\s?$/u, '')))
  if (kind === undefined) return undefined
  if (colon === -1) return kind === 'names' ? undefined : { kind, length: line.length }
  return { kind, length: colon + 1 }
}

/** "About you. Five years or more ...": a heading of two words and more that ends like a sentence. */
function openingHeading(line: string): Heading | undefined {
  const stop = line.indexOf('. ')
  if (stop < 3 || stop > HEADING_LONGEST || stop > 40 || !line.slice(0, stop).includes(' ')) return undefined
  const kind = headings.get(headingKey(line.slice(0, stop)))
  return kind === undefined || kind === 'names' ? undefined : { kind, length: stop + 1 }
}

/** "| Location | Utrecht |", "【福利厚生】社会保険完備", "待遇 昇給年1回": a heading with what it opens behind it, and no colon. */
const CELLS = [
  /^\|?\s?([^|\t\n]{2,40}?)\s?[|\t]\s?(?=[^|\t\s])/u,
  /^[【［＜〈《<[]([^】］＞〉》>\]\n]{1,20})[】］＞〉》>\]]\s?(?=\S)/u,
  /^([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}・]{2,10})[ \u3000]{1,4}(?=\S)/u,
]
const MAY_BE_CELL = /[|\t\u3000]|^[【［＜〈《<[]|^[\u2e80-\u9fff]+ /u

function headingCell(line: string): Heading | undefined {
  if (!MAY_BE_CELL.test(line)) return undefined
  for (const pattern of CELLS) {
    const match = pattern.exec(line)
    const kind = match === null ? undefined : headings.get(headingKey(match[1]!))
    if (match !== null && kind !== undefined && kind !== 'names')
      return { kind, length: match[0].length, isCell: /[|\t]/u.test(match[0]) }
  }
  return undefined
}

function firstColon(line: string): number {
  const ascii = line.indexOf(':')
  const wide = line.indexOf('：')
  return ascii === -1 ? wide : wide === -1 ? ascii : Math.min(ascii, wide)
}

/** "SECTION 1 – Essential criteria |", "2. Requirements", "## Skills ....": what stands around the words of a heading. */
const AROUND =
  /^\s*(?:#{1,6}\s|(?:section|part|teil|abschnitt|partie|seccion|parte|sezione|deel)\s*)?(?:(?:\d{1,2}|[a-h]|[ivx]{1,4})\s?[.):–-]\s*)?|[\s|.…*_=#:]+$/giu

export function withoutSigns(heading: string): string {
  return heading.replaceAll(AROUND, '')
}

/** "HIGHLIGHTS" before a colon: a heading, whatever it says. */
export function isInCapitals(head: string): boolean {
  return /^\p{Lu}{4}[\p{Lu} &/'’-]*$/u.test(head)
}

function headingKey(text: string): string {
  return fold(withoutSigns(text))
    .replaceAll('’', "'")
    .replaceAll(/[^\p{L}\p{M}\p{N}'& -]/gu, ' ')
    .replaceAll(/ {1,9}/g, ' ')
    .trim()
}

function compileHeadings(): void {
  for (const kind of ['nice', 'must', 'duties', 'skip'] as const) {
    for (const list of [JOB_HEADINGS[kind], ...HEADINGS_ELSEWHERE[kind]])
      for (const name of list.split(';')) add(name, kind)
  }
  for (const name of JOB_FACTS.split(';')) add(name, 'fact')
  for (const name of JOB_NOTES.split(';')) add(name, 'notes')
  for (const name of ALSO_KNOWN_AS.split(';')) add(name, 'names')
}

function add(name: string, kind: Heading['kind']): void {
  const key = headingKey(name.replaceAll(/\s+/g, ' '))
  if (key !== '' && !headings.has(key)) headings.set(key, kind)
}
