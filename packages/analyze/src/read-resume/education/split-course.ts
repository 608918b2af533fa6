import type { DateRange } from '../dates/find-ranges.ts'
import { joinBrackets } from '../employment/head/join-brackets.ts'
import { splitAtTown } from '../employment/head/split-at-town.ts'
import { partOf } from '../employment/words/part-of.ts'
import type { Segment } from '../employment/words/segment.ts'
import { splitHead } from '../employment/head/split-head.ts'
import type { Doc, Row } from '../text/document.ts'
import { hasLetters } from '../text/has-letters.ts'
import { phraseAt, type Word } from '../text/phrase-set.ts'
import { withoutHanging, beforeDate, shortened } from './before-date.ts'
import { type CourseSlot, isOtherLabel, LABELS, labelOf } from './course-labels.ts'
import { isNote } from './course-notes.ts'
import { courseDegreeAt, findCourseDegree, findDegree } from './degree-shape.ts'
import { isMark } from './grade-of.ts'
import { isLevel } from './level-head.ts'
import { partTold } from './part-told.ts'
import { splitAtPresent } from './present-before.ts'
import { isSchool, isSchoolWord, isStudied } from './school-shape.ts'
import { withoutShortSchool } from './short-school-before.ts'
import { withoutTownBetween } from './town-between.ts'
import { type Columns, labelCell } from './table-columns.ts'
import { wholeCells } from './whole-cells.ts'
import { flatMap } from '../text/flat-map.ts'

/** A stretch of a course's row; `slot` where a label or its column says what it is. */
export type CourseSegment = Segment & { slot?: CourseSlot }

const LONGEST_ABBREVIATION = 4
/** No word of more letters is cut short. */
const LONGEST_STOPPED = 8

/** The stretches of a row, labels taken off what they introduce. */
export function splitCourse(doc: Doc, row: Row, { ranges, columns }: { ranges: DateRange[]; columns: Columns }) {
  const segments: Segment[] = []
  const isNext = (words: Word[]) => courseDegreeAt(doc, words) !== undefined || isSchool(doc, words)
  const parts = withoutTownBetween(
    doc,
    partTold(doc, row, withBrackets(doc, wholeCells(doc, row, splitHead(doc, row, ranges)))),
  )
  for (const part of splitAtTown(doc, withClass(doc, row, parts), { isNext, mayOpen: false })) {
    for (const segment of flatMap(atStops(doc, part), (each) =>
      flatMap(atField(doc, each), (own) => splitAtPresent(doc, own)),
    ))
      if (hasLetters(segment.words) || isYears(doc, segment))
        segments.push(beforeDate(doc, withoutHanging(doc, segment), ranges))
  }
  const found: CourseSegment[] = []
  const cell = columns.length === 0 ? labelCell(doc, row) : undefined
  let slot = cell?.slot
  let column = -1
  let labelled: CourseSegment | undefined
  const kept = withoutShortSchool(doc, segments)
  for (const [at, segment] of kept.entries()) {
    if (cell !== undefined && segment.end <= cell.end) continue
    const label = labelOf(segment.words)
    const next = kept[at + 1]
    if (next !== undefined && isLevel(doc, segment, next)) continue
    const tail = label === undefined ? labelBehind(doc, segment) : 0
    const isLabel = label !== undefined && next !== undefined && (next.sign === 'dash' || next.sign === 'tab')
    if (isLabel && !isDegreeItself(doc, segment, next)) {
      slot = label
      continue
    }
    const last = found.at(-1)
    if (last !== undefined && last === labelled && goesOn(doc, last, segment)) {
      last.end = doc.fold[segment.end] === ')' ? segment.end + 1 : segment.end
      last.words = [...last.words, ...segment.words]
      continue
    }
    const own = columns.length === 0 ? -1 : columnAt(doc, row, segment.start)
    const named = own === column ? undefined : columns[own]
    column = own
    const bare = withoutLabel(tail > 0 ? shortened(doc, segment, tail) : segment)
    const kind = bare.slot ?? slot ?? named
    found.push(kind === undefined ? bare : { ...bare, slot: kind })
    labelled = slot === 'degree' ? found.at(-1) : undefined
    slot = tail > 0 ? labelOf(segment.words.slice(-tail)) : undefined
  }
  return found
}

/** "10+2": years of school of two levels, which are a course without letters. */
function isYears(doc: Doc, { words, start, end }: Segment): boolean {
  return words.length === 2 && doc.fold.slice(start, end).includes('+') && courseDegreeAt(doc, words)?.count === 2
}

/** "(Ageing, Home and Community)" as one stretch; "(part-time, not completed)" tells how it was studied, part by part. */
function withBrackets(doc: Doc, segments: Segment[]): Segment[] {
  const joined = joinBrackets(doc, segments)
  if (joined.length === segments.length) return segments
  return joined.flatMap((whole) => {
    const parts = segments.filter(({ start, end }) => start >= whole.start && end <= whole.end)
    const told = parts.some(({ words }) => isNote(words) || isMark(doc, words))
    return parts.length > 1 && told ? parts : [whole]
  })
}

