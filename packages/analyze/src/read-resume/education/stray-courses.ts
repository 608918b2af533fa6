import type { SectionKind } from '@evenhand/model'
import { fillsRow } from '../dates/date-in-row.ts'
import type { DateRange } from '../dates/find-ranges.ts'
import { KNOWN_TITLE, titleScore } from '../employment/words/title-shape.ts'
import type { Part } from '../sections/find-sections.ts'
import type { Doc, Row } from '../text/document.ts'
import { namesCollege } from './bare-college.ts'
import { isBodyLetters } from './course-notes.ts'
import { courseDegreeAt, findCourseDegree, findDegree } from './degree-shape.ts'
import type { Word } from '../text/phrase-set.ts'
import { isSchool } from './school-shape.ts'
import { isTownAndState } from './state-code.ts'
import { toldParagraph } from './told-courses.ts'

/** Sections whose degrees are other people's, or wishes. "Papers" may be publications or certificates. */
const SILENT = new Set<SectionKind>(['references', 'interests', 'cover-letter'])
/** Sections where a degree and a school stand beside posts and offices, if there is one of studies, too. */
const OF_OTHERS = new Set<SectionKind>(['employment', 'memberships', 'publications'])
const LONGEST_ROW = 20
/** Rows around a degree that may name its school. */
const REACH = 2
const LONGEST_SCHOOL = 12
/** Words among which the degree of a course opens. */
const LONGEST_OPENING = 4
/** Letters stand behind it in the order of characters. */
const NINE = 57

/** `strict`: the resume has a section of its own for courses; `rangesOf`: the dates of a row. */
type Strays = { strict: boolean; rangesOf: (row: Row) => DateRange[] }

/**
 * Runs of rows outside education sections that name a course: a degree of a college, and its school close by. `strict`:
 * both in one row, as where the resume has a section of its own for them.
 */
export function strayCourses(doc: Doc, parts: Part[], { strict, rangesOf }: Strays): Row[][] {
  return parts
    .filter(({ kind }) => kind !== 'education' && !SILENT.has(kind) && !(strict && OF_OTHERS.has(kind)))
    .flatMap(({ kind, rows }) => {
      const runs: Row[][] = []
      for (let at = 0; at < rows.length; at++) {
        const row = rows[at]!
        const whole =
          namesBoth(doc, row) ||
          (!strict && (namesCollege(doc, row) || (kind !== 'employment' && isDatedDegree(doc, row, rangesOf(row)))))
        const trained = !strict && kind === 'certificates' && isAboveSchool(doc, rows, at)
        if (!whole && !trained && (strict || kind === 'publications' || !namesDegree(doc, rows[at]!))) continue
        const until = whole ? at : trained ? belowSchool(rows, { at, rangesOf }) : schoolNear(doc, rows, at)
        if (until === undefined) continue
        runs.push(rows.slice(at, until + 1))
        at = until
      }
      return runs
    })
}

/** "Advanced Certificate in Cookery" right above "Fell Institute", below "Training": so studies are told where nothing else heads them. */
function isAboveSchool(doc: Doc, rows: Row[], at: number): boolean {
  const [row, below] = [rows[at]!, rows[at + 1]]
  if (below === undefined || row.bullet || below.words.length > LONGEST_SCHOOL) return false
  const degree = findCourseDegree(doc, row.words.slice(0, LONGEST_OPENING))
  return degree !== undefined && !isSchool(doc, row.words) && isSchool(doc, below.words)
}

/** The row of the school, or of the dates right below it. */
function belowSchool(rows: Row[], { at, rangesOf }: { at: number; rangesOf: Strays['rangesOf'] }): number {
  const next = rows[at + 2]
  const [range] = next === undefined ? [] : rangesOf(next)
  return range !== undefined && fillsRow(next!, range) ? at + 2 : at + 1
}

/** Paragraphs outside education sections that tell of studies: "I did my Diploma in Baking at Fell College". */
export function strayTold(doc: Doc, parts: Part[]): Row[][] {
  const told: Row[][] = []
  for (const { kind, rows } of parts) {
    if (kind === 'education' || kind === 'references' || kind === 'interests') continue
    for (let at = 0; at < rows.length; at++) {
      const paragraph = toldParagraph(doc, rows, at)
      if (paragraph === undefined) continue
      told.push(paragraph)
      at += paragraph.length - 1
    }
  }
  return told
}

