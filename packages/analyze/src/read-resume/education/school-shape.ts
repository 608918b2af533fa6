import {
  FACULTY_WORDS,
  SCHOOL_LEVELS,
  SCHOOL_WORDS,
  STATE_UNIVERSITIES,
  UNIVERSITIES_OF_TOWNS,
  UNIVERSITY_SHORT_NAMES,
} from '../../knowledge/reading/school-words.ts'
import { STUDY_FIELD_ENDINGS, STUDY_FIELDS } from '../../knowledge/reading/study-fields.ts'
import type { Doc } from '../text/document.ts'
import { Endings } from '../text/endings.ts'
import { isSmall, opensSmall } from '../text/letter-case.ts'
import { compilePhrases, hasPhrase, isPhrase, keyOf, phraseAt, phraseKeys, type Word } from '../text/phrase-set.ts'

const SCHOOLS = compilePhrases(SCHOOL_WORDS, UNIVERSITY_SHORT_NAMES)
const SHORT_NAMES = new Set(phraseKeys(UNIVERSITY_SHORT_NAMES))
const FACULTIES = compilePhrases(FACULTY_WORDS)
const OF_STATES = compilePhrases(STATE_UNIVERSITIES)
const OF_TOWNS = compilePhrases(UNIVERSITIES_OF_TOWNS)
/** Kinds of school that some languages write small before their name: "université de ...". */
const SMALL_KINDS = compilePhrases(
  'université|école|lycée|collège|institut|faculté|conservatoire|universidad|escuela|colegio|instituto|facultad|academia|conservatorio|universidade|escola|faculdade|colégio|liceu|università|scuola|liceo|istituto|accademia|politecnico|uniwersytet|politechnika|liceum|technikum|szkoła|университет|институт|техникум|колледж|училище|школа|лицей|гимназия|академия|університет|інститут|технікум|коледж|ліцей|univerzita|gymnázium|fakulta|univerzitet|fakultet|gimnazija|škola|universitatea|liceul|colegiul|școala|egyetem|gimnázium|universiteit|hogeschool|universitet|universitetet|högskola|gymnasium|yliopisto|lukio|ammattikorkeakoulu|ülikool|gümnaasium|universitāte|universitetas|gimnazija',
)
/** What opens a school's name in the middle of a stretch: "... University of Merrow", "... Universidad de Merrow". */
const OPENERS = compilePhrases(
  'university of|university college|college of|institute of|institute for|school of|academy of|royal college|polytechnic of|faculty of|universität|hochschule|fachhochschule|technische universität|tu|fh|berufsschule|gymnasium|université|école|lycée|institut|iut|cfa|universidad|escuela|instituto|facultad|colegio|ies|ceip|cifp|universidade|faculdade|escola|colégio|instituto|università|istituto|itis|liceo|politecnico|accademia|scuola|universiteit|hogeschool|uniwersytet|politechnika|akademia|szkoła|liceum|technikum|универзитет|университет|институт|университете|техникум|колледж|училище|університет|інститут|univerzita|vysoká škola|universitatea|facultatea|جامعة|كلية|معهد|الجامعة|دانشگاه|אוניברסיטת|universitas|politeknik|đại học|trường|học viện|มหาวิทยาลัย|วิทยาลัย|โรงเรียน',
)
const FIELDS = new Set(STUDY_FIELDS.split('|'))
const FIELD_ENDINGS = STUDY_FIELD_ENDINGS.split('|')
const LONGEST_FIELD = 5
const LONGEST = 14
const ENDINGS = new Endings([
  'gymnasium',
  'schule',
  'schulen',
  'schulzentrum',
  'universitat',
  'hochschule',
  'akademie',
  'school',
  'skolan',
  'skole',
  'skola',
  'skolen',
  'skool',
  'universitet',
  'universiteit',
  'gimnazium',
  'yliopisto',
  'korkeakoulu',
  'opisto',
  'universitetet',
  'gymnasiet',
  'kolleg',
  'technikum',
  'kammer',
  'gymnasiums',
  'lyceum',
  'seminar',
  'seminarium',
  'seminariet',
  'egyetem',
  'foiskola',
  'iskola',
  'oppilaitos',
  'koulutuskeskus',
  'academie',
  'instituut',
  'folkhogskola',
])

