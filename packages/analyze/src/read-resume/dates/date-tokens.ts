import { classAt, DIGIT, IDEOGRAPH, LETTER, SPACE } from '../text/fold-text.ts'

/** A number, a word, or one sign of a folded text. Ideographs are words of one character. */
export type DateToken = {
  kind: 'number' | 'word' | 'sign'
  text: string
  start: number
  end: number
  afterTab: boolean
  /** Begins with a capital. */
  capital: boolean
}

/** The tokens between two offsets. `text`: the words before folding, which tell capitals. */
export function dateTokens(
  fold: string,
  { start, end, text = fold }: { start: number; end: number; text?: string },
): DateToken[] {
  const tokens: DateToken[] = []
  let at = start
  let afterTab = false
  while (at < end) {
    const kind = classAt(fold, at)
    const from = at
    at++
    if (kind === SPACE) {
      afterTab ||= fold[from] === '\t'
      continue
    }
    if (kind === DIGIT || kind === LETTER) while (at < end && classAt(fold, at) === kind) at++
    // "20102011": the dash between two years was lost.
    if (kind === DIGIT && at - from === 8 && /^(?:19|20)\d\d(?:19|20)\d\d$/.test(fold.slice(from, at))) at -= 4
    const name = kind === DIGIT ? 'number' : kind === LETTER || kind === IDEOGRAPH ? 'word' : 'sign'
    const capital = kind === LETTER && text[from] !== fold[from] && text[from] !== text[from]!.toLowerCase()
    tokens.push({ kind: name, text: fold.slice(from, at), start: from, end: at, afterTab, capital })
    afterTab = false
  }
  return tokens
}
