import type { Employment, Field } from '@evenhand/model'
import type { Part } from '../../sections/find-sections.ts'
import { fillsRow } from '../../dates/date-in-row.ts'
import type { Doc, Row } from '../../text/document.ts'
import type { EmploymentHints } from '../employment-hints.ts'
import { inOrder } from '../entry/in-order.ts'
import { postOf } from './find-prose-posts.ts'
import { type Framed, framedPosts } from './framed-posts.ts'

/**
 * The posts of a section, of which those that a row tells in a sentence have the names that the form of the sentence tells: "2016 -
 * 2018 bekerja sebagai kasir di Toko Tarn", or below their dates "한빛병원에서 간호사로 근무".
 */
export function withFramedRows(
  doc: Doc,
  part: Part,
  { read, hints }: { read: Employment[]; hints: EmploymentHints },
): Employment[] {
  const told = part.rows.flatMap((row, at) =>
    framedPosts(doc, row, hints).map((post) => ({ ...post, ...belowDates(post, part.rows[at - 1], hints) })),
  )
  if (told.length === 0) return read
  const taken = new Set<Employment>()
  const framed = told.flatMap((post) => {
    const [own, ...others] = read.filter((known) => !taken.has(known) && isOf(known, post))
    for (const known of [own, ...others]) if (known !== undefined) taken.add(known)
    const named = postOf(doc, { ...post, asOf: hints.asOf })
    if (own === undefined) return post.range === undefined ? [] : [named]
    if (isElsewhere(doc, own.employer, post)) return [own]
    const dated = post.range === undefined ? own : { ...own, ...named, details: own.details, span: own.span }
    return [{ ...dated, title: named.title!, employer: named.employer! }]
  })
  return inOrder(
    framed,
    read.filter((post) => !taken.has(post)),
  )
}

/** The dates that stand alone in the row above a sentence without any. */
function belowDates(
  { range, sentence }: Framed,
  above: Row | undefined,
  { rangesOf }: EmploymentHints,
): Partial<Framed> {
  const dates = above && rangesOf(above).find((own) => !own.single && fillsRow(above, own))
  if (range !== undefined || dates === undefined) return {}
  return { range: dates, sentence: { start: dates.start, end: sentence.end } }
}

/** Whether a post was read of the words of the sentence: its dates, or a name where it has none in it. */
function isOf({ title, employer, dates }: Employment, { sentence, range }: Framed): boolean {
  const { start, end } = sentence
  const isWithin = (field: Field | undefined) =>
    field?.spans.some((span) => span.start >= start && span.end <= end) === true
  if (range !== undefined && dates !== undefined && dates.start >= start && dates.end <= end) return true
  return isWithin(title) || isWithin(employer)
}

/** "होटल में हेल्पर, Merrow Inn": a house that a sign divides from the words of the form. */
function isElsewhere(doc: Doc, field: Field | undefined, { title, employer }: Framed): boolean {
  const span = field?.spans[0]
  if (span === undefined) return false
  const [start, end] = [Math.min(title.start, employer.start), Math.max(title.end, employer.end)]
  const between =
    span.start >= end ? doc.fold.slice(end, span.start) : doc.fold.slice(span.end, Math.max(span.end, start))
  return SIGNS.test(between)
}

const SIGNS = /[,;:()|/\t\n]| - /
