import { type Finding, type FindingArg, RIGHT_TO_LEFT } from '@evenhand/model'
import { createTranslator as createIcuTranslator } from 'use-intl/core'
import { isolateOther } from './isolate-other.ts'

/** Nested texts of one language: ICU messages by key. */
export type Dictionary = { [key: string]: string | Dictionary }

export type TextArgs = Record<string, string | number>

/** Texts of one language. A missing key gives the key itself, so that nothing crashes on a screen. */
export type Translator = {
  languageCode: string
  /** The message below a dotted key, with its arguments put in. */
  translate: (key: string, args?: TextArgs) => string
  has: (key: string) => boolean
  /** A finding in words: lists joined, months written, numbers and plurals as the language has them. */
  describeFinding: (finding: Pick<Finding, 'code' | 'args'>) => string
}

type TranslatorOptions = {
  /** Words of another direction are set apart in findings, as a page needs it; tables and files take them bare. */
  isolates?: boolean
}

/** Makes the texts of a dictionary speak. The language decides plurals, lists and dates. */
export function createTranslator(
  dictionary: Dictionary,
  languageCode: string,
  { isolates = false }: TranslatorOptions = {},
): Translator {
  const messages = { root: dictionary }
  const icu = createIcuTranslator({
    locale: languageCode,
    messages,
    timeZone: 'UTC',
    onError: () => undefined,
    getMessageFallback: ({ key }) => key.replace(/^root\./, ''),
  }) as IcuTranslate
  const lists = new Intl.ListFormat(languageCode, { type: 'conjunction', style: 'long' })
  const months = new Intl.DateTimeFormat(languageCode, {
    year: 'numeric',
    month: 'short',
    timeZone: 'UTC',
    calendar: 'gregory',
  })
  const years = new Intl.DateTimeFormat(languageCode, { year: 'numeric', timeZone: 'UTC', calendar: 'gregory' })
  const isRight = RIGHT_TO_LEFT.some((code) => code === languageCode)
  const tellWords = (words: string) => (isolates ? isolateOther(oneLine(words), isRight) : oneLine(words))
  const format = (value: FindingArg): string | number => {
    if (Array.isArray(value)) return tellList(lists, value.map(tellWords), languageCode)
    if (typeof value === 'string') return tellWords(value)
    if (typeof value !== 'object') return value
    const form = value.month === undefined ? years : months
    return keepTogether(form.format(new Date(Date.UTC(value.year, (value.month ?? 1) - 1, 1))), languageCode)
  }
  const languageNames = new Intl.DisplayNames(languageCode, { type: 'language' })
  const nameLanguage = (code: string) => languageNames.of(code) ?? code
  const firstLarge = (text: string) => text.charAt(0).toLocaleUpperCase(languageCode) + text.slice(1)
  const translate = (key: string, args?: TextArgs) => icu(`root.${key}`, args)
  return {
    languageCode,
    translate,
    has: (key) => icu.has(`root.${key}`),
    describeFinding: ({ code, args }) => {
      // What a language model said, where it was put into this language.
      if (code === 'model-sentence' && typeof args[languageCode] === 'string') return oneLine(args[languageCode])
      const told = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, format(value)]))
      if (typeof args['languageCode'] === 'string') told['language'] = firstLarge(nameLanguage(args['languageCode']))
      if (Array.isArray(args['languages']))
        told['items'] = tellList(lists, args['languages'].map(nameLanguage), languageCode)
      if (typeof args['asked'] === 'number') told['askedMonths'] = monthsOnly(args['asked'])
      const parts = PARTS.filter(({ needs }) => needs.every((name) => name in told)).map(({ part }) => [
        part,
        translate(`findings.${part}`, told),
      ])
      const sentence = translate(`findings.${code}`, { ...told, ...(Object.fromEntries(parts) as TextArgs) })
      // “… & Co.” at the end of a sentence, or a name that was cut, brings its own stop.
      return sentence.replace(/(?<=[.…]\u2069?)\.$|(?<=…\u2069?)\.(?= )/u, '')
    },
  }
}

/** "10 months": years that are told in months, being no whole number of years or halves; 0 for all others. */
function monthsOnly(years: number): number {
  const months = Math.round(years * 12)
  return months % 6 === 0 ? 0 : months
}

/** What many sentences say in the same words: an argument of its own, made where a finding has what it needs. */
const PARTS = [
  { part: 'duration', needs: ['years', 'months'] },
  { part: 'post', needs: ['title', 'hasEmployer'] },
  { part: 'silent', needs: ['items', 'count', 'must'] },
  { part: 'study', needs: ['degree', 'hasField', 'hasSchool'] },
]

/** Right-to-left mark: without it a comma between two Latin words goes from left to right, and the last comes first. */
const MARK = '\u200F'

/**
 * A list in words. The Thai "and" stands without blanks between Thai words only, and the Arabic one hangs on the word
 * after it; these may be Latin. A Thai list has only blanks between its items, which may hold blanks themselves.
 */
function tellList(lists: Intl.ListFormat, items: string[], languageCode: string): string {
  const isRight = RIGHT_TO_LEFT.some((code) => code === languageCode)
  return lists
    .formatToParts(items)
    .map(({ type, value }, at, parts) => {
      if (type !== 'literal') return value
      const isBeforeLatin = isRight && /^\P{L}*\p{Script=Latin}/u.test(parts[at + 1]?.value ?? '')
      if (isBeforeLatin && value === ' و') return `،${MARK} `
      if (isBeforeLatin && /^[،,] $/u.test(value)) return value.replace(' ', `${MARK} `)
      if (languageCode === 'th' && value === ' ') return ', '
      return value.replace(/^\s?(\p{Script=Thai}+)\s?$/u, ' $1 ')
    })
    .join('')
}

/** Where lines may end between any two words, or letters, none ends inside a date. */
const keepTogether = (date: string, languageCode: string) =>
  languageCode === 'th' || languageCode === 'ja' ? date.replaceAll(' ', '\u00a0').replace('年', '年\u2060') : date

/** A column's tab, or a line break inside a quote, is a blank in a sentence. */
const oneLine = (text: string) => text.replaceAll(/[\t\n]/g, ' ')

/** use-intl types keys from the dictionary; here the dictionary is only known when it is loaded. */
type IcuTranslate = { (key: string, args?: TextArgs): string; has: (key: string) => boolean }
