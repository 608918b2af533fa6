import type { Field, Link, SectionKind, Span } from '@evenhand/model'
import { foldText } from '../../text/fold-text.ts'
import type { Word } from '../../text/phrase-set.ts'
import type { Part } from '../../sections/find-sections.ts'
import { overlapping } from '../../text/overlapping.ts'

/** Letters of a word that is looked for in an address. */
const LEAST_LETTERS = 3

/** Words from e-mail addresses and profile links that a name may share. `all`: both, one below the other. */
export type NameEvidence = { local: string; slugs: string[]; all: string }

/** Sections in which a page on the web is called after a project or a firm. */
const OF_WORKS = new Set<SectionKind>(['employment', 'education', 'projects', 'publications', 'references'])
/** How deep in a site its page of a person lies. */
const DEEPEST = 3

/** What the addresses and links of a resume say of the name. */
export function nameEvidence(emails: Field[], links: Link[], parts: Part[]): NameEvidence {
  const local = emails.map((email) => foldText(email.value.split('@')[0] ?? '')).join(' ')
  const works = parts.filter(({ kind }) => OF_WORKS.has(kind))
  const isAmongWorks = ({ start, end }: Span) => works.some(({ rows }) => overlapping(rows, start, end).length > 0)
  const isOfWork = ({ kind, spans }: Link) => kind === 'portfolio' && spans.every(isAmongWorks)
  return evidenceOf(local, links.filter((link) => !isOfWork(link)).flatMap(slugsOf))
}

/** What the names of mailboxes and of pages say. */
export function evidenceOf(local: string, slugs: string[]): NameEvidence {
  return { local, slugs, all: [local, ...slugs].join('\n') }
}

/** "ada-merrow" of "site.example/r/ada-merrow/5f2c": what a page is called, and what it lies in; of a site alone, the site. */
function slugsOf({ value }: Link): string[] {
  const [site, ...path] = foldText(value)
    .replace(/^https?:\/\//, '')
    .split('/')
    .filter(Boolean)
  return path.length > 0 ? path.slice(0, DEEPEST) : [site ?? '']
}

/** How far the name's words agree with the address or a profile: 0 to 1. */
export function agreement(words: string[], evidence: Omit<NameEvidence, 'all'>): number {
  const long = words.filter((word) => word.length >= LEAST_LETTERS)
  if (long.length === 0) return 0
  const inSlug = Math.max(
    0,
    ...evidence.slugs.map((slug) => long.filter((word) => slug.includes(word)).length / long.length),
  )
  const found = long.filter((word) => evidence.local.includes(word))
  if (found.length > 0 && found.length < words.length && spellsRest(words, found, evidence.local)) return 1
  return Math.max(inSlug, found.length / long.length)
}

/** "jb.weir", "jweir" of "Jane Beth Weir": whether all that an address has beside a name's words is how the others begin. */
function spellsRest(words: string[], found: string[], local: string): boolean {
  const rest = found.reduce((left, word) => left.replace(word, ''), local).replaceAll(/[^\p{L}]/gu, '')
  const others = words.filter((word) => !found.includes(word))
  return rest === others.map((word) => word[0]).join('') || rest === others[0]![0]
}

/** Whether any of the words stands in the address or a profile: else no stretch of them agrees with these. */
export function mayAgree(words: Word[], evidence: NameEvidence): boolean {
  const isCut = ({ key, unspaced }: Word) => unspaced || key.endsWith("'s")
  return words.some((word) => (!isShort(word) && stands(word, evidence)) || isCut(word))
}

/** Whether all of the words but the short ones stand in the address or a profile, if not in the same one. */
export function mayAgreeWhole(words: Word[], evidence: NameEvidence): boolean {
  return words.every((word) => isShort(word) || stands(word, evidence))
}

function isShort({ start, end }: Word): boolean {
  return end - start < LEAST_LETTERS
}

function stands({ key }: Word, { all }: NameEvidence): boolean {
  return all.includes(key)
}
