import { SCHOOL_WORDS } from '../../knowledge/reading/school-words.ts'
import type { Doc } from '../text/document.ts'
import { compilePhrases, hasPhrase, phraseAt, type Word } from '../text/phrase-set.ts'

const SCHOOLS = compilePhrases(SCHOOL_WORDS)
const LONGEST = 14
const ENDINGS = [
  'gymnasium',
  'schule',
  'universitat',
  'hochschule',
  'akademie',
  'school',
  'skolan',
  'skole',
  'skola',
  'universitet',
  'universiteit',
  'gimnazium',
  'yliopisto',
  'korkeakoulu',
  'opisto',
  'universitetet',
  'gymnasiet',
  'kolleg',
]

/** Whether every word is one of schools' names, as "high school" or "Gymnasium". */
export function isSchoolWord(words: Word[]): boolean {
  return phraseAt(words, 0, SCHOOLS) === words.length || words.every((word) => hasSchoolEnding(word))
}

function hasSchoolEnding({ key }: Word): boolean {
  return ENDINGS.some((ending) => key.length >= ending.length && key.endsWith(ending))
}

/** "滋賀県立湖南台高等学校": a word of a script without blanks that ends in a kind of school, after its name. */
export function isNamedSchool(key: string): boolean {
  return SCHOOLS.unspaced.some((kind) => key.length > kind.length + 1 && key.endsWith(kind))
}

/** Whether these words name a place of learning. */
export function isSchool(doc: Doc, words: Word[]): boolean {
  if (words.length === 0 || words.length > LONGEST) return false
  if (
    !hasPhrase(words, SCHOOLS) &&
    !words.some((word) => ENDINGS.some((ending) => word.key.length > ending.length + 2 && word.key.endsWith(ending)))
  )
    return false
  // "College/University" is a table's heading.
  if (words.length <= 3 && words.every((word) => SCHOOLS.keys.has(word.key))) return false
  const first = doc.text[words[0]!.start]!
  return first !== first.toLowerCase() || first.toLowerCase() === first.toUpperCase()
}
