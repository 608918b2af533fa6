import {
  BRANCH_WORDS,
  OFFICE_WORDS,
  OWNER_TITLES,
  SECTION_WORDS,
  TEAM_WORDS,
} from '../../../knowledge/reading/employer-words.ts'
import { LOOSE_ENDS } from '../../../knowledge/reading/small-words.ts'
import { isPlace, isRegion, isStateCode } from '../../contact/home/find-place.ts'
import { isMadeOfPlaces } from '../../contact/phone/home-country.ts'
import type { Doc } from '../../text/document.ts'
import { isCapital } from '../../text/letter-case.ts'
import { compilePhrases, isPhrase, phraseAt, type Word, wordsIn } from '../../text/phrase-set.ts'
import { rowAround } from '../../text/row-around.ts'
import { isContract } from '../words/before-contract.ts'
import { withoutAround } from './around-name.ts'
import type { Entry } from './build-entries.ts'
import type { Names } from './complete-names.ts'
import { employerScore, KNOWN_EMPLOYER } from '../words/employer-shape.ts'
import { endOfTitle } from '../words/end-of-title.ts'
import { opensUnit } from '../words/head-parts.ts'
import { isTroop, isTroopWord } from '../words/is-troop.ts'
import { isSectionOfSchool, organisationBelow } from '../words/organisation-below.ts'
import { lastComma, partOf } from '../words/part-of.ts'
import { isSelf } from '../words/slot-likeness.ts'
import type { Segment } from '../words/segment.ts'
import { withoutSentence, withoutStop } from '../words/stopped-name.ts'
import { KNOWN_TITLE, titleScore } from '../words/title-shape.ts'
import { withoutFirmBehind } from './without-firm-behind.ts'
import { titleWithoutHours, withoutHours } from './without-hours.ts'

const BRANCHES = compilePhrases(BRANCH_WORDS)
const SECTIONS = compilePhrases(SECTION_WORDS)
const TEAMS = compilePhrases(TEAM_WORDS)
const OFFICES = compilePhrases(OFFICE_WORDS)
const OWNERS = compilePhrases(OWNER_TITLES)
const ENDS = new Set(LOOSE_ENDS.split('|'))

/** Takes "(full time)" and "p/t" from where the employer is looked for: they name none. */
export function withoutContracts(entry: Entry): void {
  const isTerms = (segment: Segment) => isContract(segment.words) && !isSelf(segment)
  if (entry.employer !== undefined && isTerms(entry.employer)) {
    entry.employer = undefined
    entry.employerScore = 0
  }
  if (entry.loose.some(isTerms)) entry.loose = entry.loose.filter((segment) => !isTerms(segment))
}

/** Title and employer without what stands behind them and belongs to neither: branches, troops, towns, half sentences. */
export function trimNames(doc: Doc, entry: Entry, names: Names): Names {
  const { title, employer } = withoutBracket(doc, entry, ofOwner(doc, withoutFirmBehind(doc, entry, names)))
  const kept = title && withoutLooseEnd(doc, titleWithoutHours(doc, title))
  const placed = title && inPlaceOf(doc, entry, { title, employer })
  const named = employer && withoutHours(doc, employer)
  const whole = placed ?? (named && wholeOf(doc, entry, { title, own: named }))
  return {
    title: kept && (whole === undefined ? kept : withoutPosting(doc, entry.place, kept)),
    employer: whole && bareEmployer(doc, withPlaceOf(doc, whole)),
  }
}

/** An employer without its branch, its town and the unit before it. */
export function bareEmployer(doc: Doc, employer: Segment): Segment {
  const bare = withoutUnitBefore(doc, withoutBranch(doc, withoutSentence(doc, employer)))
  return withoutAround(doc, withoutStop(doc, bare))
}

/**
 * "Staff Engineer, Merrowpay, India": before a country, and in the row of a title whose employer stands nowhere near, what was read
 * as its town is the employer.
 */
function inPlaceOf(
  doc: Doc,
  { place }: Entry,
  { title, employer }: { title: Segment; employer: Segment | undefined },
): Segment | undefined {
  const tail = title.words.slice(lastComma(doc, title.words))
  if (place === undefined || tail.length === title.words.length || place.start !== tail[0]!.start) return undefined
  const country = place.words.slice(tail.length)
  const isTown = isMadeOfPlaces(tail) || country.length === 0 || isStateCode(doc, country) || !isRegion(doc, country)
  const isNear = employer !== undefined && (employer.start < title.start || isBeside(doc, title, employer))
  if (isTown || isTroopWord(tail[0]) || isNear) return undefined
  return { ...partOf(doc, title, tail), sign: 'comma' }
}

