import type { Link } from '@evenhand/model'
import { type Doc, valueOf } from '../text/document.ts'

const STARTS = [
  'http://',
  'https://',
  'www.',
  'linkedin.com',
  'github.com',
  'gitlab.com',
  'behance.net',
  'medium.com',
  'dribbble.com',
]
const LONGEST_LINK = 200
const MOST_LINKS = 12
const MOST_SPANS = 40

/** Addresses on the web: the candidate's profiles and pages, each once. */
export function findLinks(doc: Doc): Link[] {
  const found = new Map<string, Link>()
  for (const sign of STARTS) {
    for (
      let at = doc.fold.indexOf(sign);
      at >= 0 && found.size < MOST_LINKS;
      at = doc.fold.indexOf(sign, at + sign.length)
    ) {
      const before = doc.fold[at - 1] ?? ' '
      if ('/.@-'.includes(before) || (before >= 'a' && before <= 'z')) continue
      const end = linkEnd(doc.fold, at)
      const value = valueOf(doc, at, end)
      const key = value
        .toLowerCase()
        .replace(/^https?:\/\//, '')
        .replace(/^www\./, '')
      if (key.length < 6 || !key.includes('.')) continue
      const known = found.get(key)
      if (known === undefined)
        found.set(key, { value, spans: [{ start: at, end }], confidence: 0.95, kind: kindOf(key) })
      else if (known.spans.length < MOST_SPANS && !known.spans.some((span) => span.start === at))
        known.spans.push({ start: at, end })
    }
  }
  return [...found.values()].sort((a, b) => a.spans[0]!.start - b.spans[0]!.start)
}

function linkEnd(fold: string, start: number): number {
  let at = start
  while (at < fold.length && at - start < LONGEST_LINK && !' \t\n,;|<>"()[]•'.includes(fold[at]!)) at++
  while (at > start && '.:-'.includes(fold[at - 1]!)) at--
  return at
}

function kindOf(key: string): Link['kind'] {
  if (key.startsWith('linkedin.')) return 'linkedin'
  return key.startsWith('github.') ? 'github' : 'portfolio'
}
