import { AND_WORDS } from '../knowledge/judging/and-words.ts'
import { BUT_WORDS } from '../knowledge/judging/unasked-words.ts'
import { orPattern, SOME_WORDS } from '../knowledge/judging/joining-words.ts'
import { NUMBER_WORDS } from '../knowledge/judging/job-cues.ts'
import { GOES_ON, OTHER_FIELDS, WAYS_OF_LANGUAGE } from '../knowledge/judging/list-tails.ts'
import { matchTerms } from '../knowledge/match-terms.ts'
import { lowerSameLength } from '../judge/lower-same-length.ts'
import { wordsOf } from '../judge/words-of.ts'
import { namesCertificate, namesDegree } from './read-measures.ts'
import { namesBrought, UNSPACED } from './reading.ts'
import { opensWithWish, shareWish } from './shared-wish.ts'
import type { JobUnit } from './split-job-text.ts'
import { asksYears } from './years-in.ts'

const LEAD = /^(?:and|und|et|y|e|en(?! az)|i|och|og|и)\s/iu
const OPEN_END = /\s(?:and|und|et|y|e)$|(?:期间|期間)$/iu
/** "本科以上学历，机械、材料等专业": the fields of the degree before them. */
/** "A master's in statistics, econometrics or a similar field", "Bac+5, école d'ingénieur ou équivalent". */
const OTHER_FIELD = new RegExp(`(?<!\\p{L})(?:or|oder|ou|o|of|lub|или|veya|bzw\\.?) (?:${OTHER_FIELDS})`, 'u')
const FIELDS = /(?:专业|學系|学科|科系)(?:背景|毕业)?[。；;]?$/u
/** "..., as our owners are Irish", "le site étant mal desservi": why something is asked for. */
const REASON =
  /^(?:as|since|because|for|denn|weil|da|car|puisque|comme|ya que|porque|pues|pois|perche|poiche|want|omdat|poniewaz|bo|потому|так как|поскольку|cunku) |^(?:it's|it is|this is|das ist|c'est|es) (?:our|unsere?|notre|nuestr[oa]|noss[oa])|\b(?:etant|siendo|sendo|essendo)\b/u
