import type { RawLine } from './raw-line.ts'

/**
 * So many different lines follow themselves where a text was copied twice: a table of languages has "good" below "good".
 */
const FEWEST = 4
/** So many lines below the name of a picture says its words again. */
const NEAR = 4
/** Letters of a line that says the same twice. */
const SHORTEST = 8
const LETTERS = /\p{L}{3}/u

/**
 * A page of a social network that was copied into a text: each line stands there twice, below itself or glued to itself,
 * for the eye and for a program that reads aloud ("Jan 2016 - Aug 2020", "Jan 2016 to Aug 2020"), and below the names of
 * pictures ("Merrow Ltd logo"). What is said again goes. Lines with a place on a page are as they are.
 */
export function dropDoubled(lines: RawLine[]): RawLine[] {
  const twice = new Set<string>()
  for (const [at, { text, box }] of lines.entries()) {
    if (box !== undefined || !LETTERS.test(text)) continue
    if ((at > 0 && text === lines[at - 1]!.text) || halfOf(text) !== undefined) twice.add(text)
  }
  if (twice.size < FEWEST) return lines
  const once: RawLine[] = []
  for (const written of lines) {
    const line = { ...written, text: halfOf(written.text) ?? written.text }
    const above = once.at(-1)
    if (above === undefined || !saysAgain(line.text, above.text)) once.push(line)
    else if (above.level === undefined && line.level !== undefined)
      once[once.length - 1] = { ...above, level: line.level }
  }
  return withoutPictures(once)
}

/** "Staff ClerkStaff Clerk", "2016 - 2019 · 3 yrs2016 to 2019 · 3 yrs": the first of two tellings in one line. */
function halfOf(text: string): string | undefined {
  if (text.length < SHORTEST) return undefined
  const begin = text.slice(0, SHORTEST / 2)
  const middle = text.length / 2
  const at = text.indexOf(begin, Math.floor(middle) - 2)
  if (at < 0 || at > middle + 2 || /\s/u.test(text.charAt(at - 1))) return undefined
  const half = text.slice(0, at)
  return saysAgain(text.slice(at), half) && LETTERS.test(half) ? half : undefined
}

/** The same words, or a word for the dash between two dates. */
function saysAgain(text: string, above: string): boolean {
  if (text === above) return true
  if (!/\d/u.test(text)) return false
  const words = text.split(' ')
  const before = above.split(' ')
  if (words.length !== before.length) return false
  const other = words.flatMap((word, at) => (word === before[at] ? [] : [at]))
  const [at] = other
  return at !== undefined && other.length === 1 && /^[-–—]$/u.test(before[at]!) && /^\p{L}{1,4}$/u.test(words[at]!)
}

/** Without lines that are a line close below and one more word, which several lines add. */
function withoutPictures(lines: RawLine[]): RawLine[] {
  const added = lines.map((line, at) => addedWord(line.text, lines.slice(at + 1, at + 1 + NEAR)))
  const counts = new Map<string, number>()
  for (const word of added) if (word !== undefined) counts.set(word, (counts.get(word) ?? 0) + 1)
  return lines.filter((_, at) => (counts.get(added[at] ?? '') ?? 0) < 2)
}

/** "Merrow Ltd logo" above "Merrow Ltd" or "Merrow Ltd · Full-time": "logo". */
function addedWord(text: string, below: RawLine[]): string | undefined {
  const end = text.lastIndexOf(' ')
  if (end < 0 || text.length > 100) return undefined
  const [name, word] = [text.slice(0, end), text.slice(end + 1)]
  if (!/^\p{L}{3,}$/u.test(word)) return undefined
  return below.some((line) => line.text === name || line.text.startsWith(`${name} ·`)) ? word : undefined
}
