import type { SectionKind } from '@evenhand/model'
import {
  BASED_FIRMS,
  I_LIVE,
  KINDS_OF_LIVING,
  LIVE_BEHIND,
  LIVE_PLACES,
  NO_TOWNS,
  SENTENCE_JOINERS,
  THEY_LIVE,
  TOWN_VERBS,
  WHO_LIVES,
  WORK_STEMS,
} from '../../../knowledge/reading/home-words.ts'
import type { Part } from '../../sections/find-sections.ts'
import type { Doc, Row } from '../../text/document.ts'
import { foldText } from '../../text/fold-text.ts'
import { caseOf, isCapital, SMALL } from '../../text/letter-case.ts'
import { listedAt, phraseListOf } from '../../text/phrase-list.ts'
import { phraseAt, type Word } from '../../text/phrase-set.ts'
import { homeCells, TOWNS } from './home-cells.ts'

const MINE = phraseListOf(I_LIVE)
const THEIRS = phraseListOf(THEY_LIVE)
const AT = new Set(foldText(LIVE_PLACES).split('|'))
const NONE = new Set(foldText(NO_TOWNS).split('|'))

/** Where such a sentence is about another person, or a firm. */
const OF_OTHERS = new Set<SectionKind>(['references', 'publications', 'projects'])
/** Where one of the third person is. */
const OF_FIRMS = new Set<SectionKind>(['employment', 'education', 'volunteering'])
const MOST_ROWS = 80
const MOST_WORDS = 250
/** Words between who lives and where: "wohne mit meiner Familie in ...". */
const MOST_BETWEEN = 6
const LONGEST_TOWN = 4
/** Letters of a small word within a town's name, and of a town that is written small and not known. */
const LONGEST_JOINER = 3
const SHORTEST_SMALL = 4
/** Letters looked at behind a town for its region. */
const LONGEST_REGION = 40

/** The town that a sentence tells, anywhere above what is told of others: "I live in Leeds with ...", "lebt und arbeitet in ...". */
export function toldHome(doc: Doc, parts: Part[]): [number, number] | undefined {
  let seen = 0
  const language = doc.resume.language?.slice(0, 2)
  const patterns = Object.keys(BEFORE_VERB).filter((key) => language === undefined || key === language)
  for (const { kind, rows } of parts) {
    if (OF_OTHERS.has(kind)) continue
    for (const row of rows) {
      if (++seen > MOST_ROWS) return undefined
      for (const key of patterns) {
        const told = byPattern(doc, row, BEFORE_VERB[key]!)
        if (told !== undefined) return told
      }
      const place = placeIn(doc, row, OF_FIRMS.has(kind))
      if (place !== undefined) return place
    }
  }
  return undefined
}

function placeIn(doc: Doc, row: Row, firstOnly: boolean): [number, number] | undefined {
  const words = row.words.length > MOST_WORDS ? row.words.slice(0, MOST_WORDS) : row.words
  for (let at = 0; at < words.length; at++) {
    const mine = listedAt(words, at, MINE)
    const count = mine || (firstOnly ? 0 : listedAt(words, at, THEIRS))
    if (count === 0 || (mine === 0 && !isOfPerson(doc, words, at))) continue
    const place = placeBehind(doc, words, { at: at + count, mine: mine > 0 })
    if (place !== undefined) return place
  }
  return undefined
}

/** "improving lives in ...", "assisted living at ...", "a firm based in ...": the same words about others. */
function isOfPerson(doc: Doc, words: Word[], at: number): boolean {
  const { key, start } = words[at]!
  if (!DOUBTFUL.has(key) || at === 0) return true
  const before = words[at - 1]!
  if (key === 'lives') return isCapital(doc, before.start) || LIVING.has(before.key)
  if (key === 'living') return !KINDS.has(before.key)
  const opening = words[Math.max(0, at - LONGEST_OPENING)]!.start
  return IS_BASED.test(doc.fold.slice(opening, start))
}

const DOUBTFUL = new Set(['lives', 'living', 'based'])
const LIVING = new Set(WHO_LIVES.split('|'))
const KINDS = new Set(KINDS_OF_LIVING.split('|'))
const LONGEST_OPENING = 10
const IS_BASED = new RegExp(`(?:^|[^\\p{L}])(?:am|m|im|is)(?: (?!${BASED_FIRMS})[\\p{L}-]+){0,8} $`, 'u')

