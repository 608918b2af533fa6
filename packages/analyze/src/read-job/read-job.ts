import type { Finding, JobProfile } from '@evenhand/model'
import { lowerSameLength } from '../judge/lower-same-length.ts'
import { blank } from '../judge/mask-identity.ts'
import { stemsOf, wordsOf } from '../judge/words-of.ts'
import { AND_WORDS } from '../knowledge/judging/and-words.ts'
import { HIRING_CUES, MUST_CUES, WANTED_BEHIND } from '../knowledge/judging/job-cues.ts'
import { IN_LIEU } from '../knowledge/judging/job-degrees.ts'
import { matchTerms } from '../knowledge/match-terms.ts'
import { askingLists } from './asking-lists.ts'
import { findNotices } from './find-notices.ts'
import { partYears } from './part-years.ts'
import { partAddressed } from './part-addressed.ts'
import { partAtAnd } from './part-at-and.ts'
import { asks, talkOf } from './talk-of.ts'
import { namesDegree } from './read-measures.ts'
import { asksNothing, readRequirements } from './read-requirements.ts'
import { clauseAround, type Draft, holds } from './reading.ts'
import { readTitle } from './read-title.ts'
import { seniorityOf } from './seniority-of.ts'
import { SHORT_JOB, splitClauses } from './split-clauses.ts'
import { type JobUnit, splitJobText } from './split-job-text.ts'
import { weighRequirements } from './weigh-requirements.ts'
import { withoutHolder } from './without-holder.ts'
import { partWish } from './wish-behind.ts'
import { withoutReason } from './without-reason.ts'
import { withoutUnneeded } from './without-unneeded.ts'
import { asksYears } from './years-in.ts'

/**
 * Reads what a job description asks for: title, level, and typed requirements with weights, from one line to
 * several pages. Unlawful and proxy requirements come back as notices and carry no weight. Pure.
 */
export function readJob(text: string): JobProfile {
  const units = splitJobText(text)
  const title = readTitle(text, units)
  const notices: Finding[] = []
  const drafts: Draft[] = []
  if (title !== undefined) {
    const span = { start: title.start, end: title.end }
    drafts.push({
      type: 'title',
      label: title.title,
      must: true,
      strength: 1,
      span,
      ...(title.terms.length > 0 && { terms: title.terms }),
    })
  }
  const talk = talkOf(units)
  const asking = askingLists(units)
  const inLieu = new Set(units.filter(isInLieu))
  let before: JobUnit | undefined
  let isMustList = false
  for (const unit of units) {
    const found = unit.section === 'names' ? [] : findNotices(unit)
    notices.push(...found)
    if (isBeforeTitle(unit, title)) continue
    const rest = withoutTitle(withoutNotices(unit, found), title, text.length)
    if (rest === undefined || asksNothing(rest) || isTitleAgain(rest, title)) continue
    if (inLieu.has(unit) && !namesDegreeBeside(unit)) continue
    if (talk.has(unit) && !isAskedOfHolder(unit, rest)) continue
    // "Three years in hotels; Opera; night audit": what follows a must in one list is one.
    isMustList = before !== undefined && isListed(text, before, unit) && (isMustList || drafts.at(-1)?.must === true)
    const asked = withoutHolder(isMustList || asking.has(unit) ? { ...rest, section: 'must' as const } : rest)
    for (const clause of clausesOf(asked, text.length)) drafts.push(...readRequirements(clause))
    before = unit
  }
  const seniority =
    title === undefined ? undefined : (seniorityOf(title.title) ?? seniorityOf(bracketBehind(text, title.end)))
  return {
    text,
    ...(title !== undefined && { title: title.title }),
    ...(seniority !== undefined && { seniority }),
    requirements: weighRequirements(inLieu.size > 0 ? drafts.map(withoutDegree) : drafts),
    notices,
  }
}