/** "HR manager" of "..., HR manager or business partner": another name for what stands before. */
const SHORT_NAME = /^[^\d\s(]+(?:\s[^\s(]+){0,2}\s?$/u
/** A sentence that lists what somebody does or has. */
const LISTS =
  /^(?:you (?:will|have|need|bring|are)|you'll|you've|we need|we expect|the person we appoint will|sie haben|du hast)\b/u
/** A job text of at most this many characters is one or two lines of wishes. */
export const SHORT_JOB = 200
const CLAUSE_WORDS = 3
/** "..., but not a must": no thing of its own. */
const BUT = new RegExp(`^(?:${BUT_WORDS})(?!\\p{L})`, 'u')

/** Splits a sentence that lists several things at its commas, so that each becomes its own requirement; otherwise itself. */
export function splitClauses(unit: JobUnit, jobLength: number): JobUnit[] {
  // What somebody does is told in a sentence: cut in pieces, it names things that nobody asks for.
  if (unit.section === 'skip' || unit.section === 'names' || unit.section === 'duties') return [unit]
  const folded = lowerSameLength(unit.text)
  if (unit.section === 'plain' && jobLength > SHORT_JOB && !LISTS.test(folded)) return [unit]
  const parts = mergeParts(unit, withoutLists(partsOf(unit.text), unit.text), folded)
  if (parts.length < 2) return [unit]
  const pieces = parts.map(({ start, end }) => ({
    ...unit,
    bullet: true,
    text: unit.text.slice(start, end),
    start: unit.start + start,
    end: unit.start + end,
  }))
  return opensWithWish(pieces[0]!.text) || endsInSharedWish(pieces) ? shareWish(pieces) : pieces
}

/** "Do A, do B, and do C": with a comma before it, "and" ends a series of equals, however long each is. */
const SERIES_END = new RegExp(`^(?:${AND_WORDS}) \\S`, 'u')
const JOINS_LAST = new RegExp(`\\S (?:${AND_WORDS}) \\S`, 'iu')

/** "Russian, Turkish and Arabic would be a plus": names of one or two words, the last two of them joined. */
function endsInSharedWish(pieces: JobUnit[]): boolean {
  return (
    pieces.slice(0, -1).every(({ text }) => text.trim().split(/\s+/u).length <= 2) &&
    JOINS_LAST.test(pieces.at(-1)!.text)
  )
}

type Part = { start: number; end: number }

/** The stretches between commas outside brackets. */
function partsOf(text: string): Part[] {
  const parts: Part[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at < text.length; at++) {
    const char = text[at]!
    if (char === '(') depth++
    else if (char === ')') depth = Math.max(0, depth - 1)
    else if (depth === 0 && isComma(text, at)) {
      parts.push({ start, end: at })
      start = at + 1
    }
  }
  return [...parts, { start, end: text.length }]
}

/** "三坐标、卡尺、千分尺等量具": items that a word for "and the like" ends are one thing, up to the sign before the first. */
const AND_LIKE = /[^，,；;。、]等(?!级|級|候|待|于|於|同|效)|など|(?:专业|科系)(?:背景|毕业)?[。；;]?$/u

function withoutLists(parts: Part[], text: string): Part[] {
  const joined: Part[] = []
  const isListed = ({ start }: Part) => text[start - 1] === '、'
  for (const part of parts) {
    if (!isListed(part) || !AND_LIKE.test(text.slice(part.start, part.end))) {
      joined.push(part)
      continue
    }
    let first = joined.length - 1
    while (first > 0 && isListed(joined[first]!)) first--
    joined.splice(first, joined.length, { start: joined[first]!.start, end: part.end })
  }
  return joined
}

function isComma(text: string, at: number): boolean {
  const char = text[at]
  if (char === '，' || char === '、' || char === '،') return true
  // "Früh-, Spät- und Nachtdienste": the words share their end.
  if ((char !== ',' && char !== ';' && char !== '；') || text[at - 1] === '-') return false
  // Scripts without blanks put none behind a comma either.
  return /\s/u.test(text[at + 1] ?? ' ') || UNSPACED.test(text[at - 1] ?? '') || UNSPACED.test(text[at + 1]!)
}

function mergeParts(unit: JobUnit, parts: Part[], folded: string): Part[] {
  if (parts.length < 2 || isEnumeration(parts, folded, unit)) return []
  const merged: Part[] = []
  // "A bachelor's degree, an associate's degree, or a diploma": one thing.
  const isChoice = orPattern(unit.language).test(folded)
  const isSeries = parts.length > 2 && SERIES_END.test(folded.slice(parts.at(-1)!.start).trimStart())
  // "Teach nurses and, after some months, take charge": the aside belongs to what follows it.
  let isOpen = false
  for (const part of parts) {
    const last = merged.at(-1)
    const words = folded.slice(part.start, part.end).trim()
    const or = words.search(orPattern(unit.language))
    const goesOn =
      or === 0 ||
      WAYS_OF_LANGUAGE.test(words) ||
      (isChoice && namesDegree(words)) ||
      (FIELDS.test(words) && last !== undefined && namesDegree(folded.slice(last.start, last.end))) ||
      (last !== undefined && OTHER_FIELD.test(words) && namesDegree(folded.slice(last.start, last.end))) ||
      GOES_ON.test(words) ||
      REASON.test(words) ||
      (BUT.test(words) && !asksItself(words, unit.text.slice(part.start, part.end))) ||
      (or > -1 && SHORT_NAME.test(words.slice(0, or)) && !/\b(?:similar|equivalent|comparable)\b/u.test(words))
    const isTail =
      !isSeries &&
      last !== undefined &&
      last.end - last.start > LONG_PART &&
      !asksItself(words, unit.text.slice(part.start, part.end))
    if (
      last !== undefined &&
      (goesOn || isOpen || isTail || !standsAlone(unit, words, unit.text.slice(part.start, part.end)))
    )
      last.end = part.end
    else merged.push({ ...part })
    isOpen = OPEN_END.test(words) || endsWithOr(words, unit.language) || (isOpen && goesOn)
  }
  return merged.map((part) => trimmed(unit.text, part)).filter((part) => part.end > part.start)
}

/** "Any program for hotels: A" of "A, B or another". */
const SOME = new RegExp(`(?<!\\p{L})(?:${SOME_WORDS})(?!\\p{L})[^,;.:]*:`, 'u')

/** "Such as A, B", "any of its kind: A, B" and "A, B or C" are one thing. */
function isEnumeration(parts: Part[], folded: string, { language }: JobUnit): boolean {
  const first = folded.slice(parts[0]!.start, parts[0]!.end)
  if (/\b(?:such as|e\.g|including|wie|z\.b|comme|como|tel(?:le)?s que)\b/u.test(first) || SOME.test(first)) return true
  const rest = parts.slice(1).map((part) => folded.slice(part.start, part.end).trim())
  const isShort = rest.every((words) => words.split(' ').length <= CLAUSE_WORDS)
  return isShort && orPattern(language).test(rest.at(-1)!)
}

/** "A, B or": the other half is still to come. */
function endsWithOr(words: string, language: string): boolean {
  return orPattern(language).test(words.slice(words.lastIndexOf(' ') + 1))
}

/** A figure, not the B2 of a level, or a number written as a word. */
const FIGURE = new RegExp(`(?<!\\p{L})\\d|(?<!\\p{L})(?:${Object.keys(NUMBER_WORDS).join('|')})(?!\\p{L})`, 'u')

/** Letters of a part behind which another that names nothing by itself is its end: "..., fast and full of ideas". */
const LONG_PART = 60

/** Whether a part names what somebody brings: a figure, a skill, a degree, a certificate. */
export function asksItself(words: string, text: string): boolean {
  return (
    FIGURE.test(words) ||
    namesBrought(words) ||
    namesDegree(words) ||
    namesCertificate(words) ||
    matchTerms(text).some(({ kind }) => kind === 'skill')
  )
}

/** "..., at least level B2": a level that no language is named with belongs to the one before. */
const LEVEL =
  /^(?:\p{L}+ ){0,2}(?:level|niveau|nivel|livello|poziom\p{L}{0,2}|seviye\p{L}{0,2}|уров\p{L}{2,4}) [abc][12]/u

function standsAlone(unit: JobUnit, words: string, text: string): boolean {
  if (LEVEL.test(words)) return false
  if (UNSPACED.test(words) && (asksYears(words) || namesDegree(words))) return true
  const { stems } = wordsOf(words)
  if (stems.length === 0) return false
  return (
    FIGURE.test(words) ||
    stems.length > 1 ||
    matchTerms(text).some((match) => match.kind === 'skill') ||
    namesCertificate(words) ||
    unit.section === 'plain'
  )
}

function trimmed(text: string, { start, end }: Part): Part {
  let [from, to] = [start, end]
  while (from < to && /[\s,;]/u.test(text[from]!)) from++
  while (to > from && /[\s,;]/u.test(text[to - 1]!)) to--
  // "I tjänsten ...": no "and" begins a sentence.
  const lead = start === 0 ? null : LEAD.exec(text.slice(from, to))
  return { start: from + (lead?.[0].length ?? 0), end: to }
}
