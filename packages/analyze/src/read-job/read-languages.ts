import { AND_WORDS } from '../knowledge/judging/and-words.ts'
import { LANGUAGE_CUES, LANGUAGE_LEVELS, LANGUAGE_NAMES } from '../knowledge/judging/job-degrees.ts'
import { OTHER_WAY } from '../knowledge/judging/list-tails.ts'
import { orPattern, orWords } from '../knowledge/judging/joining-words.ts'
import { BE_WORDS } from '../knowledge/judging/wish-words.ts'
import { bindsBy, type Draft, labelOf, NICE, ONE_CLAUSE, type Reading, UNSPACED, wishes } from './reading.ts'
import { withoutBinding } from './without-binding.ts'

const SHORT_WORDS = 4
const MOST = 4

/** A clause of a sentence, with its place in it. */
type Clause = { text: string; start: number }

/** A language named in a sentence: its code, where it is named, and the clause around it. */
type Named = { code: string; start: number; end: number; clause: Clause }

/** Languages to be spoken, each with its level; "English or German" is one that either of them meets. */
export function languagesAsked(reading: Reading): Draft[] {
  const { unit, folded } = reading
  if (!languageAsked(folded, unit.language)) return []
  const drafts = choicesOf(namedIn(folded, unit.language), reading).map((choice) => draftOf(choice, reading))
  // "Fluent written and spoken English": one language is told with all that is said of it.
  if (drafts.length === 1 && folded.length <= ONE_CLAUSE.usual)
    return [{ ...drafts[0]!, label: labelOf(unit.text), span: reading.base.span }]
  return drafts.slice(0, MOST)
}

/** Whether a folded clause asks for a language. */
export function languageAsked(folded: string, language: string): boolean {
  // "Portuguese or German would be a bonus": how welcome it is makes nothing longer.
  const short = withoutBinding(folded).split(/\s+/).length <= SHORT_WORDS
  const isSaid = short || LANGUAGE_CUES.test(folded) || LANGUAGE_LEVELS.some(([, pattern]) => pattern.test(folded))
  const named = isSaid || wishes(folded) ? namedIn(folded, language) : []
  return isSaid ? named.length > 0 : named.length > 0 && areWished(named, folded)
}

const BE = new RegExp(`^ (?:${BE_WORDS})(?!\\p{L})`, 'u')

/** "Polish or Romanian would be handy in this team": nothing but languages stands before what is said of them. */
function areWished(named: Named[], folded: string): boolean {
  return (
    named[0]!.start === 0 &&
    named.length <= 2 &&
    BE.test(folded.slice(named.at(-1)!.end)) &&
    (named.length === 1 || named[1]!.start - named[0]!.end <= AND_LONGEST)
  )
}

/** Letters of "and" or "or". */
const AND_LONGEST = 8

/** The languages a folded sentence names, in their order, each where it is named first. */
function namedIn(folded: string, language: string): Named[] {
  const clauses = clausesOf(folded, language)
  const named = LANGUAGE_NAMES.flatMap(([code, names]) => {
    for (const clause of clauses) {
      const place = placeIn(clause.text, names)
      if (place !== undefined)
        return [{ code, start: clause.start + place.start, end: clause.start + place.end, clause }]
    }
    return []
  })
  return named.sort((a, b) => a.start - b.start)
}

/** Languages of which one is asked for, in groups of one where nothing is left to choose. */
function choicesOf(named: Named[], { unit, folded }: Reading): Named[][] {
  const or = orPattern(unit.language)
  const choices: Named[][] = []
  for (const each of named.toReversed()) {
    const [next] = choices.at(-1) ?? []
    const between = next === undefined ? '' : folded.slice(each.end, next.start)
    const isListed = choices.at(-1)?.length !== 1 && /^\s?[,、]\s?$/u.test(between)
    if (/^[^;.]{0,40}$/u.test(between) && (or.test(between) || /^\s?\/\s?$/u.test(between) || (isListed && next)))
      choices.at(-1)!.unshift(each)
    else choices.push([each])
  }
  return choices.toReversed()
}