/** Whether two names stand in one row or in rows right above each other. */
function isBeside(doc: Doc, one: Segment, other: Segment): boolean {
  const [from, until] = [Math.min(one.end, other.end), Math.max(one.start, other.start)]
  return until - from < LONGEST_ROW && doc.fold.slice(from, until).split('\n').length <= 2
}

const LONGEST_ROW = 200

/** "Merrow Systems - Billing Team", "Bureau of Mills" above "Tarnford Field Office": the organisation, not its unit. */
function wholeOf(
  doc: Doc,
  { loose, place }: Entry,
  { title, own }: { title: Segment | undefined; own: Segment },
): Segment {
  const isPart = isUnit(own.words)
  const below = organisationBelow(doc, own)
  if (below !== undefined) return below
  if (own.sign === 'at' || (!isPart && !isMadeOfPlaces(own.words))) return own
  const above = loose.findLast(({ end }) => end < own.start)
  if (above === undefined || above === title || above.words.length > LONGEST_NAME)
    return (isPart ? organisationAbove(doc, own) : undefined) ?? own
  if (!BESIDE.test(doc.fold.slice(above.end, Math.min(own.start, above.end + GAP)))) return own
  const isOne = isCapital(doc, above.start) && !isPlace(doc, above.words) && !isUnit(above.words) && above !== place
  return isOne && (title === undefined || above.end < title.start || above.start > title.end) ? above : own
}

/** What parts an organisation from its unit: a sign, or the end of a row. */
const BESIDE = /^(?:\s?[-|,/]\s{0,3}|[ \t]*\n[ \t]*)$/

/** The same in a row of its own that was read as none of the post's. */
function organisationAbove(doc: Doc, { start, end, sign }: Segment): Segment | undefined {
  const at = rowAround(doc, start)
  const [row, above] = [doc.rows[at], doc.rows[at - 1]]
  if (row?.start !== start || row.end !== end || row.gap || row.bullet || above === undefined || above.bullet)
    return undefined
  if (above.words.length > LONGEST_NAME || employerScore(doc, above.words) < KNOWN_EMPLOYER) return undefined
  const isName = isNamed(
    doc,
    above.words.filter(({ key }) => key.length > SMALL_WORD),
  )
  return isName ? { start: above.start, end: above.end, words: above.words, sign } : undefined
}

const LONGEST_NAME = 8
/** Letters of "of" and "the". */
const SMALL_WORD = 3
const GAP = 40

/** "Tarnford Field Office", "3rd Infantry Regiment": a part of an organisation by its last word. */
function isUnit(words: Word[]): boolean {
  const last = words.at(-1)
  return (
    words.length > 1 &&
    (isTroopWord(last) ? isTroop(words) : [BRANCHES, SECTIONS, TEAMS].some((set) => isPhrase(last, set)))
  )
}

/** "Irrigation Department, Government of" and "Merrowland" in the row below: the name goes on. */
function withPlaceOf(doc: Doc, employer: Segment): Segment {
  if (employer.words.at(-1)!.key !== 'of') return withoutLooseEnd(doc, employer)
  const behind = NAME_BEHIND.exec(doc.fold.slice(employer.end, employer.end + GAP))
  const words = behind === null ? [] : wordsIn(doc, employer.end, employer.end + behind[0].length)
  for (let until = words.length; until > 0; until--) {
    const rest = words.slice(0, until)
    if (isPlace(doc, rest)) return { ...employer, end: rest.at(-1)!.end, words: [...employer.words, ...rest] }
  }
  return withoutLooseEnd(doc, employer)
}

const NAME_BEHIND = /^\s+\p{L}+(?: \p{L}+)?/u

/** "Designer (Print Media)": what the bracket of a title tells is not the employer, too. */
function withoutBracket(doc: Doc, { range, employerScore: score }: Entry, { title, employer }: Names): Names {
  if (title === undefined || employer === undefined || score >= KNOWN_EMPLOYER || employer.sign === 'at')
    return { title, employer }
  const isInside = employer.start > title.end && employer.start - title.end <= 2 && doc.fold[employer.start - 1] === '('
  if (!isInside || endOfTitle(doc, title, range?.start) <= employer.start) return { title, employer }
  return { title, employer: undefined }
}

