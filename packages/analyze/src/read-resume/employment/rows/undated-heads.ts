import type { Doc, Row } from '../../text/document.ts'
import { isCapital, isSmall } from '../../text/letter-case.ts'
import type { Word } from '../../text/phrase-set.ts'
import type { Head } from '../head/read-head.ts'
import { splitHead } from '../head/split-head.ts'
import { splitParts } from '../head/split-parts.ts'
import { isContract } from '../words/before-contract.ts'
import type { Segment } from '../words/segment.ts'
import { KNOWN_TITLE, titleScore } from '../words/title-shape.ts'

/** Fewer posts of one row each do not tell how the others are written. */
const FEWEST = 2
const LONGEST_ROW = 8
/** Words of a contract at the end of a row: "whilst at college". */
const LONGEST_CONTRACT = 4

/**
 * "Tarn Café - waitress" right beside "Merrow Bakery - clerk, 2019 - 2023" and others like it: a post whose time is not told, where title
 * and employer stand in the order and with the sign of the dated ones.
 */
export function withUndatedHeads(doc: Doc, heads: Head[]): Head[] {
  const forms = new Set(heads.flatMap((head) => formOf(head) ?? []))
  const dated = heads.filter((head) => formOf(head) !== undefined).length
  if (dated < FEWEST || dated === heads.length) return heads
  const found: Head[] = []
  for (const [at, head] of heads.entries()) {
    const isNear = [found.at(-1), heads[at + 1]].some((other) => other !== undefined && isAlike(other, head))
    found.push((isNear ? undatedHead(doc, head, forms) : undefined) ?? head)
  }
  return found
}

/** Whether a row holds a whole post, and the other stands right beside it with the same look. */
function isAlike(post: Head, { row }: Head): boolean {
  if (post.detail || post.title === undefined || houseOf(post) === undefined) return false
  return Math.abs(post.row.index - row.index) === 1 && post.row.bullet === row.bullet
}

/** In which order, and with which sign, a dated row names its title and its employer. */
function formOf(head: Head): string | undefined {
  const { row, ranges, title, detail } = head
  const house = houseOf(head)
  if (detail || ranges.length !== 1 || title === undefined || house === undefined) return undefined
  return isWithin(row, title) && isWithin(row, house) ? orderOf(title, house) : undefined
}

/** The employer, or the words that may be one. */
function houseOf({ employer, loose }: Head): Segment | undefined {
  return employer ?? loose[0]
}

function isWithin(row: Row, { start, end }: Segment): boolean {
  return start >= row.start && end <= row.end
}

function orderOf(title: Segment, employer: Segment): string {
  return title.start < employer.start ? `title ${employer.sign}` : `employer ${title.sign}`
}

/** The same row as the head of a post, if it is written as the dated ones are. */
function undatedHead(doc: Doc, head: Head, forms: Set<string>): Head | undefined {
  const { row, ranges, titles, title, employer, note } = head
  const isWhole = title !== undefined && employer !== undefined
  if (ranges.length > 0 || note === true || isWhole) return undefined
  const words = withoutContract(row.words)
  const last = words.at(-1)
  if (last === undefined || words.length > LONGEST_ROW || '.:'.includes(doc.fold[row.end - 1]!)) return undefined
  const own = { ...row, words, end: words.length === row.words.length ? row.end : last.end }
  const named = splitParts(doc, splitHead(doc, own, []), titles)
  const [one, other] = named.length === 1 ? splitAtCapital(doc, named[0]!) : named
  if (one === undefined || other === undefined || named.length > 2) return undefined
  const [first, second] = [one, other].map((part) => titleScore(part.words, titles) >= KNOWN_TITLE)
  if (first === second) return undefined
  const [post, house] = first === true ? [one, other] : [other, one]
  if (isSmall(doc.text[house.start]!) || !isLikeDated(forms, post, house)) return undefined
  const score = titleScore(post.words, titles)
  return { ...head, title: post, titleScore: score, employer: house, employerScore: UNKNOWN, loose: [], detail: false }
}

/** Evidence of an employer that its place tells. */
const UNKNOWN = 0.6

/** A title right before a name, with no sign, is written as one before any sign. */
function isLikeDated(forms: Set<string>, title: Segment, employer: Segment): boolean {
  if (employer.sign !== GLUED) return forms.has(orderOf(title, employer))
  return [...forms].some((form) => form.startsWith('title'))
}

const GLUED = 'look'

/** "jobstudent Merrow": a title in small letters, and behind it a name. */
function splitAtCapital(doc: Doc, segment: Segment): Segment[] {
  const { words } = segment
  const at = words.findIndex(({ start }) => isCapital(doc, start))
  if (at < 1 || words.slice(at).some(({ start }) => !isCapital(doc, start))) return [segment]
  const [title, name] = [words.slice(0, at), words.slice(at)]
  return [
    { ...segment, end: title.at(-1)!.end, words: title },
    { start: name[0]!.start, end: segment.end, words: name, sign: GLUED },
  ]
}

function withoutContract(words: Word[]): Word[] {
  for (let count = Math.min(LONGEST_CONTRACT, words.length - 2); count > 0; count--)
    if (isContract(words.slice(-count))) return words.slice(0, -count)
  return words
}
