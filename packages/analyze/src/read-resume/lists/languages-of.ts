import type { Field, LanguageSkill, SectionKind } from '@evenhand/model'
import { knownHeading } from '../sections/heading-kind.ts'
import type { Part } from '../sections/find-sections.ts'
import type { Doc } from '../text/document.ts'
import { findLanguages, motherTongues } from './find-languages.ts'
import { languageStretches } from './language-rows.ts'
import { languagesInSection } from './languages-in-section.ts'

/**
 * Languages of the sections that say so; where there are none, those with their level among the skills and elsewhere. `home`: where
 * the candidate lives, which a bar beside the page may have put below its languages: "Tarn, Italia" is none.
 */
export function languagesOf(doc: Doc, parts: Part[], home?: Field): LanguageSkill[] {
  const isHome = ({ span }: LanguageSkill) =>
    home?.spans.some(({ start, end }) => span.start >= start && span.end <= end) === true
  return spokenIn(doc, parts).filter((skill) => !isHome(skill))
}

function spokenIn(doc: Doc, parts: Part[]): LanguageSkill[] {
  const rowsOf = (kind: SectionKind) => parts.filter((part) => part.kind === kind).flatMap((part) => part.rows)
  const told = parts.filter(({ kind }) => kind === 'languages').flatMap((part) => languagesInSection(doc, part))
  const others = (['skills', 'personal', 'other'] as const).flatMap(rowsOf)
  if (told.length > 0) {
    const codes = new Set(told.map(({ code }) => code))
    return [...others.flatMap((row) => motherTongues(doc, row)).filter(({ code }) => !codes.has(code)), ...told]
  }
  const listed = others.flatMap((row) => {
    const found = findLanguages(doc, row)
    if (found.length === 0) return found
    const isLabelled = row.words[0] !== undefined && knownHeading(row.words.slice(0, 1)) === 'languages'
    // "English: TOEIC 640"
    const isLabel = found[0]?.span.start === row.words[0]?.start && doc.fold[found[0]?.span.end ?? row.end] === ':'
    return isLabelled || isLabel ? found : found.filter(({ level }) => level !== undefined)
  })
  const codes = new Set(listed.map(({ code }) => code))
  const bare = inBareRows(doc, parts).filter(({ code }) => !codes.has(code))
  return [...listed, ...bare]
}

/** Languages of rows, wherever they stand, that say nothing else: each once. */
function inBareRows(doc: Doc, parts: Part[]): LanguageSkill[] {
  const found = new Map<string, LanguageSkill>()
  for (const { kind, heading, rows } of parts) {
    if (NOT_OWN.has(kind)) continue
    for (const row of heading === undefined ? rows : [heading, ...rows]) {
      for (const words of languageStretches(doc, row)) {
        for (const skill of findLanguages(doc, { ...row, words }))
          if (!found.has(skill.code)) found.set(skill.code, skill)
      }
    }
  }
  return [...found.values()]
}

/** Sections in which languages are other people's, or what a post asked for. */
const NOT_OWN = new Set<SectionKind>(['references', 'publications', 'interests'])
