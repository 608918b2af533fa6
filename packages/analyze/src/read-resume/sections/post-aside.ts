import type { SectionKind } from '@evenhand/model'
import type { Doc, Row } from '../text/document.ts'
import { isColumnHead } from './bare-heading.ts'
import type { Part } from './find-sections.ts'
import { lookOf } from './heading-looks.ts'
import { isDuty } from './is-duty.ts'
import { isListItem } from './is-list-item.ts'

const POST_ASIDES = new Set<SectionKind>(['awards', 'skills', 'projects', 'summary', 'certificates'])
/** What headings may name that stand for duties within a post. */
const DUTY_ASIDES = new Set<SectionKind>(['awards', 'memberships'])

/** Whether a row that names a section stands within the one above: an aside of a post, or an entry of a list. */
export function isAside(doc: Doc, at: number, { kind, part }: { kind: SectionKind; part: Part }): boolean {
  return isSubheading(doc, { row: doc.rows[at]!, kind, part }) || isListItem(doc, at, { part, known: kind })
}

const ENTRIES = new Set<SectionKind>(['employment', 'projects', 'volunteering'])

/**
 * Asides of a post ("Key achievements:", "Tools"): they look less like a heading than the section's own does, or
 * otherwise, in post after post.
 */
function isSubheading(doc: Doc, { row, kind, part }: { row: Row; kind: SectionKind; part: Part }): boolean {
  if (!ENTRIES.has(part.kind) || part.heading === undefined) return false
  // "Responsabilidades", "Logros" below each of several posts: by themselves a resume has them once.
  if (DUTY_ASIDES.has(kind) && isDuty(row.words) && recurs(doc, row)) return true
  // "Highlights" below each of several posts, as a program prints them: nobody sums himself up so often.
  if (kind === 'summary' && recurs(doc, row)) return true
  if (!POST_ASIDES.has(kind) || isColumnHead(row.words)) return false
  const [own, other] = [lookOf(part.heading), lookOf(row)]
  if (own !== undefined) return other === undefined || (own !== other && recurs(doc, row))
  const colon = (heading: Row) => doc.fold[heading.end - 1] === ':'
  return other === undefined && colon(row) && !colon(part.heading)
}

/** How often the short rows of a document stand in it. */
const counts = new WeakMap<Doc, Map<string, number>>()
const LONGEST_ASIDE = 4

/** "Highlights" below each of several entries. */
function recurs(doc: Doc, row: Row): boolean {
  let counted = counts.get(doc)
  if (counted === undefined) {
    counted = new Map()
    for (const { words, start, end } of doc.rows) {
      if (words.length > LONGEST_ASIDE) continue
      const text = doc.fold.slice(start, end)
      counted.set(text, (counted.get(text) ?? 0) + 1)
    }
    counts.set(doc, counted)
  }
  return (counted.get(doc.fold.slice(row.start, row.end)) ?? 0) > 1
}

/** Signs with which East Asian resumes open their headings, one for each rank. */
const SIGNS = /^\s?([■□◆◇●○◎▼▽▲△▶▷★☆【〔《[＜<])/u

/** "【実績】" within the posts below "■職務経歴": what another sign opens is an aside of a post. */
export function isOfOtherSign(doc: Doc, { row, kind, part }: { row: Row; kind: SectionKind; part: Part }): boolean {
  if (part.kind !== 'employment' || part.heading === undefined) return false
  if (kind !== 'employment' && !POST_ASIDES.has(kind)) return false
  const [own, other] = [signOf(doc, part.heading), signOf(doc, row)]
  return own !== undefined && other !== undefined && own !== other
}

/** "【実績】目標達成率118%": the same with what it tells behind it, also where the section's heading has no sign. */
export function isSignedAside(doc: Doc, { row, kind, part }: { row: Row; kind: SectionKind; part: Part }): boolean {
  if (part.kind !== 'employment' || part.heading === undefined || !POST_ASIDES.has(kind)) return false
  return signOf(doc, row) === '【' && signOf(doc, part.heading) !== '【'
}

function signOf(doc: Doc, { index }: Row): string | undefined {
  const { start } = doc.resume.lines[index]!
  return SIGNS.exec(doc.text.slice(start, start + 2))?.[1]
}
