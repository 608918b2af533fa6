import type { Employment, Span } from '@evenhand/model'
import type { TermMatch } from '../../../knowledge/match-terms.ts'
import { OTHER_LIFE, OWN_WORK } from '../../../knowledge/reading/own-work-words.ts'
import { TOLD_WORDS } from '../../../knowledge/reading/told-words.ts'
import { type DateRange, findRanges } from '../../dates/find-ranges.ts'
import { asOneRow, type Doc, type Row } from '../../text/document.ts'
import { foldText } from '../../text/fold-text.ts'
import { listedAt, phraseListOf } from '../../text/phrase-list.ts'
import type { Word } from '../../text/phrase-set.ts'
import { isSchool } from '../../education/school-shape.ts'
import { isWish } from '../words/is-wish.ts'
import type { EmploymentHints } from '../employment-hints.ts'
import { asTitle } from './as-title.ts'
import { bentTitle } from './bent-title.ts'
import { postOf } from './find-prose-posts.ts'
import { gluedPosts } from './glued-posts.ts'
import { houseIn } from './house-in.ts'
import { endedBy, inTurn, type Told } from './in-turn.ts'
import { lengthAt, linkLength } from './own-words.ts'
import { titledAt, titleOf } from './own-title.ts'
import { isInRange } from './prose-names.ts'
import { isSameHouse } from './same-house.ts'
import { isThirdPerson } from './third-person.ts'
import { wholeSpan } from './prose-careers.ts'
import { type Statement, statementsOf } from './statements-of.ts'
import { paragraphsOf } from './told-posts.ts'
import { workVerbIn } from './work-verb.ts'

const LASTING = phraseListOf(OWN_WORK.lasting)
const OTHER = new RegExp(`^(?:${foldText(OTHER_LIFE)})`)
const THERE = phraseListOf(OWN_WORK.there)
const AS = phraseListOf(OWN_WORK.asTitle)
const ME = new Set(OWN_WORK.me.split('|'))
const AFTER = new Set(OWN_WORK.after.split('|').map(foldText))
const WHERE = new Set(TOLD_WORDS.where.split('|'))
/** Words of a paragraph that tells a post, and of what it tells of one. */
const FEWEST_TOLD = 5
const FEWEST_WORDS = 3
const MOST_POSTS = 8
/** Words of the longest paragraph that somebody wrote. */
const LONGEST = 600

/**
 * Where people say in a sentence that they work or worked, for whom and when, though not always as what: "Since 2018 I have been
 * at Merrow Foods in Tarn", "Before that two years in a parcel depot".
 */
export function ownPosts(
  doc: Doc,
  rows: Row[],
  { titlesOf, rangesOf, dates, asOf, name }: EmploymentHints,
): Employment[] {
  if (doc.resume.language === 'zh')
    return rows.flatMap((row) => gluedPosts(doc, row, { ranges: rangesOf(row), asOf })).slice(0, MOST_POSTS)
  const third = isThirdPerson(doc, name)
  const posts: Employment[] = []
  for (const paragraph of paragraphsOf(doc, rows, { rangesOf })) {
    if (paragraph.words < FEWEST_TOLD || paragraph.words > LONGEST || posts.length >= MOST_POSTS) continue
    const row = asOneRow(paragraph.rows)
    const ranges = paragraph.rows.length > 1 ? findRanges(doc, row, dates) : rangesOf(paragraph.rows[0]!)
    const titles = paragraph.rows.flatMap((own) => titlesOf(own))
    const told: Told[] = []
    for (const statement of statementsOf(doc, row, ranges)) {
      const last = told.at(-1)
      const ended = endedIn(doc, statement.words, { last, ranges: rangesWithin(statement.words, ranges) })
      if (ended !== undefined) told.splice(-1, 1, ended)
      const post = ended === undefined ? toldIn(doc, statement, { titles, ranges, last, third }) : undefined
      if (post !== undefined) told.push(post)
    }
    const own = inTurn(told).filter(({ other }) => other === undefined)
    posts.push(...own.map(({ title, employer, range }) => postOf(doc, { title, employer, range, asOf })))
  }
  return posts.slice(0, MOST_POSTS)
}

/** What is told last with the end that a statement tells; "stayed at Merrow Mill until 2015" is a post of its own. */
function endedIn(doc: Doc, words: Word[], { last, ranges }: { last: Told | undefined; ranges: DateRange[] }) {
  // "was taken on by Merrow Ltd, where she stayed until 2015"
  const begins = workVerbIn(words, { ranges, third: true })?.kind === 'begins'
  const ended = begins ? undefined : endedBy(last, words, ranges)
  const house = ended && houseIn(doc, words, { from: 0, ranges, verb: 'is' })
  return house === undefined || isSameHouse(doc, words) ? ended : undefined
}

function rangesWithin(words: Word[], ranges: DateRange[]): DateRange[] {
  const [start, end] = [words[0]?.start ?? 0, words.at(-1)?.end ?? 0]
  return ranges.filter((range) => range.start >= start && range.stop <= end)
}

type Hints = { titles: TermMatch[]; ranges: DateRange[] }

