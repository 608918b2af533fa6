import type { TermMatch } from '../../../knowledge/match-terms.ts'
import type { Doc, Row } from '../../text/document.ts'

/** Letters of what a list of tools is called, and of its first tools. */
const LONGEST_LABEL = 30
const SEARCHED = 80
/** Tools that tell such a list. */
const FEWEST = 2

/** "Server : IIS, Oracle, Reporting Services": skills behind a word that is a title elsewhere. `terms`: those of the row. */
export function isToolList(doc: Doc, { start, end }: Row, terms: TermMatch[]): boolean {
  const colon = doc.fold.slice(start, Math.min(end, start + LONGEST_LABEL)).indexOf(':')
  if (colon < 1) return false
  const [from, until] = [start + colon + 1, Math.min(end, start + colon + SEARCHED)]
  if (!doc.fold.slice(from, until).includes(',')) return false
  const tools = terms.filter((term) => term.kind === 'skill' && term.start >= from && term.end <= until)
  return tools.length >= FEWEST && doc.text.slice(from, tools[0]!.start).trim() === ''
}
