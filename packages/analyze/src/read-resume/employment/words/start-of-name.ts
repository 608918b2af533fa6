import { isSmall } from '../../text/letter-case.ts'
import type { Doc } from '../../text/document.ts'

/** Where a name begins behind "M/s" or "Messrs.", which only say that a firm follows, and behind "via" an agency. */
export function startOfName(doc: Doc, start: number): number {
  const lead = /^(?:(?:m\/s|messrs)\.?|via|through|c\/o)\s{1,4}/.exec(doc.fold.slice(start, start + 12))
  // "VIA Rail"
  if (lead !== null && /^[vtc]/.test(lead[0]) && !isSmall(doc.text[start]!)) return start
  return start + (lead?.[0].length ?? 0)
}