/** The place right behind the verb, or behind the small word that leads to it, in the same part of the sentence. */
function placeBehind(doc: Doc, words: Word[], { at: from, mine }: { at: number; mine: boolean }) {
  for (let at = from; at < Math.min(words.length, from + MOST_BETWEEN + 1); at++) {
    const word = words[at]!
    if (/[.,;:!?()\n]/.test(doc.text.slice(words[at - 1]!.end, word.start))) return undefined
    const led = AT.has(words[at - 1]!.key)
    if (WORK.test(word.key)) return undefined
    if (!led && (at > from || !DIRECT.has(words[at - 1]!.key))) continue
    const count = townLength(doc, words, { at, small: mine && (at === from || at === from + 1) && led })
    if (count > 0) return withRegion(doc, word.start, words[at + count - 1]!.end)
  }
  return undefined
}

/** What parts the home from where one works or studies. */
const WORK = new RegExp(`^(?:${WORK_STEMS})`, 'u')
/** Verbs right behind which the town stands. */
const DIRECT = new Set(foldText(TOWN_VERBS).split('|'))

/** How many words from one on are a town: known, by their capitals, or the word right behind "I live in" of who writes all words small. */
function townLength(doc: Doc, words: Word[], { at, small }: { at: number; small: boolean }): number {
  const word = words[at]!
  if (NONE.has(word.key) || /^\d/.test(word.key)) return 0
  const known = phraseAt(words, at, TOWNS)
  const letter = caseOf(doc.written[word.start]!)
  if (letter === SMALL || !hasCase(doc.text[word.start]!)) {
    if (known > 0) return known
    return small && word.end - word.start >= (letter === SMALL ? SHORTEST_SMALL : 2) ? 1 : 0
  }
  let count = 1
  for (let next = at + 1; next < Math.min(words.length, at + LONGEST_TOWN); next++) {
    const gap = doc.text.slice(words[next - 1]!.end, words[next]!.start)
    if (!/^(?:[ -]|\. )$/.test(gap) || (gap === '. ' && words[next - 1]!.end - words[next - 1]!.start > 2)) break
    if (isCapital(doc, words[next]!.start)) count = next - at + 1
    else if (words[next]!.end - words[next]!.start > LONGEST_JOINER || NO_JOINERS.has(words[next]!.key)) break
  }
  return Math.max(count, known)
}

const NO_JOINERS = new Set(SENTENCE_JOINERS.split('|'))

function hasCase(letter: string): boolean {
  return letter.toLowerCase() !== letter.toUpperCase()
}

/** "Merrow, Cornwall", "Tarn (Schweiz)": with the region behind its comma. */
function withRegion(doc: Doc, start: number, end: number): [number, number] {
  const behind = /^(?:, ?| \()(\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,2})(\))?/u.exec(
    doc.text.slice(end, end + LONGEST_REGION),
  )
  if (behind === null) return [start, end]
  const length = behind[0].length - (behind[2]?.length ?? 0)
  const from = end + length - behind[1]!.length
  const [cell, ...more] = homeCells(doc, from, end + length)
  const isRegion = cell !== undefined && more.length === 0 && cell.region === 0
  return [start, isRegion ? end + behind[0].length : end]
}

/** Where the verb stands behind the place, or in scripts without blanks: the place, then what tells that it is one's home. */
const BEFORE_VERB: Record<string, RegExp> = {
  tr: new RegExp(
    `(?<place>\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)?)['’](?:da|de|ta|te) (?:\\p{L}+ ){0,4}(?:${LIVE_BEHIND.tr})`,
    'u',
  ),
  ja: new RegExp(`(?<place>[\\p{Script=Han}\\p{Script=Katakana}ヶヵノ]{2,14})(?:${LIVE_BEHIND.ja})`, 'u'),
  zh: new RegExp(`(?:${LIVE_BEHIND.zh})(?:于|於)?(?<place>\\p{Script=Han}{2,9})(?=[,，。.；;、（(\\s]|$)`, 'u'),
  ko: new RegExp(`(?<place>[가-힣]{2,8}(?: [가-힣]{1,5}[시군구동])?)(?:에서?) (?:현재 )?(?:${LIVE_BEHIND.ko})`, 'u'),
  hu: new RegExp(
    `(?<place>\\p{Lu}\\p{Ll}+(?:ban|ben|on|en|ön|n|ott|ett|ött|t)) (?:\\p{L}+ ){0,3}(?:${LIVE_BEHIND.hu})(?!\\p{L})`,
    'u',
  ),
  hi: new RegExp(
    `(?<place>[\\p{Script=Devanagari}]{3,}) में (?:[\\p{Script=Devanagari}]+ ){0,3}(?:${LIVE_BEHIND.hi})`,
    'u',
  ),
}
const LONGEST_LOOK = 2000

function byPattern(doc: Doc, { start, end }: Row, pattern: RegExp): [number, number] | undefined {
  const found = pattern.exec(doc.text.slice(start, Math.min(end, start + LONGEST_LOOK)))
  const place = found?.groups?.place
  if (place === undefined) return undefined
  const from = start + found!.index + found![0].indexOf(place)
  return [from, from + place.length]
}
