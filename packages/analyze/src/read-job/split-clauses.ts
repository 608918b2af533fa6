import { orPattern } from '../knowledge/judging/joining-words.ts'
import { CERTIFICATE_CUES, NUMBER_WORDS } from '../knowledge/judging/job-cues.ts'
import { DEGREE_WORDS } from '../knowledge/judging/job-degrees.ts'
import { LACKS_THING, THING_FORMS, WAYS_OF_LANGUAGE } from '../knowledge/judging/list-tails.ts'
import { matchTerms } from '../knowledge/match-terms.ts'
import { lowerSameLength } from '../judge/lower-same-length.ts'
import { wordsOf } from '../judge/words-of.ts'
import { asksYears } from './read-measures.ts'
import { holds, UNSPACED } from './reading.ts'
import type { JobUnit } from './split-job-text.ts'

/** What a clause that goes on from the one before begins with. */
const GOES_ON =
  /^(?:after|before|which|who|where|when|while|with|without|including|such|from|part|some|both|as|in|on|at(?! least \d)|for|of|to|if|then|than|not|depending|preferably|ideally|vorzugsweise|idealerweise|moglichst|bevorzugt|de preferencia|preferiblemente|preferentemente|preferencialmente|preferibilmente|possibilmente|idealement|de preference|bij voorkeur|najlepiej|tercihen|желательно|e\.g|auch|sowie|inklusive|einschliesslich|davon|mit|bei|von|im|in|dont|avec|notamment|y|dos|con|como|incluy\w+|de|en|con|anche|tra|also|well)\b/u
const LEAD = /^(?:and|und|et|y|e|en(?! az)|i|och|og|и)\s/iu
const OPEN_END = /\s(?:and|und|et|y|e)$/iu
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

