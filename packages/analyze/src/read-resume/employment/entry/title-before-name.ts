import { NAME_TRADES } from '../../../knowledge/reading/title-words.ts'
import type { TermMatch } from '../../../knowledge/match-terms.ts'
import { isPlace, isRegion } from '../../contact/home/find-place.ts'
import type { Doc } from '../../text/document.ts'
import { isCapital } from '../../text/letter-case.ts'
import type { Entry } from './build-entries.ts'
import { employerScore, endsWithLegalForm, isKindOfEmployer, KNOWN_EMPLOYER } from '../words/employer-shape.ts'
import { partOf } from '../words/part-of.ts'
import type { Segment } from '../words/segment.ts'
import { isUnknownName } from '../words/unknown-name.ts'
import { isGrade, KNOWN_TITLE, titleScore, WHOLE_TITLE } from '../words/title-shape.ts'

/** Languages that write names of posts with one capital at most. */
const SMALL_TITLES = new Set(['nl', 'sv', 'da', 'no', 'nb', 'fi'])
/** Trades that people and firms are called by. */
const TRADES = new Set(NAME_TRADES.split('|'))

/** What share of the posts that lack one of the two must divide: "Baker Hughes" and "Mason Freight" among others are firms. */
const MOST = 2 / 3
/** A single post must open with a title of so many words. */
const FEWEST_WORDS = 2
/** The least of a title that its last word tells: "Cashier Merrow" only opens with one. */
const ENDS_AS_TITLE = 0.8

type TitlesIn = (segment: Segment) => TermMatch[]
type Split = { entry: Entry; title: Segment; employer: Segment; score: number }

/**
 * "Garden Associate Merrow Freight - Denver, CO", post after post: title and employer with nothing between them. Where most
 * posts lack one of the two, and what the other is taken for opens with a title, divides these.
 */
export function splitTitlesOffNames(doc: Doc, entries: Entry[], titlesIn: TitlesIn): void {
  for (const entry of entries) joinSecondTitle(doc, entry, titlesIn)
  const dated = entries.filter(({ range }) => range !== undefined)
  const glued = dated.flatMap((entry) => {
    const whole = wholeOf(doc, entry)
    return whole === undefined ? [] : [{ entry, whole }]
  })
  const splits = glued.flatMap(({ entry, whole }): Split[] => {
    const found = splitName(doc, whole, titlesIn(whole))
    return found === undefined ? [] : [{ entry, ...found }]
  })
  const isHabit =
    glued.length * 2 > dated.length &&
    splits.length >= glued.length * MOST &&
    (splits.length > 1 || (splits[0]?.title.words.length ?? 0) >= FEWEST_WORDS)
  for (const split of isHabit ? splits : splits.filter((one) => isSure(doc, one, titlesIn))) {
    const { entry, title, employer, score } = split
    Object.assign(entry, { title, employer, titleScore: score })
  }
}

/** "Chemist / Supervisor Merrow Ltd": what a stroke adds to the title, with the firm right behind it. */
function joinSecondTitle(doc: Doc, entry: Entry, titlesIn: TitlesIn): void {
  const { title, employer } = entry
  if (title === undefined || employer === undefined || employer.start > title.end + LONGEST_STROKE) return
  if (!STROKE.test(doc.fold.slice(title.end, employer.start))) return
  const split = splitName(doc, employer, titlesIn(employer))
  if (split === undefined) return
  const end = split.title.end
  Object.assign(entry, {
    title: { ...title, end, words: [...title.words, ...split.title.words] },
    employer: split.employer,
  })
}

const STROKE = /^ ?\/ ?$/
const LONGEST_STROKE = 3

/**
 * "Graduate Research Assistant Merrow State University": both known by their words, where all was taken for the employer. "Bezorger New
 * York Pizza": in languages whose names of posts have no more than one capital, the others begin a name.
 */
