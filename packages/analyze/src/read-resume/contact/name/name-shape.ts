import { TITLE_NOUNS } from '../../../knowledge/reading/title-words.ts'
import { CITIES, COUNTRIES, STATES, STREET_WORDS } from '../../../knowledge/reading/place-words.ts'
import {
  BOILERPLATE_WORDS,
  DOCUMENT_WORDS,
  FAMILIES_BESIDE_MY,
  INSTITUTE_WORDS,
  NAME_LABELS,
  NAME_PARTICLES,
  NO_NAME_WORDS,
  PAGE_WORDS,
  POST_NOMINALS,
  TRADE_NAMES,
} from '../../../knowledge/reading/name-words.ts'
import { EMPLOYER_WORDS, LEGAL_FORMS } from '../../../knowledge/reading/employer-words.ts'
import { SCHOOL_WORDS } from '../../../knowledge/reading/school-words.ts'
import { findDegree } from '../../education/degree-shape.ts'
import { bareName, isIdeographic, isLink, isPlaceholder } from './bare-name.ts'
import { isNoName } from './no-name.ts'
import { isSmallName } from './small-name.ts'
import { scoreOfSigns } from './score-of-signs.ts'
import { isPlace, isStateCode, isTown } from '../home/find-place.ts'
import { knownHeading } from '../../sections/heading-kind.ts'
import type { Doc } from '../../text/document.ts'
import { compilePhrases, hasPhrase, isPhrase, phraseAt, type Word, wordsIn } from '../../text/phrase-set.ts'
import { isSpelled, spelledOf } from '../../text/spelled.ts'

/** Letters behind a name. */
const LETTERS = compilePhrases(POST_NOMINALS)
const PAGES = compilePhrases(PAGE_WORDS)
/** "de", "van der": small words within a name. */
const PARTICLES = compilePhrases(NAME_PARTICLES)
const STREETS = compilePhrases(STREET_WORDS)
const TITLE_ENDS = compilePhrases(TITLE_NOUNS)
const DOCUMENT = compilePhrases(DOCUMENT_WORDS, BOILERPLATE_WORDS)
const SPELLED = spelledOf(DOCUMENT)
const ORGANISATION = compilePhrases(SCHOOL_WORDS, INSTITUTE_WORDS, EMPLOYER_WORDS, LEGAL_FORMS.replace('|s a|', '|'))
const PLACES = compilePhrases(CITIES, COUNTRIES, STATES)
const TRADES = compilePhrases(TRADE_NAMES)
const NO_NAME = compilePhrases(NO_NAME_WORDS)
const LABELS = compilePhrases(NAME_LABELS)
const FAMILIES = compilePhrases(FAMILIES_BESIDE_MY)

/** "Baker", "Cook": a trade that people are called by, too. */
export function isTradeName(word: Word): boolean {
  return isPhrase(word, TRADES)
}

/**
 * A stretch of text that may be a person's name, without titles and letters after it. `form`: the part of its score
 * that is owed to how many names it has.
 */
export type NameShape = { start: number; end: number; words: Word[]; score: number; form: number }

const MOST_WORDS = 6
/** The most that the number of its names says for one. */
export const MOST_FORM = 0.2
/** What a title before it says for a name. */
export const TITLED = 0.25
/** The most that a stretch scores by itself: a title before it and small words within it are marks of a name. */
export const MOST_SHAPE = 1
/** A short form of a degree, which may be a name: "Ma", "Beng". */
const LONGEST_SHORT = 4
/** Words of a stretch that a name, titles before and letters behind it may fill. */
const MOST_WITH_TITLES = 14

/** "RN, BSN": letters after a name, which are no headline. */
export function isPostNominal(words: Word[]): boolean {
  return phraseAt(words, 0, LETTERS) === words.length
}

/** Rows that only say what the document is, or number its pages: "Curriculum vitae", "履 歴 書", "Page 2". */
export function documentWords({ words }: { words: Word[] }): boolean {
  return words.length <= 5 && (isDocument(words) || isPhrase(words[0], PAGES))
}

/** Whether the words name or hold what a document is. */
function isDocument(words: Word[]): boolean {
  return hasPhrase(words, DOCUMENT) || isSpelled(words, SPELLED)
}

/** "Kunstgeschichte, Philosophie, Germanistik": words, each between commas, as no name has them. */
function isList(text: string): boolean {
  if (!text.includes(',')) return false
  const parts = text.split(',')
  return parts.length >= SHORTEST_LIST && parts.every((part) => /^ ?\p{L}{4,}$/u.test(part))
}

