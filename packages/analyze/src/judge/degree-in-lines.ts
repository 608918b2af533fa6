import { DegreeLevel, type Requirement, type Span } from '@evenhand/model'
import {
  GRADUATED,
  GRADUATED_SIGNS,
  NOT_FINISHED,
  OF_PUPILS,
  SCHOOL_CERTIFICATES,
  STILL_STUDYING,
  STILL_STUDYING_SIGNS,
} from '../knowledge/judging/degrees-told.ts'
import { denies } from '../knowledge/judging/negations.ts'
import { DEGREE_WORDS } from '../knowledge/judging/job-degrees.ts'
import { claimOf } from './claim-of.ts'
import { fieldStems, isField, withoutLevels } from './field-stems.ts'
import type { Judging } from './judging.ts'
import { lowerSameLength } from './lower-same-length.ts'
import { sentencesIn } from './sentences.ts'

const TELLS = new RegExp(`(?<![\\p{L}\\p{M}])(?:${GRADUATED})|${GRADUATED_SIGNS}`, 'u')
const OPEN = new RegExp(`(?<![\\p{L}\\p{M}])(?:${NOT_FINISHED})`, 'u')
const ORDER = DegreeLevel.options
/** Sections that tell of others, of wishes, or of what is only known. */
const SILENT = new Set(['references', 'interests', 'skills', 'cover-letter', 'publications'])
/** Letters of the longest sentence that is about a degree: longer ones tell of much else. */
const LONGEST = 200

/** "Ensino superior completo ou cursando": whoever still studies is asked for as well. */
const STUDYING = new RegExp(`(?<!\\p{L})(?:${STILL_STUDYING})(?!\\p{L})|${STILL_STUDYING_SIGNS}`, 'u')

export function isOngoingAsked(asking: string): boolean {
  return STUDYING.test(lowerSameLength(asking))
}

/**
 * A sentence that names the field asked for beside a word for a degree, of a resume of which no such degree was read:
 * "Diploma: leraar basisonderwijs, Saxion Deventer, 2015". Where a level is named it must be high enough.
 */
export function degreeInLines({ id, label, level }: Requirement, { evidence, job }: Judging): Span | undefined {
  const asked = Math.min(ORDER.indexOf(level ?? 'bachelor'), ...levelsIn(lowerSameLength(label)))
  const fields = job.fields.get(id)?.each ?? []
  if (level === 'school') return schoolingInLines(evidence)
  // What is asked for in no field is told by its level alone, which the reader knows.
  if (fields.length === 0) return undefined
  const languages = [...new Set([evidence.language, job.language])]
  const asking = { asked, isOngoing: isOngoingAsked(label), language: evidence.language }
  return sentenceThat(evidence, (said) => {
    if (!isHeld(said, asking)) return false
    const held = languages.flatMap((each) => fieldStems(withoutLevels(said, each), each))
    return fields.some((field) => isField(field, held))
  })
}

/** The first short sentence that `tells`, where people tell of themselves. */
function sentenceThat({ lines, text }: Judging['evidence'], tells: (said: string) => boolean): Span | undefined {
  for (const line of lines) {
    if (line.worth === 0 || SILENT.has(line.section)) continue
    for (const { start, end } of sentencesIn(text, line)) {
      const said = text.slice(start, end)
      if (said.length <= LONGEST && tells(said)) return { start, end: start + said.trimEnd().length }
    }
  }
  return undefined
}

const SCHOOLING = new RegExp(`(?<!\\p{L})(?:${SCHOOL_CERTIFICATES})(?!\\p{L})`, 'u')
const PUPILS = new RegExp(`(?<!\\p{L})(?:${OF_PUPILS})`, 'u')

/** Letters on either side of such a name in which pupils are spoken of. */
const PUPILS_REACH = 24

/** "9 GCSEs with English and maths": a row that names what a school certifies, and not for pupils. */
function schoolingInLines(evidence: Judging['evidence']): Span | undefined {
  return sentenceThat(evidence, (said) => {
    const folded = lowerSameLength(said)
    const named = SCHOOLING.exec(folded)
    if (named === null) return false
    const around = folded.slice(Math.max(0, named.index - PUPILS_REACH), named.index + named[0].length + PUPILS_REACH)
    return !PUPILS.test(around) && isClaimed(said, folded, evidence.language)
  })
}

/** A diploma alone may be of any level. */
const ANY_LEVEL = /(?<!\p{L})diplom[aе]?s?(?!\p{L})/gu

function levelsIn(folded: string): number[] {
  const named = folded.replaceAll(ANY_LEVEL, (word) => ' '.repeat(word.length))
  return DEGREE_WORDS.filter(([, pattern]) => pattern.test(named)).map(([level]) => ORDER.indexOf(level))
}

function isHeld(
  said: string,
  { asked, isOngoing, language }: { asked: number; isOngoing: boolean; language: string },
): boolean {
  const folded = lowerSameLength(said)
  const isStudying = STUDYING.test(folded)
  const levels = levelsIn(folded)
  if (levels.length === 0 && !TELLS.test(folded) && !isStudying) return false
  if ((levels.length > 0 && Math.max(...levels) < asked) || (isStudying && !isOngoing)) return false
  return isClaimed(said, folded, language)
}

/** Whether it was finished, by whoever tells of it. */
function isClaimed(said: string, folded: string, language: string): boolean {
  return !OPEN.test(folded) && !denies(folded, language) && claimOf(said) > 0
}
