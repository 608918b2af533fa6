import { closeBrackets, turnYears } from './mend-direction.ts'

/** The side from which a line is read where nothing in it tells. */
export type Base = 'left' | 'right'

const RIGHT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u
const ARABIC = /\p{Script=Arabic}/u
const LETTER = /\p{L}/u
const DIGIT = /\p{Nd}/u
/** Digits whose numbers a hyphen never joins, and that stand apart from Latin words. */
const ARABIC_DIGIT = /[\u0660-\u0669]/u
/** What stands between words of one phrase; anything else parts a list. */
const PARTING = /[|\u00B7\u2022\u2013\u2014]/u
const BRACKET = /^[()[\]{}]$/u
const NOUGHT = /[0\u0660\u06F0]/u
const PHONE_DIGITS = 9

/**
 * Letters as seen from the left, in the order in which they are read: right-to-left words from the right, Latin words,
 * numbers and what stands between them from the left. A simple inverse of the Unicode bidirectional algorithm for two
 * levels; `base` is the direction of the page.
 */
export function toLogical(seen: string[], base: Base = 'right'): string {
  const right = seen.filter(isRight).length
  const latin = seen.filter((letter) => LETTER.test(letter)).length - right
  const isPlain = latin > 0 && !seen.some((letter) => ARABIC_DIGIT.test(letter))
  if (right === 0 && (isPlain || base === 'left')) return seen.join('')
  return turnYears(base === 'right' || right > latin ? fromRight(seen) : fromLeft(seen))
}

/** The letters of a text, each with its marks. */
export function lettersIn(text: string): string[] {
  return text.match(/\P{M}\p{M}*|\p{M}/gu) ?? []
}

/** Whether a letter is one of a script that runs from the right; digits never do. */
export function isRight(letter: string): boolean {
  return RIGHT.test(letter) && LETTER.test(letter)
}

/** A line of Latin words in which stretches of right-to-left words stand. */
function fromLeft(seen: string[]): string {
  let text = ''
  for (let at = 0; at < seen.length; at++) {
    let end = at
    for (let next = at; next < seen.length && !isLatin(seen[next]); next++) if (isRight(seen[next]!)) end = next + 1
    if (end > at && isRight(seen[at]!)) {
      text += fromRight(seen.slice(at, end))
      at = end - 1
    } else text += seen[at]
  }
  return text
}

function isLatin(letter: string | undefined): boolean {
  return letter !== undefined && LETTER.test(letter) && !isRight(letter)
}

function fromRight(seen: string[]): string {
  const parts: string[] = []
  let at = 0
  while (at < seen.length) {
    let end = endOfLevel(seen, at)
    if (end > at && hasOpenBracket(seen.slice(at, end))) {
      if (BRACKET.test(seen[end] ?? '')) end++
      else if (BRACKET.test(parts.at(-1) ?? '') && seen[at - 1] === parts.at(-1)) {
        parts.pop()
        at--
      }
    }
    end = Math.max(end, at + 1)
    parts.push(seen.slice(at, end).join(''))
    at = end
  }
  return closeBrackets(parts.toReversed())
}

function hasOpenBracket(letters: string[]): boolean {
  return letters.filter((letter) => BRACKET.test(letter)).length % 2 === 1
}

/** Where the stretch of Latin words and numbers that starts here ends; `from` itself where none starts. */
function endOfLevel(seen: string[], from: number): number {
  if (isPhoneStart(seen, from)) return endOfPhone(seen, from)
  if (!isLatin(seen[from]) && !DIGIT.test(seen[from] ?? '')) return from
  let end = from + 1
  let hasWord = isLatin(seen[from])
  for (let at = from + 1; at < seen.length; at++) {
    const letter = seen[at] ?? ''
    if (isRight(letter)) break
    const isWord = isLatin(letter)
    if (!isWord && !DIGIT.test(letter)) continue
    if (at > end && !isJoined(seen, { end, at, hasWord: hasWord || isWord })) break
    hasWord ||= isWord
    end = at + 1
  }
  return withSigns(seen, end)
}

/** Whether what stands between two words or numbers leaves them one stretch. */
function isJoined(seen: string[], { end, at, hasWord }: { end: number; at: number; hasWord: boolean }): boolean {
  const between = seen.slice(end, at)
  const beside = (seen[end - 1] ?? '') + seen[at]
  if (hasWord) return between.length <= 3 && !PARTING.test(between.join('')) && !ARABIC_DIGIT.test(beside)
  const [sign = '', more] = between
  if (more !== undefined) return false
  if (sign === '-' || sign === '+') return !ARABIC_DIGIT.test(beside) && !ARABIC.test(strongBehind(seen, at))
  // Numbers apart from each other are read from the right, like words.
  return '.,:/\u060C\u066B\u066C'.includes(sign)
}

/** The letter to the right, which is read before. */
function strongBehind(seen: string[], from: number): string {
  return seen.slice(from).find((letter) => LETTER.test(letter)) ?? ''
}

/** A plus, or the nought of an area, on the left of its number: one that was set from the left on purpose. */
function isPhoneStart(seen: string[], at: number): boolean {
  if (DIGIT.test(seen[at - 1] ?? '') || !DIGIT.test(seen[at + 1] ?? '')) return false
  if (seen[at] === '+') return true
  if (!NOUGHT.test(seen[at] ?? '')) return false
  const end = endOfPhone(seen, at)
  if (isBeforePlus(seen, end)) return false
  const groups = seen
    .slice(at, end)
    .join('')
    .split(/\P{Nd}/u)
  return groups.join('').length >= PHONE_DIGITS && !NOUGHT.test(groups.at(-1)?.[0] ?? '')
}

/** "0129 555 50 971+", "0129 555 50 +971": the country's code stands last, so the groups were put from the right. */
function isBeforePlus(seen: string[], end: number): boolean {
  const plus = seen[end] === ' ' ? end + 1 : end
  return seen[plus] === '+' && seen.slice(plus + 1, endOfPhone(seen, plus)).length <= LONGEST_CODE
}

/** Digits of a country's code. */
const LONGEST_CODE = 3

function endOfPhone(seen: string[], from: number): number {
  let end = from + 2
  for (let at = end; at < seen.length && at - end < 2; at++) {
    const letter = seen[at] ?? ''
    if (DIGIT.test(letter)) end = at + 1
    else if (!' -().'.includes(letter)) break
  }
  return end
}

/** A percent or currency sign right after a number belongs to it. */
function withSigns(seen: string[], end: number): number {
  return DIGIT.test(seen[end - 1] ?? '') && '%\u066A$\u20AC\u00A3\u20AA\u00B0'.includes(seen[end] || ' ')
    ? end + 1
    : end
}
