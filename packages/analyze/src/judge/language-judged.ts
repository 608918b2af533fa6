import { FAMILY_FILES } from '../knowledge/family-files.ts'
import { FUNCTION_WORDS, HEADINGS_ALIKE } from '../knowledge/judging/function-words.ts'
import { toldLanguage } from '../knowledge/language-of-text.ts'
import { tokenize, type Tokens } from '../knowledge/tokenize.ts'
import { isKnownStem } from './stem-weight.ts'
import { englishFor } from './words-abroad.ts'
import { isMeantAbroad, meaningOf } from './words-of.ts'

/** Words of work that tell a language where nothing else does, and the words that are asked. */
const TOLD = { least: 2, words: 200 }
const smallWords = new Map(Object.entries(FUNCTION_WORDS).map(([code, words]) => [code, new Set(words.split(' '))]))

/**
 * The language (ISO 639-1) a text is judged in. One too short to tell it by its small words, as an advert of a title and three
 * duties, is told by its words of work; `en` where nothing tells. `tokens`: its words, where they are known.
 */
export function languageJudged(text: string, tokens?: Tokens): string {
  return languageSaid(text, tokens) ?? 'en'
}

/** The same; undefined where nothing tells. */
export function languageSaid(text: string, tokens?: Tokens): string | undefined {
  return toldLanguage(text, tokens) ?? byWordsOfWork(tokens ?? tokenize(text))
}

function byWordsOfWork({ keys }: Tokens): string | undefined {
  const asked = keys.slice(0, TOLD.words)
  const others = asked.filter((key) => !isEnglish(key))
  const english = asked.length - others.length
  let best: { code: string; surest: number } | undefined
  for (const code of Object.keys(FAMILY_FILES)) {
    const small = others.filter((key) => isSmall(key, code)).length
    const told = small + others.filter((key) => !isSmall(key, code) && englishFor(key, code).length > 0).length
    const isSpoken = told > english || (small > 0 && !asked.some(isSmallInEnglishOnly))
    // Of two languages that know as many words the one whose small words stand there.
    const surest = told + small / 2
    if (isSpoken && told >= TOLD.least && surest > (best?.surest ?? 0)) best = { code, surest }
  }
  return best?.code
}

const isSmall = (key: string, code: string) => smallWords.get(code)?.has(key) === true

const alike = new Set(HEADINGS_ALIKE.split(' '))
const isSmallInEnglishOnly = (key: string) => isSmall(key, 'en') && !alike.has(key)

/** Also where other languages have the word as well. */
function isEnglish(key: string): boolean {
  const meaning = meaningOf(key)
  return isSmall(key, 'en') || isKnownStem(meaning) || isMeantAbroad(meaning)
}