/** "Owner of Merrow Grill (food stand)": what somebody owns or has founded is the employer. */
function ofOwner(doc: Doc, { title, employer }: Names): Names {
  const at = title === undefined ? 0 : phraseAt(title.words, 0, OWNERS)
  if (title === undefined || at === 0 || title.words[at]?.key !== 'of') return { title, employer }
  const name = title.words.slice(at + 1)
  if (name.length === 0 || !isCapital(doc, name[0]!.start) || titleScore(name, []) >= KNOWN_TITLE)
    return { title, employer }
  const own = { ...partOf(doc, title, title.words.slice(0, at)), sign: title.sign }
  return { title: own, employer: { ...partOf(doc, title, name), sign: 'at' } }
}

/** "Service Engineer and", "Welder, later": with these words a row goes on, and no name ends. */
function withoutLooseEnd(doc: Doc, name: Segment): Segment {
  const { words } = name
  let until = words.length
  // "Merrow s.r.o."
  if (doc.fold[name.end - 1] === '.') return name
  while (until > 1 && ENDS.has(words[until - 1]!.key) && !isCapital(doc, words[until - 1]!.start)) until--
  return until === words.length ? name : partOf(doc, name, words.slice(0, until))
}

/** "Supply Sergeant, Fort Merrow", "Cash Officer, Tarnford Branch": where one was posted is no specialty. */
function withoutPosting(doc: Doc, place: Segment | undefined, title: Segment): Segment {
  const at = lastComma(doc, title.words)
  if (at === 0) return title
  const tail = title.words.slice(at)
  const isPosting =
    (place !== undefined && place.start === tail[0]!.start) ||
    (phraseAt(tail, 0, OFFICES) > 0 && isCapital(doc, tail[0]!.start)) ||
    (tail.length > 1 &&
      isNamed(doc, tail) &&
      (isTroopWord(tail[0]) || isTroopWord(tail.at(-1)) || isPhrase(tail.at(-1), BRANCHES)))
  return isPosting ? withoutPosting(doc, place, partOf(doc, title, title.words.slice(0, at))) : title
}

/** "Merrow Bank PLC, Tarnford Market Branch": behind the comma of a whole name, a part of the firm. */
function withoutBranch(doc: Doc, employer: Segment): Segment {
  const at = lastComma(doc, employer.words)
  const last = employer.words.at(-1)
  // "Merrow Community Hospital, Pokhara"
  if (
    at > 1 &&
    (isPlace(doc, employer.words.slice(at)) || isTownLike(doc, employer.words.slice(at))) &&
    employerScore(doc, employer.words.slice(0, at)) >= KNOWN_EMPLOYER
  )
    return partOf(doc, employer, employer.words.slice(0, at))
  const isPart = isPhrase(last, BRANCHES) || isPhrase(last, SECTIONS) || isSectionOfSchool(doc, employer.words, at)
  if (at === 0 || employer.words.length - at < 2 || !isPart) return employer
  const name = employer.words.slice(0, at)
  return employerScore(doc, name) < KNOWN_EMPLOYER && name.length < 2 ? employer : partOf(doc, employer, name)
}

/** "Tarnford", "Tarnford CO": a word with a capital behind a whole name and its comma, which says nothing of an organisation. */
function isTownLike(doc: Doc, [town, state, ...others]: Word[]): boolean {
  if (town === undefined || others.length > 0 || !isCapital(doc, town.start)) return false
  if (state !== undefined && !isStateCode(doc, [state])) return false
  // "Merrow Dental Group, APMC"
  if (town.key.length <= LONGEST_LETTERS) return false
  return employerScore(doc, [town]) < KNOWN_EMPLOYER && titleScore([town], []) < KNOWN_TITLE && !opensUnit([town])
}

/** Letters of the forms of practices. */
const LONGEST_LETTERS = 4

/** "Chemistry Department, Merrow College", "Office of Admissions, Merrow College": the organisation behind its part. */
function withoutUnitBefore(doc: Doc, employer: Segment): Segment {
  const at = lastComma(doc, employer.words)
  if (at < 2) return employer
  const [unit, name] = [employer.words.slice(0, at), employer.words.slice(at)]
  // Institutes and centres have names of their own.
  const isPart = isPhrase(unit.at(-1), SECTIONS) || (isPhrase(unit[0], SECTIONS) && unit[1]?.key === 'of')
  const isOne =
    isPart &&
    lastComma(doc, unit) === 0 &&
    employerScore(doc, name) >= KNOWN_EMPLOYER &&
    !isUnit(name) &&
    !isPlace(doc, name) &&
    name[0]!.key !== 'government'
  return isOne ? partOf(doc, employer, name) : employer
}

function isNamed(doc: Doc, words: Word[]): boolean {
  return words.every(({ start, key }) => isCapital(doc, start) || /^\d/.test(key))
}
