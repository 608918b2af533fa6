import { DOCUMENT_WORDS, LETTER_OPENINGS } from '../../../knowledge/reading/name-words.ts'
import { ABILITY_SENTENCES, SENTENCE_SUBJECTS, SENTENCE_VERBS } from '../../../knowledge/reading/told-words.ts'
import type { Doc } from '../../text/document.ts'
import { isSmall } from '../../text/letter-case.ts'
import { compilePhrases, phraseAt } from '../../text/phrase-set.ts'
import { type Slot, slotOf } from '../words/slot-labels.ts'
import type { Segment } from '../words/segment.ts'

const LONGEST_OPENING = 60

/** "Experience in payroll systems", "Working on a new model". */
export function tells(doc: Doc, { start, end }: Segment): boolean {
  return TELLS.test(doc.fold.slice(start, Math.min(end, start + LONGEST_OPENING)))
}

const { praise, told, behind } = ABILITY_SENTENCES
const TELLS = new RegExp(`^(?:(?:${praise}|\\d+\\+? years?'?(?: of)?) )*(?:${told}) (?:${behind})\\b`)

/** "Inclusive dates", "Duties": what a form asks for, whose value stands elsewhere. */
export function isLabel({ words }: Segment): boolean {
  return OF_FORMS.has(slotOf(words) ?? 'school')
}

const OF_FORMS = new Set<Slot>(['title', 'dates', 'from', 'to', 'place', 'duty'])

/** "28 bed ward", "16 agents, two shifts": how many of what. */
export function counts(doc: Doc, { start, end }: Segment): boolean {
  return /^\d+(?:[.,]\d+)? \p{Ll}{2}/u.test(doc.text.slice(start, Math.min(end, start + LONGEST_OPENING)))
}

/** "Curriculum Vitae" at the foot of a page. */
export function isResume({ words }: Segment): boolean {
  return words.length > 0 && phraseAt(words, 0, RESUME) === words.length
}

const RESUME = compilePhrases(DOCUMENT_WORDS)

/** "Dear Hiring Manager," below the date of a letter: who it is written to. */
export function isGreeted({ fold }: Doc, { end, words }: Segment): boolean {
  const opening = phraseAt(words, 0, GREETINGS)
  return opening > 0 && opening < words.length && /[,:!،]/.test(fold[end] ?? '') && /^\n?$/.test(fold[end + 1] ?? '')
}

const GREETINGS = compilePhrases(LETTER_OPENINGS)

/** "I was at home with my mother": a sentence. */
export function isSentence({ words }: Segment): boolean {
  return SUBJECTS.has(words[0]?.key ?? '') && VERBS.has(words[1]?.key ?? '')
}

const SUBJECTS = new Set(SENTENCE_SUBJECTS.split('|'))
const VERBS = new Set(SENTENCE_VERBS.split('|'))

/** "Project 1", "Project #2": the number of what was done in a post. */
export function isProject({ words }: Segment): boolean {
  return words.length === 2 && words[0]!.key === 'project' && /^(?:\d{1,2}|[ivx]{1,4}|[a-h])$/.test(words[1]!.key)
}

/** "Rank: E-5": letters of a code name no post that has neither employer nor dates. */
export function isNamed(doc: Doc, { start, end }: Segment): boolean {
  return /[a-z]{3}|[^\0-\u024f]/.test(doc.fold.slice(start, end))
}

/**
 * "Owls I, Spring 2012, instructor: Dr. Quarn": what another person is called, and no post of one's own; "Merrow Elmontage, elektriker:
 * bostäder" says what was done.
 */
export function isOthers({ fold, text }: Doc, { start, end }: Segment): boolean {
  if (fold[end] !== ':' || fold.slice(start - 2, start) !== ', ' || !isSmall(text[start]!)) return false
  return fold[end + 1] !== ' ' || !isSmall(text[end + 2] ?? ' ')
}
