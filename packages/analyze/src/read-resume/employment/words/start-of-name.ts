import type { Doc } from '../../text/document.ts'

/**
 * Where a name begins behind "M/s", "Messrs." or "Fa.", which only say that a firm follows, behind "via" an agency, and behind the article
 * of "a leisure centre".
 */
export function startOfName(doc: Doc, start: number): number {
  // "苏州某电子厂": the town before "a certain".
  const certain = CERTAIN.exec(doc.text.slice(start, start + LONGEST_LEAD))
  if (certain !== null) return start + certain[0].length
  const lead = LEADS.exec(doc.fold.slice(start, start + LONGEST_LEAD))
  // "VIA Rail", "à mon compte"
  if (lead !== null && doc.text[start] !== doc.fold[start] && !/^(?:m|fa)/.test(lead[0])) return start
  return start + (lead?.[0].length ?? 0)
}

const LEADS =
  /^(?:(?:(?:m\/s|messrs)\.?|fa\.|via|through|c\/o)\s{1,4}|(?:an?|une?|una|um|uma|een|eine[mnr]?|einem?|des) (?=\p{Ll}\p{L}{2}))/u
const CERTAIN = /^\p{Script=Han}{2,3}(?=某)/u
const LONGEST_LEAD = 12
