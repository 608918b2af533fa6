import { BETWEEN_PARTNERS } from '../../../knowledge/reading/small-words.ts'
import {
  EMPLOYER_WORDS,
  GLUED_KINDS,
  HOUSE_FORMS,
  LEGAL_FORMS,
  OPENING_FORMS,
  OPENING_KINDS,
  PERSON_HONORIFICS,
} from '../../../knowledge/reading/employer-words.ts'
import { NAME_ENDS, WORKPLACE_WORDS } from '../../../knowledge/reading/workplace-words.ts'
import { SCHOOL_WORDS } from '../../../knowledge/reading/school-words.ts'
import { TOLD_WORDS } from '../../../knowledge/reading/told-words.ts'
import type { Doc } from '../../text/document.ts'
import { byLastLetter } from '../../text/endings.ts'
import { opensWithDigit } from '../../text/is-short-number.ts'
import { isSmall, opensSmall } from '../../text/letter-case.ts'
import {
  compilePhrases,
  endsWithPhrase,
  hasPhrase,
  holdsUnspaced,
  isMadeOf,
  isPhrase,
  isUnspaced,
  keyOf,
  lastWordsOf,
  phraseKeys,
  type Word,
} from '../../text/phrase-set.ts'
import { isBlankAt, LENGTH_OF_BLANK } from './blank-employer.ts'
import { isLongName } from './long-name.ts'
import { KNOWN_TITLE, LEAST_TITLE, titleScore } from './title-shape.ts'

const LEGAL = compilePhrases(LEGAL_FORMS)
/** Words that end a form of several. */
const LAST_OF_FORMS = lastWordsOf(LEGAL)
const KINDS = compilePhrases(EMPLOYER_WORDS, ...Object.values(WORKPLACE_WORDS))
const SCHOOLS = compilePhrases(SCHOOL_WORDS)
const LONGEST = 10
/** The same in Vietnamese, which writes each syllable as a word. */
const LONGEST_SYLLABLES = 18
/** Words of "S.A. de C.V." */
const LONGEST_FORM = 7
/** Kinds of business that are sections of one, too: they name it at the end, "Merrow Grill", not "Grill and Sauce". */
const SECTIONS = compilePhrases(
  'grill|bar|kitchen|catering|bakery|engineering|construction|logistics|transport|medical',
)

/** The least score of an organisation that its words tell: by its kind or its legal form. */
export const KNOWN_EMPLOYER = 0.7

/** How sure it is that these words name an organisation: by legal form, kind of organisation, capitals. */
export function employerScore(doc: Doc, words: Word[]): number {
  if (words.length === 0) return 0
  if (words.length > LONGEST && words.length > longestIn(doc)) return longNameScore(doc, words)
  if (!isNameLike(doc, words)) return 0
  if (words.length === LENGTH_OF_BLANK && isBlankAt(doc, words, 0)) return 0.95
  if (words.length > 1 ? endsWithLegalForm(words) || opensWithForm(words[0]!) : opensGlued(words[0]!)) return 0.95
  if (isPractice(doc, words)) return 0.75
  const named = isPhrase(words[0], SECTIONS) ? words.slice(1) : words
  if (words.length > 1 && hasPhrase(isSentence(doc, words) ? named.slice(0, 2) : named, KINDS)) return 0.75
  if (endsWithKind(words.at(-1)!) || opensWithKind(words[0]!)) return 0.75
  if (endsAsName(doc, words)) return KNOWN_EMPLOYER
  if (opensWithArticle(doc, words)) return 0.6
  if (hasPhrase(words, SCHOOLS)) return 0.7
  return words.length <= 5 ? 0.4 : 0.25
}

/** The same of a name too long for a title: one that is written as a name and says of what kind it is. */
function longNameScore(doc: Doc, words: Word[]): number {
  if (!isLongName(doc, words)) return 0
  if (endsWithLegalForm(words)) return 0.95
  return (hasPhrase(words, KINDS) || hasPhrase(words, SCHOOLS)) && !holdsTitle(words) ? 0.9 : 0
}

/** "Assistant Dean for the College of Owls": what a post is at a known organisation. */
function holdsTitle(words: Word[]): boolean {
  for (let length = 1; length <= LONGEST_TITLE; length++) {
    if ([words.slice(0, length), words.slice(-length)].some((part) => titleScore(part, []) >= KNOWN_TITLE)) return true
  }
  return false
}

const LONGEST_TITLE = 3

/** "Hospital", "Bank": what kind of organisation a name that it ends is of. */
export function isKindOfEmployer(word: Word | undefined): boolean {
  return isPhrase(word, KINDS)
}

function longestIn({ resume }: Doc): number {
  return resume.language === 'vi' ? LONGEST_SYLLABLES : LONGEST
}

/** "The Merrow Courier": no post has an article. */
function opensWithArticle(doc: Doc, [article, name]: Word[]): boolean {
  if (article?.key !== 'the' || name === undefined) return false
  return doc.text[article.start] === 'T' && doc.text[name.start] !== doc.fold[name.start]
}

const HONORIFICS = compilePhrases(PERSON_HONORIFICS)

/** "Dr. Osgood Prewitt", "Mr. and Mrs. Al Rashidi": a practice or a household, named after whose it is. */
export function isPractice(doc: Doc, words: Word[]): boolean {
  return words.length > 1 && words.length <= LONGEST_PRACTICE && isPhrase(words[0], HONORIFICS) && isPerson(doc, words)
}

