import type { Link, SectionKind } from '@evenhand/model'
import { fold } from '../../knowledge/fold.ts'
import { FORM_SITES } from '../../knowledge/reading/form-sites.ts'
import type { Part } from '../sections/find-sections.ts'
import { type Doc, valueOf } from '../text/document.ts'
import { overlapping } from '../text/overlapping.ts'

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
  'indeed.com/r/',
]
/** One of them stands in each: a sign that is nowhere is missed faster than all that have it. */
const SIGNS = ['://', 'www.', '.com', '.net']
/** What the address of a home page may end with: its language. */
const HOME = /\/(?:[a-z]{2}\/?)?$/
const LONGEST_LINK = 200
const MOST_LINKS = 12
const MOST_SPANS = 40

/** Addresses on the web, each once. */
export function findLinks(doc: Doc): Link[] {
  const found = new Map<string, Link>()
  const text = withLinked(doc)
  for (const sign of startsIn(text)) {
    for (let at = text.indexOf(sign); at >= 0 && found.size < MOST_LINKS; at = text.indexOf(sign, at + sign.length)) {
      const before = text[at - 1] ?? ' '
      if ('/.@-'.includes(before) || (before >= 'a' && before <= 'z')) continue
      const end = linkEnd(text, at)
      const value = valueOf(doc, at, end)
      const key = value
        .toLowerCase()
        .replace(/^https?:\/\//, '')
        .replace(/^www\./, '')
      if (key.length < 6 || !key.includes('.') || FORM_SITES.has(key.replace(HOME, ''))) continue
      const known = found.get(key)
      if (known === undefined)
        found.set(key, { value, spans: [{ start: at, end }], confidence: 0.95, kind: kindOf(key) })
      else if (known.spans.length < MOST_SPANS && !known.spans.some((span) => span.start === at))
        known.spans.push({ start: at, end })
    }
  }
  return [...found.values()].sort((a, b) => a.spans[0]!.start - b.spans[0]!.start)
}

/** The text in small letters with the addresses behind the words of links, which are read past elsewhere. */
function withLinked({ fold, resume }: Doc): string {
  if (!resume.text.includes('<http')) return fold
  return resume.text.replaceAll(/[A-Z]+/g, (capitals) => capitals.toLowerCase())
}

/** Those of the beginnings of addresses that stand in a text: looked for where their signs do, which are found once for all. */
function startsIn(text: string): string[] {
  const found = new Set<string>()
  for (const sign of SIGNS) {
    const starts = STARTS.filter((start) => start.includes(sign))
    for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) {
      for (const start of starts) if (text.startsWith(start, at - start.indexOf(sign))) found.add(start)
    }
  }
  return STARTS.filter((start) => found.has(start))
}

/** Sections in which a page on the web is an employer's, a school's, a publisher's or a referee's. */
const OF_OTHERS = new Set<SectionKind>([
  'employment',
  'education',
  'references',
  'publications',
  'certificates',
  'memberships',
  'awards',
])
/** Letters of a name that tell whose page it is. */
const SHORTEST_NAME = 4

/** The candidate's own: profiles, and pages that stand elsewhere or hold their name. `names`: of the person and their mailboxes. */
export function ownLinks(doc: Doc, links: Link[], { parts, names }: { parts: Part[]; names: string[] }): Link[] {
  // An address behind the last words of a row is read past, and stands in its line still.
  const others = parts
    .filter(({ kind }) => OF_OTHERS.has(kind))
    .flatMap(({ rows }) => rows)
    .map(({ start, end, index }) => ({ start, end: Math.max(end, doc.resume.lines[index]!.end) }))
  const known = names.flatMap((name) => fold(name).split(/[^\p{L}]+/u)).filter(({ length }) => length >= SHORTEST_NAME)
  return links.filter(({ kind, spans }) => {
    if (kind !== 'portfolio' || spans.some(({ start, end }) => overlapping(others, start, end).length === 0))
      return true
    const address = doc.resume.text.slice(spans[0]!.start, spans[0]!.end).toLowerCase()
    return known.some((name) => address.includes(name))
  })
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
