import { HOME_LABELS } from '../../../knowledge/reading/home-words.ts'
import { IDENTITY_LABELS, IDENTITY_TERMS } from '../../../knowledge/reading/identity-words.ts'
import {
  BESIDE_LABELS,
  DOCUMENT_KINDS,
  FIELDS_AND_NAMES,
  LETTERED_WORDS,
  LONE_FACTS,
  LONE_LABELS,
  OPEN_ENDS,
  POST_NOMINALS,
  SMALL_WITHOUT_CASE,
} from '../../../knowledge/reading/name-words.ts'
import { NETWORK_MENUS } from '../../../knowledge/reading/network-words.ts'
import { ADDRESS_OPENERS, PLACE_ENDS, STREET_ENDS, STREET_OPENERS } from '../../../knowledge/reading/place-words.ts'
import { STUDY_FIELDS } from '../../../knowledge/reading/study-fields.ts'
import type { Doc, Row } from '../../text/document.ts'
import { compilePhrases, endsWithPhrase, isMadeOf, isPhrase, phraseAt, type Word } from '../../text/phrase-set.ts'
import { isSpelled, spelledOf } from '../../text/spelled.ts'
import type { NameShape } from './name-shape.ts'

/** Letters behind a name. */
const LETTERS = compilePhrases(POST_NOMINALS)
const LONE = [
  LONE_LABELS,
  IDENTITY_LABELS,
  IDENTITY_TERMS,
  LONE_FACTS,
  HOME_LABELS.present,
  HOME_LABELS.plain,
  HOME_LABELS.permanent,
]
const LABELS = compilePhrases(...LONE)
const SPELLED = spelledOf(LABELS)
const LABELLED = compilePhrases(...LONE, BESIDE_LABELS)
const LETTERED = compilePhrases(LETTERED_WORDS)
const KINDS = compilePhrases(DOCUMENT_KINDS, NETWORK_MENUS)
const OPEN = compilePhrases(OPEN_ENDS)
const SMALL = compilePhrases(SMALL_WITHOUT_CASE)
const STREETS_FIRST = compilePhrases(STREET_OPENERS)
const STREETS_LAST = compilePhrases(STREET_ENDS)
const ADDRESSES = compilePhrases(ADDRESS_OPENERS)
const PLACES_LAST = compilePhrases(PLACE_ENDS)
/** Fields of study that nobody is called by. */
const FIELDS = new Set(STUDY_FIELDS.split('|'))
for (const name of FIELDS_AND_NAMES.split('|')) FIELDS.delete(name)
/** Letters of the shortest degree or body that is one by itself. */
const LEAST_LETTERS = 3

/** What speaks against words as a name, so much that only a label or the address outweighs it. */
const AGAINST = 0.5

/** Whether words are no name, whatever stands beside them: labels, letters behind names, kinds of documents. */
export function isNoName(doc: Doc, words: Word[]): boolean {
  if (isMadeOf(words, KINDS) || isLetters(doc, words) || words.some((word) => isPhrase(word, SMALL))) return true
  if (words.length < 2) return words[0]!.unspaced && isLabels(words)
  return isLabels(words) || isLettered(doc, words) || endsWithPhrase(words, OPEN)
}

/** How much its words speak against a stretch as a name: a label, or a part of an address. */
export function wordsAgainst({ words }: NameShape): number {
  // "Dini" and "Umur" are names, too.
  if (words.length < 2) return isLabels(words) ? AGAINST : 0
  const last = words.at(-1)!
  // "Computer Science"
  if (FIELDS.has(last.key)) return AGAINST
  if (phraseAt(words, 0, ADDRESSES) > 0 || isPhrase(last, PLACES_LAST)) return AGAINST
  return phraseAt(words, 0, STREETS_FIRST) > 0 || isPhrase(last, STREETS_LAST) ? AGAINST : 0
}

/** "Mob. No", "Date of birth", "Place, date of birth", "이 메 일": words that are labels, all of them. */
export function isLabels(words: Word[]): boolean {
  if (!isMadeOf(words, LABELLED)) return isSpelled(words, SPELLED)
  return words.some((_, at) => phraseAt(words, at, LABELS) > 0)
}

/** "ACCA", "MBBS, FCPS": letters that stand behind a name, where there is none. */
function isLetters(doc: Doc, words: Word[]): boolean {
  const written = doc.text.slice(words[0]!.start, words.at(-1)!.end)
  if (written !== written.toUpperCase() || !words.some(({ key }) => key.length >= LEAST_LETTERS)) return false
  return isMadeOf(words, LETTERS)
}

/** "Class A", "Flat B", "A Grade". */
function isLettered(doc: Doc, words: Word[]): boolean {
  const [first, second] = words
  if (words.length > 2 || first === undefined || second === undefined) return false
  const isLetter = ({ key, end }: Word) => key.length === 1 && doc.fold[end] !== '.'
  return (isLetter(second) && isPhrase(first, LETTERED)) || (isLetter(first) && isPhrase(second, LETTERED))
}

/** "Home", "About me | Portfolio": what the menu of a page says. */
export function isOfPage(words: Word[]): boolean {
  return isMadeOf(words, KINDS)
}

/** "[City, State ZIP]": what a template leaves to be filled in, in a row of its own. */
export function isBlank({ fold }: Doc, { start, end }: Row): boolean {
  return fold[start] === '[' && fold[end - 1] === ']'
}
