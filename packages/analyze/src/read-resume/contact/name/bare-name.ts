import { knownHeading } from '../../sections/heading-kind.ts'
import {
  BOILERPLATE_WORDS,
  DOCUMENT_WORDS,
  GENERATION_MARKS,
  NAMES_LIKE_LETTERS,
  NAME_LABELS,
  NAME_TITLES,
  POST_NOMINALS,
  SIGNS_BEHIND_NAMES,
  SPECIMEN_NAMES,
  TITLES_OF,
  TITLE_NAMES,
} from '../../../knowledge/reading/name-words.ts'
import { SCHOOL_WORDS } from '../../../knowledge/reading/school-words.ts'
import type { Doc } from '../../text/document.ts'
import { classAt, IDEOGRAPH } from '../../text/fold-text.ts'
import { compilePhrases, isMadeOf, isPhrase, phraseAt, type PhraseSet, type Word } from '../../text/phrase-set.ts'
import { wordsBeforeBirthName } from './birth-name.ts'
import { isLabels } from './no-name.ts'
import { withoutReading } from './without-reading.ts'

/** Letters behind a name. */
const LETTERS = compilePhrases(POST_NOMINALS)
const TITLES = compilePhrases(NAME_TITLES)
const DOTTED_TITLES = compilePhrases(TITLE_NAMES)
const OWN_TITLES = new Map(Object.entries(TITLES_OF).map(([language, list]) => [language, compilePhrases(list)]))
const LIKE_LETTERS = compilePhrases(NAMES_LIKE_LETTERS)
const GENERATIONS = compilePhrases(GENERATION_MARKS)
/** Letters after a name that are too many for a name of one's own. */
const LONG_LETTERS = 4
const ANNOUNCING = compilePhrases(DOCUMENT_WORDS)
const DOCUMENT = compilePhrases(DOCUMENT_WORDS, BOILERPLATE_WORDS)
const LABELS = compilePhrases(NAME_LABELS)
const SPECIMENS = compilePhrases(SPECIMEN_NAMES)
/** Signs of sex and forms of address behind a name of a script without blanks. */
const BEHIND = new Set(SIGNS_BEHIND_NAMES.split('|'))
const SCHOOLS = compilePhrases(SCHOOL_WORDS)
const MOST_TITLES = 4

/** "Curriculum vitae" / "of" / "Jane Miller" in rows of their own. */
const LINKS = new Set(['of', 'for'])

/** The word between what a document is called and its owner's name, alone. */
export function isLink(words: Word[]): boolean {
  return words.length === 1 && LINKS.has(words[0]!.key)
}

/** Whether the words are what a document is called, behind which its owner's name may stand. */
export function announces(words: Word[]): boolean {
  return phraseAt(words, 0, ANNOUNCING) === words.length || isLink(words)
}

/** The words that name: without what announces the name, titles before and letters behind it, nicknames beside it. */
export function bareName(doc: Doc, all: Word[]): { words: Word[]; titled: boolean; tail: number | undefined } {
  let words = all
  // "Curriculum vitae Jane Miller", "Name Jane Miller"
  for (const [set, least] of [
    [ANNOUNCING, 1],
    [LABELS, 2],
  ] as const) {
    const announced = phraseAt(words, 0, set)
    if (announced > 0 && words.length >= announced + least) words = words.slice(announced)
  }
  let titled = 0
  for (let count = 0; count < MOST_TITLES; count++) {
    const length = titleAt(doc, words)
    if (length === 0) break
    words = words.slice(length)
    titled += length
  }
  // "Anna Miller's CV"
  while (words.length > 2 && isPhrase(words.at(-1), DOCUMENT) && !isPlaceholder(words)) words = words.slice(0, -1)
  const born = words.length
  words = words.slice(0, wordsBeforeBirthName(doc, words))
  const tail = words.length < born ? all.at(-1)!.end : undefined
  words = withoutNicknames(doc, words)
  const latin = words.length > 1 && !isIdeographic(words[0]!.key)
  while (words.length > 1 && (BEHIND.has(words.at(-1)!.key) || (latin && isIdeographic(words.at(-1)!.key))))
    words = words.slice(0, -1)
  words = withoutPostNominals(doc, withoutReading(words))
  while (words.length > 1 && isNoName(words.at(-1)!) && !isPlaceholder(words)) words = words.slice(0, -1)
  return { words, titled: titled > 0, tail }
}

/** Whether a word tells the sex or addresses the person behind a name of a script without blanks. */
export function isBehindName(word: Word | undefined): boolean {
  return word !== undefined && BEHIND.has(word.key)
}

/** "Jane Sample": what specimens call a family, behind a name that is no word of documents. */
export function isPlaceholder(words: Word[]): boolean {
  if (words.length < 2 || words.length > 3 || !isPhrase(words.at(-1), SPECIMENS)) return false
  return words.slice(0, -1).every((word) => !isPhrase(word, DOCUMENT))
}

/** "Dr.", "Prof. Dr.": whether the words are titles, and there are some. */
export function areTitles(words: Word[]): boolean {
  return isMadeOf(words, TITLES)
}

/** Whether any of the words may be a title. */
export function mayBeTitled(doc: Doc, words: Word[]): boolean {
  const own = ownTitles(doc)
  return words.some((_, at) => phraseAt(words, at, TITLES) > 0 || (own !== undefined && phraseAt(words, at, own) > 0))
}