/** Splits a sentence that lists several things at its commas, so that each becomes its own requirement; otherwise itself. */
export function splitClauses(unit: JobUnit, jobLength: number): JobUnit[] {
  if (unit.section === 'skip' || unit.section === 'names') return [unit]
  const folded = lowerSameLength(unit.text)
  if (unit.section === 'plain' && jobLength > SHORT_JOB && !LISTS.test(folded)) return [unit]
  const parts = mergeParts(unit, partsOf(unit.text), folded)
  if (parts.length < 2) return [unit]
  return parts.map(({ start, end }) => ({
    ...unit,
    bullet: true,
    text: unit.text.slice(start, end),
    start: unit.start + start,
    end: unit.start + end,
  }))
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

function isComma(text: string, at: number): boolean {
  const char = text[at]
  if (char === '，' || char === '、' || char === '،') return true
  if (char !== ',' && char !== ';' && char !== '；') return false
  // Scripts without blanks put none behind a comma either.
  return /\s/u.test(text[at + 1] ?? ' ') || UNSPACED.test(text[at - 1] ?? '') || UNSPACED.test(text[at + 1]!)
}

function mergeParts(unit: JobUnit, parts: Part[], folded: string): Part[] {
  if (parts.length < 2 || isEnumeration(parts, folded, unit)) return []
  const merged: Part[] = []
  // "Teach nurses and, after some months, take charge": the aside belongs to what follows it.
  let isOpen = false
  let before = ''
  for (const part of parts) {
    const last = merged.at(-1)
    const words = folded.slice(part.start, part.end).trim()
    const isOfList = endsList(unit, words, before) || endsThings(unit, unit.text.slice(part.start, part.end).trim())
    before = words
    const or = words.search(orPattern(unit.language))
    const goesOn =
      or === 0 ||
      isOfList ||
      WAYS_OF_LANGUAGE.test(words) ||
      GOES_ON.test(words) ||
      REASON.test(words) ||
      (or > -1 && SHORT_NAME.test(words.slice(0, or)) && !/\b(?:similar|equivalent|comparable)\b/u.test(words))
    if (last !== undefined && (goesOn || isOpen || !standsAlone(unit, words, unit.text.slice(part.start, part.end))))
      last.end = part.end
    else merged.push({ ...part })
    isOpen = OPEN_END.test(words) || LACKS_THING.test(words) || endsWithOr(words, unit.language) || (isOpen && goesOn)
  }
  return merged.map((part) => trimmed(unit.text, part)).filter((part) => part.end > part.start)
}

/** "Databases: A, B, C", "such as A, B" and "A, B or C" are one thing. */
function isEnumeration(parts: Part[], folded: string, { section, language }: JobUnit): boolean {
  const isDuty = section === 'duties'
  const first = folded.slice(parts[0]!.start, parts[0]!.end)
  if (/\b(?:such as|e\.g|including|wie|z\.b|comme|como|tel(?:le)?s que)\b/u.test(first)) return true
  if (isDuty && first.includes(':')) return true
  if (isDuty && wordsOf(first).stems.length < 2) return true
  const rest = parts.slice(1).map((part) => folded.slice(part.start, part.end).trim())
  const isShort = rest.every((words) => words.split(' ').length <= CLAUSE_WORDS)
  return isShort && orPattern(language).test(rest.at(-1)!)
}

/** "... on receiving, picking, packing and shipping": the last two of a list of single words, none of them a duty by itself. */
const LAST_TWO = /^(\p{L}+) (?:and|und|et|y|e|en|i|och|og|и|&) (\p{L}+)\.?$/u

function endsList({ section }: JobUnit, words: string, before: string): boolean {
  const pair = LAST_TWO.exec(words)
  if (pair === null || before.includes(' ')) return false
  return section === 'duties' || [before, pair[1]!, pair[2]!].every((word) => word.endsWith('ing'))
}

/** "... on motors, drives and control panels": the last of the things that one deed is done to. */
const LAST_THINGS = /^([\p{L}-]+) (?:and|und|et|y|e|i|и|&) [\p{L}-]+(?: [\p{L}-]+)?\.?$/u

function endsThings({ section, language, text }: JobUnit, part: string): boolean {
  const [, thing] = LAST_THINGS.exec(part) ?? []
  const forms = THING_FORMS[language]
  if (section !== 'duties' || thing === undefined || forms === undefined) return false
  const folded = lowerSameLength(thing)
  const isThing = (word: string) =>
    new RegExp(forms.thing, 'u').test(word) && !new RegExp(forms.deed, 'u').test(lowerSameLength(word))
  // "Repairs motors, drives and delivers": the deeds themselves end like things.
  const isOwnForm = language === 'en' && isThing(lowerSameLength(text.trim().split(/\s/u)[0]!))
  return !isOwnForm && isThing(language === 'de' ? thing : folded)
}

/** "A, B or": the other half is still to come. */
function endsWithOr(words: string, language: string): boolean {
  return orPattern(language).test(words.slice(words.lastIndexOf(' ') + 1))
}

/** A figure, not the B2 of a level, or a number written as a word. */
const FIGURE = new RegExp(`(?<!\\p{L})\\d|(?<!\\p{L})(?:${Object.keys(NUMBER_WORDS).join('|')})(?!\\p{L})`, 'u')

/** "..., at least level B2": a level that no language is named with belongs to the one before. */
const LEVEL =
  /^(?:\p{L}+ ){0,2}(?:level|niveau|nivel|livello|poziom\p{L}{0,2}|seviye\p{L}{0,2}|уров\p{L}{2,4}) [abc][12]/u

function standsAlone(unit: JobUnit, words: string, text: string): boolean {
  if (LEVEL.test(words)) return false
  if (UNSPACED.test(words) && (asksYears(words) || DEGREE_WORDS.some(([, level]) => level.test(words)))) return true
  const { stems } = wordsOf(words)
  if (stems.length === 0) return false
  if (unit.section === 'duties') return stems.length > 1
  return (
    FIGURE.test(words) ||
    stems.length > 1 ||
    matchTerms(text).some((match) => match.kind === 'skill') ||
    CERTIFICATE_CUES.some((cue) => holds(words, cue)) ||
    unit.section === 'plain'
  )
}

function trimmed(text: string, { start, end }: Part): Part {
  let [from, to] = [start, end]
  while (from < to && /[\s,;]/u.test(text[from]!)) from++
  while (to > from && /[\s,;]/u.test(text[to - 1]!)) to--
  const lead = LEAD.exec(text.slice(from, to))
  return { start: from + (lead?.[0].length ?? 0), end: to }
}
