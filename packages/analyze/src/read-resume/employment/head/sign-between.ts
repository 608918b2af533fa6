import { BEHIND_HALF_WORDS } from '../../../knowledge/reading/small-words.ts'
import { AT_WORD_OF, AT_WORDS } from '../../../knowledge/reading/title-words.ts'
import { isCapital } from '../../text/letter-case.ts'
import type { Doc, Row } from '../../text/document.ts'
import { holdsSign, QUOTE } from '../../text/holds-sign.ts'
import { bitOf, isPhrase, type Word } from '../../text/phrase-set.ts'
import { isLegalForm } from '../words/employer-shape.ts'
import { opensFirm } from './merge-legal-forms.ts'
import { isScriptBlank, isThai, mayBeSpaceless } from '../words/script-blanks.ts'

/** Words that stand between a post and its employer ("at"), which divide a row. */
export const DIVIDING = bitOf(AT_WORDS.split('|'))
/** A dash before these ends half a word ("Schul- und Berufsbildung"). */
const AND = new Set(BEHIND_HALF_WORDS.split('|'))

/** A word and those around it; `isTurn`: its letters are of another weight; `opens`: the first word of the part that may end before it. */
type Gap = {
  at: number
  words: Word[]
  row: Row
  isTurn: boolean
  opens: Word | undefined
}

const BLANK = 32

/** Whether a blank is all that stands between two words, as between most, and the second divides no row. */
export function isJoined(doc: Doc, previous: Word, word: Word): boolean {
  const isBlank = word.start === previous.end + 1 && doc.codes[previous.end] === BLANK
  return isBlank && !divides(doc, word) && !mayBeSpaceless(previous.key)
}

/** "at", "bei", in Romanian "la": whether a word may stand between a post and its employer. */
function divides({ resume }: Doc, word: Word): boolean {
  return isPhrase(word, DIVIDING) || (word.end - word.start < 4 && AT_WORD_OF[resume.language ?? 'en'] === word.key)
}

/** The sign between a word and the one before it, where that divides the row. */
export function signBetween(doc: Doc, { at, words, row, isTurn, opens }: Gap): string | undefined {
  const word = words[at]!
  const between = doc.fold.slice(words[at - 1]!.end, word.start)
  const isAt = divides(doc, word) && isWithin(doc, { at, words, opens })
  if (between !== ' ') {
    if ((between === '-' || between === '.-') && isBeforeTown(doc, row, { word, opens })) return 'dash'
    // "Cook (part-time) at Merrow Grill", "Manager, Pastry, at Merrow Grill"
    if (isAt && (between === ') ' || between === ', ')) return 'at'
    if (isEnding(doc, word, between)) return undefined
    // "Sanitär-, Heizungs- und Klimatechnik": the half word is one with the last.
    if (between === '-, ') return undefined
    // "Professor w/ Tenure": short for "with".
    if (between === '/ ' && words[at - 1]!.key === 'w') return undefined
    const decimal = between === ',' && /^\d+$/.test(words[at - 1]!.key) && /^\d{1,2}$/.test(word.key)
    // "ISO 9001:2015"
    const edition = between === ':' && /^\d+$/.test(words[at - 1]!.key) && /^\d+$/.test(word.key)
    const sign = decimal || edition || isQuoted(doc, row, { between, word }) ? undefined : signIn(between, word)
    if (sign !== undefined) return sign
  }
  if (isScriptBlank(words, at) && between.trim() === '' && !(isThai(word.key) && isBarred(doc, row))) return 'tab'
  if (isAt) return 'at'
  // "Jr. Engineer. Acme" is rare; a full stop inside a head belongs to an abbreviation.
  return isTurn ? 'look' : undefined
}

/** "Merrow Parts Inc.-Tarn Creek, ON": how a widespread job board writes where an employer or a school is. */
function isBeforeTown(doc: Doc, { end }: Row, { word, opens }: Pick<Gap, 'opens'> & { word: Word }): boolean {
  if (opens === undefined || !doc.fold.slice(opens.start, word.start).includes(' ')) return false
  return /^\p{Lu}[\p{L}.']{1,20}(?:[ -][\p{L}.']{1,20}){0,4}, [A-Z]{2}(?: \w{3,10})?$/u.test(
    doc.text.slice(word.start, end),
  )
}