function isSure(doc: Doc, split: Split, titlesIn: TitlesIn): boolean {
  const { entry, title, employer } = split
  if (isSmallTitled(doc, title) && isNameOnly(doc, employer, titlesIn)) return true
  if (entry.place !== undefined && isUnknownFirm(doc, split)) return true
  if (entry.title !== undefined || title.words.length < FEWEST_WORDS || employer.words.length < 2) return false
  // "Engineering Consultant Services Ltd" is a firm's name.
  return employerScore(doc, employer.words) >= KNOWN_EMPLOYER && !isKindOfEmployer(employer.words[0])
}

/**
 * "Cashier Quarnix", "Cashier Quarnix Ltd": behind a title words that nobody knows. Where all of it was taken for the employer it
 * may be one, "Architekten Quarn", unless a legal form ends it or the title is one of several words in English.
 */
function isUnknownFirm(doc: Doc, { entry, title, employer: { words } }: Split): boolean {
  const isFormed = endsWithLegalForm(words)
  const name = isFormed ? words.slice(0, -1) : words
  if (name.length === 0 || !isUnknownName(name)) return false
  const isEnglish = (doc.resume.language ?? 'en') === 'en'
  return entry.title !== undefined || isFormed || (isEnglish && title.words.length >= FEWEST_WORDS)
}

/** A title with one capital at most, which is no family name as well. */
function isSmallTitled(doc: Doc, { words }: Segment): boolean {
  const [first, ...others] = words
  if (!SMALL_TITLES.has(doc.resume.language ?? 'en') || others.some(({ start }) => isCapital(doc, start))) return false
  return others.length > 0 || !TRADES.has(first!.key)
}

/** Several words with capitals, none a known skill or field, or an organisation by its words. */
function isNameOnly(doc: Doc, employer: Segment, titlesIn: TitlesIn): boolean {
  const { words } = employer
  if (isPlace(doc, words) || isRegion(doc, words)) return false
  if (employerScore(doc, words) >= KNOWN_EMPLOYER) return true
  const isNamed = words.every(({ start, key }) => isCapital(doc, start) || /^\d/.test(key))
  const isTerm = ({ start, end }: TermMatch) => start < employer.end && end > employer.start
  return isNamed && words.length > 1 && !titlesIn(employer).some(isTerm)
}

/** What is all that is told beside the dates and the place. */
function wholeOf(doc: Doc, { title, employer, loose }: Entry): Segment | undefined {
  if (title === undefined) return employer ?? loose[0]
  const isTown = employer !== undefined && (isPlace(doc, employer.words) || isRegion(doc, employer.words))
  return employer === undefined || isTown ? title : undefined
}

/** Words of a name that stands behind a title and what a stroke adds to it. */
const SHORTEST_ADDED = 2

/** The longest title that opens a name, and the name behind it. */
function splitName(doc: Doc, segment: Segment, titles: TermMatch[]): Omit<Split, 'entry'> | undefined {
  const { words } = segment
  if (words.length < 2 || titleScore(words, titles) >= WHOLE_TITLE || isGrade(words.at(-1)!)) return undefined
  for (let at = words.length - 1; at > 0; at--) {
    const score = titleScore(words.slice(0, at), titles)
    // "Night Auditor/Front Desk", "Clerk/Payroll Merrow Mills": what a stroke adds to the title, and no more than a word.
    const isAdded = doc.fold[words[at]!.start - 1] === '/'
    const [title, name] = [words.slice(0, isAdded ? at + 1 : at), words.slice(isAdded ? at + 1 : at)]
    if (name.length < (isAdded ? SHORTEST_ADDED : 1)) continue
    if (score < ENDS_AS_TITLE || !isCapital(doc, name[0]!.start)) continue
    // "Diploma Engineer Trainee": the rest of the title.
    if (titleScore(name, titles) >= KNOWN_TITLE) continue
    // "Director of Marketing Merrow Mills": how far such a title reaches, known words alone tell.
    if (score === ENDS_AS_TITLE && !titles.some(({ end }) => end === title.at(-1)!.end)) continue
    return { title: partOf(doc, segment, title), employer: partOf(doc, segment, name), score }
  }
  return undefined
}
