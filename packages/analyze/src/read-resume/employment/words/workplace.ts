import { DITTO_OPENERS } from '../../../knowledge/reading/entry-labels.ts'
import { BESIDE_WORKPLACES, COMMON_WORKPLACES } from '../../../knowledge/reading/common-workplaces.ts'
import type { Doc } from '../../text/document.ts'
import { isSmall } from '../../text/letter-case.ts'
import { keyOf, phraseKey, phraseKeys, type Word } from '../../text/phrase-set.ts'
import { WordSet } from '../../text/word-set.ts'
import type { Segment } from './segment.ts'
import { KNOWN_TITLE, titleScore } from './title-shape.ts'

/** The kinds of each language by their keys: the sets of phrases are counted, and these are asked for behind titles only. */
const KINDS = new Map(
  Object.entries(COMMON_WORKPLACES).map(([language, list]) => [language, new Set(phraseKeys(list))]),
)
const ENGLISH = KINDS.get('en')!
/** Words of the longest. */
const LONGEST_KIND = 3
const LONGEST = 8
/** Words of a name behind a kind. */
const LONGEST_NAME = 4
const BESIDE = new Set(phraseKeys(BESIDE_WORKPLACES))
const SAME = new Set(phraseKeys(DITTO_OPENERS))
const FIRST_SAME = new WordSet([...SAME].map((opener) => opener.split(' ', 1)[0]!))
/** Evidence of an employer in such words. */
export const WORKPLACE = 0.75
/** Signs behind which a title is followed by where it was. */
const BEHIND = new Set(['comma', 'at', 'tab', 'date'])

/**
 * "Clerk, fitness club, Tarn", "cocinera, restaurante de playa": words that say of what kind a workplace is, in small letters and
 * without a name, behind a title. They are all that is told of the employer.
 */
export function isWorkplace(doc: Doc, { sign, words: all }: Segment): boolean {
  if (!BEHIND.has(sign) || all.length > LONGEST) return false
  const words = sign === 'at' ? bareKind(doc, all) : all
  if (words.length === 0) return false
  if (!isSmall(doc.text[words.at(-1)!.start]!)) return isNamedKind(doc, words)
  const isPlain = words.every(({ start }) => isSmall(doc.text[start]!))
  return (isPlain || isCompound(doc, { sign, words })) && namesKind(doc, words)
}

/** "nursing home Merrow House", "travel agency "Tarn"": a kind in small letters, and behind it how the house is called. */
function isNamedKind(doc: Doc, words: Word[]): boolean {
  const name = words.findIndex(({ start }) => !isSmall(doc.text[start]!))
  if (name < 1 || name > LONGEST_KIND || words.length - name > LONGEST_NAME) return false
  return (
    /^ ["']?$/.test(doc.fold.slice(words[name - 1]!.end, words[name]!.start)) && namesKind(doc, words.slice(0, name))
  )
}

/** "a supermarket in Tarn", behind "at": without its article and its town. */
function bareKind({ text }: Doc, words: Word[]): Word[] {
  const town = words.findIndex(({ start }) => !isSmall(text[start]!))
  const from = ARTICLES.has(words[0]!.key) ? 1 : 0
  return town > 1 && IN.has(words[town - 1]!.key) ? words.slice(from, town - 1) : words.slice(from)
}

const ARTICLES = new Set('a|an|ein|eine|einer|einem|un|une|una|uno|um|uma|een|en|et|ett'.split('|'))
const IN = new Set('in|à|a|en|em|w|i'.split('|').map(phraseKey))

/** "Irish insurer", "Merrow-type pump plant": in English, where the kind closes what a capital opens, behind a comma. */
function isCompound({ text, fold, resume }: Doc, { sign, words }: Pick<Segment, 'sign' | 'words'>): boolean {
  const [first, ...others] = words
  if (sign === 'at' || (resume.language ?? 'en') !== 'en' || others.length === 0) return false
  if (fold.slice(first!.start, words.at(-1)!.end).includes(', ')) return false
  return others.filter(({ start }) => !isSmall(text[start]!)).length <= others.length / 2
}

/** Whether words end with a kind of workplace, or in languages that name it first, open with one; and are no title. */
export function namesKind({ resume }: Doc, words: Word[]): boolean {
  if (BESIDE.has(words[0]!.key)) return false
  const own = KINDS.get(resume.language ?? 'en') ?? ENGLISH
  for (let length = Math.min(LONGEST_KIND, words.length); length > 0; length--) {
    const isKind = own.has(keyOf(words.slice(-length))) || (own !== ENGLISH && own.has(keyOf(words.slice(0, length))))
    if (isKind) return titleScore(words, []) < KNOWN_TITLE
  }
  return false
}

/** "same plant", "le même restaurant": the workplace of the post above. */
export function namesSameKind(words: Word[]): boolean {
  if (words.length < 2 || words.length > LONGEST_SAME || !FIRST_SAME.has(words[0]!)) return false
  for (let opener = 1; opener <= LONGEST_OPENER; opener++) {
    if (!SAME.has(keyOf(words.slice(0, opener)))) continue
    const kind = keyOf(words.slice(opener))
    if ([...KINDS.values()].some((kinds) => kinds.has(kind))) return true
  }
  return false
}

/** Words before the kind, and of both. */
const LONGEST_OPENER = 2
const LONGEST_SAME = LONGEST_OPENER + LONGEST_KIND
