import type { ResumeText, Span } from '@evenhand/model'
import { CAPITAL, caseOf, SMALL } from '../text/letter-case.ts'
import {
  headingKind,
  isDegreeAt,
  isLegalBefore,
  isLinkBefore,
  isMonthAt,
  isPresentBefore,
  isSchoolBefore,
  isTimeAt,
  isTimeBefore,
  isTitle,
  isTitleBefore,
  labelBefore,
  startOfHours,
} from './joint-sides.ts'

/** Where two words are glued, and what is put between them to read them: a tab, a blank or a line end. */
export type Joint = { at: number; sign: '\t' | ' ' | '\n' }

/** A line that holds at least one place where words may be glued. */
type Glued = { line: Span; places: number[]; sure: Joint[]; labelled: boolean }

/** Letters of the longest line in which words are glued that only their neighbours tell. */
const LONGEST_HEAD = 400

/**
 * Where words of a resume are glued, in its order. A capital behind a small letter is no joint by itself ("JavaScript"): a month
 * with its year, "Present", years, a label or a heading stands at it, or the line has such joints and a title ends there.
 */
export function gluedJoints({ text, lines }: ResumeText): Joint[] {
  const glued: Glued[] = []
  for (const line of lines) {
    const places = placesIn(text, line)
    if (places.length > 0) glued.push({ line, places, ...sureJoints(text, { line, places }) })
  }
  if (glued.every(({ sure }) => sure.length === 0)) return []
  const joints: Joint[] = []
  for (const line of glued) {
    const found = line.line.end - line.line.start > LONGEST_HEAD ? line.sure : withLikely(text, line)
    for (const joint of found) if (joint.at > (joints.at(-1)?.at ?? -1)) joints.push(joint)
  }
  return joints
}

const [BLANK, CLOSING, STOP, ZERO, ONE, TWO, NINE, OPEN_CAPITALS, CLOSE_CAPITALS, FIRST_ACCENT] = [
  32, 41, 46, 48, 49, 50, 57, 65, 90, 192,
]

/** Offsets in a line at which a word may begin that is glued to what stands before it. */
function placesIn(text: string, { start, end }: Span): number[] {
  const places: number[] = []
  let before = BLANK
  for (let at = start; at < end - 1; at++) {
    const code = text.charCodeAt(at)
    if (before !== BLANK && (code <= CLOSE_CAPITALS ? code >= ONE : code >= FIRST_ACCENT)) {
      if (code <= TWO ? caseOf(before) === SMALL : opensWord(text, at, before)) places.push(at)
    }
    before = code
  }
  return places
}

/** Whether a capital and a small letter stand behind a letter, a digit or a closing bracket. */
function opensWord(text: string, at: number, before: number): boolean {
  const code = text.charCodeAt(at)
  if (code < OPEN_CAPITALS || caseOf(code) !== CAPITAL || caseOf(text.charCodeAt(at + 1)) !== SMALL) return false
  return before >= OPEN_CAPITALS ? caseOf(before) <= CAPITAL : before === CLOSING || before === STOP || isDigit(before)
}

function isDigit(code: number): boolean {
  return code >= ZERO && code <= NINE
}

/** The joints of a line of which it is sure what stands beside them. */
function sureJoints(text: string, { line, places }: Pick<Glued, 'line' | 'places'>): Pick<Glued, 'sure' | 'labelled'> {
  const sure: Joint[] = []
  let labelled = false
  for (const at of places) {
    const isDate = isDigit(text.charCodeAt(at)) ? isTimeAt(text, at) : isDatedAt(text, at)
    const label = labelBefore(text, { from: line.start, at, several: true })
    if (headingKind(text, { from: line.start, at, several: !isDate }) !== undefined || isHeadingAt(text, line, at))
      sure.push({ at, sign: '\n' })
    else if (label >= 0) {
      labelled = true
      const from = sure.at(-1)?.at ?? line.start
      const hours = startOfHours(text, from, label)
      if (hours < label) sure.push({ at: hours, sign: '\t' })
      if (label > from) sure.push({ at: label, sign: '\t' })
      sure.push({ at, sign: '\t' })
    } else if (isDate && !isDigit(text.charCodeAt(at))) sure.push({ at, sign: isLinkBefore(text, at) ? ' ' : '\t' })
    else if (isPresentBefore(text, at) || isTimeBefore(text, at, true)) sure.push({ at, sign: '\t' })
  }
  return { sure, labelled }
}