/** "9. klasse", "10. Klasse": the number before a class is none of an entry. */
function withClass(doc: Doc, row: Row, segments: Segment[]): Segment[] {
  const [first, ...others] = segments
  const at = first?.sign === '' ? row.words.indexOf(first.words[0]!) : 0
  if (first === undefined || at <= 0) return segments
  const words = [row.words[at - 1]!, ...first.words]
  // "1. Staatsexamen" holds its number, "1. Abitur" is an item of a list.
  const own = (courseDegreeAt(doc, words)?.count ?? 0) > (courseDegreeAt(doc, first.words)?.count ?? 0)
  return own ? [{ ...first, start: words[0]!.start, words }, ...others] : segments
}

/** Whether a labelled degree goes on: "Course: N4 - N6 Public Management", "Grade 12 (Matric, Bachelor pass)". */
function goesOn(doc: Doc, { start, end }: Segment, next: Segment): boolean {
  const text = doc.fold.slice(start, end)
  const open = text.lastIndexOf('(') > text.lastIndexOf(')')
  const more =
    open || (next.sign === 'bracket' && !isMark(doc, next.words)) || (next.sign === 'dash' && !isNote(next.words))
  return more && !isSchool(doc, next.words)
}

/** "Diploma: Culinary Arts", "Diploma<tab>Fell High School": a label that is a degree's word introduces one only where another follows. */
function isDegreeItself(doc: Doc, label: Segment, next: Segment): boolean {
  if (next.sign === 'tab') return findDegree(doc, label.words) !== undefined && isSchool(doc, next.words)
  return (
    next.sign === 'dash' &&
    findDegree(doc, label.words) !== undefined &&
    findCourseDegree(doc, next.words) === undefined
  )
}

function columnAt(doc: Doc, row: Row, offset: number): number {
  return doc.fold.slice(row.start, offset).split(/[\t|]/).length - 1
}

/** How many words at the end of a stretch are the label of the next: "B.Com University: ...", "... Year: 2010". */
function labelBehind(doc: Doc, { words }: Segment): number {
  // "Graduation Date: ...": the whole of it is one.
  if (isOtherLabel(words)) return 0
  if (!/^\s?:/.test(doc.fold.slice(words.at(-1)!.end, words.at(-1)!.end + 2))) return 0
  for (const length of [3, 2, 1]) {
    const last = words.slice(-length)
    if (words.length <= length || doc.text[last[0]!.start] === doc.fold[last[0]!.start]) continue
    // "Weir University: ..." is a school, "B.Com University: ..." a degree and the label of one.
    if (labelOf(last) === 'school' && findCourseDegree(doc, words.slice(0, -length)) === undefined) continue
    if (labelOf(last) === 'degree' && findCourseDegree(doc, words) !== undefined) continue
    if (labelOf(last) !== undefined || isOtherLabel(last)) return length
  }
  return 0
}

/** "Qualification awarded Diploma ...": a label of several words without a colon. */
function withoutLabel(segment: Segment): CourseSegment {
  for (const [slot, set] of LABELS) {
    const length = phraseAt(segment.words, 0, set)
    if (length < 2 || length >= segment.words.length) continue
    // "University College Merrow" is a name.
    if (slot === 'school' && segment.words.slice(0, length).every((word) => isSchoolWord([word]))) continue
    const words = segment.words.slice(length)
    return { ...segment, start: words[0]!.start, words, slot }
  }
  return segment
}

/** "Degree Name Diploma Field Of Study Moss Studies": two labels of one row, without a sign, as networks write them. */
function atField(doc: Doc, segment: Segment): Segment[] {
  const { words } = segment
  const isLabel = (at: number, wanted: CourseSlot) =>
    LABELS.some(([slot, set]) => slot === wanted && phraseAt(words, at, set) > 1)
  if (words.length < FEWEST_LABELLED || !isLabel(0, 'degree')) return [segment]
  const at = words.findIndex((_, index) => index > 2 && isLabel(index, 'field'))
  if (at < 0) return [segment]
  return [partOf(doc, segment, words.slice(0, at)), { ...partOf(doc, segment, words.slice(at)), sign: 'tab' }]
}

/** Words of two labels and a value. */
const FEWEST_LABELLED = 5

/** Whether words are a degree, or name a school: "Sri Merrow Matric. Hr. Sec. School" does neither before its first stop. */
function names(doc: Doc, words: Word[]): boolean {
  return courseDegreeAt(doc, words) !== undefined || isSchool(doc, words) || isNote(words)
}

/** "BSc in Botany. University of Merrow": full stops that end no abbreviation divide. */
function atStops(doc: Doc, segment: Segment): Segment[] {
  if (!doc.fold.slice(segment.start, segment.end).includes('. ')) return [segment]
  const parts: Segment[] = []
  let from = 0
  for (let at = 1; at <= segment.words.length; at++) {
    const [last, next] = [segment.words[at - 1]!, segment.words[at]]
    const stops =
      next !== undefined &&
      (last.key.length > LONGEST_ABBREVIATION || /^(?:law|arts?|work)$/.test(last.key)) &&
      doc.fold.startsWith('. ', last.end) &&
      doc.text[next.start] !== doc.fold[next.start]
    if (
      next !== undefined &&
      !(
        stops &&
        (isStudied(last.key) ||
          last.key.length > LONGEST_STOPPED ||
          names(doc, segment.words.slice(from, at)) ||
          !isSchool(doc, segment.words.slice(at)))
      )
    )
      continue
    const words = segment.words.slice(from, at)
    parts.push({
      start: from === 0 ? segment.start : words[0]!.start,
      end: next === undefined ? segment.end : last.end,
      words,
      sign: from === 0 ? segment.sign : 'stop',
    })
    from = at
  }
  return parts
}
