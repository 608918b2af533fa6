import type { Employment, YearMonth } from '@evenhand/model'
import { OWN_WORK_GLUED } from '../../../knowledge/reading/own-work-words.ts'
import type { DateRange } from '../../dates/find-ranges.ts'
import type { Doc, Row } from '../../text/document.ts'
import { postOf } from './find-prose-posts.ts'

const { houses, works, titles, articles, other } = OWN_WORK_GLUED
const HOUSE = '([^,.;:() ]{2,30}?)'
const TOLD = new RegExp(
  `(?:${houses})(?:${articles})?${HOUSE}(?:(?:${works})|(?:${titles})([^,.;:() ]{2,12})|,(?:${titles})([^,.;:() ]{2,12}))`,
)
const OTHER = new RegExp(other)
const SENTENCE = /[^.;!?\n]{4,200}/g

/** Posts told in sentences of a language that does not divide words: "2016年起在夸恩电子有限公司做质检员". */
export function gluedPosts(
  doc: Doc,
  row: Row,
  { ranges, asOf }: { ranges: DateRange[]; asOf: YearMonth },
): Employment[] {
  const posts: Employment[] = []
  for (const { 0: sentence, index } of doc.fold.slice(row.start, row.end).matchAll(SENTENCE)) {
    const start = row.start + index
    const range = ranges.find((found) => !found.single && found.start >= start && found.stop <= start + sentence.length)
    if (range === undefined || OTHER.test(sentence)) continue
    const found = TOLD.exec(sentence)
    const [told, house, first, second] = found ?? []
    if (found === null || told === undefined || house === undefined) continue
    const title = first ?? second
    const from = start + found.index + told.indexOf(house)
    const end = start + found.index + told.length
    posts.push(
      postOf(doc, {
        employer: { start: from, end: from + house.length },
        ...(title !== undefined && { title: { start: end - title.length, end } }),
        range,
        asOf,
      }),
    )
  }
  return posts
}