/** What a sentence asks for, clause by clause, without reasons and without what it says is not needed. */
function clausesOf(unit: JobUnit, jobLength: number): JobUnit[] {
  return withoutUnneeded(unit)
    .flatMap(withoutReason)
    .flatMap(partAddressed)
    .flatMap(partWish)
    .flatMap(partYears)
    .flatMap(partAtAnd)
    .flatMap((piece) => splitClauses(piece, jobLength))
}

/** Whether nothing but a semicolon parts two stretches of running text. */
function isListed(text: string, one: JobUnit, other: JobUnit): boolean {
  return (
    other.section === 'plain' &&
    one.block === other.block &&
    /^[^\p{L}]*[;；][^\p{L}]*$/u.test(text.slice(one.end, other.start))
  )
}

/** Whether a sentence of its own says that experience stands for a degree. */
function isInLieu({ text }: JobUnit): boolean {
  const folded = lowerSameLength(text)
  return IN_LIEU.test(folded) && namesDegree(folded)
}

/** Whether a degree is asked for beside what is said to stand for one. */
function namesDegreeBeside({ text }: JobUnit): boolean {
  return namesDegree(lowerSameLength(text).replace(IN_LIEU, ''))
}

function withoutDegree(draft: Draft): Draft {
  return draft.type === 'degree' ? { ...draft, must: false } : draft
}

/** "Developer (senior)": what stands in brackets behind a title. */
function bracketBehind(text: string, end: number): string {
  return /^\s?[(（]([^()（）\n]{2,30})[)）]/u.exec(text.slice(end, end + 40))?.[1] ?? ''
}

/** "We are looking for a chef with HACCP": what is said of the job's holder is asked for, in whatever words. */
function isAskedOfHolder(unit: JobUnit, rest: JobUnit): boolean {
  if (rest.text === unit.text) return false
  return asks(rest.text) || matchTerms(rest.text).some(({ kind }) => kind === 'skill')
}

const REST_WORDS = 3

/** Words a title line must have beside the title to ask for anything. */
const BESIDE_TITLE = 4
/** The same in a job of one or two lines. */
const SHORT_BESIDE = 2

/** Letters around the title in which somebody is said to be wanted. */
const HIRING_REACH = 120
/** Letters that such a verb takes behind the title. */
const HIRING_VERB = 24

/** Words before the title that only say that somebody is wanted. */
const HIRING_WORDS = 3
/** A figure, and in a job of one or two lines a comma, says that more is asked than the name. */
const ASKS = /\d\+?\s\p{L}/u
const SHORT_ASKS = /\d\+?\s?\p{L}|[,，、،；]/u

/** Sentences before the one that names the job are about the firm, unless they hold a figure or ask for something. */
function isBeforeTitle(unit: JobUnit, title: { start: number } | undefined): boolean {
  if (title === undefined || unit.section !== 'plain' || unit.bullet || unit.end > title.start) return false
  const folded = lowerSameLength(unit.text)
  return !/\d/u.test(folded) && !MUST_CUES.some((cue) => holds(folded, cue))
}

/** A line that only names the job once more asks for nothing; "React" in a list of what a React developer must know does. */
function isTitleAgain(unit: JobUnit, title: { title: string } | undefined): boolean {
  if (title === undefined || unit.text.length > 2 * title.title.length) return false
  if ((unit.section === 'must' || unit.section === 'nice') && namesOnlySkills(unit.text)) return false
  const named = stemsOf(title.title)
  const { stems } = wordsOf(unit.text)
  return (
    stems.length > 0 &&
    !/\d/u.test(unit.text) &&
    !asksYears(lowerSameLength(unit.text)) &&
    stems.every((word) => named.has(word))
  )
}

function namesOnlySkills(text: string): boolean {
  const terms = matchTerms(text)
  return terms.length > 0 && terms.every(({ kind }) => kind === 'skill')
}

