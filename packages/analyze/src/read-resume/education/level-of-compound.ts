import type { DegreeLevel } from '@evenhand/model'
import { COURSE_ENDINGS, SCIENCES_AS_TRADES } from '../../knowledge/reading/course-words.ts'
import { Endings } from '../text/endings.ts'
import { foldText } from '../text/fold-text.ts'
import type { Word } from '../text/phrase-set.ts'

/** Endings of compounds, the longest first, which says more. */
const COMPOUNDS = (Object.entries(COURSE_ENDINGS) as [DegreeLevel, string][])
  .flatMap(([level, list]) => list.split('|').map((ending) => [foldText(ending), level] as const))
  .toSorted((a, b) => b[0].length - a[0].length)
const ENDINGS = new Endings(COMPOUNDS.map(([ending]) => ending))
/** The first meaning counts. */
const LEVELS = new Map(COMPOUNDS.toReversed())

const SCIENCES = new Set(SCIENCES_AS_TRADES.split('|'))
/** The least letters of a compound. */
const LEAST_COMPOUND = 8

/** "Elektrotechnikermeister": the level of a course named in one word, by its ending; in English no word is one. */
export function levelOfCompound(word: Word): DegreeLevel | undefined {
  const { key } = word
  if (key.length < LEAST_COMPOUND || SCIENCES.has(key)) return undefined
  const own = ENDINGS.mayEnd(word).find((ending) => key.length > ending.length + 2 && key.endsWith(ending))
  return own === undefined ? undefined : LEVELS.get(own)
}
