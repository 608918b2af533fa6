import type { SectionKind } from '@evenhand/model'
import { WordNumbers } from '../../knowledge/word-numbers.ts'
import { HEADING_HEADS, HEADING_QUALIFIERS, HEADING_WORDS } from '../../knowledge/reading/heading-words.ts'
import { PLAIN_HEADINGS } from '../../knowledge/reading/plain-headings.ts'
import { bitOf, compilePhrases, isPhrase, phraseAt, phraseKey, type PhraseSet, type Word } from '../text/phrase-set.ts'

/** Letters by which a heading is ruled out. */
const OPENING_LETTERS = 3
/** Longest heading, in letters without blanks. */
const LONGEST_KEY = 60

/** Headings without blanks, and by the number of each the section it names. */
const HEADINGS = new WordNumbers(1 << 14)
const KINDS: (SectionKind | undefined)[] = [undefined]
compileHeadings()
/**
 * By a hash of their first letters, how long headings are, as bits: most words make none, and need not be put together
 * to be looked for.
 */
const LENGTHS = new Int32Array(1 << 14)
for (let number = 1; number <= HEADINGS.last; number++) {
  const { length } = HEADINGS.wordOf(number)
  LENGTHS[lengthsAt(HEADINGS.wordOf(number), length)]! |= 1 << (length & 31)
}
const HEADS = Object.entries(HEADING_HEADS).map(([kind, list]) => [kind as SectionKind, compilePhrases(list)] as const)
const QUALIFIERS = compilePhrases(HEADING_QUALIFIERS)
const JOINERS = bitOf([
  'and',
  'und',
  'et',
  'y',
  'e',
  'ed',
  'en',
  'i',
  'oraz',
  'a',
  'och',
  'og',
  'ja',
  'și',
  'si',
  've',
  'и',
  'та',
  'και',
  'or',
  'with',
  'ir',
  'un',
  'és',
  'es',
])

/** "My posts", "mijn opleidingen": whose a section is says nothing of what it holds. */
const POSSESSIVES = bitOf(
  'the|my|mein|meine|meinen|mon|ma|mes|mi|mis|meu|minha|meus|minhas|mio|mia|miei|mie|il mio|mijn|min|mitt|mina|mine|moj|moja|moje|muj|meho|мой|моя|мое|мои|мій|моя|моє|мої|minun|minu|mano|mans|mana|sajat|meu|mea|mei|mele|benim'.split(
    '|',
  ),
)

/** "Where I have worked" of somebody told of in the third person. */
function inThirdPerson(phrase: string): string[] {
  if (!/\bi\b/.test(phrase)) return [phrase]
  const told = phrase.replaceAll(/\bi have\b/g, 'i has').replaceAll(/\bi am\b/g, 'i is')
  return [phrase, ...['she', 'he'].map((who) => told.replaceAll(/\bi\b/g, who))]
}

/** Where the bit of a length stands. */
function lengthsAt(key: string, length: number): number {
  const opening = key.charCodeAt(0) * 961 + key.charCodeAt(1) * 31 + key.charCodeAt(2)
  return (opening * 2 + (length >> 5)) & (LENGTHS.length - 1)
}

function compileHeadings(): void {
  for (const phrases of [...Object.values(HEADING_WORDS), ...Object.values(PLAIN_HEADINGS)]) {
    for (const [kind, list] of Object.entries(phrases) as [SectionKind, string][]) {
      for (const phrase of list.split('|').flatMap(inThirdPerson)) {
        // The first section to claim a heading keeps it.
        KINDS[HEADINGS.learn(phraseKey(phrase).replaceAll(' ', ''))] ??= kind
      }
    }
  }
}

/** "Section 2:", "Part B –", "B.": what numbers a section, before what it is called. */
const PARTS = new Set(
  'section|part|teil|abschnitt|partie|seccion|parte|secao|sezione|deel|czesc|cast|del|osa|часть|раздел|частина|bolum'.split(
    '|',
  ),
)
/** "(continued)", "cont'd". */
const CONTINUED = new Set(
  'continued|cont|contd|fortsetzung|forts|suite|continuacion|continuacao|segue|vervolg|cd|продолжение|auszug|extract|excerpt'.split(
    '|',
  ),
)

/** "年<tab>月<tab>免許": Japanese forms head the columns of year and month beside the section. */
export function isColumnHead(words: Word[]): boolean {
  return words.length > 2 && words[0]!.key === '年' && words[1]!.key === '月'
}

const NUMBER = /^(?:[0-9]{1,2}|[ivx]{1,4})$/

function isNumber({ key }: Word): boolean {
  return key.length <= 4 && NUMBER.test(key)
}

/** The words of a heading without "2." or "IV." among them; the same array where there are none. */
export function withoutNumbers(words: Word[]): Word[] {
  return words.length > 1 && words.some(isNumber) ? words.filter((word) => !isNumber(word)) : words
}

/** The words of a heading without its number and without what says that it goes on; the same array where it has neither. */
export function headingWords(words: Word[]): Word[] {
  let kept = isColumnHead(words) ? words.slice(2) : words
  if (kept.length > 2 && PARTS.has(kept[0]!.key) && kept[1]!.key.length <= 2) kept = kept.slice(2)
  else if (kept.length > 1 && kept.length < 5 && /^[a-h]$/.test(kept[0]!.key) && kept[1]!.key.length > 2)
    kept = kept.slice(1)
  if (kept.length > 1 && kept.at(-1)!.key === 'd' && kept.at(-2)!.key === 'cont') kept = kept.slice(0, -1)
  return kept.length > 1 && CONTINUED.has(kept.at(-1)!.key) ? kept.slice(0, -1) : kept
}

