import { stemsOf } from '@evenhand/analyze'
import { INSTRUCTIONS } from '../prompt/compose-prompt.ts'
import { findContact } from '../prompt/find-contact.ts'
import { tidy } from '../prompt/tidy.ts'
import { toDigits } from './to-digits.ts'

const LONGEST = 400
/** Mark-up, addresses and formulas have no place in a sentence about a person. */
const FOREIGN = /https?:|www\.|[@<>{}[\]|\\]|^[=+]|`{3}/iu
const CAPITALS = /(?<![\p{L}\p{N}])[\p{Lu}\p{N}][\p{Lu}\p{N}&+#./-]{1,30}(?![\p{L}\p{N}])/gu
/** So many of the instructions' words in a row are a quotation of them. */
const ECHO_WORDS = 6

/** What a sentence may take its figures and names from. */
export type Grounds = {
  /** Folded words and figures of what the model saw: the resume and the requirements. */
  grounds: Set<string>
}

/** Everything a sentence's figures and abbreviations may come from. */
export function groundsOf(texts: string[], figures: number[]): Grounds {
  const grounds = new Set(figures.map(String))
  for (const text of texts) {
    const plain = toDigits(text).toLowerCase()
    for (const [token] of plain.matchAll(/[\p{L}\p{N}&+#]{1,60}/gu)) grounds.add(token)
    for (const [figure] of plain.matchAll(/\d{1,20}/gu)) grounds.add(figure)
  }
  return { grounds }
}

/**
 * A model's sentence as it may be shown: on one line, without mark-up and contact data, naming no figure and no
 * abbreviation that neither the resume nor the job holds, and not reciting its instructions. Undefined otherwise.
 */
export function cleanSentence(sentence: string, { grounds }: Grounds): string | undefined {
  const text = tidy(sentence).replaceAll(/\s+/gu, ' ').trim()
  if (text.length < 3 || text.length > LONGEST || FOREIGN.test(text) || findContact(text).length > 0) return undefined
  const digits = toDigits(text)
  for (const [figure] of digits.matchAll(/\d{1,20}/gu)) if (!grounds.has(figure)) return undefined
  for (const [name] of digits.matchAll(CAPITALS)) {
    const parts = name.toLowerCase().split(/[./-]/u)
    if (!parts.every((part) => part === '' || grounds.has(part))) return undefined
  }
  return recites(text) || stemsOf(text).size === 0 ? undefined : text
}

const spoken = ` ${wordsIn(INSTRUCTIONS).join(' ')} `

function recites(text: string): boolean {
  const words = wordsIn(text)
  for (let at = 0; at + ECHO_WORDS <= words.length; at++) {
    if (spoken.includes(` ${words.slice(at, at + ECHO_WORDS).join(' ')} `)) return true
  }
  return false
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
