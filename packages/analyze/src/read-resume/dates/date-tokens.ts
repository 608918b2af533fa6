import { WordNumbers } from '../../knowledge/word-numbers.ts'
import { DIGIT, type Folded, IDEOGRAPH, LETTER, SPACE } from '../text/fold-text.ts'
import { CAPITAL, caseOf } from '../text/letter-case.ts'

/** A number, a word, or one sign of a folded text. Ideographs are words of one character. */
export type DateToken = {
  kind: 'number' | 'word' | 'sign'
  text: string
  /** Whether a month, a date or a word for time may begin with it. */
  opens: boolean
  /** The same by kind: the lists in which a phrase begins with it, as bits. */
  lists: number
  start: number
  end: number
  afterTab: boolean
  /** Begins with a capital. */
  capital: boolean
  /** A dash that is longer than a hyphen. */
  long: boolean
}

/** The words and signs with which months, dates and spans of time begin; compiled before any text is read. */
const dateWords = new WordNumbers(1 << 12)
/** By the number of a word, the lists that it opens phrases of. Kept without holes, which would make reading it slow. */
const listsOf: number[] = [0]
let lists = 0

/** The bit of a new list of phrases, of which there are fewer than a number has bits. */
export function nextList(): number {
  return 1 << lists++
}

/** Adds a word with which a phrase of a list begins. */
export function learnOpening(word: string, list: number): void {
  const number = dateWords.learn(word)
  while (listsOf.length <= number) listsOf.push(0)
  listsOf[number]! |= list
}

const TAB = 9
/** "2019 › 2022", "2019 » 2022": signs that are a bullet or a quotation mark elsewhere. */
const [ANGLE, ANGLES] = [0x203a, 0xbb]

const [EN_DASH, EM_DASH] = [0x2013, 0x2014]

/** The tokens between two offsets. `written`: the letters before folding, which tell capitals. */
export function dateTokens(
  { fold, codes, kinds }: Folded,
  { start, end, written }: { start: number; end: number; written?: Uint16Array },
): DateToken[] {
  const tokens: DateToken[] = []
  let at = start
  let afterTab = false
  while (at < end) {
    const kind = kinds[at]!
    const from = at
    at++
    if (kind === SPACE) {
      afterTab ||= codes[from] === TAB
      continue
    }
    if (kind === DIGIT || kind === LETTER) while (at < end && kinds[at] === kind) at++
    // "20102011": the dash between two years was lost.
    if (kind === DIGIT && at - from === 8 && /^(?:19|20)\d\d(?:19|20)\d\d$/.test(fold.slice(from, at))) at -= 4
    const name = kind === DIGIT ? 'number' : kind === LETTER || kind === IDEOGRAPH ? 'word' : 'sign'
    const capital = kind === LETTER && written !== undefined && isCapital(written[from]!, codes[from]!)
    const number = dateWords.numberAt(codes, from, at)
    const isArrow = kind !== DIGIT && (written?.[from] === ANGLE || written?.[from] === ANGLES)
    const key = number > 0 ? dateWords.wordOf(number) : isArrow ? '>' : fold.slice(from, at)
    const opens = number > 0
    const long = kind !== DIGIT && (written?.[from] === EN_DASH || written?.[from] === EM_DASH)
    tokens.push({
      kind: name,
      text: key,
      opens,
      lists: listsOf[number]!,
      start: from,
      end: at,
      afterTab,
      capital,
      long,
    })
    afterTab = false
  }
  return tokens
}

function isCapital(code: number, folded: number): boolean {
  return code !== folded && caseOf(code) === CAPITAL
}
