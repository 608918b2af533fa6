import type { RawLine } from './raw-line.ts'

/** First parts that keep their hyphen in English compounds. */
const KEPT = new Set(
  'all back best client co cost cross data decision detail end event ex fast first four front full goal growth half hands hard high in left long low mid multi near non object off on one open part peer post pre pro problem quick ready real result right self semi server service set short single six solution state sub task team ten test third three time top two up user value vice well world'.split(
    ' ',
  ),
)

/** Letters of what is no part of a cut word in capitals. */
const LONGEST_ACRONYM = 4

const HYPHENS = '-\u2010'

/**
 * Joins words that a line end cut: `develop-` / `ment of` become `development` / `of`. The hyphen goes unless the text
 * writes the word with it elsewhere, or the first part is known to keep it. Lines must be cleaned; they are changed.
 */
export function mendHyphens(lines: RawLine[]): void {
  const known = lazyWords(lines)
  for (let at = 0; at + 1 < lines.length; at++) {
    const line = lines[at]
    const next = lines[at + 1]
    if (
      !line ||
      !next ||
      !HYPHENS.includes(line.text.at(-1) ?? ' ') ||
      (line.level ?? 'body') !== (next.level ?? 'body')
    )
      continue
    const cut = readCut(line.text, next.text)
    if (!cut) continue
    line.text = line.text.slice(0, -1) + (keepsHyphen(cut.first, cut.second, known) ? '-' : '') + cut.second
    next.text = next.text.slice(cut.second.length).trimStart()
  }
}

/** Two lines of one text whose break cuts a word, as one; undefined where it cuts none. */
export function joinCutWord(above: string, below: string): string | undefined {
  if (!HYPHENS.includes(above.at(-1) ?? ' ')) return undefined
  const cut = readCut(above, below)
  if (!cut) {
    const isCompound = /\p{L}\p{M}?[-\u2010]$/u.test(above.slice(-3)) && /^[\p{Lu}\p{Nd}]/u.test(below)
    return isCompound ? above + below : undefined
  }
  return above.slice(0, -1) + (keepsHyphen(cut.first, cut.second, () => new Set()) ? '-' : '') + below
}

/** What a cut word goes on with; capitals only where it is written in them: "ENGAGE-", "MENT". */
const SMALL = /^\p{Ll}[^\s]{0,59}/u
const CAPITALS = /^(?:\p{Ll}[^\s]{0,59}|\p{Lu}{2,59}(?![\p{L}\p{M}]))/u

/** The parts of a word on both sides of a line end, its hyphen left out. */
function readCut(above: string, below: string): { first: string; second: string } | undefined {
  const first = /\p{L}[\p{L}\p{M}.@/_-]{0,59}[-\u2010]$/u.exec(above.slice(-62))?.[0]
  const second = (first !== undefined && first === first.toUpperCase() ? CAPITALS : SMALL).exec(below)?.[0]
  return first && second && first.length > 1 ? { first: first.slice(0, -1), second } : undefined
}

function keepsHyphen(first: string, second: string, known: () => Set<string>): boolean {
  if (/[@/_.]/u.test(first) || /[@/_]|\.\p{L}/u.test(second)) return true
  // An acronym: IT-LEITER.
  if (first.length <= LONGEST_ACRONYM && first === first.toUpperCase()) return true
  // A single letter, or one hyphen already: e-mail, state-of-the-art.
  if (first.length === 1 || first.includes('-') || KEPT.has(first.toLowerCase())) return true
  const tail = /^[\p{L}\p{M}]{1,59}/u.exec(second)?.[0] ?? ''
  const words = known()
  return words.has(`${first}-${tail}`.toLowerCase()) && !words.has((first + tail).toLowerCase())
}

/** The document's words, gathered only when the first cut word asks for them. */
function lazyWords(lines: RawLine[]): () => Set<string> {
  let words: Set<string> | undefined
  return () => {
    if (!words) {
      words = new Set()
      for (const line of lines) for (const word of line.text.toLowerCase().split(/[^\p{L}\p{M}-]+/u)) words.add(word)
    }
    return words
  }
}