const SHORTEST_LIST = 3
/** Where a wife's two family names have a dash between; elsewhere no name goes on behind one: "Jane Miller - Night Crew". */
const DASHED = 'nl'
/** "🔗 www." */
const LONGEST_ICON = 8
/** Letters of ': "' behind a label. */
const LONGEST_LABEL = 5

/** Several words before a dash. Looks ahead for what is no letter: a class of it, repeated, costs an engine half a second to compile. */
const BEHIND_DASH = /\p{L}(?:(?![\p{L}-])[\s\S]){1,4}\p{L}.* -{1,2} /u

/** How much a stretch of text looks like a person's name by itself; undefined when it cannot be one. */
export function nameShape(doc: Doc, start: number, end: number): NameShape | undefined {
  // Most stretches are none for what they hold, which is quickly seen.
  if (end - start > 80 || /[\t@0-9]/.test(doc.fold.slice(start, end).trim())) return undefined
  if (isOfAddress(doc, start, end)) return undefined
  // A nickname in quotes is no name by itself; 'title: "Ada Merrow"' is one.
  const isQuoted = doc.fold.charAt(start - 1) === '"' && doc.fold[end] === '"'
  if (isQuoted && !/: *"$/.test(doc.fold.slice(Math.max(0, start - LONGEST_LABEL), start))) return undefined
  if (end - start < 2) return undefined
  const all = wordsIn(doc, start, end)
  if (all.length > MOST_WITH_TITLES) return undefined
  const { words, titled, tail } = bareName(doc, all)
  if (words.length === 0 || countNames(doc, words) > MOST_WORDS) return undefined
  if (
    isDegree(doc, words) ||
    (isDocument(words) && !isPlaceholder(words)) ||
    phraseAt(words, 0, LABELS) === words.length ||
    hasPhrase(words, NO_NAME) ||
    isNoName(doc, words) ||
    opensWithMine(doc, words) ||
    isLink(words)
  )
    return undefined
  const from = words[0]!.start + gluedTitle(words[0]!.key)
  let until = words.at(-1)!.end
  if (words.at(-1)!.key.length === 1 && doc.fold[until] === '.') until++
  if (until < end && words.at(-1)!.key.endsWith("'s")) until -= 2
  const text = doc.fold.slice(from, until)
  if (/[0-9@:;!?%$#&*=/\\|<>•]|^[^[]*\]|\bi'm\b/.test(text) || knownHeading(words) !== undefined) return undefined
  if (doc.resume.language !== DASHED && text.includes(' -') && BEHIND_DASH.test(text)) return undefined
  // "Jane Miller. Merrow."
  if (isList(text) || /\p{L}{5}\. \p{L}/u.test(text)) return undefined
  const form = isIdeographic(text) ? 0 : formOf(countNames(doc, words))
  const score = isIdeographic(text) ? ideographicScore(text, words) : alphabeticScore(doc, words, { titled })
  return score === undefined ? undefined : { start: from, end: tail ?? until, words, score: score + form, form }
}

/** "www.merrow.example", "home.html", ".../in/a-merrow": a web address or a piece of one. */
function isOfAddress({ fold, text }: Doc, start: number, end: number): boolean {
  if (
    fold.slice(start, start + LONGEST_ICON).includes('www.') ||
    (fold.charAt(start - 1) === '/' && /[^\s/]/.test(fold[start - 2] ?? ' '))
  )
    return true
  return /^[a-z0-9-]{2,40}\.[a-z]{2,12}(?:\.[a-z]{2,12})?$/.test(text.slice(start, end).trim())
}

/** "My journey": not "My Nguyen", nor "Mỹ Linh". */
function opensWithMine(doc: Doc, words: Word[]): boolean {
  const [first] = words
  if (first?.key !== 'my' || doc.text.slice(first.start, first.end).toLowerCase() !== 'my') return false
  return !words.slice(1).some((word) => isPhrase(word, FAMILIES))
}

/** What the number of its names says for a stretch: most people have two or three. */
function formOf(names: number): number {
  if (names === 2 || names === 3) return MOST_FORM
  return names === 4 ? 0 : -0.1
}

/** Whether the words hold a degree; "Ma Wei", "Tan Ah Beng" and "M. S. Miller" do not. */
function isDegree(doc: Doc, words: Word[]): boolean {
  const degree = findDegree(doc, words)
  if (degree === undefined) return false
  const written = doc.text.slice(degree.start, degree.end)
  const loud = /^[^\p{Ll}]+$/u.test(doc.text.slice(words[0]!.start, words.at(-1)!.end))
  const initials = degree.first === 0 && /^\p{Lu}\.\s\p{Lu}$/u.test(written)
  const name = initials || (written.length <= LONGEST_SHORT && (loud || /^\p{Lu}\p{Ll}+$/u.test(written)))
  return !name || words.length < 2 || !words.every(({ key }) => /^\p{L}+$/u.test(key))
}

/** How many names: "O'Connor-Ndiaye" and "Al-Masri" are one each, "de" and "van" are none. */
function countNames(doc: Doc, words: Word[]): number {
  return words.filter((word, at) => {
    // "Minh Le", "Grace Do": nothing follows that such a word could lead to.
    if (at > 0 && at < words.length - 1 && isPhrase(word, PARTICLES)) return false
    return !isJoined(doc, words, at) || (at > 1 && isPhrase(words[at - 1], PARTICLES))
  }).length
}

/** Whether a hyphen or an apostrophe alone stands before a word. */
function isJoined(doc: Doc, words: Word[], at: number): boolean {
  const [before, word] = [at > 0 ? words[at - 1] : undefined, words[at]]
  return (
    before !== undefined && word !== undefined && word.start - before.end === 1 && "-'".includes(doc.fold[before.end]!)
  )
}

/** Length of a Thai form of address written into the first name. */
function gluedTitle(key: string): number {
  const title = ['นางสาว', 'นาย', 'นาง'].find(
    (form) => key.startsWith(form) && /^(?:..|[a-z])/.test(key.slice(form.length)),
  )
  return title?.length ?? 0
}

function ideographicScore(text: string, words: Word[]): number | undefined {
  const signs = text.replaceAll(/[\s・•]/gu, '')
  if (signs.length < 2 || signs.length > 12 || hasPhrase(words, DOCUMENT) || hasPhrase(words, ORGANISATION))
    return undefined
  return hasPhrase(words, TITLE_ENDS) || hasPhrase(words, PLACES) ? undefined : scoreOfSigns(text, signs)
}

/** What it says against a name that it names a place: less where two towns side by side make none ("Pretoria Cork"). */
function placeWorth(doc: Doc, words: Word[]): number {
  const [first, second] = words
  const two = words.length === 2 && first !== undefined && second !== undefined && isTown([first]) && isTown([second])
  return two && phraseAt(words, 0, PLACES) === 1 && !doc.fold.slice(first.end, second.start).includes(',') ? 0.35 : 0.5
}

function alphabeticScore(doc: Doc, words: Word[], { titled }: { titled: boolean }): number | undefined {
  const small = isSmallName(doc, words)
  let score = small ? 0 : 0.4
  let long = 0
  for (const [at, word] of words.entries()) {
    const first = doc.text[word.start]!
    const cased = first.toLowerCase() !== first.toUpperCase()
    const particle = isPhrase(word, PARTICLES) || isJoined(doc, words, at) || isJoined(doc, words, at + 1)
    if (!small && cased && first === first.toLowerCase() && !particle) {
      // Lower-case words are rarely names: only a short line of them may be.
      if (words.length > 3 || at > 0) return undefined
      score -= 0.4
    }
    if (!particle && knownHeading([word]) !== undefined) return undefined
    // "Dean", "Baker" and "Cook" are names, too: an address or the look of the row must speak for them.
    if (isPhrase(word, TITLE_ENDS)) score -= isPhrase(word, TRADES) ? 0.05 : 0.35
    if (isPhrase(word, STREETS) && word.key.length > 3 && at === words.length - 1) score -= 0.2
    if (word.key.length >= 2) long++
  }
  if (long === 0) return undefined
  if (hasPhrase(isPlaceholder(words) ? words.slice(0, -1) : words, DOCUMENT)) return undefined
  const last = words.at(-1)!
  if (words.length > 1 && isPhrase(last, TITLE_ENDS) && !isPhrase(last, TRADES)) score -= 0.15
  if (hasPhrase(words, ORGANISATION)) score -= 0.35
  // "Washington", "Kenya" and "Austin" are names of people: only a place as a whole is none.
  if (hasPhrase(words, PLACES)) score -= isPlace(doc, words) ? placeWorth(doc, words) : words.length > 3 ? 0.2 : 0.05
  // "Quarnville, OH": a town and its state, and nobody called "Oh Quarnville".
  else if (isStateCode(doc, [last]) && doc.fold.charAt(words.at(-2)?.end ?? -1) === ',') score -= 0.5
  // "van der", "de la" between capitals is the mark of a name.
  const inner = words.slice(1, -1)
  if (
    inner.length > 0 &&
    inner.every((word) => isPhrase(word, PARTICLES) && doc.text[word.start] === doc.fold[word.start])
  )
    score += 0.15
  return titled ? score + TITLED : score
}
