import type { Span } from '@evenhand/model'
import {
  CONTRACT_KINDS,
  CONTRACT_MEASURES,
  CONTRACT_WORDS,
  TRAINING_WORDS,
} from '../../../knowledge/reading/contract-words.ts'
import { NUMBER_WORDS } from '../../../knowledge/reading/present-words.ts'
import { COVER_WORDS, POST_KINDS } from '../../../knowledge/reading/entry-labels.ts'
import { isDuration } from '../../dates/is-duration.ts'
import type { Doc } from '../../text/document.ts'
import { isSmall } from '../../text/letter-case.ts'
import { compilePhrases, phraseAt, phraseKey, type Word, wordsIn } from '../../text/phrase-set.ts'

const TERMS = compilePhrases(
  ...Object.values(CONTRACT_WORDS),
  POST_KINDS.freelance,
  POST_KINDS.volunteering,
  COVER_WORDS,
)
/** The same within a bracket, and what beside a title alone may be the title. */
const BRACKETED = compilePhrases(
  ...Object.values(CONTRACT_WORDS),
  POST_KINDS.freelance,
  POST_KINDS.volunteering,
  COVER_WORDS,
  TRAINING_WORDS,
)
/** "Band 5", "GL 13", "cat. C", "TLR 1b", "EC-06", "GS-0560-11": what one is paid by. */
const GRADE =
  /^(?:(?:band|gl|grade|grad|level|nivel|niveau|cat|kat|categoria|kategorie|stufe|gs|e|tlr|job group)[ .-]{0,2}(?:\d{1,2}[a-c]?|[a-h])|[a-z]{2}-\d{2}|(?:g[sgm]|w[gls])[ -]\d{2,4}(?:[-/]\d{1,4}){0,2})$/
const MEASURES = compilePhrases(CONTRACT_MEASURES)
const OWN = compilePhrases(POST_KINDS.freelance, POST_KINDS.volunteering)
const LEARNING = compilePhrases(TRAINING_WORDS, CONTRACT_KINDS)
const LONGEST = 60
/** "26 beds", "6-8 años", "nights, 24 beds", "tyres, balancing": how many or how old, or a list in small letters, and no specialty. */
const COUNTS =
  /^\d+(?: ?[-–] ?\d+)? \p{Ll}{3,}$|^\p{Ll}[^,()/&]*, [\p{Ll}\d][^\p{Lu}]*$|^\p{L}[^,()/&\p{Nd}]*\p{Ll}, (?!\p{Lu}{2})[^\p{Nd}]*$/u

/** "週4日、扶養内", "1歳児担任" */
const EASTERN_COUNTS = /週\d|\d[歳歲岁才名人床]|[\u3040-\u9fff][、,][\u3040-\u9fff]/
const NUMBERS = new Set(Object.values(NUMBER_WORDS).join('|').split('|').map(phraseKey))

/** "part-time", "Teilzeit": words that tell of nothing but a contract. */
export function isContract(words: Word[]): boolean {
  return phraseAt(words, 0, TERMS) === words.length
}

/** The same, but of what is said in the place of an employer: "freelance". */
export function isHours(words: Word[]): boolean {
  return isContract(words) && phraseAt(words, 0, OWN) !== words.length
}

/** "Internship", "Praktikum": a post for learning, or what its contract is called. */
export function isTraining(words: Word[]): boolean {
  return words.length > 0 && phraseAt(words, 0, LEARNING) === words.length
}

/** "7 years 6 months", "Full-time · 7 yrs 6 mos": how long somebody has been with an employer, and nothing else. */
export function isLengthOfPost(words: Word[]): boolean {
  const contract = phraseAt(words, 0, TERMS)
  return isDuration(contract > 0 ? words.slice(contract) : words)
}

/** "Cook (part-time, 20 h)": where a title ends before a bracket that tells of nothing but its contract and hours. */
export function beforeContract(doc: Doc, start: number, end: number): number {
  const close = doc.fold[end - 1] === ')' ? end - 1 : end
  if (doc.fold[close] !== ')') return end
  const open = doc.fold.lastIndexOf('(', close)
  if (open <= start || close - open > LONGEST) return end
  if (GRADE.test(doc.fold.slice(open + 1, close))) return beforeBracket(doc, start, open)
  const words = wordsIn(doc, open + 1, close)
  if (isRemark(doc, words) || tellsCount(doc, words, { start: open + 1, end: close }))
    return beforeBracket(doc, start, open)
  if (words.length <= LONGEST_KIND && KINDS.has(words.at(-1)?.key ?? '')) return beforeBracket(doc, start, open)
  let terms = 0
  for (let at = 0; at < words.length;) {
    const length = phraseAt(words, at, BRACKETED)
    if (length > 0) terms++
    else if (phraseAt(words, at, MEASURES) === 0 && !/^\p{Nd}+\p{L}{0,3}$/u.test(words[at]!.key)) return end
    at += Math.max(length, 1)
  }
  const measured = words.some(({ key }) => /\p{Nd}/u.test(key)) && words.length > 1
  return terms === 0 && !measured ? end : beforeBracket(doc, start, open)
}

/** "(26 beds)", "(eleven shops)", "(1歳児、3歳児担任)": how many, or a list. */
function tellsCount(doc: Doc, words: Word[], { start, end }: Span): boolean {
  const text = doc.text.slice(start, end)
  if (COUNTS.test(text) || EASTERN_COUNTS.test(text)) return true
  const [number, noun] = words
  return words.length === 2 && NUMBERS.has(number!.key) && isSmall(doc.text[number!.start]!) && noun!.key.length > 2
}

/** "(22 houses at Tarn Side; nine joiners)": a clause, which opens small or with a number, and no specialty. */
function isRemark(doc: Doc, words: Word[]): boolean {
  const first = doc.text[words[0]?.start ?? 0]!
  return words.length >= SHORTEST_REMARK && (/\d/.test(first) || isSmall(first))
}

const SHORTEST_REMARK = 4

/** "(Interchange secondment)", "(GRADplus traineeship)": a contract that has a name. */
const KINDS = new Set(CONTRACT_KINDS.split('|'))
const LONGEST_KIND = 3

function beforeBracket(doc: Doc, start: number, open: number): number {
  return doc.fold.slice(start, open).trimEnd().length + start
}
