const RIGHT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u
const LATIN = /\p{L}/u
const DIGIT = /\p{Nd}/u
const OPENING = '([{<\u00AB\u2039'
const CLOSING = ')]}>\u00BB\u203A'

/**
 * Letters as seen from the left, in the order in which they are read. Where right-to-left letters occur the line is
 * read from the right; Latin words, numbers and what stands between them keep their own direction.
 * A simple inverse of the Unicode bidirectional algorithm for two levels.
 */
export function toLogical(seen: string[]): string {
  if (!seen.some((letter) => RIGHT.test(letter))) return seen.join('')
  const arabic = seen.some((letter) => /\p{Script=Arabic}/u.test(letter))
  const parts: string[] = []
  let at = 0
  while (at < seen.length) {
    const end = endOfLevel(seen, at, arabic)
    if (end > at) {
      parts.push(seen.slice(at, end).join(''))
      at = end
    } else {
      parts.push(seen[at] ?? '')
      at++
    }
  }
  return turnBrackets(parts.toReversed())
}

/** Where the stretch of Latin words and numbers that starts here ends; `from` itself where none starts. */
function endOfLevel(seen: string[], from: number, arabic: boolean): number {
  if (isPhoneStart(seen, from)) return endOfPhone(seen, from)
  if (!startsLevel(seen, from)) return from
  let end = from + 1
  let latin = LATIN.test(seen[from] ?? '')
  for (let at = from + 1; at < seen.length; at++) {
    const letter = seen[at] ?? ''
    if (RIGHT.test(letter)) break
    const isLatin = LATIN.test(letter)
    if (!isLatin && !DIGIT.test(letter)) continue
    // Numbers apart from each other are read from the right, like words.
    const joined =
      at === end || ((latin || isLatin) && joinsWords(seen.slice(end, at))) || joinsNumbers(seen.slice(end, at), arabic)
    if (!joined) break
    latin ||= isLatin
    end = at + 1
  }
  return withSigns(seen, end)
}

/** A plus on the left of its number: a number that was set from the left on purpose. */
function isPhoneStart(seen: string[], at: number): boolean {
  return seen[at] === '+' && DIGIT.test(seen[at + 1] ?? '')
}

function endOfPhone(seen: string[], from: number): number {
  let end = from + 2
  for (let at = end; at < seen.length && at - end < 2; at++) {
    const letter = seen[at] ?? ''
    if (DIGIT.test(letter)) end = at + 1
    else if (!' -().'.includes(letter)) break
  }
  return end
}

function startsLevel(seen: string[], at: number): boolean {
  const letter = seen[at] ?? ''
  return !RIGHT.test(letter) && (LATIN.test(letter) || DIGIT.test(letter))
}

/** What stands between words of one phrase; anything else parts a list. */
function joinsWords(between: string[]): boolean {
  return between.length <= 3 && !/[|\u00B7\u2022\u2013\u2014]/u.test(between.join(''))
}

function joinsNumbers(between: string[], arabic: boolean): boolean {
  const [sign, more] = between
  return more === undefined && sign !== undefined && (arabic ? '.,:/' : '.,:/-+').includes(sign)
}

/** A percent or currency sign right after a number belongs to it. */
function withSigns(seen: string[], end: number): number {
  return DIGIT.test(seen[end - 1] ?? '') && '%$\u20AC\u00A3\u20AA\u00B0'.includes(seen[end] || ' ') ? end + 1 : end
}

/** Brackets are drawn mirrored: the one read first must open. */
function turnBrackets(parts: string[]): string {
  const first = parts.find((part) => part.length === 1 && (OPENING + CLOSING).includes(part))
  if (first === undefined || !CLOSING.includes(first)) return parts.join('')
  return parts
    .map((part) => {
      if (part.length !== 1) return part
      if (OPENING.includes(part)) return CLOSING[OPENING.indexOf(part)] ?? part
      return CLOSING.includes(part) ? (OPENING[CLOSING.indexOf(part)] ?? part) : part
    })
    .join('')
}
