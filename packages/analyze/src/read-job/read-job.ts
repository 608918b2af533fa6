import type { Finding, JobProfile } from '@evenhand/model'
import { stemsOf, wordsOf } from '../judge/words-of.ts'
import { findNotices } from './find-notices.ts'
import { readRequirements } from './read-requirements.ts'
import type { Draft } from './reading.ts'
import { readTitle } from './read-title.ts'
import { seniorityOf } from './seniority-of.ts'
import { SHORT_JOB, splitClauses } from './split-clauses.ts'
import { type JobUnit, splitJobText } from './split-job-text.ts'
import { weighRequirements } from './weigh-requirements.ts'

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
  for (const unit of units) {
    const found = unit.section === 'names' ? [] : findNotices(unit)
    notices.push(...found)
    const rest = withoutTitle(withoutNotices(unit, found), title, text.length)
    if (rest === undefined || isTitleAgain(rest, title)) continue
    for (const clause of splitClauses(rest, text.length)) drafts.push(...readRequirements(clause))
  }
  const seniority = title === undefined ? undefined : seniorityOf(title.title)
  return {
    text,
    ...(title !== undefined && { title: title.title }),
    ...(seniority !== undefined && { seniority }),
    requirements: weighRequirements(drafts),
    notices,
  }
}

const REST_WORDS = 5

/** Words a title line must have beside the title to ask for anything. */
const BESIDE_TITLE = 4
/** The same in a job of one or two lines. */
const SHORT_BESIDE = 2

/** Words before the title that only say that somebody is wanted. */
const HIRING_WORDS = 3
/** A figure, and in a job of one or two lines a comma, says that more is asked than the name. */
const ASKS = /\d\+?\s\p{L}/u
const SHORT_ASKS = /\d\+?\s\p{L}|,/u

/** A line that only names the job once more asks for nothing. */
function isTitleAgain(unit: JobUnit, title: { title: string } | undefined): boolean {
  if (title === undefined || unit.text.length > 2 * title.title.length) return false
  const named = stemsOf(title.title)
  const { stems } = wordsOf(unit.text)
  return stems.length > 0 && !/\d/u.test(unit.text) && stems.every((word) => named.has(word))
}

/** What stands between a title and what is asked of its holder. */
const AFTER_TITLE =
  /^(?:\/-?\p{L}{1,5}\b|\s?\((?:\p{L}\/){1,3}\p{L}\)|\([^()]{0,40}\)|[\s,:;.–—-]|(?:wanted|needed|required|sought|gesucht|with|mit|avec|con|com|para|pour|für|zur|per|who has|m\/w\/d|w\/m\/d)\b){0,12}/iu

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
  const lead = before <= HIRING_WORDS ? (AFTER_TITLE.exec(unit.text.slice(to))?.[0].length ?? 0) + to : 0
  const rest = { ...unit, text: blanked.slice(lead), start: unit.start + lead }
  const asks = (isShort ? SHORT_ASKS : ASKS).test(rest.text)
  return wordsOf(rest.text).stems.length < (isShort ? SHORT_BESIDE : BESIDE_TITLE) && !asks ? undefined : rest
}

/** What a sentence still asks for once its unlawful words are blanked; nothing where little is left. */
function withoutNotices(unit: JobUnit, notices: Finding[]): JobUnit | undefined {
  if (notices.length === 0) return unit
  let { text } = unit
  for (const span of notices.flatMap((notice) => notice.evidence)) {
    const [from, to] = [span.start - unit.start, span.end - unit.start]
    text = text.slice(0, from) + ' '.repeat(to - from) + text.slice(to)
  }
  // Being a native speaker is no requirement; speaking the language well may be.
  const isLanguage = notices.some((notice) => notice.code === 'notice-native-speaker')
  return !isLanguage && wordsOf(text).stems.length >= REST_WORDS ? { ...unit, text } : undefined
}
