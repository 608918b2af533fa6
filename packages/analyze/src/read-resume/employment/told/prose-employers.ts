import type { Span } from '@evenhand/model'
import { TOLD_WORDS } from '../../../knowledge/reading/told-words.ts'
import { isPlace } from '../../contact/home/find-place.ts'
import type { DateRange } from '../../dates/find-ranges.ts'
import type { Doc } from '../../text/document.ts'
import { compilePhrases, phraseAt, type Word } from '../../text/phrase-set.ts'
import { employerScore } from '../words/employer-shape.ts'
import { opensUnit } from '../words/head-parts.ts'
import { beforeWhere, linkAt, nameFrom } from './prose-names.ts'
import { leadsToClient } from '../head/without-client.ts'

const AT = compilePhrases(TOLD_WORDS.at)

type EmployerHints = { title: Span; ranges: DateRange[] }

/** The name behind "at", "with", "for" that is most like an employer's; one behind the title rather than before it. */
export function employerIn(doc: Doc, words: Word[], { title, ranges }: EmployerHints): Span | undefined {
  let best: Span | undefined
  let most = 0
  for (let at = 0; at < words.length - 1; at++) {
    // "Clerk of Merrow Hospital": right behind the title.
    const isNext = words[at]!.start === title.end + 1
    const length = isNext ? linkAt(doc, words, { at, ranges }) : phraseAt(words, at, AT)
    if (length === 0 || isOfUniversity(doc, words, at) || isVerb(words, at)) continue
    if (leadsToClient(doc, words, at)) continue
    const name = nameFrom(doc, words, { from: at + length, ranges })
    if (name === undefined || (name.start < title.end && name.end > title.start)) continue
    const behind = name.start >= title.end
    const own = words.filter((word) => word.start >= name.start && word.end <= name.end)
    // "niños de 10 meses a 3 años"
    if (own.length === 1 && /^\d+$/.test(own[0]!.key)) continue
    // "in the Science Department with Merrow College": a part of where one was.
    const part = isPlace(doc, own) || opensUnit(own) ? 0.6 : 0
    // "working at Merrow as a clerk and at Quarn as a cook"
    const isBefore = !behind && AS.test(doc.fold.slice(name.end, title.start))
    const score = employerScore(doc, own) + (behind ? 0.2 : isBefore ? 0.4 : 0) - part
    if (score > most) {
      most = score
      best = name
    }
  }
  return best ?? beforeWhere(doc, words, { before: title.start, ranges })
}

const AS = /^ (?:as|als|comme|como|come|jako) (?:an? |the )?$/

/** "I am working": the English verb, and not the German "am". */
function isVerb(words: Word[], at: number): boolean {
  return words[at]!.key === 'am' && words[at - 1]?.key === 'i'
}

/** "University of Merrow at Tarnford": a word of the name. */
function isOfUniversity(doc: Doc, words: Word[], at: number): boolean {
  const first = [at - 3, at - 4].find((from) => words[from]?.key === 'university' && words[from + 1]?.key === 'of')
  if (first === undefined || words[at]!.key !== 'at') return false
  return /^[\p{L} ]+$/u.test(doc.fold.slice(words[first]!.start, words[at]!.end))
}
