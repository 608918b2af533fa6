import { matchTerms } from '../../../knowledge/match-terms.ts'
import { FIRM_ENDINGS } from '../../../knowledge/reading/employer-words.ts'
import { IN_WORDS_OF } from '../../../knowledge/reading/title-words.ts'
import { isPlace } from '../../contact/home/find-place.ts'
import type { Doc } from '../../text/document.ts'
import { isSmall } from '../../text/letter-case.ts'
import type { Word } from '../../text/phrase-set.ts'
import { isContract } from '../words/before-contract.ts'
import { employerScore, KNOWN_EMPLOYER } from '../words/employer-shape.ts'
import { KNOWN_TITLE, titleScore } from '../words/title-shape.ts'
import { isUnknownName } from '../words/unknown-name.ts'

const ENDINGS = FIRM_ENDINGS.split('|')
const ENGLISH = IN_WORDS_OF['en']!

/** The words of a resume's language that lead from a title to a house. */
export function linksOf({ resume }: Doc): string[] {
  return IN_WORDS_OF[resume.language ?? 'en'] ?? ENGLISH
}

/**
 * "Test Engineer in Merrow Softech", "Camarera en Nordvik": the words of the title and those of the name behind "in"; undefined
 * where what stands there is known, as a subject or a trade is ("Lecturer in Hydrology").
 */
export function splitAtIn(doc: Doc, words: Word[]): { title: Word[]; employer: Word[] } | undefined {
  const links = linksOf(doc)
  const at = words.findIndex(({ key }) => links.includes(key))
  if (at < 1 || at === words.length - 1) return undefined
  const [title, employer] = [words.slice(0, at), words.slice(at + 1)]
  if (employer.some(({ start }) => isSmall(doc.text[start]!)) || titleScore(title, []) < KNOWN_TITLE) return undefined
  if (isPlace(doc, employer) || isContract(employer)) return undefined
  if (!isFirm(doc, employer) && (links === ENGLISH || !isUnknownName(employer))) return undefined
  const name = doc.text.slice(employer[0]!.start, employer.at(-1)!.end)
  return matchTerms(name).length > 0 ? undefined : { title, employer }
}

/** An organisation by its words, or "Softech", "Infosoft": by the ending of its name. */
function isFirm(doc: Doc, words: Word[]): boolean {
  const { key } = words.at(-1)!
  return (
    employerScore(doc, words) >= KNOWN_EMPLOYER ||
    ENDINGS.some((ending) => key.length > ending.length && key.endsWith(ending))
  )
}