/**
 * "Fluent English, further languages a plus": the wish is said of what stands behind the only comma. "Of several" is said
 * where "and" joins them.
 */
function isBeforeWish(folded: string, end: number, base: Reading['base']): boolean {
  if (base.strength === 1 || !/^\s?[,;，]/u.test(folded.slice(end))) return false
  const behind = folded.slice(end).replace(/^\s?[,;，]\s?/u, '')
  return wishes(behind) && !LISTS_ON.test(behind) && !wishes(folded.slice(0, end))
}

const LISTS_ON = new RegExp(`[,;，、] |(?<!\\p{L})(?:${AND_WORDS})(?!\\p{L})`, 'u')

function bindingBefore(clause: string, { section }: Reading['unit']): Partial<Pick<Draft, 'must' | 'strength'>> {
  return section === 'nice' ? {} : { must: section === 'must' || bindsBy(clause) === 'must', strength: 1 }
}

function draftOf(choice: Named[], { unit, folded, base }: Reading): Draft {
  const [first, last] = [choice[0]!, choice.at(-1)!]
  const said = folded.slice(first.clause.start, last.clause.start + last.clause.text.length)
  const level = [said, folded].flatMap((text) => LANGUAGE_LEVELS.find(([, pattern]) => pattern.test(text)) ?? [])[0]
  const start = first.clause.start
  const end =
    start + said.trimEnd().length + (OTHER_HALF.exec(folded.slice(start + said.trimEnd().length))?.[0].length ?? 0)
  return {
    ...base,
    ...(isBeforeWish(folded, end, base) ? bindingBefore(said, unit) : bindingOf(said)),
    type: 'language',
    label: labelOf(unit.text.slice(start, end)),
    span: { start: unit.start + start, end: unit.start + end },
    language: first.code,
    ...(choice.length > 1 && { orLanguages: choice.slice(1).map(({ code }) => code) }),
    ...(typeof level === 'string' && { languageLevel: level }),
  }
}

/** "In Wort und Schrift": the second of two ways in which the language before it is used. */
const OTHER_HALF = new RegExp(`^ (?:${AND_WORDS}) (?:${OTHER_WAY})(?!\\p{L})`, 'u')

/** "Good German is required, English would be welcome": what a clause says of itself goes before what its sentence says. */
function bindingOf(clause: string): Partial<Pick<Draft, 'must' | 'strength'>> {
  const binding = bindsBy(clause)
  return binding === undefined ? {} : binding === 'nice' ? { must: false, strength: NICE } : { must: true, strength: 1 }
}

/** "Polnischkenntnisse", "Englischsprachig", "Franstalige": the name is the word's beginning. */
const COMPOUND = /(?<=\p{L}{4})(?:(?:sprach)?kenntnisse?n?|sprachig\p{L}{0,2}|talige?|kennis)$/u

/** Where one of a language's names stands in a text, as a whole word; anywhere in scripts without blanks. */
function placeIn(text: string, names: string): { start: number; end: number } | undefined {
  for (const { 0: written, index } of text.matchAll(/[\p{L}\p{M}]+/gu)) {
    const word = written.replace(COMPOUND, '')
    for (const name of names.split(' ')) {
      if (word === name) return { start: index, end: index + written.length }
      const within = UNSPACED.test(name) ? word.indexOf(name) : -1
      if (within >= 0) return { start: index + within, end: index + within + name.length }
    }
  }
  return undefined
}

/** The parts of a sentence between commas, semicolons, "and" and "or". */
function clausesOf(folded: string, language: string): Clause[] {
  const clauses: Clause[] = []
  let start = 0
  const joints = new RegExp(`[,;，、]| (?:and|und|et|y|e|en|i|och|og|и|та|${orWords(language)}) `, 'gu')
  for (const match of folded.matchAll(joints)) {
    clauses.push({ text: folded.slice(start, match.index), start })
    start = match.index + match[0].length
  }
  return [...clauses, { text: folded.slice(start), start }]
}
