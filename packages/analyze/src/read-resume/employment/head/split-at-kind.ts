import { BEFORE_KINDS, UNITS_OF_FIRMS } from '../../../knowledge/reading/small-words.ts'
import { TOLD_WORDS } from '../../../knowledge/reading/told-words.ts'
import type { Doc } from '../../text/document.ts'
import { isSmall } from '../../text/letter-case.ts'
import { compilePhrases, isPhrase, phraseKeys, type Word } from '../../text/phrase-set.ts'
import { isTraining } from '../words/before-contract.ts'
import { isKindBent } from '../words/bent-kind.ts'
import { KNOWN_TITLE, titleScore } from '../words/title-shape.ts'
import { namesKind } from '../words/workplace.ts'

/** Words of "frutería de mis padres". */
const LONGEST_KIND = 6
const ARTICLES = compilePhrases(TOLD_WORDS.articles)
const AND = compilePhrases(TOLD_WORDS.and)
/** Before a kind of workplace. */
const LINKS = new Set(phraseKeys(BEFORE_KINDS))

/**
 * "ayudante en la frutería de mis padres", "Verkäuferin in einer Bäckerei": the words of the title and those of the workplace, which
 * is in small letters, without its article.
 */
export function splitAtKind(doc: Doc, words: Word[]): { title: Word[]; employer: Word[] } | undefined {
  for (let at = 1; at < words.length - 1; at++) {
    if (!LINKS.has(words[at]!.key) || !isSmall(doc.text[words[at]!.start]!)) continue
    const [title, employer] = [words.slice(0, at), kindBehind(doc, words.slice(at + 1))]
    if (employer !== undefined && titleScore(title, []) >= KNOWN_TITLE) return { title, employer }
  }
  return undefined
}

/** "Verkäuferin Metzgerei", "Ferienjob Eisdiele": a title and, without a link, of what kind the workplace is, as German writes it. */
export function splitBeforeKind(doc: Doc, words: Word[]): { title: Word[]; employer: Word[] } | undefined {
  if (doc.resume.language !== 'de' || words.length < 2 || words.length > LONGEST_BEFORE) return undefined
  const [title, employer] = [words.slice(0, -1), words.slice(-1)]
  const { start, key } = employer[0]!
  if (doc.codes[start - 1] !== BLANK || isSmall(doc.text[start]!) || UNITS.has(key) || !namesKind(doc, employer))
    return undefined
  return titleScore(title, []) >= KNOWN_TITLE || isTraining(title) ? { title, employer } : undefined
}

const LONGEST_BEFORE = 4
const BLANK = 32
/** Kinds of workplace that are parts of a firm, too: "Mitarbeiter Lager". */
const UNITS = new Set(phraseKeys(UNITS_OF_FIRMS))

function kindBehind(doc: Doc, words: Word[]): Word[] | undefined {
  const from = words.findIndex((word) => !isPhrase(word, ARTICLES))
  const rest = words.slice(Math.max(0, from))
  // "Bäckerei in Merrow", "cafetería y en banquetes"
  const stop = rest.findIndex((word, at) => at > 0 && (LINKS.has(word.key) || isPhrase(word, AND)))
  const kind = stop < 0 ? rest : rest.slice(0, stop)
  const isLowly = from > 0 || isSmall(doc.text[words[0]!.start]!)
  return isLowly &&
    kind.length <= LONGEST_KIND &&
    (namesKind(doc, kind) || (kind.length === 1 && isKindBent(doc, kind[0]!)))
    ? kind
    : undefined
}
