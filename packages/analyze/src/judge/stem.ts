import { WHOLE_WORDS } from '../knowledge/judging/whole-words.ts'

const WHOLE = new Set(WHOLE_WORDS.split(' '))

/** Longest first; each with the fewest letters that must remain. */
const ENDINGS: [ending: string, remain: number][] = [
  ['izations', 4],
  ['ization', 4],
  ['ational', 4],
  ['ologist', 4],
  ['ations', 4],
  ['ically', 4],
  ['ation', 4],
  ['ators', 4],
  ['ating', 4],
  ['ative', 4],
  ['ators', 4],
  ['ments', 4],
  ['ances', 4],
  ['ences', 4],
  ['izing', 4],
  ['ition', 4],
  ['ator', 4],
  ['ated', 4],
  ['ates', 4],
  ['ment', 4],
  ['ness', 4],
  ['ance', 4],
  ['ence', 4],
  ['ants', 5],
  ['ical', 4],
  ['able', 4],
  ['ible', 4],
  ['ings', 4],
  ['ists', 4],
  ['ized', 4],
  ['izes', 4],
  ['izer', 4],
  ['ions', 4],
  ['ities', 4],
  ['ant', 5],
  ['ate', 4],
  ['ion', 4],
  ['ing', 3],
  ['ist', 4],
  ['ity', 4],
  ['ive', 4],
  ['ize', 4],
  // German cases and plurals; English words are seldom so long.
  ['ern', 6],
  ['en', 7],
  ['ers', 4],
  ['ors', 4],
  ['ies', 3],
  ['ied', 3],
  ['ful', 4],
  ['er', 4],
  ['or', 4],
  ['ed', 3],
  ['es', 3],
  ['ly', 4],
  ['al', 4],
  ['ic', 4],
  ['s', 3],
  ['y', 3],
  ['e', 4],
]

const BRITISH: [RegExp, string][] = [
  [/isation/, 'ization'],
  [/(is)(e|es|ed|ing|er|ers)$/, 'iz$2'],
  [/ys(e|es|ed|ing|er|ers)$/, 'yz$1'],
  [/our(s|ed|ing|er|al)?$/, 'or$1'],
  [/tre(s)?$/, 'ter$1'],
  [/ogu(?:e(s)?|(ed|ing))$/, 'og$1$2'],
  [/programme/, 'program'],
  [/ae/, 'e'],
]

/** What no British spelling is without. */
const MAY_BE_BRITISH = /is|ys|our|tre|ogu|programme|ae/

/** The endings by their last letter, in the same order. */
const byLastLetter = new Map<string, [ending: string, remain: number][]>()
for (const ending of ENDINGS) {
  const last = ending[0].at(-1)!
  byLastLetter.set(last, [...(byLastLetter.get(last) ?? []), ending])
}

const LATIN = /^[a-z]+$/
/**
 * The stem of a folded word: what "manager", "managing" and "management" share. Light and for English;
 * other scripts and words with digits stay as they are. Never shorter than three letters.
 */
export function stem(word: string): string {
  if (word.length < 4 || word.length > 30 || !LATIN.test(word)) return word
  if (WHOLE.has(word)) return word
  const singular = singularOf(word)
  if (WHOLE.has(singular)) return singular
  let rest = MAY_BE_BRITISH.test(word) ? BRITISH.reduce((text, [from, to]) => text.replace(from, to), word) : word
  for (let round = 0; round < 3; round++) {
    const shorter = withoutEnding(rest)
    if (shorter === rest) break
    rest = shorter
    // "Registered" is of "register", of which nothing more is cut.
    if (WHOLE.has(rest)) break
  }
  return rest
}

function singularOf(word: string): string {
  if (word.endsWith('ies') && word.length > 5) return `${word.slice(0, -3)}y`
  if (word.endsWith('sses')) return word.slice(0, -2)
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}

function withoutEnding(word: string): string {
  for (const [ending, remain] of byLastLetter.get(word.at(-1)!) ?? []) {
    if (!word.endsWith(ending) || word.length - ending.length < remain) continue
    if (ending === 's' && word.endsWith('ss')) return word
    if (ending === 'er' && (word.endsWith('eer') || word.endsWith('ier'))) return word
    const rest = word.slice(0, -ending.length)
    return DOUBLING.has(ending) && SHORT_DOUBLED.test(rest) ? rest.slice(0, -1) : undoubled(rest)
  }
  return word
}

/** Endings before which a short word doubles its last letter: "mopped" and "fittings" leave "mop" and "fit". */
const DOUBLING = new Set(['ed', 'ing', 'ings'])
const SHORT_DOUBLED = /^[a-z][aeiou](?:bb|dd|gg|mm|nn|pp|rr|tt)$/

/** "planning" leaves "plann", which is "plan". */
function undoubled(word: string): string {
  const last = word.at(-1)!
  return word.length > 4 && last === word.at(-2) && !'lsz'.includes(last) ? word.slice(0, -1) : word
}
