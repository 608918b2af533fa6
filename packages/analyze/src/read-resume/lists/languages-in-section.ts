import type { LanguageSkill } from '@evenhand/model'
import { LANGUAGE_LEVELS } from '../../knowledge/reading/language-names.ts'
import type { Part } from '../sections/find-sections.ts'
import type { Doc, Row } from '../text/document.ts'
import { compilePhrases, phraseAt } from '../text/phrase-set.ts'
import { findLanguages } from './find-languages.ts'
import { levelIn } from './language-levels.ts'

const NATIVE = compilePhrases(LANGUAGE_LEVELS.native)
/** Words of a row that tells nothing but how well the language above it is spoken. */
const LONGEST_LEVEL = 4

/** Languages of a section: "Lingua madre: italiano" heads a mother tongue, and a level may stand in a row below its language. */
export function languagesInSection(doc: Doc, { heading, rows }: Part): LanguageSkill[] {
  const native = heading !== undefined && phraseAt(heading.words, 0, NATIVE) > 0
  const found: LanguageSkill[] = []
  let open = false
  for (const [at, row] of rows.entries()) {
    const told = findLanguages(doc, row)
    const [first] = told
    if (first === undefined) {
      const level = open && !row.bullet && row.words.length <= LONGEST_LEVEL ? levelIn(row.words) : undefined
      if (level !== undefined) found.push({ ...found.pop()!, level })
      open = false
      continue
    }
    found.push(
      ...(native && at === 0 ? told.map((skill) => ({ ...skill, level: skill.level ?? ('native' as const) })) : told),
    )
    open = told.length === 1 && first.level === undefined && !(native && at === 0) && isAlone(row, first)
  }
  return found
}

function isAlone({ words }: Row, { span }: LanguageSkill): boolean {
  return words.every(({ start, end }) => start >= span.start && end <= span.end)
}