/** Whether every word is one of schools' names, as "high school" or "Gymnasium". */
export function isSchoolWord(words: Word[]): boolean {
  return phraseAt(words, 0, SCHOOLS) === words.length || words.every((word) => hasSchoolEnding(word))
}

/** "Faculty of Law", "Pedagogická fakulta": part of a university. */
export function isFaculty(words: Word[]): boolean {
  return phraseAt(words, 0, FACULTIES) > 0 || isPhrase(words.at(-1), FACULTIES)
}

/** How many words from `at` are a kind of school: "SMA Negeri". */
export function schoolPhraseAt(words: Word[], at: number): number {
  return phraseAt(words, at, SCHOOLS)
}

function hasSchoolEnding(word: Word): boolean {
  return hasEnding(word, 0)
}

/** Whether a word ends as schools' names do, behind at least so many other letters. */
function hasEnding(word: Word, before: number): boolean {
  const { key } = word
  for (const ending of ENDINGS.mayEnd(word)) {
    if (key.length >= ending.length + before && key.endsWith(ending)) return true
  }
  return false
}

/** "滋賀県立湖南台高等学校": a word of a script without blanks that ends in a kind of school, after its name. */
export function isNamedSchool(key: string): boolean {
  return SCHOOLS.unspaced.some((kind) => key.length > kind.length + 1 && key.endsWith(kind))
}

const GIVEN = /^(?:certifi|diploma$|zertifikat|zeugnis$|graduate$|yearbook$|sertifika)|(?:prufung|zeugnis|abschluss)$/

/** Words that anywhere among a school's make them what it gave: "IHK-Abschluss Note 1". */
const GIVEN_ALONE = /^(?:abschluss|prufung|abschlussprufung)$/

/** Small words that no school's name holds, but sentences do. */
const SAYS = /^(?:is|are|was|were|has|have|had|which|who|where)$/

/** Whether these words name a place of learning. */
export function isSchool(doc: Doc, words: Word[]): boolean {
  if (words.length === 0 || words.length > LONGEST) return false
  if (endsAsSchool(doc, words)) return true
  // "Kế toán trưởng", a chief accountant: in Vietnamese a kind of school stands before its name.
  if (words.length > 1 && words.at(-1)!.key === 'truong') return false
  if (isGraduate(words)) return false
  if (!hasPhrase(words, SCHOOLS) && !words.some((word) => hasEnding(word, 3))) return false
  // "Fell is a division of Weir University": a sentence.
  if (words.some(({ key, start }, at) => at > 0 && SAYS.test(key) && isSmall(doc.text[start]!))) return false
  // "College/University" is a table's heading; "JNTU" is a name.
  if (words.length <= 3 && words.every((word) => isPhrase(word, SCHOOLS)))
    return words.some(({ key }) => SHORT_NAMES.has(key)) || SHORT_NAMES.has(keyOf(words))
  // "Trade school certification": what it gave.
  if (GIVEN.test(words.at(-1)!.key) || words.some(({ key }) => GIVEN_ALONE.test(key))) return false
  if (!opensSmall(doc, words)) return true
  const kind = phraseAt(words, 0, SMALL_KINDS)
  return kind > 0 && words.slice(kind).some(({ start }) => doc.text[start] !== doc.fold[start])
}

/** "Maschineningenieur FH": of what kind the school was that made one so; "College undergrad": how far one came. */
function isGraduate(words: Word[]): boolean {
  const [before, last] = words.slice(-2)
  if (words.length === 2 && before!.key === 'college' && COLLEGE_STAGES.has(last!.key)) return true
  return (
    last?.key === 'fh' && /(?:ingenieur|informatiker|architekt|okonom|wirt|padagog|designer)(?:in)?$/.test(before!.key)
  )
}

const COLLEGE_STAGES = new Set(['undergrad', 'undergraduate', 'undergraduates', 'graduate', 'level'])

const LEVELS = new Set(SCHOOL_LEVELS.split('|'))

/** "Carl Ridge High", "St Bride's Secondary", "Fell Elementary": a kind of school in English, behind a name in capitals. */
function endsAsSchool(doc: Doc, words: Word[]): boolean {
  const last = words.at(-1)!
  return LEVELS.has(last.key) && words.length > 1 && words.every(({ start }) => !isSmall(doc.text[start]!))
}

/**
 * How many words before a school's own name are a field of study: 1 of "Marketing Northfield University", none of
 * "Great Northern University" or "Health Sciences University".
 */