/** The section that these words name exactly, however they are spaced ("E D U C A T I O N"). */
export function knownHeading(words: Word[], fold?: string): SectionKind | undefined {
  const length = lettersOf(words)
  if (length > LONGEST_KEY) return undefined
  const known = kindOf(words, length)
  if (known !== undefined || words.length < 2) return known
  if (isPhrase(words[0], POSSESSIVES)) return kindOf(words.slice(1), length - words[0]!.key.length)
  // Two headings side by side, as in "Education & Training" or a bilingual heading.
  if (!isJoined(words, fold)) return undefined
  const parts = splitAtJoiners(words, fold)
  if (parts.length < 2) return undefined
  // "Schul- und Berufsbildung": the half word is one with the last.
  const whole = parts.filter((part) => !/^-\s/.test(fold?.slice(part.at(-1)!.end, part.at(-1)!.end + 2) ?? ''))
  const [first, ...others] = whole
  const kind = first && kindOf(first, lettersOf(first))
  return kind !== undefined && others.every((part) => kindOf(part, lettersOf(part)) !== undefined) ? kind : undefined
}

/** "V Z D E L A N I": letters set apart, which are one word. */
export function isSpacedOut(words: Word[]): boolean {
  return words.length > 3 && words.every(({ key }) => key.length === 1)
}

/** The section that a heading of other words names by its main word ("Cabin crew experience"). */
export function headedBy(words: Word[]): SectionKind | undefined {
  if (words.length > 6) return undefined
  const stripped = words.filter((word) => !isPhrase(word, QUALIFIERS))
  const plain = stripped.length > 0 && stripped.length < words.length ? knownHeading(stripped) : undefined
  if (plain !== undefined) return plain
  const pieces = inPieces(words)
  if (pieces !== undefined) return pieces
  for (const at of [lastPhrase, firstPhrase]) {
    for (const [kind, set] of HEADS) if (at(words, set)) return kind
  }
  return undefined
}

/** "Institutions attended with qualifications & dates": nothing but headings, and words that qualify them; the first counts. */
function inPieces(words: Word[]): SectionKind | undefined {
  let kind: SectionKind | undefined
  for (let at = 0; at < words.length;) {
    const piece = longestHeading(words.slice(at))
    if (piece === undefined && !isPhrase(words[at], QUALIFIERS) && !isPhrase(words[at], JOINERS)) return undefined
    kind ??= piece?.kind
    at += piece?.length ?? 1
  }
  return kind
}

function longestHeading(words: Word[]): { kind: SectionKind; length: number } | undefined {
  for (let length = words.length; length > 0; length--) {
    const own = words.slice(0, length)
    const kind = kindOf(own, lettersOf(own))
    if (kind !== undefined) return { kind, length }
  }
  return undefined
}

function lastPhrase(words: Word[], set: PhraseSet): boolean {
  for (let from = Math.max(0, words.length - set.longest); from < words.length; from++) {
    if (phraseAt(words, from, set) === words.length - from) return true
  }
  return false
}

function firstPhrase(words: Word[], set: PhraseSet): boolean {
  return phraseAt(words, 0, set) > 0
}

/** Letters of the words, counted no farther than a heading goes. */
function lettersOf(words: Word[]): number {
  let letters = 0
  for (let at = 0; at < words.length && letters <= LONGEST_KEY; at++) letters += words[at]!.key.length
  return letters
}

/** The letters of words side by side, in which they are looked for. */
const joined = new Uint16Array(LONGEST_KEY)

/** The section that the words name when they are joined; `length`: their letters. */
function kindOf(words: Word[], length: number): SectionKind | undefined {
  const [first] = words
  if (first === undefined || length > LONGEST_KEY) return undefined
  const known =
    first.key.length < OPENING_LETTERS || (LENGTHS[lengthsAt(first.key, length)]! & (1 << (length & 31))) !== 0
  if (!known) return undefined
  let end = 0
  for (const { key } of words) for (let at = 0; at < key.length; at++) joined[end++] = key.charCodeAt(at)
  return KINDS[HEADINGS.numberAt(joined, 0, end)]
}

/** Whether a joiner or more than a blank stands between any two of the words. */
function isJoined(words: Word[], fold?: string): boolean {
  if (isPhrase(words[0], JOINERS)) return true
  for (let at = 1; at < words.length; at++) {
    const [end, { start }] = [words[at - 1]!.end, words[at]!]
    if (start - end > 1 || isPhrase(words[at], JOINERS) || fold?.[end] === '/') return true
  }
  return false
}

function splitAtJoiners(words: Word[], fold?: string): Word[][] {
  const parts: Word[][] = [[]]
  for (const [at, word] of words.entries()) {
    const previous = words[at - 1]
    if (isPhrase(word, JOINERS)) parts.push([])
    else if (previous !== undefined && word.start - previous.end > 1 && !isPhrase(previous, JOINERS)) {
      // "A & B", "A / B", "A, B": more than a blank between the words.
      if (parts.at(-1)!.length > 0 && word.start - previous.end <= 3) parts.push([word])
      else parts.at(-1)!.push(word)
    } else if (previous !== undefined && fold?.[previous.end] === '/') parts.push([word])
    else parts.at(-1)!.push(word)
  }
  return parts.filter((part) => part.length > 0)
}
