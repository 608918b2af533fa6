import { fold } from '../knowledge/fold.ts'
import { BEFORE_PARTICIPLES, ENDINGS_ABROAD, WITHOUT_MARK } from '../knowledge/judging/endings-abroad.ts'

/** Letters that must be left of a word. */
const LEFT = 4

type Endings = { endings: ReadonlySet<string>; longest: number }

const compiled = new Map<string, Endings>()

/**
 * What the forms of a folded word of a language (ISO 639-1) share: "Eindeckung", "eindecken" and "eingedeckt". The word itself
 * where nothing is known of the language's endings.
 */
export function stemAbroad(word: string, language: string): string {
  if (ENDINGS_ABROAD[language] === undefined) return word
  const { endings, longest } = endingsOf(language)
  const short = withoutEnding(word, { endings, longest })
  const verb = withoutMark(short, language)
  return verb ?? short
}

/** The verb that a folded participle is of, without its ending: "eingeraumt" is "einraum". Undefined where it is none. */
export function withoutMark(word: string, language: string): string | undefined {
  if (BEFORE_PARTICIPLES[language] === undefined) return undefined
  const [marked, unmarked] = participlesOf(language)
  const found = marked.exec(word)
  if (found !== null) return `${found[1] ?? ''}${found[2]!}`
  return unmarked.exec(word)?.[1]
}

function withoutEnding(word: string, { endings, longest }: Endings): string {
  for (let length = Math.min(longest, word.length - LEFT); length > 0; length--) {
    if (endings.has(word.slice(-length))) return word.slice(0, -length)
  }
  return word
}

function endingsOf(language: string): Endings {
  const before = compiled.get(language)
  if (before !== undefined) return before
  const endings = new Set(ENDINGS_ABROAD[language]!.split(' ').map(fold))
  const found = { endings, longest: Math.max(...[...endings].map(({ length }) => length)) }
  compiled.set(language, found)
  return found
}

const participles = new Map<string, [marked: RegExp, unmarked: RegExp]>()

function participlesOf(language: string): [marked: RegExp, unmarked: RegExp] {
  const before = participles.get(language)
  if (before !== undefined) return before
  const any = (words: string) => fold(words).split(' ').join('|')
  const found: [RegExp, RegExp] = [
    new RegExp(`^(${any(BEFORE_PARTICIPLES[language]!)})?ge([a-z]{3,}?)(?:e?[td])$`, 'u'),
    new RegExp(`^((?:${any(WITHOUT_MARK[language]!)})[a-z]{3,}?)(?:e?[td])$`, 'u'),
  ]
  participles.set(language, found)
  return found
}
