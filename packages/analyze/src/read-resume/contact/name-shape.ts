import { CITIES, COUNTRIES, STATES, STREET_WORDS } from '../../knowledge/reading/place-words.ts'
import {
  DOCUMENT_WORDS,
  NAME_LABELS,
  NAME_PARTICLES,
  NAME_TITLES,
  NO_NAME_WORDS,
  POST_NOMINALS,
  TRADE_NAMES,
} from '../../knowledge/reading/name-words.ts'
import { EMPLOYER_WORDS, LEGAL_FORMS } from '../../knowledge/reading/employer-words.ts'
import { SCHOOL_WORDS } from '../../knowledge/reading/school-words.ts'
import { TITLE_NOUNS } from '../../knowledge/reading/title-words.ts'
import { findDegree } from '../education/degree-shape.ts'
import { wordsBeforeBirthName } from './birth-name.ts'
import { isPlace } from './find-place.ts'
import { knownHeading } from '../sections/heading-kind.ts'
import type { Doc } from '../text/document.ts'
import { classAt, IDEOGRAPH } from '../text/fold-text.ts'
import { compilePhrases, hasPhrase, phraseAt, type Word, wordsOf } from '../text/phrase-set.ts'

const PARTICLES = compilePhrases(NAME_PARTICLES)
const TITLES = compilePhrases(NAME_TITLES)
const AFTER = compilePhrases(POST_NOMINALS)
const DOCUMENT = compilePhrases(DOCUMENT_WORDS)
const ORGANISATION = compilePhrases(SCHOOL_WORDS, EMPLOYER_WORDS, LEGAL_FORMS.replace('|s a|', '|'))
const PLACES = compilePhrases(CITIES, COUNTRIES, STATES)
const STREETS = compilePhrases(STREET_WORDS)
const JOBS = compilePhrases(TITLE_NOUNS)
const TRADES = compilePhrases(TRADE_NAMES)
const NO_NAME = compilePhrases(NO_NAME_WORDS)
const LABELS = compilePhrases(NAME_LABELS)
/** Signs of sex and forms of address behind a name of a script without blanks. */
const BEHIND = new Set(['男', '女', '先生', '女士', '小姐', '様', '氏', '씨', '님'])
const MOST_TITLES = 4

/** "Baker", "Cook": a trade that people are called by, too. */
export function isTradeName(word: Word): boolean {
  return TRADES.keys.has(word.key)
}

/** A stretch of text that may be a person's name, without titles and letters after it. */
export type NameShape = { start: number; end: number; words: Word[]; score: number }

const MOST_WORDS = 6
/** Words of a stretch that a name, titles before and letters behind it may fill. */
const MOST_WITH_TITLES = 14

/** "RN, BSN": letters after a name, which are no headline. */
export function isPostNominal(words: Word[]): boolean {
  return phraseAt(words, 0, AFTER) === words.length
}

/** Rows that only say what the document is: "Curriculum vitae", "履 歴 書". */
export function documentWords(row: { words: Word[] }): boolean {
  if (row.words.length > 5) return false
  return hasPhrase(row.words, DOCUMENT) || DOCUMENT.keys.has(row.words.map((word) => word.key).join(''))
}

