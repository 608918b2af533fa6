import { beyondAscii, count, countLetters } from './count-letters.ts'
import { LETTERS_OF, STOP_WORDS } from './language-marks.ts'

/** Letters looked at; a resume's first pages decide. */
const SAMPLE = 20_000
/** Share of letters from which a script decides although Latin words surround it. */
const SCRIPT_SHARE = 0.3

const SCRIPTS: [string, RegExp][] = [
  ['th', /\p{Script=Thai}/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['kana', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['han', /\p{Script=Han}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['arabic', /\p{Script=Arabic}/gu],
  ['cyrillic', /\p{Script=Cyrillic}/gu],
  ['devanagari', /\p{Script=Devanagari}/gu],
  ['bn', /\p{Script=Bengali}/gu],
  ['gu', /\p{Script=Gujarati}/gu],
  ['ta', /\p{Script=Tamil}/gu],
  ['te', /\p{Script=Telugu}/gu],
  ['kn', /\p{Script=Kannada}/gu],
  ['ml', /\p{Script=Malayalam}/gu],
]

/** ISO 639-1 code of the language most of the text is written in; undefined where too little tells. */
export function guessLanguage(text: string): string | undefined {
  const sample = text.slice(0, SAMPLE).toLowerCase()
  const letters = countLetters(sample)
  if (letters < 20) return undefined
  const beyond = beyondAscii(sample)
  const shares = new Map(SCRIPTS.map(([name, pattern]) => [name, count(beyond, pattern)]))
  const east = (shares.get('kana') ?? 0) + (shares.get('han') ?? 0)
  // One ideograph says as much as two or three Latin letters.
  if (east * 2.5 > (letters - east) * SCRIPT_SHARE && east > (shares.get('ko') ?? 0)) {
    return (shares.get('kana') ?? 0) > east * 0.1 ? 'ja' : 'zh'
  }
  const [script, most] = [...shares].reduce((best, entry) => (entry[1] > best[1] ? entry : best))
  if (most < letters * SCRIPT_SHARE) return guessLatin(sample)
  if (script === 'cyrillic' || script === 'arabic' || script === 'devanagari') return guessByLetters(sample, script)
  return script
}

function guessByLetters(sample: string, script: 'cyrillic' | 'arabic' | 'devanagari'): string {
  const [first, ...others] = LETTERS_OF[script]
  for (const [language, pattern] of others) if (count(sample, pattern) >= 3) return language
  return first[0]
}

/** Numbers of the languages that list a word, in the order of STOP_WORDS. */
const listing = new Map<string, number[]>()
for (const [number, listed] of Object.values(STOP_WORDS).entries()) {
  for (const word of listed.split(' ')) listing.set(word, [...(listing.get(word) ?? []), number])
}

/** A word counts this often at most: a name may be a little word of another language. It counts less the more share it. */
const WORD_MOST = 8

function guessLatin(sample: string): string | undefined {
  const words = new Map<string, number>()
  // ".com" is the end of an address, and no Portuguese.
  for (const word of sample.replaceAll(/\.\p{L}+/gu, ' ').split(/[^\p{L}\p{M}\p{N}]+/u))
    words.set(word, (words.get(word) ?? 0) + 1)
  const languages = Object.keys(STOP_WORDS)
  const scores = languages.map(() => 0)
  for (const [word, times] of words) {
    const sharing = listing.get(word) ?? []
    for (const number of sharing) scores[number]! += Math.min(times, WORD_MOST) / sharing.length
  }
  const best = Math.max(...scores)
  return best > 1 ? languages[scores.indexOf(best)] : undefined
}