/** "Școala „Merrow, Quarn și Tarn”": a comma within a quoted name. */
function isQuoted(doc: Doc, { start, end }: Row, { between, word }: { between: string; word: Word }): boolean {
  if (between !== ', ') return false
  // Most rows hold no quote.
  if (!holdsSign(doc, { start: word.start, end: end + 1 }, QUOTE)) return false
  const quotes = doc.fold.slice(start, word.start).split('"').length - 1
  return quotes % 2 === 1
}

/** Whether a small word stands inside its row, where it may divide it. */
function isWithin(doc: Doc, { at, words, opens }: Pick<Gap, 'at' | 'words' | 'opens'>): boolean {
  if (at === 0 || at === words.length - 1 || isNamedPlace(doc, opens)) return false
  if (isAtHome(doc, words, at)) return false
  const letter = doc.text[words[at]!.start]!
  return letter === letter.toLowerCase()
}

/** "Merrow at Home Ltd", "Aide, Merrow at Home, Tarn": part of the name of a firm. */
function isAtHome(doc: Doc, words: Word[], at: number): boolean {
  const home = words[at + 1]
  if (home?.key !== 'home') return false
  const isNamed = isCapital(doc, home.start) && doc.fold[home.end] === ','
  return isNamed || (at + 2 < words.length && isLegalForm(words.slice(at + 2, at + 3)))
}

/** "Chargé(e) de clientèle", "Vendedor(a)", "Mitarbeiter:in": the other ending of a word, and what goes on behind it. */
function isEnding(doc: Doc, { start, end }: Word, between: string): boolean {
  if (between === '(') return ENDING.test(doc.text.slice(start - 2, end + 1))
  if (between === ') ') return ENDED.test(doc.text.slice(start - LONGEST_ENDED, start))
  return (
    between.length === 1 &&
    ENDING_SIGNS.includes(between) &&
    /^\p{Ll}.in(?:nen)?$/u.test(doc.text.slice(start - 2, end))
  )
}

/** Signs before "in": "Mitarbeiter:in", "Mitarbeiter*in". */
const ENDING_SIGNS = ':*_'
const ENDING = /^\p{Ll}\(\p{Ll}{1,4}\)$/u
const ENDED = /\p{Ll}\(\p{Ll}{1,4}\) $/u
const LONGEST_ENDED = 8

/** Where bars, tabs or commas divide the row, blanks between Thai words do not. */
function isBarred(doc: Doc, row: Row): boolean {
  return /[|\t,]/.test(doc.fold.slice(row.start, Math.min(row.end, row.start + 300)))
}

/** "The Foundry at Merrow Mills", "University of Merrow at Tarnford": a house and where it stands; no post begins so. */
function isNamedPlace(doc: Doc, opens: Word | undefined): boolean {
  return opens?.key === 'university' || (opens?.key === 'the' && doc.text[opens.start] === 'T')
}

/** The sign among what stands between two words. */
function signIn(between: string, word: Word): string | undefined {
  if (between === ', ') return 'comma'
  // "Merrow Wind AB [through Tarn Hire]"
  if (between === ' [') return 'bracket'
  if (between.includes('\t') || (between.length > 2 && /\s{3}/.test(between))) return 'tab'
  if (between.includes('|') || between.includes('•') || between.includes('/ ') || between.includes(';')) return 'bar'
  // "人事部 /採用担当"
  if (between === ' /' && word.unspaced) return 'bar'
  if (between.includes('-') || between.includes(':')) {
    if (/\s-|^:|\s:|: /.test(between) || (/-[^\S\n]/.test(between) && !AND.has(word.key))) return 'dash'
  }
  if (between.includes('@')) return 'bar'
  // "과장, (주)한빛정밀"
  if (between.endsWith('(') && /,\s?\($/.test(between) && opensFirm(word)) return 'comma'
  if (between.includes('(') || between.includes(')')) return /\)\s?,/.test(between) ? 'comma' : 'bracket'
  if (between.includes(',')) return 'comma'
  return undefined
}

/** "Merrow Kafe'de garson": the Turkish ending that says where, behind its apostrophe. */
export function isLocative(doc: Doc, { key, start }: Word): boolean {
  return LOCATIVES.has(key) && doc.resume.language === 'tr' && doc.fold[start - 1] === "'"
}

const LOCATIVES = new Set(['de', 'da', 'te', 'ta'])
