import { LIFE_VERBS } from '../../../knowledge/reading/life-verbs.ts'
import { NAME_PARTICLES, NAME_SENTENCES, NAMING_ENDS, WHO_SENTENCES } from '../../../knowledge/reading/name-words.ts'
import type { Doc, Row } from '../../text/document.ts'
import { foldText } from '../../text/fold-text.ts'
import { isSmall } from '../../text/letter-case.ts'
import { compilePhrases, isPhrase, phraseAt, type Word } from '../../text/phrase-set.ts'
import type { NameCandidate } from './labelled-names.ts'
import { nameShape } from './name-shape.ts'
import { isCount } from './network-page.ts'

/** "de", "van der": small words within a name. */
const PARTICLES = compilePhrases(NAME_PARTICLES)
const SENTENCES = compilePhrases(NAME_SENTENCES)
const ANY = compilePhrases(NAME_SENTENCES, WHO_SENTENCES)
const WHO = compilePhrases(WHO_SENTENCES)
const SEARCHED_ROWS = 60
/** Words of a row in which a sentence that names may open. */
const SEARCHED_WORDS = 20
const MOST_NAMES = 7
/** Rows at the top in which a name may be the subject of a sentence about its owner. */
const SUBJECT_ROWS = 12
/** "Anna Miller, 33, ...": an age behind a name that opens a sentence. */
const AGED = /^"?,\s\d{2}\b/
/** Letters of a verb. */
const LONGEST_VERB = 24
/** Verbs behind a name that opens a sentence on its owner, by language; made when first asked for. */
const VERBS = new Map<string, RegExp | undefined>()
const ANY_AGE = new RegExp(AGED.source.slice(1))
/** Verbs at the end of a sentence that names. */
const ENDINGS = new Set(NAMING_ENDS.split('|'))

/** Names in sentences: "My name is Anna Miller and ...", "I am Anna Miller, ...", "Anna Miller, 33, seeks ...". */
export function toldNames(doc: Doc): NameCandidate[] {
  const found: NameCandidate[] = []
  for (const [at, row] of doc.rows.slice(0, SEARCHED_ROWS).entries()) {
    const until = Math.min(row.words.length, SEARCHED_WORDS)
    for (let from = 0; from < until; from++) {
      const any = phraseAt(row.words, from, ANY) || unsigned(doc, row, from)
      if (any === 0) continue
      const sure = phraseAt(row.words, from, SENTENCES)
      if (sure === 0 && !opensSentence(doc, row, from)) continue
      const length = sure > 0 ? sure : phraseAt(row.words, from, WHO) || any
      const candidate = nameFrom(doc, row, { at: from + length, least: sure > 0 ? 1 : 2, worth: sure > 0 ? 0.45 : 0.2 })
      if (candidate !== undefined) found.push(candidate)
    }
    const subject =
      at < SUBJECT_ROWS && mayTell(doc, row) && !isCount(row) && !opensWithWho(row.words)
        ? nameFrom(doc, row, { at: 0, least: 2, worth: 0.2 })
        : undefined
    if (subject !== undefined && tellsOfIt(doc, row, subject.shape.end)) found.push(subject)
  }
  return found
}

/** "Ik ben Ada Merrow", "ich bin frei": whether words open with what a sentence says before a name; "Ben" and "Sam" are names. */
export function opensWithWho(words: Word[]): boolean {
  return phraseAt(words, 0, ANY) > 1 && (words[0]!.key.length > 1 || words[1]!.key.length > 1)
}

/** "im Ada Merrow": "I'm" without its sign, as people write on a telephone, of one word. */
function unsigned({ resume }: Doc, { words }: Row, at: number): number {
  return words[at]!.key === 'im' && (resume.language ?? 'en') === 'en' ? 1 : 0
}

/** "I am ...", and not "Saya ..." of another language inside a sentence: whether a word opens a row or follows a sign. */
function opensSentence(doc: Doc, row: Row, at: number): boolean {
  return at === 0 || /[,.;:!?،؟。]/.test(doc.fold.slice(row.words[at - 1]!.end, row.words[at]!.start))
}

function verbsOf(doc: Doc): RegExp | undefined {
  const language = doc.resume.language ?? 'en'
  const verbs = LIFE_VERBS[language]
  if (verbs !== undefined && !VERBS.has(language))
    VERBS.set(language, new RegExp(`,?\\s(?:${foldText(verbs).replaceAll(' ', '[ -]')})\\s`))
  return VERBS.get(language)
}

/** Whether anything in a row may follow a name and say something of its owner. */
function mayTell(doc: Doc, row: Row): boolean {
  const text = doc.fold.slice(row.start, row.end)
  return ANY_AGE.test(text) || (verbsOf(doc)?.test(text) ?? false)
}

/** Whether what follows a name says something of its owner; "In Merrow I was ..." says it of the writer. */
function tellsOfIt(doc: Doc, row: Row, end: number): boolean {
  if (/\si$/.test(doc.fold.slice(row.start, end))) return false
  const behind = doc.fold.slice(end, Math.min(row.end, end + LONGEST_VERB))
  return AGED.test(behind) || verbsOf(doc)?.exec(behind)?.index === 0
}

/** Rows at the top in which somebody says what people call them. */
const CALLED_ROWS = 3
const CALLED = new Set(['its', 'im', 'hier', 'here'])

/** "hi its ada from the yard", "soy ada": whether the first rows say of a name that its owner writes, whatever its letters. */
export function callsItself(doc: Doc, key: string): boolean {
  return doc.rows.slice(0, CALLED_ROWS).some(({ words }) =>
    words.slice(0, SEARCHED_WORDS).some((word, at) => {
      const length = Math.max(phraseAt(words, at, ANY), CALLED.has(word.key.replace("'", '')) ? 1 : 0)
      return length > 0 && words[at + length]?.key === key
    }),
  )
}

type Place = { at: number; least: number; worth: number }

/** The name that begins at a word: capitals with small words between, up to a sign or another word. */
function nameFrom(doc: Doc, row: Row, { at, least, worth }: Place): NameCandidate | undefined {
  const first = row.words[at]
  if (first === undefined || isSmall(doc.text[first.start]!)) return undefined
  if (at > 0 && /[,.;:!?)]/.test(doc.fold.slice(row.words[at - 1]!.end, first.start).replace(/^[:,]\s/, '')))
    return undefined
  let end = at
  let names = 0
  for (; end < row.words.length && names < MOST_NAMES; end++) {
    const word = row.words[end]!
    const gap = end === at ? '' : doc.fold.slice(row.words[end - 1]!.end, word.start)
    if (/[,;:!?()\t|]|\.\s/.test(gap) && !/^\.\s$/.test(gap)) break
    if (/^\.\s/.test(gap) && row.words[end - 1]!.key.length > 2) break
    if (ENDINGS.has(word.key)) break
    if (!isSmall(doc.text[word.start]!) || /^[-']$/.test(gap)) names++
    else if (!isPhrase(word, PARTICLES)) break
  }
  while (end > at && isSmall(doc.text[row.words[end - 1]!.start]!) && !isJoined(doc, row, end - 1)) end--
  if (names < least) return undefined
  const shape = nameShape(doc, first.start, row.words[end - 1]!.end)
  return shape === undefined || shape.words.length < least ? undefined : { shape, score: shape.score + worth }
}

/** "jun" of "Min-jun". */
function isJoined({ fold }: Doc, { words }: Row, at: number): boolean {
  return at > 0 && /^[-']$/.test(fold.slice(words[at - 1]!.end, words[at]!.start))
}
