import { PERSON_HONORIFICS } from '../../../knowledge/reading/employer-words.ts'
import { BEHIND_TITLES, PERSON_LINKS } from '../../../knowledge/reading/small-words.ts'
import { AT_WORDS } from '../../../knowledge/reading/title-words.ts'
import type { TermMatch } from '../../../knowledge/match-terms.ts'
import type { Doc, Row } from '../../text/document.ts'
import { trimRange } from '../../text/field-of.ts'
import { isCapital } from '../../text/letter-case.ts'
import { compilePhrases, isPhrase, type Word } from '../../text/phrase-set.ts'
import { employerScore, endsWithLegalForm, isLegalForm, KNOWN_EMPLOYER } from '../words/employer-shape.ts'
import { isShortForm } from '../words/short-form.ts'
import type { Segment } from '../words/segment.ts'
import { KNOWN_TITLE, LEAST_TITLE, SURE_TITLE, titleScore } from '../words/title-shape.ts'

/** Words with which the sentence goes on behind the title. */
const LINKS = new Set(BEHIND_TITLES.split('|'))
/** Those of them that no title holds, as "of" in "Director of Sales". */
const LEADS = new Set(['with', 'at', 'in', 'on'])
const AT = new Set([...AT_WORDS.split('|'), 'hos', 'ved'])
const LONGEST_TITLE = 6
const LONGEST_EMPLOYER = 8

/**
 * "Adviser in the Office of the Dean of the Tarnford Academy, in charge of relations with": right below its dates a
 * sentence opens with a known title in capitals, which is the post's; where it was held, if an organisation is named.
 */
export function openedPost(doc: Doc, { words, bullet }: Row, titles: TermMatch[]): Segment[] | undefined {
  const [first] = words
  if (bullet || first === undefined || !isCapital(doc, first.start)) return undefined
  const parted = partedPost(doc, words, titles)
  if (parted !== undefined) return parted
  const until = words.findIndex(({ key }, at) => at > 0 && LINKS.has(key))
  if (until < 1 || until > LONGEST_TITLE) return undefined
  const title = words.slice(0, until)
  if (titleScore(title, titles) < SURE_TITLE) return undefined
  const rest = words.slice(until + 1)
  const employer = organisationIn(doc, rest) ?? (AT.has(words[until]!.key) ? nameIn(doc, rest) : undefined)
  return [segmentOf(doc, title, ''), ...(employer === undefined ? [] : [segmentOf(doc, employer, 'at')])]
}