/** What stands between a title and what is asked of its holder. */
const AFTER_TITLE = new RegExp(
  `^(?:\\/-?\\p{L}{1,5}(?!\\p{L})|\\s?\\((?:\\p{L}\\/){1,3}\\p{L}\\)|\\([^()]{0,40}\\)|[\\s,:;.–—，、،；：-]|(?:wanted|needed|required|sought|gesucht|with|mit|avec|con|com|para|pour|für|zur|per|who has|m\\/w\\/d|w\\/m\\/d|[hmf]\\/[hmf](?:\\/[dx])?)(?!\\p{L})|${WANTED_BEHIND}){0,12}`,
  'iu',
)

/** The line that names the job, with the name blanked; nothing where little else stands in it. */
function withoutTitle(
  unit: JobUnit | undefined,
  title: { start: number; end: number } | undefined,
  jobLength: number,
): JobUnit | undefined {
  if (unit === undefined || title === undefined || title.start < unit.start || title.start >= unit.end) return unit
  const [from, to] = [title.start - unit.start, title.end - unit.start]
  const blanked = unit.text.slice(0, from) + ' '.repeat(Math.max(0, to - from)) + unit.text.slice(to)
  const isShort = jobLength <= SHORT_JOB
  // "We are looking for a nurse with ...": what is asked for stands behind the name.
  const before = wordsOf(unit.text.slice(0, from)).stems.length
  const hires = isHiring(unit.text.slice(0, from), unit.text.slice(to))
  const lead = before <= HIRING_WORDS || hires ? (AFTER_TITLE.exec(unit.text.slice(to))?.[0].length ?? 0) + to : 0
  const rest = { ...unit, text: blanked.slice(lead), start: unit.start + lead }
  // "... を募集しています": the verb behind the name.
  const isListed = /^\s?[,，、،；：:]/u.test(unit.text.slice(to))
  if (hires && !isListed && rest.text.length < HIRING_VERB && !/\d/u.test(rest.text)) return undefined
  const asks = (isShort ? SHORT_ASKS : ASKS).test(rest.text) || asksYears(lowerSameLength(rest.text))
  return wordsOf(rest.text).stems.length < (isShort ? SHORT_BESIDE : BESIDE_TITLE) && !asks ? undefined : rest
}

/** "The Seltmann company of Hof is looking for a miller": what stands before the name is the firm, unless it holds a figure. */
function isHiring(before: string, after: string): boolean {
  if (/\d/u.test(before)) return false
  const folded = lowerSameLength(`${before.slice(-HIRING_REACH)} ${after.slice(0, HIRING_REACH)}`)
  return HIRING_CUES.some((cue) => holds(folded, cue))
}

const LEFT_AND = new RegExp(`^\\s+(?:${AND_WORDS})\\s`, 'iu')

/** What a sentence still asks for once the clauses with its unlawful words are blanked; nothing where little is left. */
function withoutNotices(unit: JobUnit, notices: Finding[]): JobUnit | undefined {
  if (notices.length === 0) return unit
  const folded = lowerSameLength(unit.text)
  // Being a native speaker is no requirement; speaking the language, at a level that is named, is one.
  const isNative = notices.some((notice) => notice.code === 'notice-native-speaker')
  if (isNative && /\b[bc][12]\b/u.test(folded)) return withoutWords(unit, notices)
  let { text } = unit
  for (const span of notices.flatMap((notice) => notice.evidence)) {
    const from = clauseAround(folded, span.start - unit.start).start
    const to = Math.max(span.end - unit.start, clauseAround(folded, span.end - unit.start - 1).end)
    text = text.slice(0, from) + ' '.repeat(to - from) + text.slice(to)
  }
  // "Good looks and the ability to ...": what is left begins with no "and".
  text = text.replace(LEFT_AND, (words) => ' '.repeat(words.length))
  return !isNative && wordsOf(text).stems.length >= REST_WORDS ? { ...unit, text } : undefined
}

/** The sentence with no more than the words of its notices blanked. */
function withoutWords(unit: JobUnit, notices: Finding[]): JobUnit {
  const spans = notices.flatMap(({ evidence }) => evidence)
  return {
    ...unit,
    text: blank(
      unit.text,
      spans.map(({ start, end }) => ({ start: start - unit.start, end: end - unit.start })),
    ),
  }
}
