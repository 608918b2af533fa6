import type { Education } from '@evenhand/model'
import {
  ARABIC_ENDS,
  ARABIC_OF_DEGREE,
  ARABIC_SCHOOLS,
  ARABIC_VERBS,
  HAN_DEPARTMENTS,
  HAN_SCHOOLS,
  HAN_VERBS,
  PERSIAN_VERBS,
} from '../../knowledge/reading/told-study-words.ts'
import type { Part } from '../sections/find-sections.ts'
import type { Doc, Row } from '../text/document.ts'
import { fieldOf } from '../text/field-of.ts'
import { wordsIn } from '../text/phrase-set.ts'
import { courseDegreeAt } from './degree-shape.ts'

/**
 * Studies that a sentence tells in scripts where neither blanks nor capitals show where a name ends: by the verb, the kind of
 * school and what stands between. `school`, `degree`: the parts of a match.
 */
const PATTERNS: Record<string, RegExp> = {
  // "2010年3月に東林大学経済学部を卒業し", "東林看護専門学校卒業後"
  ja: new RegExp(
    `(?<school>[\\p{Script=Han}\\p{Script=Katakana}ー・]{2,20}?(?:${HAN_SCHOOLS.ja}))の?` +
      `(?<degree>(?:[\\p{Script=Han}\\p{Script=Katakana}ー・]{2,14}(?:${HAN_DEPARTMENTS.ja})){1,3})?` +
      `(?:を|へ|に)?(?:[^。、]{0,6})(?:${HAN_VERBS.ja})`,
    'gu',
  ),
  // "2012年毕业于东林大学会计专业，本科学历"
  zh: new RegExp(
    `(?:${HAN_VERBS.zh})(?<school>\\p{Script=Han}{2,16}?(?:${HAN_SCHOOLS.zh}))(?:的)?` +
      `(?:(?<degree>\\p{Script=Han}{2,10}?)(?:${HAN_DEPARTMENTS.zh}))?`,
    'gu',
  ),
  // "حصلت على بكالوريوس الطب من جامعة القمة", "تخرجت من جامعة القمة بشهادة بكالوريوس هندسة"
  ar: new RegExp(`(?:${ARABIC_VERBS})\\s+(?<told>[\\p{L}\\d ]{4,110})`, 'gu'),
  fa: new RegExp(`(?<told>[\\p{L}\\u200c ]{4,90})\\s(?:${PERSIAN_VERBS})`, 'gu'),
}
const ENDS_NAME = new Set(ARABIC_ENDS.split('|'))
const ARABIC_SCHOOL = new RegExp(`^(?:ال)?(?:${ARABIC_SCHOOLS})$`, 'u')
const LONGEST_ARABIC = 5
const OF_DEGREE = new Set(ARABIC_OF_DEGREE.split('|'))
/** Sections in which somebody tells of other people's studies, or of none. */
const SILENT = new Set(['education', 'references', 'interests', 'publications'])
const MOST_ROWS = 60
const LONGEST_ROW = 2500
const CONFIDENCE = 0.6

type Told = { school?: [number, number]; degree?: [number, number] }

/** Whether the studies of a resume are read so. */
export function isToldByScript({ resume }: Doc): boolean {
  return PATTERNS[resume.language?.slice(0, 2) ?? ''] !== undefined
}

/** The courses that sentences tell of in such a script. */
export function toldByScript(doc: Doc, parts: Part[]): Education[] {
  const language = doc.resume.language?.slice(0, 2) ?? ''
  const pattern = PATTERNS[language]
  if (pattern === undefined) return []
  const rows = parts.filter(({ kind }) => !SILENT.has(kind)).flatMap((part) => part.rows)
  const found = rows.slice(0, MOST_ROWS).flatMap((row) => coursesIn(doc, row, pattern).map((told) => ({ row, told })))
  return found.map(({ row, told }) => toEducation(doc, row, told))
}

function coursesIn(doc: Doc, row: Row, pattern: RegExp): Told[] {
  const text = doc.text.slice(row.start, Math.min(row.end, row.start + LONGEST_ROW))
  return [...text.matchAll(pattern)].flatMap((match) => {
    const from = row.start + match.index
    const place = (part: string | undefined): [number, number] | undefined => {
      if (part === undefined || part === '') return undefined
      const start = from + match[0].indexOf(part)
      return [start, start + part.length]
    }
    const { school, degree, told } = match.groups!
    if (told === undefined) return [{ school: place(school)!, ...(degree && { degree: afterSchool(match, from) }) }]
    return arabicIn(doc, place(told)!)
  })
}

/** The second part behind the first, whose letters may hold it, too. */
function afterSchool(match: RegExpMatchArray, from: number): [number, number] {
  const { school, degree } = match.groups!
  const behind = match[0].indexOf(school!) + school!.length
  const start = from + match[0].indexOf(degree!, behind)
  return [start, start + degree!.length]
}

/** A degree up to the small word before its school, and the school with the words of its name. */
function arabicIn(doc: Doc, [start, end]: [number, number]): Told[] {
  const words = wordsIn(doc, start, end)
  const written = (at: number) => doc.text.slice(words[at]!.start, words[at]!.end)
  const kind = words.findIndex((_, at) => ARABIC_SCHOOL.test(written(at)))
  const told: Told = {}
  if (kind >= 0) {
    let until = kind
    while (until + 1 < words.length && until - kind < LONGEST_ARABIC && !ENDS_NAME.has(written(until + 1))) until++
    if (until > kind) told.school = [words[kind]!.start, words[until]!.end]
  }
  for (let at = 0; at < words.length; at++) {
    if (at === kind || (OF_DEGREE.has(written(at)) && courseDegreeAt(doc, words.slice(at + 1)) !== undefined)) continue
    const match = courseDegreeAt(doc, words.slice(at, at + LONGEST_ARABIC))
    if (match === undefined) continue
    let until = at + match.count - 1
    // "الماجستير في المحاسبة": the field behind its small word.
    const isOpened = /^في$/u.test(words[until + 1] === undefined ? '' : written(until + 1))
    if (isOpened) until++
    while (
      until + 1 < words.length &&
      until + 1 !== kind &&
      until - at < LONGEST_ARABIC &&
      !ENDS_NAME.has(written(until + 1))
    )
      until++
    told.degree = [words[at]!.start, words[isOpened && until === at + match.count ? until - 1 : until]!.end]
    break
  }
  return told.school === undefined ? [] : [told]
}

function toEducation(doc: Doc, row: Row, { school, degree }: Told): Education {
  const level = degree === undefined ? undefined : courseDegreeAt(doc, wordsIn(doc, ...degree))?.level
  return {
    ...(degree && { degree: fieldOf(doc, degree, CONFIDENCE) }),
    ...(level && { level }),
    ...(school && { school: fieldOf(doc, school, CONFIDENCE) }),
    ongoing: false,
    span: { start: row.start, end: row.end },
  }
}