/** "43 monthsWork Experience", "Windows 07Education Details", "Tableau.Education Details": the next heading of several words, glued to the end of the line above it. */
function isHeadingAt(text: string, { start, end }: Span, at: number): boolean {
  const before = text.charCodeAt(at - 1)
  const isEnd = caseOf(before) === SMALL || before === CLOSING || before === STOP || isDigit(before)
  if (at - start < SHORTEST_LINE || !isEnd) return false
  return headingKind(text, { from: at, at: end, several: true }) !== undefined
}

/** Letters of a line to which the next one is glued: fewer may be the first half of a name ("MyWork Experience"). */
const SHORTEST_LINE = 8

/** "LLCFebruary 2012", not "3May 2012" or "2010May 2012", where a blank or a dash was lost. */
function isDatedAt(text: string, at: number): boolean {
  return !isDigit(text.charCodeAt(at - 1)) && isMonthAt(text, at)
}

/** With the joints of the line that are likely, since the line is known to be glued. */
function withLikely(text: string, { line, places, sure, labelled }: Glued): Joint[] {
  const all: Joint[] = []
  let next = 0
  let from = line.start
  const isGlued = sure.length > 0 || places.some((at) => isDegreeAt(text, at))
  for (const at of places) {
    while (next < sure.length && sure[next]!.at <= at) all.push(sure[next++]!)
    from = Math.max(from, all.at(-1)?.at ?? 0)
    if (from === at) continue
    const label = labelled ? labelBefore(text, { from, at, several: false }) : -1
    if (label > from) all.push({ at: label, sign: '\t' })
    const ends = isGlued && (endsCell(text, at) || isTitleBefore(text, { from, at, opens: from === line.start }))
    if (label >= 0 || ends || opensCell(text, { from, at, end: line.end })) all.push({ at, sign: '\t' })
  }
  all.push(...sure.slice(next))
  return labelled ? withBullets(text, line, all) : all
}

/** "LocationTarnford • Led the team": what is listed behind the labels begins a line. */
function withBullets(text: string, { start, end }: Span, joints: Joint[]): Joint[] {
  const bullets = [...text.slice(start, end).matchAll(/(?<=\s)•\s/gu)]
  const listed = bullets.map(({ index }): Joint => ({ at: start + index, sign: '\n' }))
  return [...joints, ...listed.filter(({ at }) => at > start)].toSorted((a, b) => a.at - b.at)
}

/** Whether a year, a legal form or a school ends at an offset. */
function endsCell(text: string, at: number): boolean {
  return isTimeBefore(text, at, false) || isLegalBefore(text, at) || isSchoolBefore(text, at)
}

function opensCell(text: string, place: { from: number; at: number; end: number }): boolean {
  return isDegreeAt(text, place.at) || opensTitle(text, place)
}

/** "May 2001, Tarn School, UKClassroom Teacher": whether a title opens behind what stands alone in a dated row. */
function opensTitle(text: string, { from, at, end }: { from: number; at: number; end: number }): boolean {
  if (!ALONE.test(text.slice(Math.max(from, at - LONGEST_ALONE), at)) || !DATED.test(text.slice(from, at))) return false
  const rest = TITLE.exec(text.slice(at, Math.min(end, at + LONGEST_ALONE * 3)))
  return rest !== null && isTitle(text, at, at + rest[0].length)
}

const LONGEST_ALONE = 24
const ALONE = /[,.]\s\p{Lu}\p{L}+$/u
const DATED = /(?:19|20)\d\d/
const TITLE = /^\p{L}+(?: \p{L}+){1,6}(?=[,.;(|]|\s{0,2}$)/u
