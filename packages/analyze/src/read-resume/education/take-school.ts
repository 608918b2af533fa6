import { isPlace } from '../contact/home/find-place.ts'
import type { CourseSegment } from './split-course.ts'
import type { Segment } from '../employment/words/segment.ts'
import type { Doc } from '../text/document.ts'
import type { Course } from './course.ts'
import { isFaculty, isSchool } from './school-shape.ts'

type Place = { segments: CourseSegment[]; at: number; segment: CourseSegment }

/** Takes in a school: with its faculty, as a college of the university before it, or as the university of a faculty. */
export function takeSchool(doc: Doc, course: Course, { segments, at, segment }: Place): void {
  const { school } = course
  const gap = school === undefined ? '' : doc.fold.slice(school.end, segment.start)
  if (school === undefined) course.school = withFaculty(doc, withoutTown(doc, segment), segments.slice(at + 1))
  else if (/^,\s?$/.test(gap) && isUniversity(segment.words) && !isUniversity(school.words))
    course.school = isFaculty(school.words)
      ? segment
      : { ...school, end: segment.end, words: [...school.words, ...segment.words] }
  // "NTNU - Norges teknisk-naturvitenskapelige universitet": its letters before its name.
  else if (/^ ?[-\u2013] ?$/.test(gap) && isLetters(doc, school) && isUniversity(segment.words))
    course.school = { ...school, end: segment.end, words: [...school.words, ...segment.words] }
}

/** "BSc Botany (Fell University, Leeds)": in a bracket the town behind the comma is no part of the school's name. */
function withoutTown(doc: Doc, segment: CourseSegment): CourseSegment {
  if (segment.sign !== 'bracket' && doc.fold[segment.start - 1] !== '(') return segment
  const comma = doc.fold.slice(segment.start, segment.end).indexOf(',')
  const name = segment.words.filter(({ end }) => end <= segment.start + comma)
  if (name.length === 0 || !isPlace(doc, segment.words.slice(name.length)) || !isSchool(doc, name)) return segment
  return { ...segment, words: name, end: name.at(-1)!.end }
}

function isLetters({ text }: Doc, { start, end }: Segment): boolean {
  return /^\p{Lu}{2,6}$/u.test(text.slice(start, end))
}

/** "University of Merrow", and no campus. */
function isUniversity(words: Segment['words']): boolean {
  return (
    words.some(({ key }) => /^uni[vw]er[sz]|^ун[иі]верс|^πανεπ|egyetem/.test(key)) && words.at(-1)!.key !== 'campus'
  )
}

/** "…大学 薬学部": the faculty behind a blank belongs to the school's name, unless a department goes on with it. */
function withFaculty(doc: Doc, school: Segment, [next, department]: Segment[]): Segment {
  const isBehind = next !== undefined && doc.fold.slice(school.end, next.start) === ' ' && next.words.length === 1
  if (!isBehind || !/(?:学部|研究科|学院|学系|학부|대학원)$/.test(next.words[0]!.key)) return school
  const graduate = doc.fold.slice(school.start, school.end).endsWith('大学院')
  if (graduate || /(?:科|専攻|학과|전공)$/.test(department?.words[0]!.key ?? '')) return school
  return { ...school, end: next.end, words: [...school.words, ...next.words] }
}
