import type { Segment } from '../employment/words/segment.ts'
import type { Doc } from '../text/document.ts'
import { opensLarge } from '../text/letter-case.ts'
import { createWord, isUnspaced, type Word } from '../text/phrase-set.ts'
import type { Course } from './course.ts'
import { fieldBeforeSchool, fieldBehindSchool, isSchool, schoolOpening } from './school-shape.ts'

/** A kind of school within a run of signs, and what is studied there behind it. */
const SCHOOL_SIGNS =
  /^(.{1,30}?(?:学院.{0,6}?(?:大学|学校|高校)|大学|大學|学院|學院|学校|學校|专科(?!学校)|대학교))(.{2,30})$/u
/** Behind these signs a name goes on: a school of a university's. */
const GOES_ON = /^(?:校|院|大[学學]|短[期大]|高[等校]|中[学學等]|小[学學]|女子|法人|附|部|分校|成人|继续|研究|第)/u
const STUDIED = /(?:专业|專業)?(?:学习|學習|就读|就讀|学系|系)?(?:毕业|畢業)?$/u
const PREPOSITION = /^(?:at|from|an|bei|en|à|in|na|por|door|presso|w|aan)$/
const ARTICLE = /^(?:the|der|die|das|dem|la|le|les|l|el|los|las|il|lo|de|het)$/
/** Those behind which no field stands. */
const FROM = /^(?:at|from|bei|door|presso)$/

/** The school that a stretch names, with what does not belong to it taken off; undefined where it names none. */
export function schoolIn(doc: Doc, course: Course, segment: Segment): Segment | undefined {
  const named = withoutPreposition(doc, course, segment)
  if (named !== undefined) return named
  if (!isSchool(doc, segment.words)) return undefined
  const first = segment.words[0]!
  if (!isUnspaced(first.key)) return withoutField(doc, course, segment)
  const opening = schoolOpening(doc, segment.words, 1)
  if (opening > 0) {
    const words = segment.words.slice(opening)
    course.field ??= [segment.start, segment.words[opening - 1]!.end]
    return { ...segment, start: words[0]!.start, words }
  }
  return segment.words.length === 1 ? beforeStudy(doc, course, segment) : segment
}

/** "..., Marketing Northfield University", "Northfield University Marketing", mostly behind a degree: the field beside the school. */
function withoutField(doc: Doc, course: Course, segment: Segment): Segment {
  const { degreeSpan } = course
  const behind = fieldBehindSchool(doc, segment.words)
  if (behind > 0) {
    const words = segment.words.slice(0, -behind)
    course.field ??= [segment.words.at(-behind)!.start, segment.end]
    return withoutField(doc, course, { ...segment, end: words.at(-1)!.end, words })
  }
  const field = fieldBeforeSchool(doc, segment.words)
  // "Merrow Science Park School": without a degree such words may be the name's.
  if (field === 0 || (degreeSpan === undefined && segment.words[field]!.key !== 'university')) return segment
  const words = segment.words.slice(field)
  const { end } = segment.words[field - 1]!
  course.field ??= [segment.start, end]
  // "Bachelor of Arts : Fine Arts Merrow College"
  if (degreeSpan !== undefined && /^\s?:\s?$/.test(doc.fold.slice(degreeSpan[1], segment.start)))
    course.degreeSpan = [degreeSpan[0], end]
  return { ...segment, start: words[0]!.start, words }
}

/** "Degree of Merrow University": what a school gives. */
const GIVEN = /^(?:degree|diploma|course|program|programme|studies|student)$/

/** Whether words are a preposition and a school, whatever its words where no field could follow: "from Merrow Hall". */
export function opensWithSchool(doc: Doc, [first, ...rest]: Word[]): boolean {
  if (first === undefined || rest.length === 0 || opensLarge(doc, first) || !opensLarge(doc, rest[0]!)) return false
  return FROM.test(first.key) || (PREPOSITION.test(first.key) && isSchool(doc, rest))
}

/** "at Merrow Hall", behind a degree: a school, whatever its words. */
function withoutPreposition(doc: Doc, course: Course, segment: Segment): Segment | undefined {
  if (course.degreeSpan === undefined || segment.start < course.degreeSpan[1]) return undefined
  const [first] = segment.words
  if (segment.sign === 'at' && opensLarge(doc, first!)) return segment
  // "Ausbildung zur Köchin bei der Quarn AG"
  if (segment.sign === 'at' && ARTICLE.test(first!.key) && opensLarge(doc, segment.words[1] ?? first!))
    return { ...segment, start: segment.words[1]!.start, words: segment.words.slice(1) }
  // "presso l'ITIS Fermi", "an der Universität Merrow"
  const article = ARTICLE.test(segment.words[1]?.key ?? '') ? 1 : 0
  const second = segment.words[1 + article]
  if (second === undefined || !opensLarge(doc, segment.words.at(-1)!)) return undefined
  const given =
    GIVEN.test(first!.key) && /^(?:of|from|at|in)$/.test(second.key) && isSchool(doc, segment.words.slice(2))
  const isLarge = first!.key !== 'from' && opensLarge(doc, first!)
  if (!given && (!PREPOSITION.test(first!.key) || isLarge || !opensLarge(doc, second))) return undefined
  const words = segment.words.slice(given ? 2 : 1 + article)
  // "Mittelschule, in Merrow": where, and no name.
  if (!given && first!.key === 'in' && words.length === 1 && !isSchool(doc, words) && !isShouted(doc, words[0]!))
    return undefined
  return { ...segment, start: words[0]!.start, words }
}

/** "ESAT" */
function isShouted({ text }: Doc, { start, end }: Word): boolean {
  const written = text.slice(start, end)
  return written === written.toUpperCase()
}

/** "江南大学物理学专业学习": the school, and the field behind it. */
function beforeStudy(doc: Doc, course: Course, segment: Segment): Segment {
  const match = SCHOOL_SIGNS.exec(doc.fold.slice(segment.start, segment.end))
  if (match === null || GOES_ON.test(match[2]!) || isRestOfName(match)) return segment
  const end = segment.start + match[1]!.length
  const studied = match[2]!.replace(STUDIED, '').length
  if (studied > 1) course.field ??= [end, end + studied]
  return { ...segment, end, words: [createWord(match[1]!, segment.start, end)] }
}

/** "中部学院工業大学": a word for a college within the name of a university, which ends the run. */
function isRestOfName([, name, rest]: RegExpExecArray): boolean {
  return /[学學]院$/u.test(name!) && /(?:大[学學]|[学學]校|高校)$/u.test(rest!)
}
