import { AREAS_OF_WORK, IN_WORKPLACES } from '../../../knowledge/reading/common-workplaces.ts'
import type { TermMatch } from '../../../knowledge/match-terms.ts'
import type { Doc } from '../../text/document.ts'
import { trimRange } from '../../text/field-of.ts'
import { isSmall } from '../../text/letter-case.ts'
import { listedAt, phraseListOf } from '../../text/phrase-list.ts'
import { phraseKey, type Word } from '../../text/phrase-set.ts'
import { splitAtOrganisation } from './split-at-organisation.ts'
import type { Segment } from '../words/segment.ts'
import { KNOWN_TITLE, titleScore } from '../words/title-shape.ts'
import { namesKind } from '../words/workplace.ts'

type Links = ReturnType<typeof phraseListOf>
const LINKS = new Map<string, Links>(
  Object.entries(IN_WORKPLACES).map(([language, links]) => [language, phraseListOf(links)]),
)
const AREAS = new Set(AREAS_OF_WORK.split('|').map(phraseKey))
const DEFINITE = new Set(['der', 'le', 'la', 'el'])
/** Words of a title, a link and a kind of workplace at least, and of all three at most. */
const FEWEST = 3
const LONGEST = 14

/** "Werkstudent im Copyshop", "vendedora en tienda de zapatos": the post, and of what kind the workplace is in which it was held; else as the name tells. */
export function splitAtWorkplace(doc: Doc, segment: Segment, titles: TermMatch[]): Segment[] {
  const { words } = segment
  const links = LINKS.get(doc.resume.language ?? 'en')
  if (links === undefined || words.length < FEWEST || words.length > LONGEST)
    return splitAtOrganisation(doc, segment, titles)
  for (let at = 1; at < words.length - 1; at++) {
    if (!isSmall(doc.text[words[at]!.start]!)) continue
    const length = listedAt(words, at, links)
    if (length === 0) continue
    const [left, right] = [words.slice(0, at), words.slice(at + length)]
    // "Helfer im Lager", but "Helfer in einem Lager"
    const isArea = length === 1 || DEFINITE.has(words[at + length - 1]!.key)
    if (right.length === 0 || !isKind(doc, right, isArea) || titleScore(left, titles) < KNOWN_TITLE) continue
    const [start, end] = trimRange(doc, left[0]!.start, left.at(-1)!.end)
    return [
      { ...segment, start, end, words: left },
      { start: right[0]!.start, end: segment.end, words: right, sign: 'at' },
    ]
  }
  return splitAtOrganisation(doc, segment, titles)
}

/** Whether words say of what kind a workplace is, up to where it is. `isArea`: one word may tell in what somebody works instead. */
function isKind(doc: Doc, words: Word[], isArea: boolean): boolean {
  const isNoun = ({ start }: Word) => doc.resume.language === 'de' || isSmall(doc.text[start]!)
  const town = words.findIndex((word) => !isNoun(word))
  const own = town < 0 ? words : words.slice(0, town - 1)
  if (own.length === 0 || (isArea && own.length === 1 && AREAS.has(own[0]!.key))) return false
  return namesKind(doc, own) || (doc.resume.language === 'de' && namesKind(doc, own.slice(0, 1)))
}
