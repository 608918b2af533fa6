import { DegreeLevel, type Education } from '@evenhand/model'
import { HELD, HELD_SIGNS, LEARNED, NOT_FINISHED, STUDIES } from '../knowledge/judging/degrees-told.ts'
import { ONGOING } from '../read-resume/education/course-notes.ts'
import { findDegree } from '../read-resume/education/degree-shape.ts'
import type { Doc, Row } from '../read-resume/text/document.ts'
import { hasPhrase } from '../read-resume/text/phrase-set.ts'
import { claimOf } from './claim-of.ts'
import { lowerSameLength } from './lower-same-length.ts'
import { sentencesIn } from './sentences.ts'

const TRADE = new RegExp(`(?<![\\p{L}\\p{M}])(?:${LEARNED})\\s(?=\\p{L})`, 'u')
const DEGREE = new RegExp(`(?<![\\p{L}\\p{M}])(?:${HELD})\\s`, 'u')
const DEGREE_SIGNS = new RegExp(HELD_SIGNS, 'u')
const NAMED = Object.entries(STUDIES).map(([level, names]) => ({
  level: DegreeLevel.parse(level),
  pattern: new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})`, 'u'),
}))
const OPEN = new RegExp(`(?<![\\p{L}\\p{M}])(?:${NOT_FINISHED})`, 'u')
/** What ends the name of a trade. */
const TRADE_END = /[,;(.|\t\n–—]|\s(?:bei|in der|am|an der|mit|und|bij|hos)\s/u
const LONGEST_TRADE = 60
/** Words behind such a verb among which the degree stands. */
const REACH = 8
/** Degrees of a college: what else is called a diploma may be of a day. */
const LEAST = DegreeLevel.options.indexOf('associate')
const CONFIDENCE = 0.5

/** Degrees and trades that running text tells: "Gelernt habe ich Kauffrau im Einzelhandel", "Titulaire du BTS CGO". */
export function degreesTold(doc: Doc, rows: Row[]): Education[] {
  return rows.flatMap((row) => sentencesIn(doc.text, row).flatMap((sentence) => toldIn(doc, row, sentence)))
}

function toldIn(doc: Doc, row: Row, { start, end }: { start: number; end: number }): Education[] {
  const said = doc.text.slice(start, end)
  const folded = lowerSameLength(said)
  if (OPEN.test(folded) || claimOf(said) === 0) return []
  const words = row.words.filter((word) => word.start >= start && word.end <= end)
  const ongoing = hasPhrase(words, ONGOING)
  const entry = (level: DegreeLevel, own: { start: number; end: number }): Education => ({
    degree: { value: doc.text.slice(own.start, own.end), spans: [own], confidence: CONFIDENCE },
    level,
    ongoing,
    span: { start, end: start + said.trimEnd().length },
  })
  const trade = TRADE.exec(folded)
  if (trade !== null) {
    const from = start + trade.index + trade[0].length
    const rest = doc.text.slice(from, Math.min(end, from + LONGEST_TRADE))
    const until = rest.search(TRADE_END)
    return [
      entry('vocational', { start: from, end: from + (until < 0 ? rest : rest.slice(0, until)).trimEnd().length }),
    ]
  }
  for (const { level, pattern } of NAMED) {
    const studies = pattern.exec(folded)
    if (studies === null) continue
    const from = start + studies.index
    return [entry(level, { start: from, end: from + studies[0].length })]
  }
  const held = DEGREE.exec(folded)
  if (held === null && !DEGREE_SIGNS.test(folded)) return []
  const behind = held === null ? words : words.filter((word) => word.start >= start + held.index).slice(0, REACH)
  const degree = findDegree(doc, behind)
  if (degree === undefined || DegreeLevel.options.indexOf(degree.level) < LEAST) return []
  return [entry(degree.level, { start: degree.start, end: degree.end })]
}
