import type { Span } from '@evenhand/model'
import { termsAmong } from '../knowledge/match-terms.ts'
import { tokensBetween } from '../knowledge/tokenize.ts'
import { compoundTitles } from './compound-titles.ts'
import { type LineOfWork, lineOfWork } from './line-of-work.ts'
import { meaningsAmong, type SplitText } from './meanings-of.ts'
import type { EvidenceLine } from './evidence-lines.ts'
import type { Evidence } from './prepare-evidence.ts'

/** A job title the resume names, made ready for comparing. */
export type TitleHeld = {
  /** Index into Profile.employment; -1 for a title found outside. */
  employment: number
  span: Span
  /** Whether it stands below the name. */
  isHeadline: boolean
  /** Ids of the known titles in it. */
  terms: string[]
  /** Ids of the known titles in which its words end. */
  compounds: string[]
  stems: string[]
  /** Of the title's own words. */
  line: LineOfWork
}

const MOST_OUTSIDE = 12
/** A line with more words than this is a sentence, not a heading of a post. */
const HEAD_WORDS = 9

/** Titles of posts, in the profile's order, then the headline and a few named elsewhere. */
export function titlesHeld(
  { profile, text, tokens, language, lines }: Pick<Evidence, 'profile' | 'text' | 'tokens' | 'language' | 'lines'>,
  terms: Evidence['terms'],
): TitleHeld[] {
  const whole = { text, tokens, language }
  const ofPosts = profile.employment.flatMap((post, employment) => {
    const span = post.title?.spans[0]
    return span === undefined ? [] : [titleHeld(whole, span, employment)]
  })
  // Titles in a headline, a summary or a layout that hid the posts; they carry no dates.
  const headline = profile.headline?.spans[0]
  const outside: TitleHeld[] = headline === undefined ? [] : [{ ...titleHeld(whole, headline, -1), isHeadline: true }]
  for (const [term, places] of terms) {
    if (!term.startsWith('title:') || outside.length >= MOST_OUTSIDE) continue
    const place = places.find(
      ({ line, match }) =>
        isHead(lines[line]!) && isOwn(text, lines[line]!, match) && !isPlural(text.slice(match.start, match.end)),
    )
    if (place !== undefined) outside.push(titleHeld(whole, place.match, -1))
  }
  return [...ofPosts, ...outside]
}

/** What stands before a title that a line gives to its person: nothing, a mark that parts, or "as". */
const BEFORE_OWN =
  /(?:^|[,;:|/(\t\u2013\u2014\u2022\u00b7-]|\b(?:as|als|como|come|comme))\s{0,3}(?:an? |una? |une? |eine? )?$/iu
const AS = /\b(?:as|als|como|come|comme)\s{1,3}(?:an? |una? |une? |eine? )?$/iu
const LONGEST_BEFORE = 24

/** "Presented results to the chief nurse": somebody else's title, in a line about other work. A summary says its own. */
function isOwn(text: string, line: EvidenceLine, match: Span): boolean {
  const before = text.slice(line.start, match.start)
  if (line.section === 'summary' && opensSentence(before)) return true
  // Within a post that was read, titles further on in a row are other people's: "contracts drafted, lawyer checks them".
  if (line.employment >= 0 && before.trim() !== '' && !AS.test(before)) return false
  return BEFORE_OWN.test(before.length > LONGEST_BEFORE ? `.${before.slice(-LONGEST_BEFORE)}` : before)
}

const SENTENCE_END = /[.!?;\u3002\uff01\uff1f\u0964]/u
/** Words before somebody else's title: whom one works with, for, under. */
const BEFORE_OTHERS =
  /(?:\b(?:with|to|for|by|of|from|under|and|or|between|alongside|mit|von|f\u00fcr|bei|und|avec|pour|aux?|et|con|para|com|y|e)\s(?:(?:the|an?|our|other|den|dem|les|des|los|las|os|as)\s)?|[\u3084\u3068\u306e])$/iu
const OPENING = 40

/** "Registered social worker in child protection": how a summary names its person, not how far into it others are named. */
function opensSentence(before: string): boolean {
  const sentence = before.split(SENTENCE_END).at(-1)!
  return sentence.length <= OPENING && !BEFORE_OTHERS.test(sentence)
}

/** "Calling on architects": other people's title, as nobody writes their own. */
function isPlural(title: string): boolean {
  return /[^\Ws]s$/u.test(title) && !/sales$/iu.test(title)
}

function titleHeld({ text, tokens, language }: SplitText, span: Span, employment: number): TitleHeld {
  const words = tokensBetween(text, tokens, span)
  const matches = termsAmong(text, words)
  const terms = matches.filter((match) => match.kind === 'title').map((match) => match.term)
  const stems = [...new Set(meaningsAmong(words, language === 'en' ? [] : matches, language))]
  const line = lineOfWork(stems)
  const compounds = compoundTitles(text.slice(span.start, span.end), language)
  return { employment, span: { start: span.start, end: span.end }, isHeadline: false, terms, compounds, stems, line }
}

function isHead(line: EvidenceLine): boolean {
  if (line.section === 'summary') return true
  return (
    (line.section === 'employment' || line.section === 'other' || line.section === 'projects') &&
    line.stems.length <= HEAD_WORDS
  )
}
