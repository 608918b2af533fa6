import type { LanguageCode } from '@evenhand/model'
import type { Dictionary } from '../create-translator.ts'
import { FORBIDDEN_CLAIMS } from './forbidden-claims.ts'
import { readMessage, type MessageParts } from './read-message.ts'
import { FOREIGN_WORDS, SCRIPTS } from './scripts-of-languages.ts'

/** At most this share of the messages may read as in English. */
const SAME_LARGEST = 0.02
/** At least this share of the letters must be of the language's own script. */
const OWN_SCRIPT_LEAST = 0.95
/** A label of up to so many columns stands in a button, a column head or a menu. */
const LABEL_COLUMNS = 24

type Messages = Map<string, string>

/** Everything that is wrong with a translation, a line each; nothing when it is fit to ship. */
export function checkDictionary(code: LanguageCode, dictionary: Dictionary, english: Dictionary): string[] {
  const own = flatten(dictionary)
  const measure = flatten(english)
  return [
    ...[...measure.keys()].filter((key) => !own.has(key)).map((key) => `${key} is missing`),
    ...[...own.keys()].filter((key) => !measure.has(key)).map((key) => `${key} is not in the English dictionary`),
    ...[...own].flatMap(([key, message]) =>
      checkMessage(code, message, measure.get(key)).map((problem) => `${key} ${problem}: ${message}`),
    ),
    ...checkWhole(code, own, measure),
  ]
}

/** Every message by its dotted key. */
export function flatten(dictionary: Dictionary, path = ''): Messages {
  return new Map(
    Object.entries(dictionary).flatMap(([key, value]) =>
      typeof value === 'string' ? [[path + key, value] as const] : [...flatten(value, `${path}${key}.`)],
    ),
  )
}

function checkMessage(code: LanguageCode, message: string, english: string | undefined): string[] {
  const parts = tryToRead(message)
  if (typeof parts === 'string') return [parts]
  const claim = FORBIDDEN_CLAIMS[code].find((words) => parts.text.toLocaleLowerCase(code).includes(words))
  return [
    ...(claim === undefined ? [] : [`claims “${claim}”`]),
    ...(/\p{Nd}\s?[%٪％]|[%٪％]\s?\p{Nd}/u.test(parts.text) ? ['states a percentage'] : []),
    ...parts.plurals.flatMap((plural) => checkPlural(code, plural)),
    ...(english === undefined || code === 'en' ? [] : checkAgainst(parts, message, english)),
  ]
}

function tryToRead(message: string): MessageParts | string {
  try {
    return readMessage(message)
  } catch (error) {
    return `is not an ICU message (${error instanceof Error ? error.message : 'unreadable'})`
  }
}

function checkAgainst(parts: MessageParts, message: string, english: string): string[] {
  const measure = readMessage(english)
  const columns = columnsOf(english)
  const isLabel = measure.args.size === 0 && columns <= LABEL_COLUMNS
  return [
    ...differences('argument', parts.args, measure.args),
    ...differences('tag', parts.tags, measure.tags),
    ...[...measure.selects].flatMap(([arg, names]) => differences(`option of ${arg}`, parts.selects.get(arg), names)),
    ...(isLabel && columnsOf(message) > columns * 2 + 14 ? ['is too long for its place'] : []),
    // An apostrophe of the typewriter is ICU's quotation mark; ’ is the letter.
    ...(message.includes("'") && !english.includes("'") ? ["has ' where ’ is meant"] : []),
    ...(message.trim() === message ? [] : ['begins or ends with a blank']),
  ]
}

function differences(what: string, own: Set<string> = new Set(), measure: Set<string>): string[] {
  return [
    ...[...measure].filter((name) => !own.has(name)).map((name) => `lacks the ${what} ${name}`),
    ...[...own].filter((name) => !measure.has(name)).map((name) => `has the unknown ${what} ${name}`),
  ]
}

/** The categories that whole numbers have in the language are needed; others it knows are allowed. */
function checkPlural(code: LanguageCode, plural: MessageParts['plurals'][number]): string[] {
  const rules = new Intl.PluralRules(code, { type: plural.ordinal ? 'ordinal' : 'cardinal' })
  const counts = Array.from({ length: 200 }, (_, count) => count).filter((count) => !plural.exact.includes(count))
  const needed = new Set<string>(counts.map((count) => rules.select(count)))
  const known = new Set<string>([...rules.resolvedOptions().pluralCategories, 'other'])
  return [
    ...[...needed]
      .filter((name) => !plural.categories.includes(name))
      .map((name) => `lacks “${name}” of ${plural.arg}`),
    ...plural.categories
      .filter((name) => !known.has(name))
      .map((name) => `has “${name}” of ${plural.arg}, which the language does not have`),
  ]
}

function checkWhole(code: LanguageCode, own: Messages, english: Messages): string[] {
  if (code === 'en') return []
  const worded = [...own].filter(([, message]) => /\p{L}{2}/u.test(wordsOf(message)))
  const same = worded.filter(([key, message]) => english.get(key) === message)
  const letters = [...worded.map(([, message]) => wordsOf(message)).join(' ')].filter((sign) => /\p{L}/u.test(sign))
  const ownLetters = letters.filter((letter) => SCRIPTS[code].test(letter))
  const share = letters.length === 0 ? 1 : ownLetters.length / letters.length
  return [
    ...(same.length > SAME_LARGEST * own.size
      ? [`reads as in English ${same.length} times: ${same.map(([key]) => key).join(', ')}`]
      : []),
    ...(share < OWN_SCRIPT_LEAST ? [`only ${(share * 100).toFixed(1)} of 100 letters are of its own script`] : []),
  ]
}

/** The words of a message without names and formats that every language writes alike. */
function wordsOf(message: string): string {
  const parts = tryToRead(message)
  return typeof parts === 'string' ? message : parts.text.replaceAll(FOREIGN_WORDS, ' ')
}

/** Width in columns: letters of East Asia take two. */
function columnsOf(text: string): number {
  return [...text].reduce(
    (sum, sign) =>
      sum + (/\p{Mn}/u.test(sign) ? 0 : /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u.test(sign) ? 2 : 1),
    0,
  )
}
