import type { Field, Profile } from '@evenhand/model'
import type { TermMatch } from '../../knowledge/match-terms.ts'
import { KNOWN_TITLE, titleScore } from '../employment/words/title-shape.ts'
import type { Part } from '../sections/find-sections.ts'
import { headBelowBar } from '../sections/head-below-bar.ts'
import type { Doc, Row } from '../text/document.ts'
import { bareLinks } from './bare-links.ts'
import { findEmails } from './find-emails.ts'
import { findHeadline } from './find-headline.ts'
import { findHome } from './home/find-home.ts'
import { findLinks, ownLinks } from './find-links.ts'
import { isToOthers } from './name/head-rows.ts'
import { findName } from './name/find-name.ts'
import { findPhones } from './phone/find-phones.ts'
import { nameEvidence } from './name/name-evidence.ts'
import { repeatsHead } from './repeats-head.ts'

/** Rows at the top in which the head of a mail stands. */
const MAIL_ROWS = 12

type Contact = Pick<Profile, 'name' | 'emails' | 'phones' | 'links' | 'place' | 'headline'>

/** Who the candidate is and how to reach them; `fields`: all addresses and numbers, other people's too. */
export function readContact(
  doc: Doc,
  parts: Part[],
  { titlesOf, terms }: { titlesOf: (row: Row) => TermMatch[]; terms: TermMatch[] },
): { profile: Contact; fields: Field[] } {
  const emails = withoutReferees(doc, parts)
  const links = findLinks(doc)
  const head = parts.filter((part) => part.kind === 'contact' || part.kind === 'personal').flatMap((part) => part.rows)
  const isTerm = (start: number, end: number) => {
    const overlap = terms.filter((term) => term.start < end && term.end > start)
    if (overlap.some((term) => term.kind === 'title')) return 0.5
    return overlap.length > 0 ? 0.3 : 0
  }
  const isTitle = (row: Row, from = row.start, until = row.end) =>
    titleScore(
      row.words.filter((word) => word.start >= from && word.end <= until),
      titlesOf(row),
    ) >= KNOWN_TITLE
  const name = findName(doc, { evidence: nameEvidence(emails, links, parts), parts, isTerm, isTitle })
  const phones = findPhones(doc, parts, name)
  const names = [name?.value ?? '', ...emails.map(({ value }) => value.split('@')[0]!)]
  const own = ownLinks(doc, links, { parts, names })
  const place = findHome(doc, { parts, fields: [...emails, ...phones, ...own], name, isTerm })
  const headline = findHeadline(doc, headOf(doc, parts), { name, place, emails, titlesOf })
  const bare = bareLinks(doc, head, { names, emails, links })
  const profile = {
    ...(name && { name }),
    emails,
    phones,
    links: [...own, ...bare],
    ...(place && { place }),
    ...(headline && { headline }),
  }
  return { profile, fields: [...emails, ...phones, ...links, ...bare] }
}

/** The rows of the head: below the bar of a network's page where that is read first. */
function headOf(doc: Doc, parts: Part[]): Row[] {
  const [first] = parts
  return headBelowBar(doc, parts)?.part.rows ?? (first?.kind === 'contact' ? first.rows : [])
}

/** The address of a referee, or of whom a mail goes to, is not the candidate's, unless it is the only one. */
function withoutReferees(doc: Doc, parts: Part[]): Field[] {
  const emails = findEmails(doc)
  const rows = parts.filter((part) => part.kind === 'references').flatMap((part) => part.rows)
  const addressed = doc.rows.slice(0, MAIL_ROWS).filter((row) => isToOthers(doc, row))
  const spans = [...rows.filter((row) => !repeatsHead(doc, row)), ...addressed]
  const own = emails.filter(
    (email) => !spans.some((span) => span.start <= email.spans[0]!.start && span.end >= email.spans[0]!.end),
  )
  return own.length > 0 ? own : emails
}
