import type { Profile, ResumeText, Span } from '@evenhand/model'
import { lowerSameLength } from '../judge/lower-same-length.ts'
import { matchTerms } from '../knowledge/match-terms.ts'
import { type Replacement, replaceWords } from './edit-resume.ts'
import { LATIN_NAMES, SCRIPT_NAMES, type SwapName } from './swap-lists.ts'
import { inCaseOf, isCapitals } from './swap-words.ts'

/** A resume as somebody else would have sent it; `to` is what was written instead. */
export type Swapped = { to: string; resume: ResumeText }

const SHORTEST_WORD = 3
const MOST_PLACES = 2000

/** The resume under other people's names, one of each origin in the name's script. Empty where no name was read. Pure. */
export function swapName(resume: ResumeText, profile: Profile, turn: number): Swapped[] {
  const [span] = profile.name?.spans ?? []
  if (span === undefined) return []
  const written = resume.text.slice(span.start, span.end)
  return namesFor(written, turn).map((name) => ({
    to: name.joined ?? `${name.first} ${name.last}`,
    resume: replaceWords(resume, [
      ...wholeNames(resume, span, name),
      ...inAddresses(resume, profile, { written, name }),
      ...singleWords(resume, written, name),
    ]),
  }))
}

function namesFor(written: string, turn: number): SwapName[] {
  const script = Object.keys(SCRIPT_NAMES).find((each) => new RegExp(`\\p{Script=${each}}`, 'u').test(written))
  const groups = script === undefined ? LATIN_NAMES : SCRIPT_NAMES[script]!
  const pick = (group: SwapName[]) => group[turn % group.length]!
  if (script !== undefined) return groups.map(pick)
  // A woman's name of one origin, a man's of the next; the next resume has it the other way round.
  return groups.filter((_, index) => (Math.floor(index / 2) + turn) % 2 === index % 2).map(pick)
}

/** The name as it was read, wherever it stands whole. Where it goes over two lines, each keeps its part. */
function wholeNames({ text }: ResumeText, span: Span, name: SwapName): Replacement[] {
  const written = text.slice(span.start, span.end)
  if (written.includes('\n')) {
    const cut = written.indexOf('\n')
    const [upper, lower] = [written.slice(0, cut), written.slice(written.lastIndexOf('\n') + 1)]
    return [
      { span: { start: span.start, end: span.start + cut }, words: inCaseOf(upper, name.first) },
      { span: { start: span.end - lower.length, end: span.end }, words: inCaseOf(lower, name.last) },
    ]
  }
  const words = name.joined ?? `${name.first} ${name.last}`
  return occurrences(text, written).map((place) => ({
    span: place,
    words: inCaseOf(text.slice(place.start, place.end), words),
  }))
}

/** E-mail addresses and links are made of the name mostly. */
function inAddresses(
  { text }: ResumeText,
  { emails, links }: Profile,
  { written, name }: { written: string; name: SwapName },
): Replacement[] {
  const replacements: Replacement[] = []
  const folded = lowerSameLength(text)
  for (const { start, end } of [...emails, ...links].flatMap((field) => field.spans)) {
    for (const [word, words] of wordsOfName(written, name)) {
      const at = folded.indexOf(lowerSameLength(word), start)
      const plain = lowerSameLength(words).replaceAll(/[^a-z]/g, '')
      if (at >= 0 && at + word.length <= end && plain !== '')
        replacements.push({ span: { start: at, end: at + word.length }, words: plain })
    }
  }
  return replacements
}

/** Parts of the name alone ("Moira's", "Mr Kendrick"), unless they are part of a known skill or job title. */
function singleWords({ text }: ResumeText, written: string, name: SwapName): Replacement[] {
  const terms = matchTerms(text)
  const isTerm = ({ start, end }: Span) => terms.some((term) => term.start < end && term.end > start)
  return wordsOfName(written, name).flatMap(([word, words]) =>
    occurrences(text, word).flatMap((span) => {
      const before = text.slice(span.start, span.end)
      const isName = before.charAt(0) !== before.charAt(0).toLowerCase() && (isCapitals(word) || !isCapitals(before))
      return isName && !isTerm(span) ? [{ span, words: inCaseOf(before, words) }] : []
    }),
  )
}

/** Each word of the name that can stand alone, with what stands for it. */
function wordsOfName(written: string, name: SwapName): [word: string, words: string][] {
  const parts = written.split(/[^\p{L}\p{M}'’-]+/u).filter(Boolean)
  return parts
    .map((word, index): [string, string] => [word, index === 0 ? name.first : name.last])
    .filter(([word]) => word.length >= SHORTEST_WORD)
}

const LETTER = /[\p{L}\p{M}\p{N}]/u

/** Where a word stands in a text by itself, whatever its case, and without its accents as well. */
function occurrences(text: string, word: string): Span[] {
  const folded = lowerSameLength(text)
  const needle = lowerSameLength(word)
  const found: Span[] = []
  for (let at = folded.indexOf(needle); at >= 0 && found.length < MOST_PLACES; at = folded.indexOf(needle, at + 1)) {
    const end = at + needle.length
    const isWord = !LETTER.test(folded[at - 1] ?? ' ') && !LETTER.test(folded[end] ?? ' ')
    if (isWord && isSpelledAlike(text.slice(at, end), word)) found.push({ start: at, end })
  }
  return found
}

const ASCII = /^\p{ASCII}*$/u

/** A name may have lost its accents; with other ones it is another word: "Trịnh" is a name, "trình" none. */
function isSpelledAlike(found: string, word: string): boolean {
  return ASCII.test(found) || ASCII.test(word) || found.toLowerCase() === word.toLowerCase()
}
