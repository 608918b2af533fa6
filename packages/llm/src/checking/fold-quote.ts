/** A text folded for comparing, each unit with the place it came from. */
export type FoldedText = { text: string; starts: number[]; ends: number[] }

const INVISIBLE = /[\p{Cf}\ufe00-\ufe0f\u034f\u115f\u1160\u3164\uffa0]/u
const MARK = /[\u0300-\u036f]/u
const SAME: Record<string, string> = {
  '‘': "'",
  '’': "'",
  '‚': "'",
  '‛': "'",
  '`': "'",
  '´': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '−': '-',
}

/** Lower case; runs of white space are one space; quotation marks and dashes are of one kind; accents and invisible characters are gone. */
export function foldQuote(text: string): FoldedText {
  const folded: FoldedText = { text: '', starts: [], ends: [] }
  const parts: string[] = []
  let at = 0
  let isSpace = true
  for (const char of text) {
    const start = at
    at += char.length
    if (INVISIBLE.test(char)) continue
    if (/\s/u.test(char)) {
      if (!isSpace) push(folded, parts, { unit: ' ', start, end: at })
      isSpace = true
      continue
    }
    const plain = SAME[char] ?? (char < '\u0080' ? char.toLowerCase() : char.normalize('NFKD').toLowerCase())
    for (const unit of plain) if (!MARK.test(unit)) push(folded, parts, { unit, start, end: at })
    isSpace = false
  }
  folded.text = parts.join('')
  return folded
}

function push(folded: FoldedText, parts: string[], { unit, start, end }: { unit: string; start: number; end: number }) {
  parts.push(unit)
  for (let at = 0; at < unit.length; at++) {
    folded.starts.push(start)
    folded.ends.push(end)
  }
}