/** "NVQ Level 2 Cookery - Fell College": a degree or a leaving certificate opens the row, and its school follows. */
export function namesBoth(doc: Doc, row: Row): boolean {
  if (row.words.length > LONGEST_ROW) return false
  const first = row.words.findIndex(({ key }) => key.charCodeAt(0) > NINE || !/^\d{2,4}$/.test(key))
  const opening = first < 0 ? [] : row.words.slice(first, first + 6)
  const degree = courseDegreeAt(doc, opening) ?? courseDegreeAt(doc, opening, 1)
  if (degree === undefined || isSentence(doc, row) || isBodyLetters(opening.slice(degree.first))) return false
  return partsBehind(doc, row.words.slice(first + degree.first + degree.count)).some((part) => isSchool(doc, part))
}

/** "MSc Statistics 2016", "CAP Pâtissier 2020", "Abitur 2012": the letters of a degree, or what a school gave, and when. */
function isDatedDegree(doc: Doc, { words, start, end, bullet }: Row, ranges: DateRange[]): boolean {
  if (ranges.length === 0 || bullet || words.length > LONGEST_DATED) return false
  const first = words.findIndex(({ key }) => !/^\d{2,4}$/.test(key))
  const degree = first < 0 ? undefined : courseDegreeAt(doc, words, first)
  if (degree === undefined || isBodyLetters(words.slice(degree.first))) return false
  if (titleScore(words, []) >= KNOWN_TITLE || /[@:]|, \p{Lu}/u.test(doc.text.slice(start, end))) return false
  const written = doc.text.slice(degree.start, degree.end)
  return degree.level === 'school' ? /^\p{Lu}/u.test(written) : LETTERS.test(written) && NO_TITLE.test(written)
}

const LONGEST_DATED = 9
/** "MSc", "CAP", "B.Sc.", "LL.M." */
const LETTERS = /^(?:\p{Lu}[\p{L}.]{0,3}){1,3}$/u
const NO_TITLE = /\p{Lu}.*\p{Lu}/u

/** "大学卒業後、4年間勤務しました。": scripts without blanks have long sentences of few words. */
function isSentence(doc: Doc, { start, end }: Row): boolean {
  return doc.text.slice(start, end).includes('。')
}

/** The words behind a degree between commas, tabs, bars, brackets and dashes; without those up to the first. */
function partsBehind(doc: Doc, words: Word[]): Word[][] {
  const parts: Word[][] = []
  for (const [at, word] of words.entries()) {
    const from = at === 0 ? Math.max(0, word.start - 3) : words[at - 1]!.end
    if (/[,(|\t:]|\s-|\.\s/.test(doc.fold.slice(from, word.start))) parts.push([])
    parts.at(-1)?.push(word)
    if (AT.test(word.key)) parts.push([])
  }
  return parts
}

/** "GCSEs at Fell School" */
const AT = /^(?:at|from)$/

/** Whether a row opens with a degree of a college. */
export function namesDegree(doc: Doc, row: Row): boolean {
  if (row.words.length > LONGEST_ROW) return false
  const degree = findDegree(doc, row.words.slice(0, 6))
  if (degree === undefined || degree.first > 1 || isSentence(doc, row)) return false
  if (degree.first > 0 && isTownAndState(doc, row.words)) return false
  return degree.level !== 'school' && degree.level !== 'vocational'
}

/** Whether a row names a school, and is no sentence. */
export function rowOfSchool(doc: Doc, row: Row): boolean {
  return row.words.length <= LONGEST_ROW && isSchool(doc, row.words.slice(-LONGEST_SCHOOL))
}

/** The last row of the course: its own, or one of the next that names a school. */
function schoolNear(doc: Doc, rows: Row[], at: number): number | undefined {
  for (let i = at; i < Math.min(rows.length, at + REACH + 1); i++) {
    const row = rows[i]!
    if (row.words.length > LONGEST_ROW || (i > at && namesDegree(doc, row))) return undefined
    if (isSchool(doc, row.words.slice(-LONGEST_SCHOOL))) return i
  }
  return undefined
}