function toldIn(
  doc: Doc,
  { words, lead, since }: Statement,
  { titles, ranges, last, third }: Hints & { last: Told | undefined; third: boolean },
): Told | undefined {
  if (words.length < FEWEST_WORDS || isWish(words)) return undefined
  const own = rangesWithin(words, ranges)
  // "2014 wechselte ich zu Merrow, 2018 zu Quarn": the verb is that told before.
  const goesOn = last?.begins !== undefined && own.length > 0 && own.every(({ single }) => single)
  const verb =
    workVerbIn(words, { ranges: own, third }) ??
    (goesOn ? ({ from: 0, until: words.length, kind: 'begins', how: undefined } as const) : undefined)
  const tellsMe = verb === undefined && words.some(({ key }) => ME.has(key))
  const begun = verb?.kind === 'begins'
  const isLed = (lead > 0 || WHERE.has(words[0]!.key)) && last !== undefined
  const times = timesOf(own, begun)
  const { range, begins, until } = times
  const isTimed = (range ?? begins) !== undefined || (until !== undefined && (isLed || begun))
  if (!isTimed && !hasLength(words) && !isLed) return undefined
  const behind = verb === undefined ? behindTime(words, own) : 0
  const titled =
    verb === undefined ? titledAt(doc, words, { titles, ranges: own, from: Math.max(0, behind) }) : undefined
  const opens =
    titled !== undefined || (linkLength(words, Math.max(0, behind)) > 0 && (behind > 0 || isLed || range !== undefined))
  const did = tellsMe || isLed || behind > 0
  if (verb === undefined && !opens && (!did || (range ?? until) === undefined)) return undefined
  // "I drove a van for Merrow Freight": where it is said what one did, none but a sure house.
  const kind = verb?.kind ?? (titled ? 'begins' : opens ? undefined : 'did')
  const house = houseIn(doc, words, {
    from: verb?.how === 'promoted' ? verb.until : Math.max(0, behind),
    ranges: own,
    verb: kind,
    ...(begun &&
      verb.how !== 'promoted' && {
        joined: verb.how === 'hired' ? subjectBefore(doc, words, { at: verb.from, ranges: own }) : verb.until,
      }),
    ...(verb?.how && { how: verb.how }),
  })
  if (kind === 'did' && house !== undefined && isSchoolAt(doc, words, house)) return undefined
  const there =
    house === undefined && isLed && words.some((word, at) => listedAt(words, at, THERE) > 0 || WHERE.has(word.key))
  const isSame =
    there || isSameHouse(doc, words) || (house === undefined && (verb?.how === 'promoted' || isAsLed(words, isLed)))
  const employer = isSame ? last?.employer : house
  const other = tellsOther(words, employer) && ({ other: true } as const)
  const title =
    titled ??
    titleOf(doc, words, {
      titles,
      ranges: own,
      employer,
      behind: begun || (third && verb?.kind === 'is') ? verb.until : undefined,
    }) ??
    bentTitle(doc, words, { verb: verb?.until, ranges: own, employer }) ??
    (verb !== undefined && employer !== undefined && kind !== 'is'
      ? asTitle(doc, words, { titles, ranges: own })
      : undefined)
  if (employer === undefined && (title === undefined || begins === undefined || other)) return undefined
  return { ...(title && { title }), ...(employer && { employer }), ...(since && { since }), ...times, ...other }
}

/** The span of time that a statement tells, or when what it tells began or ended. */
function timesOf(ranges: DateRange[], begun: boolean): Pick<Told, 'range' | 'begins' | 'until'> {
  const range = ranges.find(({ single }) => !single) ?? (begun ? wholeSpan(ranges) : undefined)
  if (range !== undefined) return { range }
  const begins = begun ? ranges.find(({ single, begin }) => single && begin !== undefined) : undefined
  if (begins !== undefined) return { begins }
  const until = ranges.find(({ begin, end }) => begin === undefined && end !== undefined)
  return until === undefined ? {} : { until }
}

function isSchoolAt(doc: Doc, words: Word[], house: Span): boolean {
  const own = words.filter((word) => isWithin(word, house))
  return isSchool(doc, own)
}

function hasLength(words: Word[]): boolean {
  return words.some((_, at) => lengthAt(words, at) > 0)
}

/** Behind the time with which a statement opens; -1 if it does not. */
function behindTime(words: Word[], ranges: DateRange[]): number {
  const lead = listedAt(words, 0, LASTING)
  // "de 2016 à 2021", "bis 2020"
  for (const from of [0, lead, 1]) {
    const length = lengthAt(words, from)
    if (length > 0) return from + length
    if (words[from] === undefined || !isInRange(words[from], ranges)) continue
    const until = words.findIndex((word, at) => at > from && !isInRange(word, ranges))
    return until < 0 ? words.length : until
  }
  return -1
}

/** "In 2016 the Merrow Clinic hired me": where the words right before a verb open, without time and sign. */
function subjectBefore(doc: Doc, words: Word[], { at, ranges }: { at: number; ranges: DateRange[] }): number {
  let from = at
  while (from > 0 && at - from < LONGEST_SUBJECT) {
    const word = words[from - 1]!
    if (isInRange(word, ranges) || !/^[ ']$/.test(doc.fold.slice(word.end, words[from]!.start))) break
    from--
  }
  return from
}

const LONGEST_SUBJECT = 6

/** "... and then as a senior driver": another title in the house told last. */
function isAsLed(words: Word[], isLed: boolean): boolean {
  return isLed && listedAt(words, 0, AS) > 0
}

function tellsOther(words: Word[], employer: Span | undefined): boolean {
  return words.some((word, at) => {
    if (!OTHER.test(word.key) || (employer !== undefined && isWithin(word, employer))) return false
    return !words.slice(Math.max(0, at - 2), at).some(({ key }) => AFTER.has(key))
  })
}

function isWithin(word: Word, { start, end }: Span): boolean {
  return word.start >= start && word.end <= end
}