/** How much a stretch of text looks like a person's name by itself; undefined when it cannot be one. */
export function nameShape(doc: Doc, start: number, end: number): NameShape | undefined {
  // Most stretches are none for what they hold, which is quickly seen.
  if (end - start > 80 || /[\t@0-9]/.test(doc.fold.slice(start, end).trim())) return undefined
  // A nickname in quotes is no name by itself.
  if (doc.fold[start - 1] === '"' && doc.fold[end] === '"') return undefined
  if (end - start < 2) return undefined
  const all = wordsOf(doc.fold, start, end)
  if (all.length > MOST_WITH_TITLES) return undefined
  const { words, titled, tail } = nameWords(doc, all)
  if (words.length === 0 || countNames(doc, words) > MOST_WORDS) return undefined
  // "Ma. Cristina": Maria, and no degree.
  const maria = words[0]!.key === 'ma' && doc.fold[words[0]!.end] === '.'
  if (
    findDegree(doc, maria ? words.slice(1) : words) !== undefined ||
    documentWords({ words }) ||
    phraseAt(words, 0, LABELS) === words.length ||
    hasPhrase(words, NO_NAME)
  )
    return undefined
  const from = words[0]!.start + gluedTitle(words[0]!.key)
  let until = words.at(-1)!.end
  if (words.at(-1)!.key.length === 1 && doc.fold[until] === '.') until++
  if (until < end && words.at(-1)!.key.endsWith("'s")) until -= 2
  const text = doc.fold.slice(from, until)
  if (/[0-9@:;!?%$#&*=/\\|<>]/.test(text) || knownHeading(words) !== undefined) return undefined
  const score = isIdeographic(text) ? ideographicScore(text, words) : alphabeticScore(doc, words, { titled })
  return score === undefined ? undefined : { start: from, end: tail ?? until, words, score }
}

/** The words that name: without what announces the name, titles before and letters behind it, nicknames beside it. */
function nameWords(doc: Doc, all: Word[]): { words: Word[]; titled: boolean; tail?: number } {
  let words = all
  // "Curriculum vitae Jane Miller", "Name Jane Miller"
  for (const [set, least] of [
    [DOCUMENT, 1],
    [LABELS, 2],
  ] as const) {
    const announced = phraseAt(words, 0, set)
    if (announced > 0 && words.length >= announced + least) words = words.slice(announced)
  }
  let titled = 0
  for (let count = 0; count < MOST_TITLES; count++) {
    const length = phraseAt(words, 0, TITLES)
    if (length === 0) break
    words = words.slice(length)
    titled += length
  }
  // "Anna Miller's CV"
  while (words.length > 2 && DOCUMENT.keys.has(words.at(-1)!.key)) words = words.slice(0, -1)
  const born = words.length
  words = words.slice(0, wordsBeforeBirthName(doc, words))
  const tail = words.length < born ? all.at(-1)!.end : undefined
  words = withoutNicknames(doc, words)
  const latin = words.length > 1 && !isIdeographic(words[0]!.key)
  while (words.length > 1 && (BEHIND.has(words.at(-1)!.key) || (latin && isIdeographic(words.at(-1)!.key))))
    words = words.slice(0, -1)
  words = withoutPostNominals(doc, words)
  while (words.length > 1 && isNoName(words.at(-1)!)) words = words.slice(0, -1)
  return { words, titled: titled > 0, ...(tail === undefined ? {} : { tail }) }
}

/** Without words in quotes or brackets behind the first: 'Anna "Nan" Miller', "D.J. (Dirk) de Vries". */
function withoutNicknames(doc: Doc, words: Word[]): Word[] {
  let open = false
  return words.filter((word, at) => {
    const before = words[at - 1]
    if (before === undefined) return true
    for (const sign of doc.fold.slice(before.end, word.start)) {
      if (sign === '"') open = !open
      else if (sign === '(' || sign === '[') open = true
      else if (sign === ')' || sign === ']') open = false
    }
    return !open
  })
}

/** How many names: "O'Connor-Ndiaye" is one, "de" and "van" are none. */
function countNames(doc: Doc, words: Word[]): number {
  return words.filter(({ key, start }, at) => {
    const before = words[at - 1]
    if (before !== undefined && start - before.end === 1 && "-'".includes(doc.fold[before.end]!)) return false
    return at === 0 || !PARTICLES.keys.has(key)
  }).length
}

/** Length of a Thai form of address written into the first name. */
function gluedTitle(key: string): number {
  const title = ['นางสาว', 'นาย', 'นาง'].find((form) => key.startsWith(form) && key.length > form.length + 1)
  return title?.length ?? 0
}

/** A heading's word or a blank ("XXXX") at the end belongs to what follows the name. */
function isNoName(word: Word): boolean {
  return knownHeading([word]) !== undefined || /^x{2,}$/.test(word.key)
}

function withoutPostNominals(doc: Doc, words: Word[]): Word[] {
  let kept = words
  for (let count = 0; count < 6 && kept.length > 1; count++) {
    const known = [3, 2, 1].find((length) => kept.length > length && phraseAt(kept.slice(-length), 0, AFTER) === length)
    const tail = known ?? (kept.length > 2 && isAbbreviation(doc, kept.at(-1)!) ? 1 : undefined)
    if (tail === undefined) break
    const first = kept[kept.length - tail]!
    const before = kept[kept.length - tail - 1]!
    const comma =
      doc.fold.slice(before.end, first.start).includes(',') || doc.fold.slice(before.end, first.start).includes('(')
    const written = doc.text.slice(first.start, kept.at(-1)!.end)
    const upper =
      written.length > 1 && written.replaceAll(/[^\p{L}]/gu, '').length > 1 && !/^\p{Lu}\p{Ll}/u.test(written)
    // "Ma" and "Do" are surnames, too: only letters after a comma, or capitals after a name that is not.
    const restUpper = /^[^\p{Ll}]*$/u.test(doc.text.slice(kept[0]!.start, before.end))
    if (!comma && (!upper || restUpper)) break
    kept = kept.slice(0, -tail)
  }
  return kept
}

/** "RVN", "MCSP": capitals that nobody can say. */
function isAbbreviation(doc: Doc, { start, end }: Word): boolean {
  return /^[B-DF-HJ-NP-TV-Z]{3,6}$/.test(doc.text.slice(start, end))
}

function isIdeographic(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (classAt(text, at) === IDEOGRAPH) return true
  return false
}

/** Chinese family names of two signs. */
const COMPOUND =
  /^(?:欧阳|歐陽|司马|司馬|诸葛|諸葛|上官|皇甫|慕容|令狐|夏侯|尉迟|尉遲|东方|東方|端木|司徒|司空|公孙|公孫|轩辕|軒轅|独孤|獨孤|南宫|南宮|长孙|長孫|宇文|赫连|澹台|百里|呼延|西门|西門|申屠|鲜于|鮮于|闾丘|太史|钟离|鍾離)/u

function ideographicScore(text: string, words: Word[]): number | undefined {
  const signs = text.replaceAll(/[\s・•]/gu, '')
  if (signs.length < 2 || signs.length > 12 || hasPhrase(words, DOCUMENT) || hasPhrase(words, ORGANISATION))
    return undefined
  if (hasPhrase(words, JOBS) || hasPhrase(words, PLACES)) return undefined
  if (COMPOUND.test(signs) && signs.length <= 4) return 0.65
  const hangul = /^[\uac00-\ud7af]+$/u.test(signs)
  if (signs.length <= 4) return hangul || signs.length <= 3 ? 0.6 : 0.5
  return /[\u30a0-\u30ff]/u.test(signs) ? 0.35 : 0.15
}

/** Two to four words, all in small letters, as some write their names. */
function isSmall(doc: Doc, words: Word[]): boolean {
  if (words.length < 2 || words.length > 4 || words.some(({ key }) => key.length < 2 || !/^\p{L}+$/u.test(key)))
    return false
  const [from, until] = [words[0]!.start, words.at(-1)!.end]
  const text = doc.text.slice(from, until)
  return text === text.toLowerCase() && text !== text.toUpperCase() && !text.includes(',')
}

function alphabeticScore(doc: Doc, words: Word[], { titled }: { titled: boolean }): number | undefined {
  const small = isSmall(doc, words)
  let score = small ? 0 : 0.4
  let long = 0
  for (const [at, word] of words.entries()) {
    const first = doc.text[word.start]!
    const cased = first.toLowerCase() !== first.toUpperCase()
    if (!small && cased && first === first.toLowerCase() && !PARTICLES.keys.has(word.key)) {
      // Lower-case words are rarely names: only a short line of them may be.
      if (words.length > 3 || at > 0) return undefined
      score -= 0.4
    }
    if (DOCUMENT.keys.has(word.key) || knownHeading([word]) !== undefined) return undefined
    // "Dean", "Baker" and "Cook" are names, too: an address or the look of the row must speak for them.
    if (JOBS.keys.has(word.key)) score -= TRADES.keys.has(word.key) ? 0.05 : 0.35
    if (STREETS.keys.has(word.key) && word.key.length > 3 && at === words.length - 1) score -= 0.2
    if (word.key.length >= 2) long++
  }
  if (long === 0) return undefined
  if (hasPhrase(words, DOCUMENT)) return undefined
  const last = words.at(-1)!.key
  if (words.length > 1 && JOBS.keys.has(last) && !TRADES.keys.has(last)) score -= 0.15
  if (hasPhrase(words, ORGANISATION)) score -= 0.35
  // "Washington", "Kenya" and "Austin" are names of people: only a place as a whole is none.
  if (hasPhrase(words, PLACES)) score -= isPlace(doc, words) ? 0.5 : words.length > 3 ? 0.2 : 0.05
  // "van der", "de la" between capitals is the mark of a name.
  const inner = words.slice(1, -1)
  if (
    inner.length > 0 &&
    inner.every((word) => PARTICLES.keys.has(word.key) && doc.text[word.start] === doc.fold[word.start])
  )
    score += 0.15
  const names = countNames(doc, words)
  if (names === 2 || names === 3) score += 0.2
  if (names === 1) score -= 0.1
  if (names >= 5) score -= 0.1
  return titled ? score + 0.25 : score
}