/** "Lifeguard at Merrow Baths in Tarn, where I": the words with capitals right behind, up to a sign. */
function nameIn(doc: Doc, words: Word[]): Word[] | undefined {
  const small = words.findIndex(({ start }) => !isCapital(doc, start))
  const sign = words.findIndex(({ end }) => /[,;.:(]/.test(doc.fold[end] ?? ''))
  const until = Math.min(small < 0 ? words.length : small, sign < 0 ? words.length : sign + 1)
  return until > 0 && until <= LONGEST_EMPLOYER ? words.slice(0, until) : undefined
}

/** "Bus Driver, Tarn Coaches. Started as a trainee.": a title and its employer before the first full stop. */
function partedPost(doc: Doc, words: Word[], titles: TermMatch[]): Segment[] | undefined {
  const endOf = (from: number, signs: string) =>
    words.findIndex(({ end }, at) => at >= from && signs.includes(doc.fold[end] ?? ' '))
  const comma = endOf(0, ',.')
  if (comma < 0 || comma >= LONGEST_TITLE || doc.fold[words[comma]!.end] !== ',') return undefined
  const [title, stop] = [words.slice(0, comma + 1), endOf(comma + 1, ',.(')]
  const employer = words.slice(comma + 1, stop + 1)
  if (stop < 0 || employer.length > LONGEST_EMPLOYER || !isCapital(doc, employer[0]!.start)) return undefined
  if (titleScore(title, titles) < SURE_TITLE) return undefined
  return [segmentOf(doc, title, ''), segmentOf(doc, employer, 'at')]
}

/**
 * "Project Manager: Led the work for a bank through its life cycle.", "Managing Editor. Wrote most of it.", "Costureira, máquina
 * reta": a title that a sign parts from what was done.
 */
export function explainedPost(
  doc: Doc,
  { words, bullet }: Row,
  { titles, housed }: { titles: TermMatch[]; housed: boolean },
): Segment | undefined {
  if (bullet) return undefined
  const opening = () => (housed ? openingTitle(doc, words, titles) : undefined)
  const sign = words.slice(0, LONGEST_TITLE + 2).findIndex((word, at) => explains(doc, word, words[at + 1]))
  const title = words.slice(0, sign + 1)
  const isStop = doc.fold[title.at(-1)?.end ?? 0] === '.'
  const least = isStop ? FEWEST_NEXT : FEWEST_TOLD
  if (title.length === 0 || words.length - title.length < least) return opening()
  const score = titleScore(title, titles)
  // "reception assistant: pitches and keys": a known title, whatever it begins with.
  if (!isCapital(doc, title[0]!.start)) return !isStop && score >= SURE_TITLE ? segmentOf(doc, title, '') : undefined
  const isNamed = !isStop || isWhole(doc, title) || opensWithJob(doc, title)
  return isNamed && score >= (isStop ? KNOWN_TITLE : LEAST_TITLE) ? segmentOf(doc, title, '') : opening()
}

/** "Costureira, máquina reta.", "Ansprechpartnerin für 140 Betriebe am Telefon und per Mail": a job that opens a sentence or a long row below a firm. */
function openingTitle(doc: Doc, words: Word[], titles: TermMatch[]): Segment | undefined {
  const [job, next] = words
  if (next === undefined || !isCapital(doc, job!.start) || isCapital(doc, next.start)) return undefined
  if (words.length < LONGEST_EMPLOYER && (words.length < FEWEST_NEXT || doc.fold[words.at(-1)!.end] !== '.'))
    return undefined
  const isParted = doc.fold.startsWith(', ', job!.end) || LINKS_BEHIND.has(next.key)
  return isParted && titleScore([job!], titles) >= KNOWN_TITLE ? segmentOf(doc, [job!], '') : undefined
}

const LINKS_BEHIND = new Set(['für', 'fur', 'im', 'beim', 'bei'])

/** "Auxiliar administrativa": one capital, and a job that it begins; English writes its titles with more. */
function opensWithJob(doc: Doc, [first, ...others]: Word[]): boolean {
  return titleScore([first!], []) >= KNOWN_TITLE && others.every(({ start }) => !isCapital(doc, start))
}

/** "Head of Sales", but not "Reporting to the Head of Sales", nor "Pvt. Ltd. as Clerk": capitals, and no link but "of" or "and". */
function isWhole(doc: Doc, title: Word[]): boolean {
  return title.every((word) => (isCapital(doc, word.start) && !isLegalForm([word])) || WITHIN.has(word.key))
}

const WITHIN = new Set(['of', 'and'])

/** Whether a word ends what is explained behind it: with a colon, or a full stop before a sentence. */
function explains(doc: Doc, { key, end }: Word, next: Word | undefined): boolean {
  // "ISO 9001:2015"
  if (doc.fold.startsWith(': ', end)) return true
  return doc.fold[end] === '.' && next?.start === end + 2 && isCapital(doc, next.start) && !isShortForm(key)
}

/** What a row opens with below the dates of a post, or below one of which no title is known. */
export function postBelow(
  doc: Doc,
  row: Row,
  { titles, dated, untitled }: { titles: TermMatch[]; dated: boolean | undefined; untitled: boolean | undefined },
): Segment[] | undefined {
  if (dated === true) return namedPost(doc, row, titles)
  const title = untitled === true ? assistedPost(doc, row, titles) : undefined
  return title === undefined ? undefined : [title]
}

/** "Research Assistant for Dr. Ada Merrow" below an employer and its dates: the title without whom one worked for. */
function assistedPost(doc: Doc, { words, bullet }: Row, titles: TermMatch[]): Segment | undefined {
  const link = words.slice(0, LONGEST_TITLE + 1).findIndex(({ key }) => BEFORE_PERSONS.has(key))
  if (bullet || link < 1 || !isPhrase(words[link + 1], HONORIFICS) || words.length > link + LONGEST_PERSONS)
    return undefined
  const title = words.slice(0, link)
  return titleScore(title, titles) < SURE_TITLE ? undefined : segmentOf(doc, title, '')
}

const HONORIFICS = compilePhrases(PERSON_HONORIFICS)
const BEFORE_PERSONS = new Set(PERSON_LINKS.split('|'))
/** Words of the names of several persons. */
const LONGEST_PERSONS = 10

/** Words of the shortest sentence that tells what was done. */
const FEWEST_TOLD = 6
/** The same of one behind a full stop. */
const FEWEST_NEXT = 3

/**
 * "Merrow Network, Inc. Senior Engineer, working on boats": below its dates a row opens with a name, and behind the full
 * stop of that with a title.
 */
function namedPost(doc: Doc, { words, bullet }: Row, titles: TermMatch[]): Segment[] | undefined {
  if (bullet) return undefined
  for (let at = 1; at < Math.min(words.length, LONGEST_EMPLOYER); at++) {
    if (!/^\.\s+$/.test(doc.fold.slice(words[at - 1]!.end, words[at]!.start))) continue
    const [name, rest] = [words.slice(0, at), words.slice(at, at + LONGEST_TITLE)]
    const last = rest.findIndex(({ end }) => /^(?:[,.;]|$)/.test(doc.fold.slice(end, end + 1)))
    const link = rest.findIndex(({ key }) => LEADS.has(key))
    const title = rest.slice(0, Math.min(last < 0 ? rest.length : last + 1, link < 0 ? rest.length : link))
    // "Sr. Engineer" alone in its row is a title.
    if (title.length === 0 || words.length < at + title.length + 2) continue
    if (titleScore(title, titles) >= SURE_TITLE && isName(doc, name, titles))
      return [withStop(segmentOf(doc, name, 'at')), segmentOf(doc, title, 'bar')]
  }
  return undefined
}

/** "Merrow Network, Inc." keeps its full stop. */
function withStop(name: Segment): Segment {
  return endsWithLegalForm(name.words) ? { ...name, end: name.words.at(-1)!.end + 1 } : name
}

/** "TTI", "Merrow Mills": an organisation by its words or its capitals, or several words with capitals; no title. */
function isName(doc: Doc, words: Word[], titles: TermMatch[]): boolean {
  const [{ start, end }] = words as [Word]
  const comma = words.findIndex((word) => doc.fold[word.end] === ',')
  // "Bus Driver, Tarn Coaches. Started as a trainee."
  if (titleScore(comma < 0 ? words : words.slice(0, comma + 1), titles) >= LEAST_TITLE) return false
  if (!words.every((word) => isCapital(doc, word.start))) return false
  return (
    words.length > 1 || (end - start > 1 && doc.text.slice(start, end) === doc.text.slice(start, end).toUpperCase())
  )
}

/** The first run of words with capitals, and small ones between them, that is an organisation by its words. */
function organisationIn(doc: Doc, words: Word[]): Word[] | undefined {
  for (const [from, word] of words.entries()) {
    if (!isCapital(doc, word.start)) continue
    let best: Word[] | undefined
    for (let until = from + 2; until <= Math.min(words.length, from + LONGEST_EMPLOYER); until++) {
      const last = words[until - 1]!
      if (isCapital(doc, last.start) && employerScore(doc, words.slice(from, until)) >= KNOWN_EMPLOYER)
        best = words.slice(from, until)
      if (/[,;.:]/.test(doc.fold[last.end] ?? '')) break
    }
    if (best !== undefined) return best
  }
  return undefined
}

function segmentOf(doc: Doc, words: Word[], sign: string): Segment {
  const [start, end] = trimRange(doc, words[0]!.start, words.at(-1)!.end)
  // "Airport Training Organisation (ATO)" keeps its bracket.
  const closed = doc.fold[end] === ')' && doc.fold.slice(start, end).includes('(')
  return { start, end: closed ? end + 1 : end, words, sign }
}