/** Whether behind what one is addressed by stands a name, and no post. */
function isPerson(doc: Doc, words: Word[]): boolean {
  const named = words.slice(1).filter((word) => !isPhrase(word, HONORIFICS) && !isPhrase(word, JOINS))
  if (named.length === 0 || named.some(({ start }) => doc.text[start] === doc.fold[start])) return false
  return titleScore(named, []) < LEAST_TITLE
}

const LONGEST_PRACTICE = 7
const JOINS = compilePhrases(BETWEEN_PARTNERS)

/** Small words behind the first from which on a row is a sentence: what it names within it is not what it is. */
const SENTENCE = 4

/** "Leiding gegeven aan een team van zes": one capital and small words; a name says early what kind it is. */
function isSentence(doc: Doc, words: Word[]): boolean {
  return words.length > SENTENCE && words.slice(1).every(({ start }) => isSmall(doc.text[start]!))
}

const ENDS = new Set(phraseKeys(NAME_ENDS))
/** The words that end one of them. */
const LAST_ENDS = new Set([...ENDS].map((end) => end.slice(end.lastIndexOf(' ') + 1)))
/** Words of "Fire and Rescue". */
const LONGEST_END = 3

/** "Quarn Herald", "Merrow Rovers": a name in capitals by the kind of organisation that ends it; "Local 103": a union's. */
function endsAsName(doc: Doc, words: Word[]): boolean {
  const last = words.at(-1)!.key
  if (opensWithDigit(words.at(-1)!) && /^\d{1,4}$/.test(last))
    return words.at(-2)?.key === 'local' && !isSmall(doc.text[words.at(-2)!.start]!)
  if (words.length < 2 || words.length > LONGEST_ENDED || !LAST_ENDS.has(last)) return false
  if (!words.every(({ start, key }) => !isSmall(doc.text[start]!) || key.length <= LONGEST_SMALL)) return false
  for (let length = Math.min(LONGEST_END, words.length - 1); length > 0; length--)
    if (ENDS.has(keyOf(words.slice(-length)))) return titleScore(words, []) < KNOWN_TITLE
  return false
}

/** Words of the longest such name. */
const LONGEST_ENDED = 7

const OPENING = compilePhrases(OPENING_FORMS)
const GLUED = OPENING_FORMS.split('|').filter((form) => form.length > 2 && isUnspaced(form))

/** "ООО «Кварц»", "株式会社クオーツ": languages in which the form stands before the name. */
function opensWithForm(word: Word): boolean {
  return isPhrase(word, OPENING) || opensGlued(word)
}

/** Where a name is written in one word with the form before it. */
function opensGlued({ key, unspaced }: Word): boolean {
  return unspaced && GLUED.some((form) => key.startsWith(form) && key.length > form.length)
}

const KIND_ENDINGS = phraseKeys(GLUED_KINDS)
const FORM_ENDINGS = LEGAL_FORMS.split('|').filter((form) => form.length > 1 && isUnspaced(form))
const gluedLike = byLastLetter([...KIND_ENDINGS, ...FORM_ENDINGS])
const HOUSES = phraseKeys(HOUSE_FORMS)
/** Letters from which on words are written in characters or syllables. */
const FIRST_SYLLABLE = 0x2e80

/** "東京銀行", "ナギサ精機株式会社": languages that write a kind of organisation in one word with its name. */
function endsWithKind({ key }: Word): boolean {
  if (key.charCodeAt(key.length - 1) < FIRST_SYLLABLE) return false
  return gluedLike(key).some((kind) => key.length > kind.length && key.endsWith(kind))
}

const KINDS_BEFORE = phraseKeys(OPENING_KINDS)

/** "โรงพยาบาลดอยหลวง": the same, the kind first. */
function opensWithKind({ key }: Word): boolean {
  return isUnspaced(key) && KINDS_BEFORE.some((kind) => key.length > kind.length && key.startsWith(kind))
}

/** "医療法人清流会": a corporation behind whose name that of its house may stand. */
export function isCorporation({ key }: Word): boolean {
  return key.charCodeAt(0) >= FIRST_SYLLABLE && HOUSES.some((form) => key.startsWith(form))
}

/** Whether words end with a legal form, as the name of a firm does. */
export function endsWithLegalForm(words: Word[]): boolean {
  const last = words.at(-1)
  return last !== undefined && (endsWithPhrase(words, LEGAL, LAST_OF_FORMS) || holdsUnspaced(last, LEGAL))
}

/** Legal forms alone: the tail of "Creative Solutions, Inc." */
export function isLegalForm(words: Word[]): boolean {
  return words.length <= LONGEST_FORM && isMadeOf(words, LEGAL)
}

/** Begins with a capital, a digit, or a letter of a script without capitals; or is written small up to its legal form. */
function isNameLike(doc: Doc, words: Word[]): boolean {
  return !opensSmall(doc, words) || words.length <= 2 || isSmallFirm(doc, words)
}

/** "quarn assault, LLC": a firm that writes itself small; no "support for Merrow Ltd", nor "tarn metro, CO". */
function isSmallFirm(doc: Doc, words: Word[]): boolean {
  const [name, form] = [words.slice(0, -1), words.at(-1)!]
  if (words.length > LONGEST_SMALL || form.key.length < SHORTEST_FORM || opensSmall(doc, [form])) return false
  return isLegalForm([form]) && name.every((word) => opensSmall(doc, [word]) && !isPhrase(word, SMALL_WORDS))
}

const SMALL_WORDS = compilePhrases(TOLD_WORDS.at, TOLD_WORDS.inside, TOLD_WORDS.articles, 'by|from|or|under|as')
const LONGEST_SMALL = 4
const SHORTEST_FORM = 3