function ownTitles(doc: Doc): PhraseSet | undefined {
  return OWN_TITLES.get(doc.resume.language ?? 'en')
}

/** How many words are a title; one that people are called, too, is one with its full stop only. */
function titleAt(doc: Doc, words: Word[]): number {
  const first = words[0]
  if (first === undefined) return 0
  const own = ownTitles(doc)
  const length = Math.max(phraseAt(words, 0, TITLES), own === undefined ? 0 : phraseAt(words, 0, own))
  const dotted = doc.fold[first.end] === '.'
  if (length !== 1) return length
  // "D'Arcy", "Eng Wei Jie", and the initials "M. S."
  const alone = isPhrase(first, DOTTED_TITLES) && !dotted && !isShortForm(doc, first, words[1])
  if (doc.fold[first.end] === "'" || alone) return 0
  return first.key.length === 1 && words[1]?.key.length === 1 ? 0 : length
}

/** "DI Philipp Weir": capitals before a name that is not in capitals. */
function isShortForm(doc: Doc, { start, end }: Word, next: Word | undefined): boolean {
  if (next === undefined || !/^\p{Lu}{2,3}$/u.test(doc.text.slice(start, end))) return false
  return /^\p{Lu}\p{Ll}/u.test(doc.text.slice(next.start, next.end))
}

/** Without words in quotes or brackets behind the first: 'Anna "Nan" Miller', "D.J. (Dirk) de Vries". */
function withoutNicknames(doc: Doc, words: Word[]): Word[] {
  let open = false
  return words.filter((word, at) => {
    if (at === 0) return true
    const before = words[at - 1]!
    for (const sign of doc.fold.slice(before.end, word.start)) {
      if (sign === '"') open = !open
      else if (sign === '(' || sign === '[') open = true
      else if (sign === ')' || sign === ']') open = false
    }
    return !open
  })
}

/** A heading's word or a blank ("XXXX") at the end belongs to what follows the name; not the kind of a school. */
function isNoName(word: Word): boolean {
  // "岩永 千里 性別"
  if (word.unspaced && isLabels([word])) return true
  return (knownHeading([word]) !== undefined && !isPhrase(word, SCHOOLS)) || /^x{2,}$/.test(word.key)
}

function withoutPostNominals(doc: Doc, words: Word[]): Word[] {
  let kept = words
  for (let count = 0; count < 6 && kept.length > 1; count++) {
    const known = [3, 2, 1].find(
      (length) => kept.length > length && phraseAt(kept.slice(-length), 0, LETTERS) === length,
    )
    const tail =
      known ?? dottedLetters(doc, kept) ?? (kept.length > 2 && isAbbreviation(doc, kept.at(-1)!) ? 1 : undefined)
    // "Gerald Holt II" is called so.
    if (tail === undefined || (tail === 1 && isPhrase(kept.at(-1), GENERATIONS))) break
    const first = kept[kept.length - tail]!
    const before = kept[kept.length - tail - 1]!
    const comma = /[,(]/.test(doc.fold.slice(before.end, first.start))
    const written = doc.text.slice(first.start, kept.at(-1)!.end)
    const upper =
      written.length > 1 && written.replaceAll(/[^\p{L}]/gu, '').length > 1 && !/^\p{Lu}\p{Ll}/u.test(written)
    // "Ma" and "Do" are surnames, too: only letters after a comma, or capitals after a name that is not.
    const restUpper = /^[^\p{Ll}]*$/u.test(doc.text.slice(kept[0]!.start, before.end))
    const telling = kept.length > tail + 1 && first.key.length >= LONG_LETTERS && !isPhrase(first, LIKE_LETTERS)
    // "GARETH PENNINGTON BSc": not all in capitals, as the name is.
    const mixed = /\p{Ll}/u.test(written)
    // "LATOYA M. MERROW SHRM-CP": no name is called so.
    const hyphened = known !== undefined && known > 1 && written.includes('-')
    if (!comma && (!upper || (restUpper && !mixed && !hyphened && !(known === 1 && telling)))) break
    kept = kept.slice(0, -tail)
  }
  return kept
}

/** "..., S.Farm., Apt.": how many words behind the first comma are short forms with their full stops. */
function dottedLetters(doc: Doc, words: Word[]): number | undefined {
  const first = words.findIndex(({ start }, at) => at > 1 && doc.fold.slice(words[at - 1]!.end, start).includes(','))
  const behind = first < 0 ? [] : words.slice(first)
  const short = behind.every(({ key, end }, at) => key.length <= 5 && (doc.fold[end] === '.' || at < behind.length - 1))
  if (!short || behind.length === 0) return undefined
  // "..., M.D., F.A.A.P.", and not "Weir Holt, J. K."
  const groups = doc.fold.slice(behind[0]!.start, behind.at(-1)!.end).split(',').length
  return groups > 1 || behind.some(({ key }) => key.length > 1) ? behind.length : undefined
}

/** "RVN", "MCSP": capitals that nobody can say; "MRCVO": of a royal body's member or fellow. "MBEKI" and "FRANK" are names. */
function isAbbreviation(doc: Doc, { start, end }: Word): boolean {
  return /^(?:[B-DF-HJ-NP-TV-XZ]{3,6}|[MF]R[CGST][A-Z]{1,3})$/.test(doc.text.slice(start, end))
}

/** Whether a sign of a script without blanks stands in the text. */
export function isIdeographic(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (classAt(text, at) === IDEOGRAPH) return true
  return false
}
