import type { Field, Link } from '@evenhand/model'
import { fold } from '../../knowledge/fold.ts'
import { type Doc, type Row, valueOf } from '../text/document.ts'
import { matchesOf } from '../text/matches-of.ts'

/** "adamerrow.dev", "ada-merrow.co.uk/work", as one word of a row of contact data, in small letters as it is written. */
const BARE =
  /(?<![^\s|,;:•·(<])[a-z\d][a-z\d-]{1,60}(?:\.[a-z\d-]{2,40}){0,2}\.[a-z]{2,8}(?:\/[\w./-]{0,80})?(?![^\s|,;•·)>])/g
/** What ends a file's name. */
const FILES = new Set([
  'pdf',
  'doc',
  'docx',
  'odt',
  'rtf',
  'txt',
  'tex',
  'html',
  'htm',
  'jpg',
  'jpeg',
  'png',
  'zip',
  'js',
  'md',
])
/** Letters of a name that tell whose page it is. */
const SHORTEST_NAME = 4
/** Rows of contact data that are looked at. */
const MOST_ROWS = 60

/**
 * Pages written without "www." or "https://": told by the candidate's name in their address, or by that of their
 * mailbox. `names`: of the person and their mailboxes; `links`: those that are found already.
 */
export function bareLinks(
  doc: Doc,
  rows: Row[],
  { names, emails, links }: { names: string[]; emails: Field[]; links: Link[] },
): Link[] {
  const known = names.flatMap((name) => fold(name).split(/[^\p{L}]+/u)).filter(({ length }) => length >= SHORTEST_NAME)
  const hosts = new Set(emails.map(({ value }) => value.toLowerCase().split('@')[1]))
  const taken = [...links, ...emails].flatMap(({ spans }) => spans)
  const found = new Map<string, Link>()
  for (const row of rows.slice(0, MOST_ROWS)) {
    for (const { 0: written, index } of matchesOf(doc.text.slice(row.start, row.end), BARE)) {
      const start = row.start + index
      const end = start + written.length
      if (found.has(written) || taken.some((span) => span.start < end && span.end > start)) continue
      const [host = ''] = written.split('/')
      const ending = host.slice(host.lastIndexOf('.') + 1)
      if (FILES.has(ending) || known.includes(ending)) continue
      if (!hosts.has(host) && !known.some((name) => host.replaceAll('-', '').includes(name))) continue
      found.set(written, {
        value: valueOf(doc, start, end),
        spans: [{ start, end }],
        confidence: 0.8,
        kind: 'portfolio',
      })
    }
  }
  return [...found.values()]
}
