import { GIVEN_NAMES } from '../../knowledge/reading/given-names.ts'
import { FAITHS, IDENTITY_TERMS } from '../../knowledge/reading/identity-words.ts'
import { LANGUAGE_LEVELS } from '../../knowledge/reading/language-names.ts'
import { LONE_FACTS, PAGE_WORDS } from '../../knowledge/reading/name-words.ts'
import { isPlace } from '../contact/home/find-place.ts'
import { isSchool, isSchoolWord } from '../education/school-shape.ts'
import { endsWithLegalForm } from '../employment/words/employer-shape.ts'
import { titleScore } from '../employment/words/title-shape.ts'
import { languageOf } from '../lists/language-of.ts'
import { knownHeading } from '../sections/heading-kind.ts'
import type { Doc, Row } from '../text/document.ts'
import { isSmall } from '../text/letter-case.ts'
import { compilePhrases, isPhrase, phraseAt, type Word } from '../text/phrase-set.ts'
import { namesLicence } from './list-label.ts'

const PERSONAL = compilePhrases(IDENTITY_TERMS, LONE_FACTS, FAITHS)
const PAGES = compilePhrases(PAGE_WORDS)
const LEVELS = compilePhrases(...Object.values(LANGUAGE_LEVELS))
const GIVEN = compilePhrases(...Object.values(GIVEN_NAMES))
const TITLE = 0.8
/** "12c", "4x", "8.1", "B2": a version or a level, whose name stands before it. */
const VERSION = /^(?:v?\d+(?:\.\d+)*\+?[a-z]{0,2}|[abc][12]\+?)$/
/** Words of a person's name. */
const MOST_NAMES = 3

/** Whether words of a list, which no known term names, say something else than a skill: where, who, how well. */
export function isNoSkill(doc: Doc, row: Row, words: Word[]): boolean {
  const [first, last] = [words[0]!, words.at(-1)!]
  const text = doc.fold.slice(first.start, last.end)
  if (VERSION.test(text) || !/[\p{L}\p{M}]{2}/u.test(text) || namesLicence(text)) return true
  if (words.length <= 2 && isPhrase(first, PAGES)) return true
  return (
    phraseAt(words, 0, PERSONAL) === words.length ||
    isSpoken(doc, row, words) ||
    isPlace(doc, words) ||
    titleScore(words, []) >= TITLE ||
    knownHeading(words) !== undefined ||
    isSchoolWord(words) ||
    isSchool(doc, words) ||
    (words.length > 1 && endsWithLegalForm(words)) ||
    isPerson(doc, words)
  )
}

/** "Englisch B2", "fluent French", "Deutsch (Muttersprache)", or a level behind something: a spoken language is listed as one. */
function isSpoken(doc: Doc, row: Row, words: Word[]): boolean {
  let named = words[0]!.start > row.start
  for (let at = 0; at < words.length;) {
    if (languageOf(words[at]!.key) !== undefined) {
      if (/^\s?[(:]/.test(doc.fold.slice(words[at]!.end, words[at]!.end + 2))) return true
      named = true
      at++
      continue
    }
    const level = phraseAt(words, at, LEVELS)
    if (level === 0) return false
    at += level
  }
  return named
}

/** "Anna Kowalska": a given name, and names in capitals behind it. */
function isPerson(doc: Doc, words: Word[]): boolean {
  if (words.length < 2 || words.length > MOST_NAMES || !isPhrase(words[0], GIVEN)) return false
  return words.every(({ start, key }) => !isSmall(doc.text[start]!) && /^\p{L}+$/u.test(key))
}
