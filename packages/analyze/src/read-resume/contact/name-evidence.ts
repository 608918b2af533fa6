import type { Field, Link } from '@evenhand/model'
import { foldText } from '../text/fold-text.ts'
import type { Word } from '../text/phrase-set.ts'

/** Letters of a word that is looked for in an address. */
const LEAST_LETTERS = 3

/** Words from e-mail addresses and profile links that a name may share. */
export type NameEvidence = { local: string; slugs: string[] }

/** What the addresses and links of a resume say of the name. */
export function nameEvidence(emails: Field[], links: Link[]): NameEvidence {
  const local = emails.map((email) => foldText(email.value.split('@')[0] ?? '')).join(' ')
  const slugs = links.map((link) => foldText(link.value.split('/').filter(Boolean).at(-1) ?? ''))
  return { local, slugs }
}

/** How far the name's words agree with the address or a profile: 0 to 1. */
export function agreement(words: string[], evidence: NameEvidence): number {
  const long = words.filter((word) => word.length >= LEAST_LETTERS)
  if (long.length === 0) return 0
  const inSlug = Math.max(
    0,
    ...evidence.slugs.map((slug) => long.filter((word) => slug.includes(word)).length / long.length),
  )
  const inLocal = long.filter((word) => evidence.local.includes(word)).length / long.length
  return Math.max(inSlug, inLocal)
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

function stands({ key }: Word, { local, slugs }: NameEvidence): boolean {
  return local.includes(key) || slugs.some((slug) => slug.includes(key))
}
