import { BINDING_BEHIND, DEMAND_CLOSERS, DEMAND_OPENERS } from '../knowledge/judging/demand-words.ts'
import { languageOf } from '../read-resume/lists/language-of.ts'
import { cut, tidy } from './quote-line.ts'

const LABEL_LONGEST = 64
/** A little longer is better than torn. */
const UNCUT = 80
const CLAUSE_LEAST = 16
/** An opening of so many letters says what is asked for. */
const TELLING = 32
/** Letters of the longest word that ends a clause, with its blanks. */
const LONGEST_SIGN = 10

const SUBJECT =
  /^(?:they|you|he|she|the (?:successful |ideal |right )?(?:candidate|applicant|person|role|position)|the \w{1,20} we (?:appoint|hire|choose|want|need|seek))(?:'ll)?\s(?:(?:will|may|can|should|must|shall|also|often|be|are|is|expected to|required to|responsible for|able to|help|have to)\s){0,6}/iu
const HELPERS =
  /^(?:(?:will|may|can|should|must|shall|also|often|are expected to|are responsible for|is responsible for)\s){0,4}/iu

const IN_CHARGE = /^(?:\p{L}{1,24}\s){1,7}(?:are|is) (?:in charge of|responsible for|required to|expected to)\s/iu

/** How other languages speak to the reader; what follows is the deed: "Sie vertreten die Leitung". */
const ADDRESSED = /^(?:sie|du|ihr|vous|tu|usted|você|lei|je|jij|u)\s(?=\p{Ll})/iu
/** "You are the first call for managers" is nothing that one does. */
const IS_SOMEBODY = /^you(?:'ll| will)? (?:are|be) (?:the|an?)\s/iu

/** A sentence about a job as something one does: "Cooks prepare meals" as "prepare meals". */
export function deedOf(label: string, jobTitle: string): string {
  if (IS_SOMEBODY.test(label)) return label
  const named = SUBJECT.exec(label) ?? ADDRESSED.exec(label)
  if (named !== null) return label.slice(named[0].length)
  const charge = IN_CHARGE.exec(label)
  if (charge !== null) return label.slice(charge[0].length)
  const subject = `${jobTitle.toLowerCase()}s `
  if (jobTitle !== '' && label.toLowerCase().startsWith(subject))
    return label.slice(subject.length).replace(HELPERS, '')
  return label
}

const CLAUSE_END = /[,;:(]| (?:that|which|who|so|in order|by|through|while|with|to|for|damit|um|pour|para|per) /gu
/** A word that joins is the end of a clause, too, or of half of one: "on an acute or sub-acute ward". */
const JOINT = / (?:and|or|und|oder|et|ou|y|o|e|og|och) /gu
/** A pair that must not be torn: "both the public and ...", or words that ask for more to come. */
const UNFINISHED =
  /\b(?:both|between|either|neither)\b[^,]*$|\b(?:and|or|und|et|y),[^,]*$|\b(?:the|a|an|of|in|on|at|and|or|their|its|such as)$|\b(?:of|for|by) \p{L}{1,20}ing$|\b(?:at least|mindestens|au moins|al menos|pelo menos|almeno) \p{L}+$/u

/** A requirement's label as part of a sentence: its first clause. */
export function shortLabel(label: string): string {
  const tidied = tidy(label).replace(/^(?:and|und|et|y|e) /iu, '')
  if (tidied.length <= LABEL_LONGEST && !tidied.includes('(')) return tidied.replace(/[.;:,…]$/u, '')
  const plain = tidied
    .replace(/\s?\((?:essential|required|must|desirable|preferred|m\/w\/d|m\/f\/d)\)/iu, '')
    .replaceAll(/\s?\([^()]{0,140}\)/gu, '')
    // A label that was shortened may end within brackets.
    .replace(/(?<=.{3})\s?\([^()]{0,140}$/u, '')
    .replace(/[.;:,]$/u, '')
  if (plain.length <= LABEL_LONGEST) return plain
  return (
    clauseOf(plain, CLAUSE_END, { least: TELLING, most: LABEL_LONGEST }) ??
    (plain.length <= UNCUT ? plain : undefined) ??
    clauseOf(plain, CLAUSE_END, { least: TELLING, most: UNCUT }) ??
    clauseOf(plain, JOINT, { least: CLAUSE_LEAST, most: LABEL_LONGEST }) ??
    clauseOf(plain, CLAUSE_END, { least: CLAUSE_LEAST, most: LABEL_LONGEST }) ??
    cut(plain, LABEL_LONGEST)
  )
}

/** The longest opening of a sentence that ends where one of its clauses does. */
function clauseOf(text: string, end: RegExp, { least, most }: { least: number; most: number }): string | undefined {
  const ends = [...text.slice(0, most + LONGEST_SIGN).matchAll(end)].map(({ index }) => index)
  const clauses = ends
    .filter((at) => at >= least && at <= most)
    .map((at) => text.slice(0, at).replace(/[\s,;:]+$/u, ''))
  return clauses.findLast((clause) => !UNFINISHED.test(clause))
}

/** Words of an advert about itself or the firm, and half sentences: nothing that anybody does. */
const NO_DEED =
  /^(?:wo|das|die|der|dass|which|where|that|who|and|or|und|oder|so|que|qui|où|donde|with us|bei uns|for (?:you|our|us)|für unser\w*|what|why|about|reporting to)\s|^(?:\S{1,30}\s){0,3}(?:is|are|was|we|wir|our|suchen|sucht|nous|notre|recherch\w{1,4}|buscamos|ofrecemos|offers?|bietet|bieten|looking|happens?|exists?|applies)(?:\s|$)/iu

/** Whether a shortened label can be named inside a sentence. */
export function isSpeakable(short: string): boolean {
  return short.length > 2 && !short.endsWith('…') && !NO_DEED.test(short)
}

const ASKED_OF =
  /^(?:you(?:'ll| will)? (?:have|bring|hold|need|possess|offer)|you(?:'re| are)(?: an?)?|ideally|we (?:ask for|expect|need|want|require)|must have|sie (?:haben|verfügen über|bringen)|vous (?:avez|disposez d[e’'])|(?:usted )?tiene[sn]?)\s/iu
const BINDING = new RegExp(`[ ,–—-]{1,3}(?:${BINDING_BEHIND})(?:[ ,].{0,60})?$`, 'iu')

/** A demand without the words that address the reader: "You have 5+ years" as "5+ years". */
export function demandOf(label: string): string {
  return label.replace(ASKED_OF, '').replace(BINDING, '')
}

const OPENERS = new RegExp(`^(?:${DEMAND_OPENERS})`, 'iu')
const CLOSERS = new RegExp(`(?:${DEMAND_CLOSERS})$`, 'iu')

/** A skill without the words that ask for it: "good with Excel" as "Excel". */
export function skillOf(label: string): string {
  const demanded = demandOf(label)
  const name = demanded.replace(OPENERS, '').replace(CLOSERS, '')
  return (name.match(/[\p{L}\p{N}]/gu)?.length ?? 0) < 2 ? demanded : name
}

/** A label as a sentence begins with it. */
export function asOpening(label: string): string {
  // qPCR and iOS are written so wherever they stand.
  if (/^\p{Ll}\p{Lu}/u.test(label)) return label
  return label.charAt(0).toUpperCase() + label.slice(1)
}

/** First words of a demand that are no names. */
const PLAIN_FIRST =
  /^(?:an?|the|at|any|some|degree|diploma|experience|knowledge|current|valid|proven|strong|good|excellent|solid|relevant|professional|completed|certificate|certification|licen[cs]e|ability|advanced|basic|full|clean|un|una|une|título|titulación|experiencia|conocimientos|diplôme|expérience|connaissances?|formation)\s/iu

/** A label inside a sentence: its first letter small where it is a task or plainly no name; German keeps its own. */
export function asInside(label: string, language: string, isTask: boolean): string {
  // "Dutch or Polish" stays so wherever it stands.
  if (languageOf(label.split(/[\s,/]/u)[0]!.toLowerCase()) !== undefined) return label
  const small = language !== 'de' && /^\p{Lu}(?:\p{Ll}|\s)/u.test(label) && (isTask || PLAIN_FIRST.test(label))
  return small ? label.charAt(0).toLowerCase() + label.slice(1) : label
}
