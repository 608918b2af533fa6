import { matchTerms } from '../../knowledge/match-terms.ts'
import type { Doc, Row } from '../text/document.ts'

/** Letters of what a list of tools is called, and of its first tools. */
const LONGEST_LABEL = 30
const SEARCHED = 80
/** Tools that tell such a list. */
const FEWEST = 2

/** "Server : IIS, Oracle, Reporting Services": skills behind a word that is a title elsewhere. */
export function isToolList(doc: Doc, { start, end }: Row): boolean {
  const colon = doc.fold.slice(start, Math.min(end, start + LONGEST_LABEL)).indexOf(':')
  if (colon < 1) return false
  const list = doc.text.slice(start + colon + 1, Math.min(end, start + colon + SEARCHED))
  if (!list.includes(',')) return false
  const tools = matchTerms(list).filter(({ kind }) => kind === 'skill')
  return tools.length >= FEWEST && list.slice(0, tools[0]!.start).trim() === ''
}
