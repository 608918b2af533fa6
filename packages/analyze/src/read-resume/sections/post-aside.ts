import type { SectionKind } from '@evenhand/model'
import type { Doc, Row } from '../text/document.ts'
import { isColumnHead } from './bare-heading.ts'
import type { Part } from './find-sections.ts'
import { lookOf } from './heading-looks.ts'

const POST_ASIDES = new Set<SectionKind>(['awards', 'skills', 'projects', 'summary', 'certificates'])

/** Asides of a post ("Key achievements:", "Tools"): they look less like a heading than the section's own does. */
export function isSubheading(doc: Doc, { row, kind, part }: { row: Row; kind: SectionKind; part: Part }): boolean {
  if ((part.kind !== 'employment' && part.kind !== 'projects') || part.heading === undefined) return false
  if (!POST_ASIDES.has(kind) || isColumnHead(row.words)) return false
  const [own, other] = [lookOf(part.heading), lookOf(row)]
  if (own !== undefined) return other === undefined
  const colon = (heading: Row) => doc.fold[heading.end - 1] === ':'
  return other === undefined && colon(row) && !colon(part.heading)
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

function signOf(doc: Doc, { index }: Row): string | undefined {
  const { start } = doc.resume.lines[index]!
  return SIGNS.exec(doc.text.slice(start, start + 2))?.[1]
}
