import { POST_TERMS } from '../../../knowledge/reading/title-words.ts'
import { BEFORE_THEN, HOUSE_LEADS, THEN_WORDS, TOLD_WORDS } from '../../../knowledge/reading/told-words.ts'
import { isPlace } from '../../contact/home/find-place.ts'
import type { Doc } from '../../text/document.ts'
import { isSmall } from '../../text/letter-case.ts'
import { compilePhrases, hasPhrase, phraseAt, wordsIn } from '../../text/phrase-set.ts'
import { beforeContract } from './before-contract.ts'
import { employerScore, KNOWN_EMPLOYER } from './employer-shape.ts'
import { KNOWN_TITLE, titleScore } from './title-shape.ts'
import type { Segment } from './segment.ts'

const TERMS = compilePhrases(POST_TERMS)
const THEN = compilePhrases(THEN_WORDS, BEFORE_THEN)
const LONGEST = 60
/** "(2019 - 2021)", "(30 Std./Wo.)", "(80 %)": when and how much one worked. */
const TIMES = /現在|(?:19|20)\d\d|\d\s?%|\d\s?(?:h|std|hrs?|hours|stunden|heures|horas|ore|uur|timmar|godz)\b/

/**
 * The end of a title with the bracket behind it: "Crane Driver (Tower)"; not one of a place, a time or a contract.
 * `dates`: where those of the post begin.
 */
export function endOfTitle(
  doc: Doc,
  { start, end: until }: Pick<Segment, 'start' | 'end'>,
  dates: number | undefined,
): number {
  const linked = LINK.exec(doc.fold.slice(start, until)) ?? HANGING.exec(doc.text.slice(start, until))
  const told = beforeAside(doc, start, linked === null ? until : start + linked.index)
  const end = beforeContract(doc, start, beforeShare(doc, start, told))
  if (end < until) return end
  const bracket = bracketBehind(doc, end)
  if (bracket === undefined || (dates !== undefined && dates >= end && dates < bracket)) return end
  const words = wordsIn(doc, end, bracket)
  const other = isPlace(doc, words) || employerScore(doc, words) >= KNOWN_EMPLOYER || hasPhrase(words, TERMS)
  return other ? end : beforeContract(doc, start, bracket)
}

/** "Sales Adviser, garden tools and paint": in small letters behind a comma stands what one was busy with, where the title opens large. */
function beforeAside(doc: Doc, start: number, end: number): number {
  if (isSmall(doc.text[start]!)) return end
  const comma = doc.fold.slice(start, end).indexOf(', ')
  if (comma < 0 || !isSmall(doc.text[start + comma + 2]!)) return end
  // "Kontaktlærer, spesialpedagog": another title.
  if (!/^, [^\s,]+ [^\s,]/.test(doc.fold.slice(start + comma, end))) return end
  // A row or cell of its own is the title as a whole.
  if (/^(?:[\t\n]|$)/.test(doc.fold.slice(end, end + 1))) return end
  // "Barista, then Night Baker"
  if (phraseAt(wordsIn(doc, start + comma, end), 0, THEN) > 0) return end
  return titleScore(wordsIn(doc, start, start + comma), []) >= KNOWN_TITLE ? start + comma : end
}

/**
 * "Sachbearbeiterin 60 %", "Budget Analyst, GS-0560-11": where a title ends before the share of full time that one worked, or
 * before the grade that an American authority paid it by.
 */
function beforeShare(doc: Doc, start: number, end: number): number {
  const tail = doc.fold.slice(Math.max(start, end - LONGEST_SHARE), end)
  const share = SHARE.exec(tail) ?? SERIES.exec(tail)
  return share === null ? end : end - share[0].length
}

const LINK = / (?:to|from|since|until|till)$/
/** "cuisinière à l'Auberge Quarn", "kallskänka på Hotell Merrow": what leads on to the house. */
const HANGING = new RegExp(` (?:${HOUSE_LEADS})$`)
const SHARE = /[ ,]+(?:\d{2,3}\s?-\s?)?\d{2,3}\s?%$/
const SERIES = /[ ,(-]+(?:g[sgm]|w[gls])[ -]\d{2,4}(?:[-/]\d{1,4}){0,2}\)?$/
const LONGEST_SHARE = 20

/** Where a title begins behind what says one held it: "历任作业员", "担任销售经理", "Worked as a cook". */
export function startOfTitle(doc: Doc, { start, words }: Pick<Segment, 'start' | 'words'>): number {
  const lead = HELD.exec(doc.fold.slice(start, start + LONGEST_LEAD))
  if (lead !== null) return start + lead[0].length
  const held = phraseAt(words, 0, ANNOUNCE)
  // "CA" is Romanian for "as", and a chartered accountant.
  if (held < 2) return start
  const article = ARTICLE.test(words[held]?.key ?? '') ? 1 : 0
  return words[held + article]?.start ?? start
}

const ANNOUNCE = compilePhrases(TOLD_WORDS.announce)
const ARTICLE = /^(?:a|an|the)$/

const HELD = /^(?:先后担任|先後擔任|先后任|历任|歷任|曾任|担任|擔任|现任|現任)[:：]?\s?(?=[\u3400-\u9fff])/
const LONGEST_LEAD = 8

/** Where the bracket right behind a name closes, in the same row and without a time in it. */
function bracketBehind(doc: Doc, end: number): number | undefined {
  const text = /^ ?\(([^()\n\t"]{1,60})\)/.exec(doc.fold.slice(end, end + LONGEST))
  return text === null || TIMES.test(text[1]!) ? undefined : end + text[0].length
}