export function fieldBeforeSchool(doc: Doc, words: Word[]): number {
  for (let at = Math.min(words.length - 2, LONGEST_FIELD); at > 0; at--) {
    const [last, next] = [words[at - 1]!, words[at]!]
    if (!isStudied(last.key) || doc.fold.slice(last.end, next.start) !== ' ' || isSmall(doc.text[next.start]!)) continue
    const field = words.slice(0, at)
    // "Fashion Design Art Institute of Merrow": what an institute teaches is in its name.
    const isOf = words[at + 1]?.key === 'of' && words.length > at + 2 && phraseAt(words, at, OPENERS) === 2
    const isUniversity = isOf && next.key === 'university'
    if (isOf && !isUniversity && at > 1 && isStudied(words[at - 2]!.key)) return at - 1
    const isName = isUniversity || (!isSchoolWord([next]) && !isStudied(next.key))
    const rest = words.slice(at)
    if (!hasPhrase(field, SCHOOLS) && isName && !isSchoolWord(rest) && isSchool(doc, rest)) return at
  }
  return 0
}

/** How many words behind a school's own name are a field of study: 2 of "Merrow University Mechanical Engineering". */
export function fieldBehindSchool(doc: Doc, words: Word[]): number {
  if (!isStudied(words.at(-1)!.key)) return 0
  const kind = words.findLastIndex((word) => isPhrase(word, SCHOOLS))
  const field = words.slice(kind + 1)
  // "COLLEGE OF TECHNOLOGY" goes on.
  if (kind < 1 || field.length === 0 || /^(?:of|for|in|and|at|de)$/.test(field[0]!.key)) return 0
  if (field.length > LONGEST_FIELD || isSmall(doc.text[field[0]!.start]!)) return 0
  return doc.fold.slice(words[kind]!.end, field[0]!.start) === ' ' && !hasPhrase(field, SCHOOLS) ? field.length : 0
}

const KINDS = /^(?:university|college|institute|polytechnic)$/
const BESIDE_KINDS = /^(?:of|and|federal|national|state|technical|the|indian)$/

/** "University of Education", "Federal Polytechnic": of what kind a school is and what it teaches, and no name. */
export function isKindAlone(words: Word[]): boolean {
  if (words.length < 2 || !words.some(({ key }) => KINDS.test(key))) return false
  return words.every(({ key }) => KINDS.test(key) || BESIDE_KINDS.test(key) || isStudied(key))
}

/** "University of California": its name needs the town, for each town has one. */
export function isOfTowns(words: Word[]): boolean {
  return phraseAt(words, 0, OF_TOWNS) === words.length
}

/** "University of Wisconsin": of its several campuses the town behind a dash says which. */
export function isStateUniversity(words: Word[]): boolean {
  const from = words[0]?.key === 'the' ? 1 : 0
  return words.length > from && phraseAt(words, from, OF_STATES) === words.length - from
}

/** Whether a word ends the name of a field of study. */
export function isStudied(key: string): boolean {
  return FIELDS.has(key) || FIELD_ENDINGS.some((ending) => key.length > ending.length + 2 && key.endsWith(ending))
}

/** Index of the word at which a school's name opens in the midst of a stretch; -1 where none does. */
export function schoolOpening(doc: Doc, words: Word[], from: number): number {
  for (let at = Math.max(1, from); at < words.length; at++) {
    const large = !isSmall(doc.text[words[at]!.start]!)
    if (large && phraseAt(words, at, OPENERS) > 0 && isSchool(doc, words.slice(at))) return at
    if (large && isCompound(doc, words[at]!) && !hasPhrase(words.slice(0, at), SCHOOLS)) return at
    if (large && isShortName(doc, words[at]!) && !hasPhrase(words.slice(0, at), SCHOOLS)) return at
  }
  return -1
}

/** "Quarnhogeschool", "Merrowgymnasiet": a name and its kind in one word, which opens and mostly is the whole name. */
function isCompound(doc: Doc, word: Word): boolean {
  return (doc.resume.language ?? 'en') !== 'en' && hasEnding(word, 3) && isSchool(doc, [word])
}

/** "NTNU" in "Bachelor i fysikk NTNU Trondheim": a university by its letters, written in capitals. */
export function isShortName({ text }: Doc, { key, start, end }: Word): boolean {
  return SHORT_NAMES.has(key) && CAPITALS.test(text.slice(start, end))
}

const CAPITALS = /^\p{Lu}+$/u
