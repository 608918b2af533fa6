import type { LanguageSkill } from '@evenhand/model'
import { LANGUAGE_LEVELS, LANGUAGE_NAMES } from '../../knowledge/reading/language-names.ts'
import { type Doc, type Row, valueOf } from '../text/document.ts'
import { compilePhrases, keyOf, phraseAt } from '../text/phrase-set.ts'
import { levelsOf } from './language-levels.ts'
import { languageOf } from './language-of.ts'

const NAMES = compilePhrases(...Object.values(LANGUAGE_NAMES))
const NATIVE = compilePhrases(LANGUAGE_LEVELS.native)

/** Languages of a row and the level written beside each; in a table the level may stand before. */
export function findLanguages(doc: Doc, row: Row): LanguageSkill[] {
  const found: { skill: LanguageSkill; at: number; until: number }[] = []
  for (let at = 0; at < row.words.length;) {
    const length = phraseAt(row.words, at, NAMES)
    if (length === 0) {
      at++
      continue
    }
    const words = row.words.slice(at, at + length)
    const code = languageOf(keyOf(words))
    if (code !== undefined && !isDenied(doc, row.start, words[0]!.start)) {
      const [start, end] = [words[0]!.start, words.at(-1)!.end]
      found.push({ skill: { code, label: valueOf(doc, start, end), span: { start, end } }, at, until: at + length })
    }
    at += length
  }
  const levels = levelsOf(doc, row.words, found)
  return found.map(({ skill }, index) => {
    const level = levels[index]
    return level === undefined ? skill : { ...skill, level }
  })
}

/** "Je ne pratique pas l'anglais", "no English": what stands right before a language says that it is not spoken. */
function isDenied({ fold }: Doc, start: number, end: number): boolean {
  return DENIED.test(fold.slice(Math.max(start, end - LONGEST_DENIAL), end))
}

const LONGEST_DENIAL = 24
const DENIED =
  /(?:^|[^\p{L}])(?:(?:no|not|kein|keine|ohne|geen|ingen|inget|sans|sin|sem|senza|bez|без|нет|nie|nao|non) |pas (?:l'|d'|de |le |du )?|no hablo |nao falo |non parlo |nie mowie po |не говорю (?:по-)?)$/u

/** "Mother tongue<tab>Italian": languages of a row that opens with that label. */
export function motherTongues(doc: Doc, row: Row): LanguageSkill[] {
  const label = phraseAt(row.words, 0, NATIVE)
  if (label === 0 || !/^\s{0,2}[\t:]/.test(doc.fold.slice(row.words[label - 1]!.end, row.end))) return []
  return findLanguages(doc, row).map((skill) => ({ ...skill, level: skill.level ?? 'native' }))
}
