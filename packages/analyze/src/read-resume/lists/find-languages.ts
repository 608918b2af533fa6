import type { LanguageSkill } from '@evenhand/model'
import { LANGUAGE_LEVELS, LANGUAGE_NAMES } from '../../knowledge/reading/language-names.ts'
import { type Doc, type Row, valueOf } from '../text/document.ts'
import { compilePhrases, keyOf, phraseAt, type Word } from '../text/phrase-set.ts'
import { languageOf } from './language-of.ts'

const NAMES = compilePhrases(...Object.values(LANGUAGE_NAMES))
const LEVELS = Object.entries(LANGUAGE_LEVELS).map(
  ([level, list]) => [level as NonNullable<LanguageSkill['level']>, compilePhrases(list)] as const,
)

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
  return found.map(({ skill, until }, index) => {
    const next = found[index + 1]?.at ?? row.words.length
    const level =
      levelIn(row.words.slice(until, next)) ??
      (found.length === 1 ? levelIn(row.words.slice(0, found[0]!.at)) : undefined)
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

function levelIn(words: Word[]): LanguageSkill['level'] {
  for (let at = 0; at < words.length; at++) {
    let best: { level: NonNullable<LanguageSkill['level']>; length: number } | undefined
    for (const [level, set] of LEVELS) {
      const length = phraseAt(words, at, set)
      if (length > (best?.length ?? 0)) best = { level, length }
    }
    if (best !== undefined) return best.level
  }
  return undefined
}
